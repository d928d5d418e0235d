/** The product's sign: a doorway with its door ajar, and the name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 24 24" className="size-6" fill="none" aria-hidden="true">
        <g strokeLinecap="round" strokeLinejoin="round" className="stroke-action">
          <path d="M5.5 21V10a6.5 6.5 0 0 1 13 0v11M3 21h18" strokeWidth="1.6" />
          <path d="M12 21V11.2l6.5-2" strokeWidth="1.2" />
        </g>
        <circle cx="14.2" cy="16.4" r="0.9" className="fill-accent" />
      </svg>
      <span className="font-serif text-heading leading-6 font-medium tracking-tight translate-y-0.5">
        {name}
      </span>
    </span>
  )
}
