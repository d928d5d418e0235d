import type { Block } from '@foyer/shared/copy/public/long-text.ts'
import { type Fill, fillWords } from '@foyer/shared/rules/rich-words.ts'
import { Picture } from './picture.tsx'
import { RichWords } from './rich-words.tsx'

type WithFill = { fill: Fill }

function Items({ items, fill }: WithFill & { items: readonly string[] }) {
  return items.map((text) => (
    <li key={text}>
      <RichWords text={text} fill={fill} />
    </li>
  ))
}

function Facts({ facts, fill }: WithFill & { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="reading-facts">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>
            <RichWords text={name} fill={fill} />
          </dt>
          <dd>
            <RichWords text={text} fill={fill} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function OneBlock({ block, fill }: WithFill & { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <RichWords text={block} fill={fill} />
      </p>
    )
  if ('list' in block)
    return (
      <ul>
        <Items items={block.list} fill={fill} />
      </ul>
    )
  if ('steps' in block)
    return (
      <ol>
        <Items items={block.steps} fill={fill} />
      </ol>
    )
  if ('note' in block)
    return (
      <p className="reading-note">
        <RichWords text={block.note} fill={fill} />
      </p>
    )
  if ('facts' in block) return <Facts facts={block.facts} fill={fill} />
  if ('picture' in block) return <Picture {...block.picture} />
  return (
    <figure className="reading-code">
      <figcaption>{block.of}</figcaption>
      <pre>
        <code>{fillWords(block.code, fill)}</code>
      </pre>
    </figure>
  )
}

/** The blocks of one chapter, inside a Prose. */
export function LongText({ blocks, fill }: WithFill & { blocks: readonly Block[] }) {
  return blocks.map((block, at) => <OneBlock key={at} block={block} fill={fill} />)
}
