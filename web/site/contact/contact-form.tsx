import type { ContactOutcome } from '@foyer/shared/api/public-site.ts'
import { contact as copy, contactAnswers } from '@foyer/shared/copy/public/contact.ts'
import { apiBase, paths } from '@foyer/shared/paths.ts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { buttonClasses } from '#web/ui/button.tsx'
import type { IslandProps } from '../islands/island.tsx'
import { postJson } from '../islands/post-json.ts'
import { FormMessage } from '../parts/form-message.tsx'
import { SiteField } from '../parts/site-field.tsx'

type Status =
  | { kind: 'idle' | 'pending' }
  | { kind: 'success' | 'failure'; text: string; fields: Readonly<Record<string, string>> }

const fieldNames = ['name', 'email', 'message'] as const

/** What an island is told of a form that came back without JavaScript. */
export function givenOf(outcome: ContactOutcome | undefined): Record<string, string> {
  if (outcome === undefined) return {}
  const { values, fieldErrors, message } = outcome
  const problems = fieldNames.flatMap((name) => {
    const problem = fieldErrors[name]
    return problem === undefined ? [] : [[`${name}Problem`, problem]]
  })
  return { ...values, ...Object.fromEntries(problems), kind: message.kind, text: message.text }
}

function statusOf(given: IslandProps['given']): Status {
  const { kind, text } = given
  if ((kind !== 'success' && kind !== 'failure') || text === undefined) return { kind: 'idle' }
  const fields = fieldNames.flatMap((name) => {
    const problem = given[`${name}Problem`]
    return problem === undefined ? [] : [[name, problem]]
  })
  return { kind, text, fields: Object.fromEntries(fields) }
}

const failure = (text: string, fields: Readonly<Record<string, string>> = {}): Status => ({
  kind: 'failure',
  text,
  fields,
})

/** Not `reset`, which would bring back what a form sent without JavaScript came back with. */
function empty(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]'))
    field.value = ''
}

/** Sends what stands in the form. */
async function send(form: HTMLFormElement): Promise<Status> {
  try {
    const sent = await postJson(`${apiBase}/contact/submit`, Object.fromEntries(new FormData(form)))
    if (sent.outcome === 'offline') return failure(contactAnswers.network)
    if (sent.outcome === 'refused')
      return failure(sent.message ?? contactAnswers.noMessage, sent.fields)
    const { message } = sent.body
    const text = typeof message === 'string' ? message : contactAnswers.sent
    return { kind: 'success', text, fields: {} }
  } catch {
    return failure(contactAnswers.unexpected)
  }
}

/** The contact form. It works as a plain form, too; what was typed stays until it has arrived. */
export function ContactForm({ given }: IslandProps) {
  const [status, setStatus] = useState(() => statusOf(given))
  const form = useRef<HTMLFormElement>(null)
  const message = useRef<HTMLDivElement>(null)
  const isPending = status.kind === 'pending'
  const told = status.kind === 'success' || status.kind === 'failure' ? status : null
  const problems = told?.fields ?? {}
  const wrong = fieldNames.find((name) => problems[name] !== undefined)
  const hasCome = useRef(false)

  useEffect(() => {
    // What was drawn on the server has the keyboard where it should be.
    if (!hasCome.current || told === null) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(first ?? message.current)?.focus()
    hasCome.current = false
  }, [told])

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const sent = event.currentTarget
    setStatus({ kind: 'pending' })
    const next = await send(sent)
    if (next.kind === 'success') empty(sent)
    hasCome.current = true
    setStatus(next)
  }
  const clear = (name: string) => {
    if (told === null || problems[name] === undefined) return
    const left = Object.entries(problems).filter(([field]) => field !== name)
    setStatus({ ...told, fields: Object.fromEntries(left) })
  }
  const field = (name: (typeof fieldNames)[number]) => ({
    id: name,
    label: copy[name],
    value: given[name],
    problem: problems[name],
    takesFocus: given['kind'] !== undefined && wrong === name,
    onInput: () => clear(name),
  })

  return (
    <form ref={form} action={paths.contact} method="post" onSubmit={submit} className="grid gap-6">
      {told !== null && (
        <FormMessage
          kind={told.kind}
          text={told.text}
          place={message}
          takesFocus={given['kind'] !== undefined && wrong === undefined}
        />
      )}
      <SiteField {...field('name')} autoComplete="name" />
      <SiteField {...field('email')} type="email" autoComplete="email" hint={copy.emailHint} />
      <SiteField {...field('message')} isLong hint={copy.messageHint} />
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label htmlFor="homepage">{copy.trap}</label>
        <input id="homepage" name="homepage" tabIndex={-1} autoComplete="off" />
      </div>
      <button
        type="submit"
        aria-disabled={isPending}
        className={`${buttonClasses('primary')} justify-self-start aria-disabled:opacity-55`}
      >
        {isPending ? copy.sending : copy.send}
      </button>
    </form>
  )
}
