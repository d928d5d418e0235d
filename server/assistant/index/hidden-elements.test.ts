import { describe, expect, it } from 'vitest'
import { extractPage } from './extract.ts'

const texts = (body: string) =>
  extractPage(
    `<html lang="en"><body>${body}</body></html>`,
    'https://firm.test/contact',
  ).blocks.map(({ text }) => text)
const row = (name: string, field: string) => `<tr><td>${name}</td><td>${field}</td></tr>`

describe('a row of a table with a field', () => {
  it('is not read where it is the name of the field', () => {
    const form = `<form><table>${row('Telephone', '<input name="tel">')}
      ${row('It is about', '<select><option>Land</option></select>')}
      ${row('Message', '<textarea></textarea>')}${row('', '<input type="submit">')}</table></form>`
    expect(texts(`<b>SEND A NOTE</b><br>${form}<p>We call you back.</p>`)).toEqual([
      'SEND A NOTE',
      'We call you back.',
    ])
  })

  it('is read where a page is laid out around the field', () => {
    const story =
      'We have been on Main Street for forty years, and the bell over the door rings on.'
    expect(texts(`<table>${row(`${story} ${story}`, '<input name="search">')}</table>`)).toEqual([
      `${story} ${story}`,
    ])
  })

  it('is read where it is a line of a list to tick off', () => {
    const list = ['Bring your lease.', 'Bring the notice.']
    const rows = list.map((one) => row('<input type="checkbox">', one)).join('')
    expect(texts(`<table>${rows}</table>`)).toEqual(list)
  })
})
