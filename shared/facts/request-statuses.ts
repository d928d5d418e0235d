/** What a visitor may leave beside the conversation, and its states (design section 7). */
export const priorities = ['low', 'medium', 'high'] as const
export type Priority = (typeof priorities)[number]
export const messageStatuses = ['pending', 'viewed', 'responded', 'resolved'] as const
export type MessageStatus = (typeof messageStatuses)[number]
export const consultationTypes = ['phone', 'video', 'in_person'] as const
export type ConsultationType = (typeof consultationTypes)[number]
export const appointmentStatuses = ['requested', 'scheduled', 'completed', 'cancelled'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** Filter of the documents' list (specification 2, section 9). */
export const documentFilters = ['all', 'processed', 'unprocessed'] as const
export type DocumentFilter = (typeof documentFilters)[number]
