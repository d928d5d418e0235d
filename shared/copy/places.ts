/** The ZIP field (specification 1, section 5). */
export const zip = {
  label: 'ZIP code',
  looking: 'Looking up the city',
  found: (city: string, stateCode: string): string => `${city}, ${stateCode}`,
} as const

/** The practice-area picker. Bar rules reserve "specialties", so they are never called that. */
export const practiceAreaPicker = {
  label: 'Practice areas',
  optional: 'optional',
  hint: 'Choose from the list, or type your own and press Enter.',
  chosen: 'Chosen practice areas',
  remove: (area: string): string => `Remove ${area}`,
  ownEntry: (area: string): string => `Not in the list. Press Enter to add “${area}” as it stands.`,
  notAdded: (text: string): string => `“${text}” is not added yet. Press Enter to add it.`,
  suggestions: (count: number): string =>
    count === 1 ? '1 suggestion' : `${String(count)} suggestions`,
  added: (area: string): string => `${area} added`,
  removed: (area: string): string => `${area} removed`,
  already: (area: string): string => `${area} is in your list already`,
  full: (max: number): string => `Your list is full: it holds ${String(max)} practice areas.`,
} as const
