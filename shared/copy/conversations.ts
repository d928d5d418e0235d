/** What a visitor is told about their own conversation, beside what the assistant says. */
export const conversations = {
  en: {
    withdrawn: 'Your conversation was deleted. The firm has not received any of it.',
    withdrawnAfterDelivery:
      'The firm had already received your details. They are now marked as withdrawn, and the firm can see that you withdrew them.',
  },
  es: {
    withdrawn: 'Su conversación fue eliminada. La firma no recibió nada de ella.',
    withdrawnAfterDelivery:
      'La firma ya había recibido sus datos. Ahora están marcados como retirados, y la firma puede ver que usted los retiró.',
  },
} as const
