import { useState } from 'react'
import type { Citation } from '@foyer/shared/api/widget.ts'
import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import { webAddress } from './parse-text.ts'

/** A reply's footnotes: the number, the page it was read on, and the exact words on request. */
export function Sources(props: { citations: Citation[]; firm: string; copy: ChatCopy }) {
  const { citations, copy } = props
  if (citations.length === 0) return null
  return (
    <ol className="fy-sources" aria-label={copy.sources}>
      {citations.map((citation, index) => (
        <li key={index}>
          {'source' in citation ? (
            <span className="fy-source">
              <Mark number={index + 1} />
              {copy.fromFirm(props.firm)}
            </span>
          ) : (
            <Page number={index + 1} page={citation} copy={copy} />
          )}
        </li>
      ))}
    </ol>
  )
}

type Page = { url: string; title: string; quote: string }

function Page(props: { number: number; page: Page; copy: ChatCopy }) {
  const { page, copy } = props
  const [open, setOpen] = useState(false)
  const href = webAddress(page.url)
  const title = page.title || page.url || copy.website
  return (
    <>
      {href ? (
        <a className="fy-source" href={href} target="_blank" rel="noopener">
          <Mark number={props.number} />
          <span className="fy-title">{title}</span>
          <span className="fy-unseen">({copy.opensNewTab})</span>
        </a>
      ) : (
        <span className="fy-source">
          <Mark number={props.number} />
          {title}
        </span>
      )}
      {page.quote && (
        <button
          type="button"
          className="fy-quiet fy-quote-toggle"
          aria-expanded={open}
          aria-label={`${copy.showQuote} ${props.number}`}
          onClick={() => setOpen(!open)}
        >
          {copy.showQuote}
        </button>
      )}
      {page.quote && (
        <div className="fy-quote" hidden={!open}>
          {copy.fromWebsite} <q>{page.quote}</q>
        </div>
      )}
    </>
  )
}

function Mark(props: { number: number }) {
  return <span className="fy-mark">{props.number}</span>
}
