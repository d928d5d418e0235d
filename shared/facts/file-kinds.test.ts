import { describe, expect, it } from 'vitest'
import { labelOf, typeOfName } from './file-kinds.ts'

describe('the kinds of files', () => {
  it.each([
    ['lease.pdf', 'PDF'],
    ['IMG_0001.HEIC', 'Image'],
    ['crash.mov', 'Video'],
    ['voicemail.m4a', 'Audio'],
    ['notice.docx', 'Document'],
    ['letter.txt', 'Document'],
    ['wages.csv', 'Spreadsheet'],
    ['wages.xlsx', 'Spreadsheet'],
    ['photos.zip', 'Archive'],
  ])('%s is labelled %s', (name, label) => {
    expect(labelOf(typeOfName(name) ?? '')).toBe(label)
  })

  it('labels what it does not know', () => expect(labelOf('font/woff2')).toBe('File'))

  it.each(['run.exe', 'page.html', 'logo.svg', 'pdf', '.pdfx', 'lease.pdf.js', 'toString', ''])(
    'takes no %j',
    (name) => expect(typeOfName(name)).toBeUndefined(),
  )
})
