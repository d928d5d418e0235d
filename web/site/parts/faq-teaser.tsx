import { faq } from '@foyer/shared/copy/public/faq.ts'
import { paths } from '@foyer/shared/paths.ts'
import { priceFill, RichWords } from './rich-words.tsx'

type FaqTeaserProps = {
  /** Which questions, in this order, by their ids in shared/copy/public/faq.ts; the first four unless told. */
  ids?: readonly string[]
}

/** Some questions of the FAQ, closed, and the way to all of them. */
export function FaqTeaser({ ids = faq.entries.slice(0, 4).map(({ id }) => id) }: FaqTeaserProps) {
  return (
    <div className="faq-teaser">
      {ids
        .flatMap((wanted) => faq.entries.filter(({ id }) => id === wanted))
        .map(({ id, question, answer }) => (
          <details key={id} className="fold">
            <summary>
              <h3>{question}</h3>
            </summary>
            <div className="prose">
              {answer.map((paragraph) => (
                <p key={paragraph}>
                  <RichWords text={paragraph} fill={priceFill} />
                </p>
              ))}
            </div>
          </details>
        ))}
      <p className="mt-8">
        <a href={paths.faq} className="link">
          {faq.all}
        </a>
      </p>
    </div>
  )
}
