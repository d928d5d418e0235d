import type { ModelCall } from '@foyer/shared/api/model.ts'
import { modelCallsView as copy, modelOutcomeNames } from '@foyer/shared/copy/model.ts'
import { localTime } from '@foyer/shared/rules/relative-time.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { LongText } from '#web/ui/long-text.tsx'
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
    <Disclosure
      name={messages.at(-1)?.text ?? copy.messages}
      aside={`${modelOutcomeNames[outcome]} · ${localTime(at, timeZone)}`}
    >
      <div className="grid gap-3 text-small">
        <p className="text-ink-soft wrap-anywhere">
          {model}
          {inputTokens !== null && outputTokens !== null && (
            <span className="figures"> · {copy.tokens(inputTokens, outputTokens)}</span>
          )}
        </p>
        <div className="grid gap-1">
          <p className="label">{copy.messages}</p>
          <p className="wrap-anywhere whitespace-pre-line">
            {messages.map(({ text }) => text).join('\n\n')}
          </p>
        </div>
        <div className="grid gap-1">
          <p className="label">{copy.instructions}</p>
          <LongText name={copy.instructions} text={instructions} />
        </div>
      </div>
    </Disclosure>
  )
}
