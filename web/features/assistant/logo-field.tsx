import { assistantView as copy } from '@foyer/shared/copy/assistant-view.ts'
import { useId, useRef, useState } from 'react'
import { sentenceOf } from '#web/platform/call.ts'
import { Button } from '#web/ui/button.tsx'
import { useLogoChange } from './data.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** The firm's logo: chosen, seen and taken away, each saved at once. */
export function LogoField({ logoUrl }: { logoUrl: string | null }) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const { mutate, isPending, error } = useLogoChange()

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return
    const image = await shrinkPicture(file)
    setIsUnreadable(image === null)
    if (image !== null) mutate(image)
  }

  const failure = error === null ? null : sentenceOf(error, copy.logoFailed)
  const problem = isUnreadable ? copy.logoUnreadable : failure
  return (
    <div className="grid gap-1.5">
      <p className="font-medium">{copy.logo}</p>
      <div className="flex flex-wrap items-center gap-3">
        {logoUrl !== null && (
          <img
            src={logoUrl}
            alt={copy.logoAlt}
            className="size-11 rounded border border-line bg-raised object-contain p-0.5"
          />
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={copy.chooseLogo}
          accept="image/png,image/jpeg,image/webp"
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button
          ref={opener}
          aria-describedby={id}
          onClick={() => !isPending && chooser.current?.click()}
        >
          {isPending ? copy.saving : logoUrl === null ? copy.chooseLogo : copy.changeLogo}
        </Button>
        {logoUrl !== null && (
          <Button
            look="plain"
            onClick={() => {
              opener.current?.focus()
              if (!isPending) mutate(null)
            }}
          >
            {copy.removeLogo}
          </Button>
        )}
      </div>
      <div id={id} aria-live="polite" className="text-small text-ink-soft">
        {problem === null ? copy.logoHint : <p className="font-medium text-danger">{problem}</p>}
      </div>
    </div>
  )
}
