import { demo } from '@foyer/shared/copy/public/demo.ts'
import { describe, expect, it } from 'vitest'
import { demoFirm } from './firm.ts'
import { fees } from './pages/fees.ts'

describe('the demo on the home page', () => {
  const { firm, page, quote } = demo
  const text = fees.body.replaceAll(/<[^>]+>/g, ' ')

  it('shows this firm, in its colour', () => {
    expect([firm.name, firm.colour]).toEqual([demoFirm.name, demoFirm.color])
  })

  it('quotes its page about fees word for word', () => {
    expect([page.path, page.title, page.heading]).toEqual([fees.path, fees.title, fees.heading])
    expect(fees.lede).toContain(page.lede)
    expect(text).toContain(`${quote} ${page.after}`)
    expect(quote).toContain(demo.script.answer)
    for (const [work, fee] of page.prices) expect(text).toContain(`${work}  ${fee}`)
    for (const heading of [page.section, page.table]) expect(text).toContain(heading)
  })
})
