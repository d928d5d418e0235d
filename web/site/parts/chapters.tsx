import type { Chapter } from '@foyer/shared/copy/public/long-text.ts'
import type { Fill } from '@foyer/shared/rules/rich-words.ts'
import { LongText } from './long-text.tsx'

type ChaptersProps = { chapters: readonly Chapter[]; fill: Fill; numbered?: boolean }

/** The chapters of a long text, each under a heading that the page's index leads to. */
export function Chapters({ chapters, fill, numbered = false }: ChaptersProps) {
  return chapters.map(({ id, title, blocks }, at) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className="chapter prose">
      <h2 id={`${id}-title`}>
        {numbered && <span className="figures">{at + 1}</span>}
        <span>{title}</span>
      </h2>
      <LongText blocks={blocks} fill={fill} />
    </section>
  ))
}
