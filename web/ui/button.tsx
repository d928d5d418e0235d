import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** `primary` for the one thing to do next, `quiet` for everything else, `plain` without an edge. */
export type ButtonLook = 'primary' | 'quiet' | 'plain'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-action text-on-action not-disabled:hover:bg-action-strong',
  quiet: 'border border-line-strong/60 bg-raised not-disabled:hover:border-ink-soft',
  plain: 'text-ink-soft not-disabled:hover:bg-sunken not-disabled:hover:text-ink',
}

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; small?: boolean }

/** The classes of a button, for links that look like one. */
export function buttonClasses(look: ButtonLook = 'quiet', small = false): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded font-medium whitespace-nowrap',
    'transition-colors duration-120 ease-out select-none disabled:opacity-55',
    small ? 'min-h-8 px-3 text-small' : 'min-h-10 px-4',
    looks[look],
  )
}

/** A button; it submits nothing unless told to. */
export function Button({ look, small, className, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classes(buttonClasses(look, small), className)} {...rest} />
  )
}

/** A button with a picture only; `aria-label` is its name. */
export function IconButton({
  className,
  ...rest
}: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <button
      type="button"
      className={classes(
        'grid size-10 place-items-center rounded text-ink-soft transition-colors duration-120',
        'hover:bg-sunken hover:text-ink',
        className,
      )}
      {...rest}
    />
  )
}
