import { expect, it } from 'vitest'
import { attachmentNamed } from './content-disposition.ts'

it.each([
  ['lease.pdf', `filename="lease.pdf"; filename*=UTF-8''lease.pdf`],
  ['My lease (1).pdf', `filename="My lease _1_.pdf"; filename*=UTF-8''My%20lease%20%281%29.pdf`],
  ['señal.png', `filename="se_al.png"; filename*=UTF-8''se%C3%B1al.png`],
  ['離婚🙂.docx', `filename="___.docx"; filename*=UTF-8''%E9%9B%A2%E5%A9%9A%F0%9F%99%82.docx`],
  ["a\";b='c'.txt", `filename="a__b__c_.txt"; filename*=UTF-8''a%22%3Bb%3D%27c%27.txt`],
  [
    'a\r\nSet-Cookie: x=1',
    `filename="a__Set-Cookie_ x_1"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x%3D1`,
  ],
  ['half \uD800.pdf', `filename="half _.pdf"; filename*=UTF-8''half%20%EF%BF%BD.pdf`],
  ['50%.pdf', `filename="50_.pdf"; filename*=UTF-8''50%25.pdf`],
  ['../../etc', `filename=".._.._etc"; filename*=UTF-8''..%2F..%2Fetc`],
])('saves %j', (name, header) => expect(attachmentNamed(name)).toBe(`attachment; ${header}`))

it('holds nothing but printable letters of one byte, whatever the name', () => {
  for (let code = 0; code < 0x3000; code += 1)
    expect(attachmentNamed(`a${String.fromCharCode(code)}b`)).toMatch(/^[\x20-\x7e]+$/)
})
