import { useEffect, useRef, useState } from 'react'
import type { WaysCopy } from '@foyer/shared/copy/ways.en.ts'
import { dictate, type DictationEnd, hearsLocally, type RecognitionMaker } from './dictation.ts'

type Standing = { step: 'looking' | 'asking' | 'listening' } | { step: 'ended'; why: DictationEnd }

/**
 * Voice input above the message box: asks first where the sound would leave the device, then listens
 * until silence, Escape, or until it is taken away.
 */
export function VoiceBar(props: {
  maker: RecognitionMaker
  box: HTMLTextAreaElement
  /** The visitor agreed before that the sound may leave the device. */
  agreed: boolean
  copy: WaysCopy
  onAgree: () => void
  onClose: () => void
}) {
  const { maker, box, agreed, onClose } = props
  const { voice, locale } = props.copy
  const [standing, setStanding] = useState<Standing>({ step: 'looking' })
  const stop = useRef<() => void>(null)
  const { step } = standing

  const local = useRef(false)
  const listen = (locally: boolean) => {
    local.current = locally
    setStanding({ step: 'listening' })
    box.focus()
    stop.current = dictate({
      maker,
      box,
      lang: locale,
      locally,
      onEnd: (why) => (why ? setStanding({ step: 'ended', why }) : onClose()),
    })
  }
  useEffect(() => {
    let gone = false
    const begin = async () => {
      const locally = await hearsLocally(maker, locale)
      if (gone) return
      if (locally || agreed) listen(locally)
      else setStanding({ step: 'asking' })
    }
    void begin()
    return () => {
      gone = true
      stop.current?.()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: it listens as long as it is shown
  }, [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onClose()
    }
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  })

  if (step === 'asking') {
    const agree = () => {
      props.onAgree()
      listen(false)
    }
    return <Question voice={voice} onAgree={agree} onClose={onClose} />
  }
  const ended = standing.step === 'ended' && standing.why
  return (
    <div className="fy-bar">
      <output>{ended ? voice[ended] : step === 'listening' && voice.listening}</output>
      {step !== 'looking' && (
        <div className="fy-choices">
          {ended && (
            <button type="button" onClick={() => listen(local.current)}>
              {props.copy.tryAgain}
            </button>
          )}
          <button type="button" onClick={onClose}>
            {ended ? props.copy.close : voice.stop}
          </button>
        </div>
      )}
    </div>
  )
}

/** Where the sound goes, said before the first use; saying yes is one press away. */
function Question(props: { voice: WaysCopy['voice']; onAgree: () => void; onClose: () => void }) {
  const { voice } = props
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <fieldset className="fy-bar">
      <p>{voice.warning}</p>
      <div className="fy-choices">
        <button ref={first} type="button" onClick={props.onAgree}>
          {voice.use}
        </button>
        <button type="button" onClick={props.onClose}>
          {voice.notNow}
        </button>
      </div>
    </fieldset>
  )
}
