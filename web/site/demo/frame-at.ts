/** The film of the home page: so many frames, so many of them in a second (specification 1, section 9). */
export const frameCount = 180
export const framesPerSecond = 30

/** What one frame shows. Shares and counts that move are fractions, so that they can move smoothly. */
export type Frame = {
  /** Which of the visitor's lines stands in the message box, and how much of it is typed. */
  typing: { line: 0 | 1; share: number } | null
  /** How many lines of the conversation are there, after the greeting. */
  shown: number
  /** How far each of these is to be seen, from 0 to 1. */
  writing: number
  told: number
  mark: number
  picker: number
  /** The whole conversation: it goes before the film begins again. */
  fade: number
  step: 'dates' | 'times'
  /** Dates and times that are picked, in their order. */
  picks: number
  pressed: 'send' | 'schedule' | null
}

/** The conversation as it ends; the picture that stands where nothing moves. */
export const finished: Frame = {
  typing: null,
  shown: 5,
  writing: 0,
  told: 1,
  mark: 1,
  picker: 0,
  fade: 1,
  step: 'times',
  picks: 4,
  pressed: null,
}

/** Where the film sets in, so that the picture that is drawn already goes over into it. */
export const firstShown = 154

/** From this frame on it is the beginning that comes into view again. */
const anew = 175
const fadeOut = 171

/** How much of a movement from one frame to another is done: quick first, then slower. */
function moved(frame: number, from: number, to: number): number {
  const left = 1 - Math.min(1, Math.max(0, (frame - from) / (to - from)))
  return 1 - left * left
}

/** How much of something that goes on evenly is done. */
const passed = (frame: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (frame - from) / (to - from)))

/** Frames in which each line enters: question, answer, details, the question for times, the times. */
const lines = [
  [29, 35],
  [43, 52],
  [90, 96],
  [104, 111],
  [147, 154],
] as const

function typingAt(frame: number): Frame['typing'] {
  if (frame >= 3 && frame < 29) return { line: 0, share: passed(frame, 3, 25) }
  if (frame >= 73 && frame < 90) return { line: 1, share: passed(frame, 73, 87) }
  return null
}

function pressedAt(frame: number): Frame['pressed'] {
  if ((frame >= 26 && frame < 29) || (frame >= 87 && frame < 90)) return 'send'
  return frame >= 113 && frame < 117 ? 'schedule' : null
}

function fadeAt(frame: number): number {
  if (frame < anew) return 1 - passed(frame, fadeOut, anew)
  return passed(frame, anew, frameCount)
}

/** What frame `n` shows, 0 to 179; the same for the same number, always. */
export function frameAt(n: number): Frame {
  const frame = n < anew ? n : 0
  return {
    typing: typingAt(frame),
    shown: lines.reduce((sum, [from, to]) => sum + moved(frame, from, to), 0),
    writing:
      moved(frame, 36, 39) - moved(frame, 42, 45) + moved(frame, 97, 100) - moved(frame, 103, 106),
    told: moved(frame, 92, 98),
    mark: passed(frame, 47, 60),
    picker: moved(frame, 116, 124) - moved(frame, 141, 147),
    fade: fadeAt(n),
    step: frame >= 131 ? 'times' : 'dates',
    picks: [126, 129, 135, 138].filter((at) => frame >= at).length,
    pressed: pressedAt(frame),
  }
}
