import { describe, expect, it } from 'vitest'
import { findSection, sections } from './sections.ts'

describe('the sections (specification 2, section 2)', () => {
  it('are named and ordered as the specification says', () => {
    expect(sections.map((section) => section.name)).toEqual([
      'Dashboard',
      'New Client Leads',
      'Messages Received',
      'Appointment Requests',
      'Documents Received',
      'Integration',
      'Settings & Billing',
    ])
  })

  it.each([
    ['/dashboard', { id: 'leads', itemId: null }],
    ['/dashboard/', { id: 'leads', itemId: null }],
    ['/dashboard/integration', { id: 'integration', itemId: null }],
    ['/dashboard/leads/17', { id: 'leads', itemId: '17' }],
    ['/dashboard/settings', { id: 'settings', itemId: null }],
    ['/dashboard/settings/payment', { id: 'settings', itemId: 'payment' }],
    ['/dashboard/settings/plan', { id: 'settings', itemId: 'plan' }],
    ['/dashboard/settings/profile', { id: 'settings', itemId: 'profile' }],
    ['/dashboard/settings/elsewhere', null],
    ['/dashboard/settings/plan/more', null],
    ['/dashboard/integration/17', null],
    ['/dashboard/leads/17/more', null],
    ['/dashboard/elsewhere', null],
  ])('%s', (path, place) => {
    expect(findSection(path)).toEqual(place)
  })
})
