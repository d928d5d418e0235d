import { billingMail as copy } from '@foyer/shared/copy/billing-mail.ts'
import { formatMoney } from '@foyer/shared/rules/money.ts'
import { totalCents } from '@foyer/shared/rules/price.ts'
import { Button } from '@react-email/button'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { Firm } from '#server/features/conversations/queries.ts'
import { Letter, letterStyles, writeLetter } from '#server/platform/letter.tsx'
import type { CardView } from '#server/ports/payments/payments.ts'
import type { SubscriptionRow } from './queries.ts'
import { graceEnd, linesOf, planOf, sayDay, type Telling } from './rules.ts'

/** What a mail about a subscription is made from. Days are shown in the firm's zone. */
export type BillingMailParts = {
  kind: Telling['kind']
  row: SubscriptionRow
  firm: Firm
  card: CardView | null
  /** What could not be charged yet, in cents. */
  openCents: number
  dashboardUrl: string
}

/** A mail in words, one paragraph each. */
type Words = { subject: string; title: string; paragraphs: string[] }

function trialEnding({ row, firm, card }: BillingMailParts): Words {
  const said = copy.trialEnding
  const day = sayDay(row.trialEnd ?? row.currentPeriodEnd, firm.timeZone)
  const amount = formatMoney(totalCents(linesOf(row)))
  const every = copy.every[planOf(row).interval]
  const charge =
    card === null
      ? said.noCard(amount)
      : said.charge(amount, copy.card(card.brand, card.last4), every)
  return {
    subject: said.subject(day),
    title: said.title,
    paragraphs: [said.lead(firm.name, day), charge, said.stop],
  }
}

function paymentFailed({ row, firm, card, openCents }: BillingMailParts): Words {
  const said = copy.paymentFailed
  const amount = formatMoney(openCents)
  const lead =
    card === null
      ? said.leadNoCard(amount, firm.name)
      : said.lead(amount, firm.name, copy.card(card.brand, card.last4))
  const next = said.next(sayDay(graceEnd(row), firm.timeZone))
  const { subject, title, now, act } = said
  return { subject, title, paragraphs: [lead, now, next, act] }
}

function cancellationPlanned({ row, firm }: BillingMailParts): Words {
  const said = copy.cancellationPlanned
  const day = sayDay(row.currentPeriodEnd, firm.timeZone)
  const lead = said.lead(firm.name, planOf(row).plan.name, day)
  const isPaid = row.status !== 'past_due'
  const paragraphs = [isPaid ? `${lead} ${said.noCharge}` : lead, said.until, said.keep]
  return { subject: said.subject(day), title: said.title, paragraphs }
}

function ended({ row, firm }: BillingMailParts): Words {
  const said = copy.ended
  const day = sayDay(row.endedAt ?? row.currentPeriodEnd, firm.timeZone)
  const lead = said.lead(firm.name, planOf(row).plan.name, day)
  const { subject, title, stops, stays, back } = said
  return { subject, title, paragraphs: [lead, stops, stays, back] }
}

const writers = {
  'trial-ending': trialEnding,
  'payment-failed': paymentFailed,
  'cancellation-planned': cancellationPlanned,
  ended,
} as const satisfies Record<Telling['kind'], (parts: BillingMailParts) => Words>

/** The mail that tells a firm's owner how its subscription stands. */
export async function billingEmail(
  parts: BillingMailParts,
): Promise<{ subject: string; html: string; text: string }> {
  const { subject, title, paragraphs } = writers[parts.kind](parts)
  const letter = (
    <Letter title={title} preview={subject}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={{ ...letterStyles.text, margin: '12px 0 0' }}>
          {paragraph}
        </Text>
      ))}
      <Section style={{ margin: '24px 0' }}>
        <Button href={parts.dashboardUrl} style={letterStyles.button}>
          {copy.open}
        </Button>
      </Section>
      <Text style={letterStyles.small}>{copy.why}</Text>
    </Letter>
  )
  return { subject, ...(await writeLetter(letter)) }
}
