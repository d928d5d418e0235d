import { useState } from 'react'
import type { Problem } from '@foyer/chat/conversation.ts'
import { prefilled, sentContact } from '@foyer/chat/ways/contact.ts'
import { Refusal } from '@foyer/chat/ways/refusal.tsx'
import { type RequestDetails, RequestForm } from '@foyer/chat/ways/request-form.tsx'
import { TimesPicker } from '@foyer/chat/ways/times-picker.tsx'
import { WayDialog } from '@foyer/chat/ways/way-dialog.tsx'
import { noWish, sayWish, sayWishes, stillOffered, type Wish } from '@foyer/chat/ways/wish.ts'
import type { Offered, Taken, WayProps } from '../way.ts'
import { useOfferedTimes } from './offered-times.ts'
import { whyNot } from './why-not.ts'

/** Asks for a consultation: dates, times, then how and who. The firm confirms; nothing is booked. */
export function Way(props: WayProps) {
  const { copy, onClose } = props
  const { times, again } = useOfferedTimes(props)
  return (
    <WayDialog title={copy.schedule.title} copy={copy} onClose={onClose}>
      {times.step === 'loading' && <output className="fy-soft">{copy.schedule.loading}</output>}
      {times.step === 'failed' && (
        <div className="fy-step">
          <Refusal problem={times.problem} copy={copy} />
          <button type="button" className="fy-primary" onClick={() => void again()}>
            {copy.tryAgain}
          </button>
        </div>
      )}
      <div hidden={times.step !== 'there'}>
        <Wishing {...props} offered={times.step === 'there' ? times.offered : null} again={again} />
      </div>
    </WayDialog>
  )
}

/** Picking and asking. It stays while the times are fetched anew, so that nothing entered is lost. */
function Wishing(
  props: WayProps & { offered: Offered | null; again: () => Promise<Offered | null> },
) {
  const { visit, session, call, copy, offered, again } = props
  const [wish, setWish] = useState<Wish>(noWish)
  const [picked, setPicked] = useState(false)
  const [details, setDetails] = useState<RequestDetails>(() => ({
    type: null,
    contact: prefilled(visit.drafts().contact, visit.read().intake.slots),
    message: '',
  }))
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  if (!offered) return null
  const zones = {
    own: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    other: offered.timeZone,
  }
  const type = details.type ?? offered.consultationTypes[0] ?? null

  const send = async () => {
    const { round } = visit
    setSending(true)
    setProblem(null)
    const message = details.message.trim()
    const path = `/sessions/${session.id}/appointment-requests`
    const outcome = await call<Taken>('POST', path, session, {
      ...sentContact(details.contact),
      consultationType: type,
      preferredTimes: wish.times,
      ...(message && { message }),
    })
    if (round !== visit.round) return
    setSending(false)
    if (outcome.kind === 'done') {
      props.say(sayWishes(wish.times, zones, copy))
      props.note(outcome.value.message)
      return props.onClose()
    }
    const refusal = whyNot(outcome)
    if (refusal.code !== 'appointment/not-offered') return setProblem(refusal)
    setPicked(false)
    const now = await again()
    if (now) setWish(stillOffered(wish, allTimes(now), zones.own))
    setProblem({ ...refusal, message: copy.schedule.notOffered })
  }

  if (picked)
    return (
      <RequestForm
        wishes={wish.times.map((time) => sayWish(time, zones, copy))}
        offered={offered.consultationTypes}
        details={{ ...details, type }}
        sending={sending}
        problem={problem}
        copy={copy}
        onChange={(changed) => {
          visit.keep({ contact: changed.contact })
          setDetails(changed)
        }}
        onBack={() => setPicked(false)}
        onSend={() => void send()}
      />
    )
  return (
    <>
      <Refusal problem={problem} copy={copy} />
      <TimesPicker
        times={allTimes(offered)}
        zones={zones}
        wish={wish}
        copy={copy}
        onWish={(changed) => {
          setProblem(null)
          setWish(changed)
        }}
        onDone={() => setPicked(true)}
      />
    </>
  )
}

function allTimes({ days }: Offered): string[] {
  return days.flatMap((day) => day.times)
}
