import { Fragment } from 'react'
import { parseText, type Span } from './parse-text.ts'

/** A reply's words: paragraphs, lists, telephone numbers and, in `own` words, links; never markup from outside. */
export function ReplyText(props: { text: string; safety?: boolean; own?: boolean }) {
  const blocks = parseText(props.text, props.safety, props.own)
  return (
    <div className="fy-words">
      {blocks.map((block, index) =>
        block.list ? (
          <ul key={index}>
            {block.lines.map((line, at) => (
              <li key={at}>
                <Spans spans={line} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            {block.lines.map((line, at) => (
              <Fragment key={at}>
                {at > 0 && <br />}
                <Spans spans={line} />
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  )
}

function Spans(props: { spans: Span[] }) {
  return props.spans.map((span, index) => {
    if (!span.href) return <Fragment key={index}>{span.text}</Fragment>
    return (
      <a
        key={index}
        href={span.href}
        target={span.href.startsWith('http') ? '_blank' : undefined}
        rel="noopener"
      >
        {span.text}
      </a>
    )
  })
}
