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
    ['/dashboard/integration/17', null],
    ['/dashboard/leads/17/more', null],
    ['/dashboard/elsewhere', null],
  ])('%s', (path, place) => {
    expect(findSection(path)).toEqual(place)
  })
})
