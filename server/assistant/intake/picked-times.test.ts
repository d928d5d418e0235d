import { describe, expect, it } from 'vitest'
import { respond } from '../turn.ts'
import { allNeeds, newConversation, type TurnContext } from '../turn-state.ts'

const context: TurnContext = {
  index: null,
  firm: {
    name: 'Alder & Reyes',
    phone: '+16165550100',
    timeZone: 'America/Detroit',
    country: 'US',
    needs: allNeeds,
  },
  now: new Date('2026-03-05T15:00:00Z'),
}

const told = (language: 'en' | 'es', lines: string[]) =>
  lines.reduce(
    (conversation, line) => respond(conversation, line, context).conversation,
    newConversation(language),
  ).slots

describe('times that were picked', () => {
  it('are good times, also when it is asked when the matter happened', () => {
    const slots = told('en', [
      'My name is Ana Ruiz, 616-555-0142. My landlord Bob Stone kept my deposit.',
      'These times work for me: Fri, Mar 6 @ 9:00 AM; Mon, Mar 9 @ 2:30 PM (5:30 PM at the firm)',
    ])
    expect(slots.preferred_times).toBe(
      'Fri, Mar 6 @ 9:00 AM; Mon, Mar 9 @ 2:30 PM (5:30 PM at the firm)',
    )
    expect(slots.when).toBeUndefined()
    expect(slots.urgency).toBeUndefined()
  })

  it('are heard in Spanish', () => {
    const slots = told('es', ['Estas horas me convienen: vie, 6 de mar @ 9:00 a.m.'])
    expect(slots.preferred_times).toBe('vie, 6 de mar @ 9:00 a.m.')
  })
})
