import { assistantView as copy } from '@foyer/shared/copy/assistant-view.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { Part } from './part.tsx'
import type { AssistantForm } from './use-assistant-form.ts'

/** The websites beside the firm's own that may show the chat, one on each line. */
export function HostsPart({ form, siteHost }: { form: AssistantForm; siteHost: string | null }) {
  const { draft, change, problemOf } = form
  return (
    <Part title={copy.hosts}>
      <TextArea
        label={copy.furtherHosts}
        hint={siteHost === null ? copy.hostsHintNoSite : copy.hostsHint(siteHost)}
        problem={problemOf('allowedHosts')}
        rows={3}
        spellCheck={false}
        value={draft.allowedHosts.join('\n')}
        onChange={({ target }) => change({ allowedHosts: linesOf(target.value) })}
      />
    </Part>
  )
}

const linesOf = (text: string): string[] =>
  text === '' ? [] : text.split('\n').map((line) => line.trim())
