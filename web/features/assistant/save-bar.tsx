import { assistantView as copy } from '@foyer/shared/copy/assistant-view.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import type { AssistantForm } from './use-assistant-form.ts'

/** Saves or discards, always in sight while something is not saved. */
export function SaveBar({ form }: { form: AssistantForm }) {
  const { sentence, isChanged, isSaving, isSaved } = form
  return (
    <div
      className={classes(
        'grid gap-3 border-t border-line bg-ground py-3',
        (isChanged || isSaved || sentence !== null) && 'sticky bottom-0 z-10',
      )}
    >
      {sentence !== null && (
        <Banner tone="danger" urgent>
          {sentence}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary" disabled={isSaving || !isChanged}>
          {isSaving ? copy.saving : copy.save}
        </Button>
        {isChanged && (
          <Button disabled={isSaving} onClick={form.discard}>
            {copy.discard}
          </Button>
        )}
        <output className="text-small text-ink-soft">
          {isSaved ? copy.saved : isChanged ? copy.unsaved : ''}
        </output>
      </div>
    </div>
  )
}
