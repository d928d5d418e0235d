/** What a visitor may leave beside the conversation, and its states (design section 7). */
export const priorities = ['low', 'medium', 'high'] as const
export const messageStatuses = ['pending', 'viewed', 'responded', 'resolved'] as const
export const consultationTypes = ['phone', 'video', 'in_person'] as const
export const appointmentStatuses = ['requested', 'scheduled', 'completed', 'cancelled'] as const
