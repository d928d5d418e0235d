/** The e-mail that brings what was written in the contact form to the provider. */
export const contactMail = {
  subject: (name: string) => `Message from ${name}`,
  title: 'A message from the website',
  preview: (name: string) => `${name} wrote in the contact form`,
  name: 'Name',
  email: 'E-mail',
  received: 'Received',
  message: 'Message',
  reply: 'Answering this mail writes to the sender. Nobody has proved that the address is theirs.',
} as const
