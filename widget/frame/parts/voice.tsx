import type { RecognitionMaker } from '@foyer/chat/ways/dictation.ts'
import { VoiceBar } from '@foyer/chat/ways/voice-bar.tsx'
import type { WayProps } from '../way.ts'

declare const SpeechRecognition: RecognitionMaker | undefined
declare const webkitSpeechRecognition: RecognitionMaker | undefined

/** Speech into the message box. */
export function Way(props: WayProps) {
  const { visit, box, copy, onClose } = props
  const maker =
    typeof SpeechRecognition === 'undefined' ? webkitSpeechRecognition : SpeechRecognition
  if (!box || !maker) return null
  return (
    <VoiceBar
      maker={maker}
      box={box}
      agreed={visit.drafts().mayHear}
      copy={copy}
      onAgree={() => visit.keep({ mayHear: true })}
      onClose={onClose}
    />
  )
}
