import { assistantView as copy } from '@foyer/shared/copy/assistant-view.ts'
import { assistantLimits } from '@foyer/shared/facts/assistant.ts'
import { type Language, languages } from '@foyer/shared/facts/statuses.ts'
import { FormField } from '#web/ui/form-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Part } from './part.tsx'
import type { AssistantForm } from './use-assistant-form.ts'

const sets = Object.entries(copy.languageSets).map(([value, text]) => ({ value, text }))

const languagesIn = (set: string): Language[] =>
  set.split(' ').flatMap((name) => languages.filter((known) => known === name))

/** The chat's name, its languages and how it greets. */
export function WordsPart({ form, firmName }: { form: AssistantForm; firmName: string }) {
  const { draft, change, problemOf } = form
  return (
    <Part title={copy.words}>
      <FormField
        label={copy.displayName}
        hint={copy.displayNameHint}
        problem={problemOf('displayName')}
        placeholder={firmName}
        maxLength={assistantLimits.displayName}
        value={draft.displayName}
        onChange={(event) => change({ displayName: event.target.value })}
      />
      <SelectField
        label={copy.languages}
        hint={copy.languagesHint}
        problem={problemOf('languages')}
        options={sets}
        value={draft.languages.join(' ')}
        onChange={(set) => change({ languages: languagesIn(set) })}
      />
      {draft.languages.map((language) => (
        <TextArea
          key={language}
          label={copy.greeting(language)}
          hint={copy.greetingHint}
          problem={problemOf(`greetings.${language}`)}
          lang={language}
          rows={3}
          maxLength={assistantLimits.greeting}
          value={draft.greetings[language]}
          onChange={(event) =>
            change({ greetings: { ...draft.greetings, [language]: event.target.value } })
          }
        />
      ))}
    </Part>
  )
}
