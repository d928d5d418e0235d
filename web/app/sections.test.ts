import { describe, expect, it } from 'vitest'
import { findSection, sections, sectionsOf } from './sections.ts'

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
      '*Admin',
    ])
  })

  it('show the administrator’s to the administrator alone, and the firm’s to who has one', () => {
    const names = (who: { hasFirm: boolean; isAdministrator: boolean }) =>
      sectionsOf(who).map((section) => section.name)
    expect(names({ hasFirm: true, isAdministrator: false })).not.toContain('*Admin')
    expect(names({ hasFirm: true, isAdministrator: true }).at(-1)).toBe('*Admin')
    expect(names({ hasFirm: false, isAdministrator: true })).toEqual(['*Admin'])
  })

  it.each([
    ['/dashboard', { id: 'overview', itemId: null }],
    ['/dashboard/', { id: 'overview', itemId: null }],
    ['/dashboard/messages/17', { id: 'messages', itemId: '17' }],
    ['/dashboard/conversations/17', { id: 'conversations', itemId: '17' }],
    ['/dashboard/conversations', null],
    ['/dashboard/overview/17', null],
    ['/dashboard/integration', { id: 'integration', itemId: null }],
    ['/dashboard/leads/17', { id: 'leads', itemId: '17' }],
    ['/dashboard/settings', { id: 'settings', itemId: null }],
    ['/dashboard/settings/payment', { id: 'settings', itemId: 'payment' }],
    ['/dashboard/settings/plan', { id: 'settings', itemId: 'plan' }],
    ['/dashboard/settings/profile', { id: 'settings', itemId: 'profile' }],
    ['/dashboard/settings/assistant', { id: 'settings', itemId: 'assistant' }],
    ['/dashboard/settings/questions', { id: 'settings', itemId: 'questions' }],
    ['/dashboard/settings/elsewhere', null],
    ['/dashboard/settings/plan/more', null],
    ['/dashboard/integration/17', null],
    ['/dashboard/leads/17/more', null],
    ['/dashboard/elsewhere', null],
  ])('%s', (path, place) => {
    expect(findSection(path)).toEqual(place)
  })
})
