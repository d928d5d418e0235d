import type { SiteSettings } from '@foyer/shared/api/public-site.ts'
import { outsideModel } from '@foyer/shared/copy/public/privacy-rules.ts'
import { billingIntervals, plans } from '@foyer/shared/facts/plans.ts'
import { formatMoney } from '@foyer/shared/rules/money.ts'
import { unitCents } from '@foyer/shared/rules/price.ts'
import { type Fill, readWords } from '@foyer/shared/rules/rich-words.ts'
import { snippetOf } from '@foyer/shared/snippet.ts'
import { Unbroken } from './unbroken.tsx'

/** What each charge for a plan or a seat comes to: `{solo_monthly}`, `{seat_yearly}`. */
export const priceFill: Fill = Object.fromEntries(
  billingIntervals.flatMap((interval) =>
    ([...plans.map(({ key }) => key), 'seat'] as const).map((key) => [
      `${key}_${interval}`,
      formatMoney(unitCents(`${key}_${interval}`)),
    ]),
  ),
)

/** What long texts may name of this process. */
export const fillOf = ({ mail, origin, widgetOrigin, modelHost }: SiteSettings): Fill => ({
  ...priceFill,
  contact: mail.contact,
  origin,
  widget: widgetOrigin,
  outside_model: outsideModel(modelHost),
  snippet: snippetOf(widgetOrigin, 'YOUR-TOKEN'),
})

/** The whole address of a link, which is printed after it; none for a mailbox, whose name is its address. */
const addressOf = (href: string, { origin = '' }: Fill) =>
  href.startsWith('/') ? { 'data-address': origin + href } : {}

/** Words with links in them (shared/copy/public/long-text.ts). */
export function RichWords({ text, fill = {} }: { text: string; fill?: Fill }) {
  return readWords(text, fill).map((run, at) => {
    switch (run.kind) {
      case 'text':
        return <Unbroken key={at} text={run.text} />
      case 'strong':
        return <strong key={at}>{run.text}</strong>
      case 'code':
        return <code key={at}>{run.text}</code>
      case 'link':
        return (
          <a key={at} href={run.href} {...addressOf(run.href, fill)}>
            {run.text}
          </a>
        )
    }
  })
}
