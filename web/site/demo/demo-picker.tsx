import { useEffect, useRef, useState } from 'react'
import { TimesPicker } from '@foyer/chat/ways/times-picker.tsx'
import { WayDialog } from '@foyer/chat/ways/way-dialog.tsx'
import { noWish, sayWishes } from '@foyer/chat/ways/wish.ts'
import { waysEn as copy } from '@foyer/shared/copy/ways.en.ts'
import { demoTimes } from './demo-times.ts'

/** Least space in px between the dialog and the edges of the window. */
const margin = 10

/**
 * Moves the dialog over the chat it belongs to: on a firm's page the chat is a document of its own, whose
 * middle is the dialog's. Where the chat is partly out of sight the dialog stays in it.
 */
function placeOver(chat: Element, dialog: HTMLElement): void {
  const { left, top, width } = chat.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = dialog
  const highest = Math.max(margin, innerHeight - offsetHeight - margin)
  const y = Math.min(Math.max(top + margin, margin), highest)
  dialog.style.position = 'absolute'
  dialog.style.margin = '0'
  dialog.style.inset = `${y + scrollY}px auto auto ${left + scrollX + (width - offsetWidth) / 2}px`
}

/**
 * The demo's scheduling picker (specification 1, section 4): the chat's own, with hours of its own, in the
 * visitor's zone. Done says the times in the conversation; nothing is asked of anybody.
 */
export function DemoPicker(props: { onClose: () => void; say: (text: string) => void }) {
  const [times] = useState(() => demoTimes(new Date()))
  const [wish, setWish] = useState(noWish)
  const place = useRef<HTMLDivElement>(null)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const zones = { own: timeZone, other: timeZone }
  useEffect(() => {
    const chat = place.current?.closest('.fy-chat')
    const dialog = place.current?.closest('dialog')
    if (chat && dialog) placeOver(chat, dialog)
  })
  return (
    <WayDialog title={copy.schedule.title} copy={copy} onClose={props.onClose}>
      <div ref={place}>
        <TimesPicker
          {...{ times, zones, wish, copy }}
          onWish={setWish}
          onDone={() => {
            props.onClose()
            props.say(sayWishes(wish.times, zones, copy))
          }}
        />
      </div>
    </WayDialog>
  )
}
