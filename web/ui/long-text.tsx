import { classes } from './classes.ts'

type LongTextProps = { name: string; text: string; className?: string }

/** A text of any length, to be read: a field, so that the keyboard can go through it and mark all of it. */
export function LongText({ name, text, className }: LongTextProps) {
  return (
    <textarea
      readOnly
      aria-label={name}
      value={text}
      rows={8}
      className={classes(
        'field-sizing-content max-h-[24rem] w-full resize-y rounded border border-line bg-raised px-4 py-3',
        className,
      )}
    />
  )
}
