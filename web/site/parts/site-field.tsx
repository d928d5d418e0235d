import { classes } from '#web/ui/classes.ts'

type SiteFieldProps = {
  /** Also its name in the form; the notes under it get `{id}-notes`. */
  id: string
  label: string
  hint?: string
  /** What is wrong with it; it takes the hint's place. */
  problem?: string | undefined
  value?: string | undefined
  type?: 'text' | 'email'
  /** Several lines to write on. */
  isLong?: boolean
  autoComplete?: string
  inputMode?: 'url'
  placeholder?: string
  /** Takes the keyboard when the document opens, where a form came back without JavaScript. */
  takesFocus?: boolean
  onInput?: () => void
}

const look =
  'scroll-mt-12 w-full rounded border border-line-strong bg-raised px-3 text-read transition-colors duration-120 hover:border-ink-soft aria-invalid:border-danger'

/** A labelled field of a public form. Its ids are fixed, since it is drawn twice: on the server and here. */
export function SiteField({ id, label, hint, problem, value, isLong, ...more }: SiteFieldProps) {
  const { takesFocus = false, type = 'text', ...rest } = more
  const isWrong = problem !== undefined
  const shared = {
    id,
    name: id,
    required: true,
    defaultValue: value,
    'aria-invalid': isWrong,
    'aria-describedby': `${id}-notes`,
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- only on a document that answers a sent form
    autoFocus: takesFocus,
    ...rest,
  }
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {isLong === true ? (
        <textarea
          {...shared}
          rows={7}
          className={classes(look, 'field-sizing-content min-h-44 resize-y py-2.5')}
        />
      ) : (
        <input {...shared} type={type} className={classes(look, 'min-h-11')} />
      )}
      <div id={`${id}-notes`} className="text-small text-ink-soft empty:hidden">
        {isWrong ? <p className="font-medium text-danger">{problem}</p> : hint}
      </div>
    </div>
  )
}
