import type { InstallationCheck } from '@foyer/shared/api/integration.ts'
import type { CheckedPage } from '@foyer/shared/api/public-site.ts'
import { checkSite as copy } from '@foyer/shared/copy/public/check-site.ts'
import { apiBase, paths } from '@foyer/shared/paths.ts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { buttonClasses } from '#web/ui/button.tsx'
import { Island, type IslandProps } from '../islands/island.tsx'
import { postJson } from '../islands/post-json.ts'
import { SiteField } from '../parts/site-field.tsx'
import { CheckResult } from './check-result.tsx'
import { readCheck } from './read-check.ts'

type Status =
  | { kind: 'idle' }
  | { kind: 'pending' }
  | { kind: 'checked'; url: string; check: InstallationCheck }
  | { kind: 'failed'; problem: string }

/** What the island is told of a page that was looked at without JavaScript. */
function givenOf(checked: CheckedPage | undefined): Record<string, string> {
  if (checked === undefined) return {}
  if ('problem' in checked) return checked
  return { url: checked.url, check: JSON.stringify(checked.check) }
}

function statusOf({ url = '', check, problem }: IslandProps['given']): Status {
  if (problem !== undefined) return { kind: 'failed', problem }
  const read = check === undefined ? null : readCheck(JSON.parse(check))
  return read === null ? { kind: 'idle' } : { kind: 'checked', url, check: read }
}

async function ask(url: string): Promise<Status> {
  const failed = (problem: string): Status => ({ kind: 'failed', problem })
  try {
    const sent = await postJson(`${apiBase}/guide/check`, { url })
    if (sent.outcome === 'offline') return failed(copy.network)
    if (sent.outcome === 'refused') return failed(sent.fields['url'] ?? sent.message ?? copy.failed)
    const check = readCheck(sent.body['check'])
    return check === null ? failed(copy.failed) : { kind: 'checked', url, check }
  } catch {
    return failed(copy.failed)
  }
}

/** The form of {@link CheckSite}; a plain one where there is no JavaScript. */
export function CheckSiteForm({ given }: IslandProps) {
  const [status, setStatus] = useState(() => statusOf(given))
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLElement>(null)
  const hasCome = useRef(false)
  const isPending = status.kind === 'pending'
  const wasSent = given['url'] !== undefined

  useEffect(() => {
    if (!hasCome.current || isPending) return
    hasCome.current = false
    if (status.kind === 'checked') result.current?.focus()
    else form.current?.querySelector('input')?.focus()
  }, [status, isPending])

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const url = new FormData(event.currentTarget).get('url')
    setStatus({ kind: 'pending' })
    const next = await ask(typeof url === 'string' ? url : '')
    hasCome.current = true
    setStatus(next)
  }

  return (
    <div className="grid gap-6">
      <form ref={form} action={paths.guide} method="post" onSubmit={submit} className="grid gap-4">
        <SiteField
          id="url"
          label={copy.field}
          hint={copy.private}
          value={given['url']}
          inputMode="url"
          autoComplete="url"
          placeholder={copy.example}
          problem={status.kind === 'failed' ? status.problem : undefined}
          takesFocus={wasSent && status.kind === 'failed'}
          onInput={() => status.kind === 'failed' && setStatus({ kind: 'idle' })}
        />
        <button
          type="submit"
          aria-disabled={isPending}
          className={`${buttonClasses('primary')} justify-self-start aria-disabled:opacity-55`}
        >
          {isPending ? copy.checking : copy.start}
        </button>
      </form>
      <output className="grid gap-2 text-ink-soft empty:hidden">
        {isPending && (
          <>
            <progress className="measure" aria-label={copy.checking} />
            {copy.progress}
          </>
        )}
      </output>
      {status.kind === 'checked' && (
        <CheckResult url={status.url} check={status.check} place={result} takesFocus={wasSent} />
      )}
    </div>
  )
}

/** The box of the guide that looks whether a page has the snippet; `checked` after it was sent without JavaScript. */
export function CheckSite({ checked }: { checked?: CheckedPage | undefined }) {
  return (
    <section
      aria-labelledby="check-title"
      className="check-site mt-10 grid gap-4 border-t border-line pt-8 font-sans text-body"
    >
      <h3 id="check-title" className="mt-0 font-serif text-heading font-medium">
        {copy.title}
      </h3>
      <p>{copy.text}</p>
      <Island name="check-site" of={CheckSiteForm} given={givenOf(checked)} />
    </section>
  )
}
