import { listKeys } from '@foyer/shared/copy/list-room.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** The keys that work in the list. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={listKeys.title} onClose={onClose}>
      <dl className="grid">
        {listKeys.rows.map(({ keys, does }) => (
          <div
            key={does}
            className="flex flex-row-reverse items-center justify-between gap-4 border-t border-line py-2.5"
          >
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded border border-line-strong/60 bg-ground px-1.5 py-0.5 text-center font-sans text-small"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
