import { siteAddress as copy } from '@foyer/shared/copy/integration.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useSite } from './data.ts'
import { SiteAddressForm } from './site-address-form.tsx'

/** The address of the firm's website, and the way to another one. */
export function SiteAddress({ integrationId }: { integrationId: string }) {
  const { data: site } = useSite(integrationId)
  const [isEditing, setIsEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const showToast = useToast()
  if (site === undefined) return null
  const { siteUrl } = site

  function close(said?: string): void {
    // The button is there again before it gets the focus.
    flushSync(() => setIsEditing(false))
    opener.current?.focus()
    if (said !== undefined) showToast(said)
  }

  return (
    <section aria-labelledby="site-address" className="grid gap-3 border-t border-line pt-8">
      <h2 id="site-address" className="text-heading">
        {copy.title}
      </h2>
      {isEditing ? (
        <SiteAddressForm integrationId={integrationId} siteUrl={siteUrl} onClose={close} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {siteUrl === null ? (
            <p className="max-w-[38em] text-ink-soft">{copy.none}</p>
          ) : (
            <a href={siteUrl} target="_blank" rel="noreferrer" className="link wrap-anywhere">
              {siteUrl}
            </a>
          )}
          <Button
            ref={opener}
            small
            {...(siteUrl !== null && { 'aria-label': copy.editLabel })}
            onClick={() => setIsEditing(true)}
          >
            {siteUrl === null ? copy.add : copy.edit}
          </Button>
        </div>
      )}
    </section>
  )
}
