import { useEffect, useState } from 'react'
import type { Problem } from '@foyer/chat/conversation.ts'
import { prefilled, sentContact } from '@foyer/chat/ways/contact.ts'
import { Refusal } from '@foyer/chat/ways/refusal.tsx'
import { type RequestDetails, RequestForm } from '@foyer/chat/ways/request-form.tsx'
import { TimesPicker } from '@foyer/chat/ways/times-picker.tsx'
import { WayDialog } from '@foyer/chat/ways/way-dialog.tsx'
import { noWish, sayWish, sayWishes, stillOffered, type Wish } from '@foyer/chat/ways/wish.ts'
import type { Offered, Taken, WayProps } from '../way.ts'
import { whyNot } from './why-not.ts'

/** Asks for a consultation: dates, times, then how and who. The firm confirms; nothing is booked. */
export function Way(props: WayProps) {
  const { visit, call, copy, onClose } = props
  const { schedule } = copy
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const [offered, setOffered] = useState<Offered | 'failed' | null>(null)
  const [wish, setWish] = useState<Wish>(noWish)
  const [picked, setPicked] = useState(false)
  const [details, setDetails] = useState<RequestDetails>(() => ({
    type: 'phone',
    contact: prefilled(visit.drafts.contact, visit.read().intake.slots),
    message: '',
  }))
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const fetchTimes = async () => {
    const { session, round } = visit
    if (!session) return
    setOffered(null)
    const outcome = await call<Offered>('GET', `/sessions/${session.id}/times`, session)
    if (round !== visit.round) return
    if (outcome.kind !== 'done') {
      setProblem(whyNot(outcome))
      return setOffered('failed')
    }
    const { value } = outcome
    const times = value.days.flatMap((day) => day.times)
    setOffered(value)
    setWish((before) => stillOffered(before, times, own))
    setDetails((before) => {
      const [first] = value.consultationTypes
      const isOffered = value.consultationTypes.includes(before.type)
      return isOffered || !first ? before : { ...before, type: first }
    })
  }
  useEffect(() => void fetchTimes(), [])

  const send = async () => {
    const { session, round } = visit
    if (!session || offered === 'failed' || !offered) return
    setSending(true)
    setProblem(null)
    const message = details.message.trim()
    const path = `/sessions/${session.id}/appointment-requests`
    const outcome = await call<Taken>('POST', path, session, {
      ...sentContact(details.contact),
      consultationType: details.type,
      preferredTimes: wish.times,
      ...(message && { message }),
    })
    if (round !== visit.round) return
    setSending(false)
    if (outcome.kind === 'done') {
      props.say(sayWishes(wish.times, { own, other: offered.timeZone }, copy))
      props.note(outcome.value.message)
      return onClose()
    }
    const refusal = whyNot(outcome)
    if (refusal.code !== 'appointment/not-offered') return setProblem(refusal)
    setProblem({ ...refusal, message: schedule.notOffered })
    setPicked(false)
    await fetchTimes()
  }

  return (
    <WayDialog title={schedule.title} copy={copy} onClose={onClose}>
      {(!picked || offered === 'failed') && <Refusal problem={problem} copy={copy} />}
      {offered === null && <output className="fy-soft">{schedule.loading}</output>}
      {offered === 'failed' && (
        <button
          type="button"
          className="fy-primary"
          onClick={() => {
            setProblem(null)
            void fetchTimes()
          }}
        >
          {copy.attach.retry}
        </button>
      )}
      {offered && offered !== 'failed' && !picked && (
        <TimesPicker
          times={offered.days.flatMap((day) => day.times)}
          zones={{ own, other: offered.timeZone }}
          wish={wish}
          copy={copy}
          onWish={(changed) => {
            setProblem(null)
            setWish(changed)
          }}
          onDone={() => setPicked(true)}
        />
      )}
      {offered && offered !== 'failed' && picked && (
        <RequestForm
          wishes={wish.times.map((time) => sayWish(time, { own, other: offered.timeZone }, copy))}
          offered={offered.consultationTypes}
          details={details}
          sending={sending}
          problem={problem}
          copy={copy}
          onChange={(changed) => {
            visit.drafts.contact = changed.contact
            setDetails(changed)
          }}
          onBack={() => setPicked(false)}
          onSend={() => void send()}
        />
      )}
    </WayDialog>
  )
}
