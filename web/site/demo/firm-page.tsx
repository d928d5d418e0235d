import { demo } from '@foyer/shared/copy/public/demo.ts'

const { firm, page, quote } = demo

/** The firm's mark, a tern, as its website has it (demo/chrome.ts). */
function FirmMark() {
  return (
    <svg viewBox="0 0 48 32">
      <path d="M22 21C17 12 10 6 1 3c8 7 13 13 17 20M24 20C28 11 36 6 47 5c-9 5-14 10-18 17M38 22c-4-4-8-3-12-1-5 2-12 3-18 2M38 22c-3 4-8 5-14 4-5 0-11-1-16-3L3 20M8 23l-5 5" />
    </svg>
  )
}

/** The invented firm's page on fees, behind the chat: the sentence that is quoted is marked on it. */
export function FirmPage() {
  return (
    <div className="demo-page" aria-hidden="true" data-nosnippet="">
      <div className="demo-bar">
        <span>
          {firm.host}
          <span>{page.path}</span>
        </span>
      </div>
      <div className="demo-sheet">
        <div className="demo-firm">
          <p>
            <FirmMark />
            <span>
              {firm.name} <small>{firm.place}</small>
            </span>
          </p>
          <p>
            {page.menu.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
        </div>
        <p className="demo-heading">{page.heading}</p>
        <p className="demo-lede">{page.lede}</p>
        <p className="demo-section">{page.section}</p>
        <p>
          <span className="demo-mark">{quote}</span> {page.after}
        </p>
        <p className="demo-section">{page.table}</p>
        <ul>
          {page.prices.map(([work, fee]) => (
            <li key={work}>
              <span>{work}</span> <span>{fee}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
