import { Fragment } from 'react'
import { parseText, type Span } from './parse-text.ts'

/** A reply's words: paragraphs, lists, links and telephone numbers; never markup from outside. */
export function ReplyText(props: { text: string; safety?: boolean }) {
  const blocks = parseText(props.text, props.safety ?? false)
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
    const away = span.href.startsWith('http')
    return (
      <a key={index} href={span.href} {...(away ? { target: '_blank', rel: 'noopener' } : {})}>
        {span.text}
      </a>
    )
  })
}
