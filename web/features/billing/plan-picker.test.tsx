import type { BillingInterval, PlanKey } from '@foyer/shared/facts/plans.ts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { BillingSummary } from './billing-summary.tsx'
import { PlanPicker } from './plan-picker.tsx'

function Picker({ start }: { start: BillingInterval }) {
  const [planKey, setPlanKey] = useState<PlanKey | null>(null)
  const [interval, setInterval] = useState(start)
  return (
    <PlanPicker
      planKey={planKey}
      interval={interval}
      onPlan={setPlanKey}
      onInterval={setInterval}
      recommended="solo"
    />
  )
}

/** What is read out with a plan's name. */
function describedBy(name: string): string {
  const ids = screen.getByRole('radio', { name }).getAttribute('aria-describedby') ?? ''
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
}

afterEach(cleanup)

describe('the price list (specification 1, section 3)', () => {
  it('shows the monthly prices', () => {
    render(<Picker start="monthly" />)
    expect(describedBy('Solo')).toBe('1 attorneyFits your firm $349/monthbilled monthly')
    expect(describedBy('Firm')).toBe('2 to 5 attorneysMost Popular $599/monthbilled monthly')
    expect(describedBy('Firm Plus')).toBe(
      '6+ attorneys $999/monthbilled monthly+$99/month per attorney after the 6th',
    )
    expect(screen.getByText('Save 10%')).toBeTruthy()
  })

  it('shows the yearly price a month, and the total as twelve times it', async () => {
    render(<Picker start="monthly" />)
    await userEvent.click(screen.getByText('Yearly'))
    expect(describedBy('Solo')).toContain('$314/month$3,768 a year (12 × $314)')
    expect(describedBy('Firm')).toContain('$539/month$6,468 a year (12 × $539)')
    expect(describedBy('Firm Plus')).toContain('$899/month$10,788 a year (12 × $899)')
  })

  it('says what every plan includes', () => {
    render(<Picker start="yearly" />)
    const list = screen.getByRole('list', { name: 'Every plan includes' })
    expect([...list.children].map((item) => item.textContent)).toEqual([
      'Unlimited intake via chat',
      'Simple messaging and scheduling',
      'Instant lead follow-up',
      'Lead tracking dashboard',
      'Custom branding',
      'ABA compliant by design',
      'Simple no-code set-up',
    ])
  })

  it('is chosen from with the keyboard, nothing being chosen before', async () => {
    render(<Picker start="yearly" />)
    expect(screen.getAllByRole<HTMLInputElement>('radio', { checked: true })).toHaveLength(1)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('radio', { name: 'Solo' })).toHaveProperty('checked', true)
  })
})

describe('the billing summary', () => {
  const shown = (planId: 1 | 6, attorneyCount: number) =>
    render(
      <BillingSummary
        choice={{ planId, attorneyCount }}
        trialEndsAt="2026-11-29T04:30:00Z"
        timeZone="America/New_York"
      />,
    ).container.textContent

  it('charges nothing today, and says what comes after the trial, in the firm’s zone', () => {
    const text = shown(1, 1)
    expect(text).toContain("Today's charge: $0")
    expect(text).toContain('Solo, billed monthly$349')
    expect(text).toContain(
      'Your free trial ends on Nov 28, 2026. From then on you pay $349 a month.',
    )
    expect(text).not.toContain('after the 6th')
  })

  it('adds the attorneys after the sixth, 12 times $99 a year each', () => {
    const text = shown(6, 9)
    expect(text).toContain('Firm Plus, billed yearly$10,788')
    expect(text).toContain('3 attorneys after the 6th at $1,188$3,564')
    expect(text).toContain('From then on you pay $14,352 a year.')
  })
})
