import { longReading } from '@foyer/shared/copy/public/long-text.ts'

/** From which day a text holds. */
export function EffectiveDay({ iso, text }: { iso: string; text: string }) {
  return (
    <p className="text-ink-soft">
      {longReading.effective} <time dateTime={iso}>{text}</time>
    </p>
  )
}
