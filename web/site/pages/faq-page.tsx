import { faq } from '@foyer/shared/copy/public/faq.ts'
import { paths } from '@foyer/shared/paths.ts'
import { plainWords } from '@foyer/shared/rules/rich-words.ts'
import { WaitingRoom } from '../art/scenes.tsx'
import type { Page } from '../page.ts'
import { Fold } from '../parts/fold.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { fillOf, priceFill, RichWords } from '../parts/rich-words.tsx'
import { SideIndex } from '../parts/side-index.tsx'
import { TryBand } from '../parts/try-band.tsx'

/** The questions for search engines (schema.org FAQPage), from the same entries. */
function questions(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer.map((paragraph) => plainWords(paragraph, priceFill)).join('\n'),
      },
    })),
  }
}

/** Ten questions (specification 1, section 2). */
export const faqPage: Page = {
  path: paths.faq,
  title: faq.title,
  description: faq.description,
  preview: 'faq',
  styles: ['reading'],
  structured: () => [questions()],
  draw: (settings) => (
    <>
      <PageHead title={faq.title} lead={faq.lead} drawing={<WaitingRoom />} />
      <div className="reading site-width">
        <SideIndex entries={faq.entries.map(({ id, question }) => ({ id, title: question }))} />
        <div>
          {faq.entries.map(({ id, question, answer }) => (
            <Fold key={id} id={id} title={question}>
              {answer.map((paragraph) => (
                <p key={paragraph}>
                  <RichWords text={paragraph} fill={fillOf(settings)} />
                </p>
              ))}
            </Fold>
          ))}
          <p className="prose mt-8">
            <RichWords text={faq.more} fill={fillOf(settings)} />
          </p>
        </div>
      </div>
      <TryBand />
    </>
  ),
}
