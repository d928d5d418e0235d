import type { ModelCall } from '@foyer/shared/api/model.ts'
import { modelCallsView as copy, modelOutcomeNames } from '@foyer/shared/copy/model.ts'
import { localTime } from '@foyer/shared/rules/relative-time.ts'
import { ChevronRight } from 'lucide-react'
import { useModelCalls } from './data.ts'
import { Part } from './part.tsx'

/** What a language model was sent of a chat, call by call; nothing where none was asked. */
export function ModelCalls({ id, timeZone }: { id: string; timeZone: string }) {
  const { data: calls = [], isError } = useModelCalls(id)
  if (!isError && calls.length === 0) return null
  return (
    <Part title={copy.title}>
      <p className="text-small text-ink-soft">{isError ? copy.failed : copy.text}</p>
      <ul>
        {calls.map((call) => (
          <li key={call.id} className="border-line not-first:border-t">
            <Call call={call} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Call({ call, timeZone }: { call: ModelCall; timeZone: string }) {
  const { at, model, outcome, inputTokens, outputTokens, messages, instructions } = call
  return (
    <details className="group">
      <summary className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-3 rounded py-2 hover:bg-sunken">
        <span className="flex min-w-0 items-center gap-1.5">
          <ChevronRight
            size={15}
            className="shrink-0 text-ink-soft transition-transform duration-120 group-open:rotate-90"
            aria-hidden="true"
          />
          <span className="wrap-anywhere">{modelOutcomeNames[outcome]}</span>
        </span>
        <span className="figures text-small text-ink-soft">{localTime(at, timeZone)}</span>
      </summary>
      <div className="grid gap-3 pt-1 pb-4 pl-5 text-small">
        <p className="text-ink-soft wrap-anywhere">
          {model}
          {inputTokens !== null && outputTokens !== null && (
            <span className="figures"> · {copy.tokens(inputTokens, outputTokens)}</span>
          )}
        </p>
        <Sent title={copy.messages} text={messages.map(({ text }) => text).join('\n\n')} />
        <Sent title={copy.instructions} text={instructions} />
      </div>
    </details>
  )
}

function Sent({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="label">{title}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  )
}
