import { expect, it } from 'vitest'
import { writePhone } from './phone.ts'
import { webAddress } from './web-address.ts'

it.each([
  ['https://firm.example/a?b#c', 'https://firm.example/a?b#c'],
  ['http://firm.example', 'http://firm.example/'],
  ['javascript:alert(1)', null],
  [' JavaScript:alert(1)', null],
  ['data:text/html,x', null],
  ['/relative', null],
  ['', null],
])('follows only web addresses: %s', (url, address) => {
  expect(webAddress(url)).toBe(address)
})

it.each([
  ['+15175550134', '(517) 555-0134'],
  ['+525512345678', '+525512345678'],
  ['555-0134 ext. 2', '555-0134 ext. 2'],
])('writes a number as people here do: %s', (phone, written) => {
  expect(writePhone(phone)).toBe(written)
})
