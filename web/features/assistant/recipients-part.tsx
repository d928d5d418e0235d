import type { Recipient } from '@foyer/shared/api/assistant.ts'
import { assistantView as copy } from '@foyer/shared/copy/assistant-view.ts'
import { assistantLimits } from '@foyer/shared/facts/assistant.ts'
import { useRef, useState } from 'react'
import { sentenceOf } from '#web/platform/call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { AddressForm } from './address-form.tsx'
import { useRecipientChange } from './data.ts'
import { Part } from './part.tsx'

/** Who is told of what visitors leave. Each change takes effect at once, apart from the other settings. */
export function RecipientsPart({ recipients }: { recipients: readonly Recipient[] }) {
  const [writing, setWriting] = useState<'main' | 'add' | null>(null)
  const change = useRecipientChange()
  const others = recipients.filter(({ id }) => id !== null)
  const list = useRef<HTMLUListElement>(null)
  const failure = change.isError ? sentenceOf(change.error, copy.mailFailed) : null

  function close(): void {
    setWriting(null)
    list.current?.focus()
  }
  function write(kind: 'main' | 'add'): void {
    change.reset()
    setWriting(kind)
  }

  return (
    <Part title={copy.recipients} text={copy.recipientsText}>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={copy.recipients}
        className="border-y border-line outline-none"
      >
        {recipients.map((recipient) => (
          <RecipientRow
            key={recipient.id ?? 'main'}
            recipient={recipient}
            onRemind={(id) => change.mutate({ kind: 'remind', id })}
            onRemove={(id) => {
              list.current?.focus()
              change.mutate({ kind: 'remove', id })
            }}
          />
        ))}
      </ul>
      {change.isSuccess && <Banner tone="good">{change.data.message}</Banner>}
      {failure !== null && writing === null && (
        <Banner tone="danger" urgent>
          {failure}
        </Banner>
      )}
      {writing === null ? (
        <div className="flex flex-wrap gap-2">
          {others.length < assistantLimits.recipients && (
            <Button onClick={() => write('add')}>{copy.addAddress}</Button>
          )}
          <Button onClick={() => write('main')}>{copy.changeMain}</Button>
        </div>
      ) : (
        <AddressForm
          submit={writing === 'main' ? copy.saveMain : copy.add}
          isBusy={change.isPending}
          problem={failure}
          onSubmit={(email) => change.mutate({ kind: writing, email }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Part>
  )
}

type RecipientRowProps = {
  recipient: Recipient
  onRemind: (id: string) => void
  onRemove: (id: string) => void
}

function RecipientRow({ recipient, onRemind, onRemove }: RecipientRowProps) {
  const { id, email, provedAt, becomesMain } = recipient
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line py-2.5 not-first:border-t">
      <div className="min-w-0">
        <p id={`recipient-${id ?? 'main'}`} className="wrap-anywhere">
          {email}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-small text-ink-soft">
          {id === null && <span>{copy.main}</span>}
          {becomesMain && <span>{copy.becomesMain}</span>}
          <Badge tone={provedAt === null ? 'caution' : 'good'}>
            {provedAt === null ? copy.waiting : copy.confirmed}
          </Badge>
        </p>
      </div>
      {id !== null && (
        <div className="flex gap-1">
          {provedAt === null && (
            <Button
              small
              look="plain"
              aria-describedby={`recipient-${id}`}
              onClick={() => onRemind(id)}
            >
              {copy.remind}
            </Button>
          )}
          <Button
            small
            look="plain"
            aria-describedby={`recipient-${id}`}
            onClick={() => onRemove(id)}
          >
            {copy.remove}
          </Button>
        </div>
      )}
    </li>
  )
}
