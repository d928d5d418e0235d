import { z } from 'zod'
import { contactProblems as problems } from '../copy/public/contact.ts'
import { contactLimits } from '../facts/limits.ts'
import { minutes } from '../facts/time.ts'
import { shownName } from '../rules/shown-name.ts'
import { endpoint } from './endpoint.ts'

/** Lines as they are kept: forms send them as mail does, and nobody types a control character. */
const plainLines = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')

/** What is written to the provider (specification 1, section 3); the bounds are ours. */
export const ContactForm = z.object({
  name: z
    .string(problems.nameMissing)
    .overwrite((name) => shownName(name, ''))
    .min(1, problems.nameMissing)
    .max(contactLimits.name, problems.nameLong),
  email: z
    .string(problems.emailMissing)
    .trim()
    .min(1, { error: problems.emailMissing, abort: true })
    .max(contactLimits.email, { error: problems.emailWrong, abort: true })
    .pipe(z.email(problems.emailWrong)),
  message: z
    .string(problems.messageMissing)
    .overwrite(plainLines)
    .trim()
    .min(1, problems.messageMissing)
    .max(contactLimits.message, problems.messageLong),
  /** Nobody sees this field; a program that fills it in is answered like a person and not heard. */
  homepage: z.string().optional(),
})
export type ContactForm = z.infer<typeof ContactForm>

export const contactApi = {
  submitContact: endpoint({
    method: 'POST',
    path: '/contact/submit',
    access: 'public',
    rate: { max: 60, windowMs: minutes(10) },
    body: ContactForm,
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
} as const
