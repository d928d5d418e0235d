import { expect, it } from 'vitest'
import { demoSiteAddress } from './demo-site.ts'

it.each([
  ['localhost', '3000', 'http://127.0.0.1:3003/'],
  ['127.0.0.1', '4100', 'http://127.0.0.1:4103/'],
  ['app.foyer.example', '', null],
  ['localhost', '', null],
])('the demo site beside %s:%s', (hostname, port, address) => {
  expect(demoSiteAddress({ hostname, port })).toBe(address)
})
