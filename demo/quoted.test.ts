import { exhibits } from '@foyer/shared/copy/public/features.ts'
import { expect, it } from 'vitest'
import { demoSite } from './site.ts'

it('has the sentence that the features page quotes from it, on the page it names', () => {
  const { quote, page } = exhibits.answers
  const { body } = demoSite({ origin: 'http://127.0.0.1:3003', snippet: '' }).get('/fees')
  expect(body).toContain(quote)
  expect(body).toContain(page)
})
