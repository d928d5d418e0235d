type TypedProps = {
  text: string
  /** `load` types as soon as it is drawn; `view` waits until it is scrolled to. */
  when: 'load' | 'view'
}

/**
 * A headline that types itself once, with a blinking cursor (specification 1, section 9). The typing is
 * the style sheet's (styles/landing.css): each letter has its place from the beginning, so nothing
 * moves, and a script is needed only to wait until it is seen. Readers get the sentence in one piece.
 */
export function Typed({ text, when }: TypedProps) {
  const manner =
    when === 'load'
      ? { className: 'typed typing' }
      : { className: 'typed', 'data-enhance': 'typewriter' }
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" {...manner}>
        {text.split('').map((letter, at) => (
          <i key={at}>{letter}</i>
        ))}
      </span>
    </>
  )
}
