import { brandNames, testMode as copy, testRefusalNames } from '@foyer/shared/copy/billing.ts'
import { type TestCard, testCards } from '@foyer/shared/facts/test-cards.ts'
import { groupDigits } from './typed-card.ts'

type TestCardListProps = {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onChoose: (card: TestCard) => void
}

/** The cards that work in test mode, each a click away from the form. */
export function TestCardList({ isOpen, onToggle, onChoose }: TestCardListProps) {
  return (
    <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className="w-fit rounded text-small font-medium text-action">{copy.cards}</summary>
      <p className="mt-2 text-small text-ink-soft">{copy.cardsHint}</p>
      <ul className="figures mt-1 border-y border-line">
        {testCards.map((card) => (
          <li key={card.token} className="border-line not-first:border-t">
            <button
              type="button"
              className="flex min-h-10 w-full flex-wrap items-baseline justify-between gap-x-4 rounded px-2 py-2 text-left text-small transition-colors duration-120 hover:bg-sunken"
              onClick={() => onChoose(card)}
            >
              <span>{groupDigits(card.number)}</span>
              <span className="text-ink-soft">
                {brandNames[card.brand] ?? card.brand} · {outcomeOf(card)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

function outcomeOf({ refusedAs, refusedWhenCharged }: TestCard): string {
  if (refusedWhenCharged !== undefined) return copy.refusedWhenCharged
  return refusedAs === undefined ? copy.works : testRefusalNames[refusedAs]
}
