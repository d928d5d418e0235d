import { cardForm as copy, testMode } from '@foyer/shared/copy/billing.ts'
import type { TestCard } from '@foyer/shared/facts/test-cards.ts'
import {
  type ChangeEvent,
  type ComponentProps,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import type { CardFormHandle } from './card-form-handle.ts'
import { TestCardList } from './test-card-list.tsx'
import {
  emptyCard,
  groupDigits,
  mayBeReal,
  readTypedCard,
  spaceExpiry,
  type TypedCard,
} from './typed-card.ts'

/** Browsers and password managers are asked not to offer a real card here. */
const offerNothing = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-lpignore': 'true',
} as const

/**
 * The card form of test mode. It takes the test cards and no other: what may be somebody's own card
 * is refused and forgotten here in the browser, and no number is ever sent.
 */
export function SandboxCardForm({ ref }: { ref: Ref<CardFormHandle> }) {
  const [card, setCard] = useState(emptyCard)
  const [isRefused, setIsRefused] = useState(false)
  const [isListOpen, setIsListOpen] = useState(false)
  const numberField = useRef<HTMLInputElement>(null)

  function refuseRealCard(): void {
    setCard({ ...card, number: '' })
    setIsRefused(true)
    setIsListOpen(true)
  }

  function change(part: Partial<TypedCard>): void {
    const next = { ...card, ...part }
    if (mayBeReal(next.number, false)) return refuseRealCard()
    setIsRefused(false)
    setCard(next)
  }

  function fillIn(chosen: TestCard): void {
    const year = String((new Date().getFullYear() + 3) % 100)
    setCard({
      number: groupDigits(chosen.number),
      expiry: `12 / ${year}`,
      cvc: chosen.brand === 'amex' ? '1234' : '123',
      postalCode: '10001',
    })
    setIsRefused(false)
    setIsListOpen(false)
    numberField.current?.focus()
  }

  useImperativeHandle(ref, () => ({
    save: async () => {
      const saved = readTypedCard(card)
      if (saved.outcome === 'refused' && saved.message === testMode.refusal) refuseRealCard()
      return saved
    },
  }))

  return (
    <>
      <Banner tone="caution">{testMode.banner}</Banner>
      {isRefused && (
        <Banner tone="danger" urgent>
          {testMode.refusal}
        </Banner>
      )}
      <Digits
        ref={numberField}
        label={copy.number}
        value={card.number}
        placeholder="4242 4242 4242 4242"
        aria-invalid={isRefused}
        onBlur={() => mayBeReal(card.number, true) && refuseRealCard()}
        onChange={(event) => change({ number: tidy(event, groupDigits) })}
      />
      <div className="grid grid-cols-3 gap-3">
        <Digits
          label={copy.expiry}
          value={card.expiry}
          placeholder={copy.expiryHint}
          onChange={(event) => change({ expiry: tidy(event, spaceExpiry) })}
        />
        <Digits
          label={copy.cvc}
          value={card.cvc}
          maxLength={4}
          onChange={(event) => change({ cvc: event.target.value })}
        />
        <Digits
          label={copy.postalCode}
          inputMode="text"
          value={card.postalCode}
          maxLength={10}
          onChange={(event) => change({ postalCode: event.target.value })}
        />
      </div>
      <TestCardList isOpen={isListOpen} onToggle={setIsListOpen} onChoose={fillIn} />
    </>
  )
}

function Digits(props: ComponentProps<typeof Field>) {
  return <Field inputMode="numeric" required {...offerNothing} {...props} />
}

/** Spaces what is typed at the end; what is mended in the middle is left alone, with its caret. */
function tidy(event: ChangeEvent<HTMLInputElement>, space: (typed: string) => string): string {
  const { value, selectionStart } = event.target
  const { inputType } =
    event.nativeEvent instanceof InputEvent ? event.nativeEvent : { inputType: '' }
  const isAtEnd = selectionStart === value.length && !inputType.startsWith('delete')
  return isAtEnd ? space(value) : value
}
