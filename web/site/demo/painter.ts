import type { Frame } from './frame-at.ts'

/** Puts frames on the drawn picture; `measure` is called again when its size changes. */
export type Painter = { paint: (frame: Frame) => void; measure: () => void }

/** Space between lines in px, as chat.css has it. */
const gap = 16

function find(stage: ParentNode, selector: string): HTMLElement {
  const found = stage.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`The picture has no ${selector}`)
  return found
}

const findAll = (stage: ParentNode, selector: string): HTMLElement[] => [
  ...stage.querySelectorAll<HTMLElement>(selector),
]

/** The parts of the picture that move. */
function partsOf(stage: HTMLElement) {
  const chat = find(stage, '.demo-picture')
  return {
    scroll: find(chat, '.fy-scroll'),
    log: find(chat, '.fy-log'),
    lines: findAll(chat, '.fy-line:not(.fy-writing)'),
    writing: find(chat, '.fy-writing'),
    words: findAll(chat, '.fy-bubble').map((bubble) => bubble.textContent),
    box: chat.querySelector('textarea'),
    told: find(chat, '.fy-told'),
    pressable: { send: find(chat, '.fy-send'), schedule: find(chat, '.fy-tools button') },
    picker: find(chat, '.demo-picker'),
    steps: findAll(chat, '.demo-picker [data-step]'),
    picks: findAll(chat, '.demo-picker [aria-pressed="true"]'),
    mark: stage.querySelector<HTMLElement>('.demo-mark'),
  }
}

type Parts = ReturnType<typeof partsOf>

/** Heights in px: of what is seen of the conversation, up to the end of each line, and of "writing". */
type Heights = { seen: number; ends: number[]; writing: number }

function heightsOf({ scroll, lines, writing }: Parts): Heights {
  const { paddingTop, paddingBottom } = getComputedStyle(scroll)
  return {
    seen: scroll.clientHeight - (parseFloat(paddingTop) || 0) - (parseFloat(paddingBottom) || 0),
    ends: lines.map((line) => line.offsetTop + line.offsetHeight),
    writing: writing.offsetHeight,
  }
}

/** Up to where the conversation has come, in px from its top. */
function extent({ ends, writing }: Heights, { shown, writing: isWriting }: Frame): number {
  const last = Math.floor(shown)
  const end = ends[last] ?? 0
  const next = ends[last + 1] ?? end
  return Math.max(end + (next - end) * (shown - last), end + (gap + writing) * isWriting)
}

const share = (value: number): string => String(Math.round(value * 1000) / 1000)
const px = (value: number): string => `${Math.round(value * 10) / 10}px`

/** Does something where a value differs from what was painted under its name before. */
type Change = (what: string, value: string, apply: (value: string) => void) => void

function rememberChanges(): Change {
  const painted = new Map<string, string>()
  return (what, value, apply) => {
    if (painted.get(what) === value) return
    painted.set(what, value)
    apply(value)
  }
}

function paintLines(parts: Parts, change: Change, frame: Frame, heights: Heights): void {
  const { lines, log, writing, told } = parts
  const last = Math.floor(frame.shown)
  lines.forEach((line, at) => {
    const seen = at <= last ? 1 : at === last + 1 ? frame.shown - last : 0
    change(`line ${at}`, share(seen), (value) => (line.style.opacity = value))
  })
  const all = heights.ends.at(-1) ?? 0
  const offset = Math.min(0, heights.seen - extent(heights, frame)) - (heights.seen - all)
  const top = (heights.ends[last] ?? 0) + gap
  change('log', px(offset), (value) => (log.style.transform = `translateY(${value})`))
  change('fade', share(frame.fade), (value) => (log.style.opacity = value))
  change('top', px(top), (value) => (writing.style.transform = `translateY(${value})`))
  change('writing', share(frame.writing), (value) => (writing.style.opacity = value))
  change('told', share(frame.told * frame.fade), (value) => (told.style.opacity = value))
}

function paintBox({ words, box, pressable }: Parts, change: Change, frame: Frame): void {
  const { typing, pressed } = frame
  const line = typing === null ? '' : (words[typing.line] ?? '')
  const typed = line.slice(0, Math.round(line.length * (typing?.share ?? 0)))
  change('box', typed, (value) => {
    if (box !== null) box.value = value
  })
  for (const [name, button] of Object.entries(pressable))
    change(name, String(pressed === name), (value) => (button.dataset['pressed'] = value))
}

function paintPicker({ picker, steps, picks }: Parts, change: Change, frame: Frame): void {
  change('picker', share(1 - frame.picker), (value) => {
    picker.style.transform = `translateY(${Number(value) * 105}%)`
  })
  // By opacity, which nothing inside inherits: visibility cost 8 ms to hand down.
  change('sheet', frame.picker > 0 ? '1' : '0', (value) => (picker.style.opacity = value))
  for (const step of steps) {
    const isOn = step.dataset['step'] === frame.step ? '1' : '0'
    change(`step ${step.dataset['step']}`, isOn, (value) => (step.style.opacity = value))
  }
  picks.forEach((pick, at) => {
    const isPicked = String(at < frame.picks)
    change(`pick ${at}`, isPicked, (value) => pick.setAttribute('aria-pressed', value))
  })
}

/**
 * The one that draws the film. All lines keep their places from first to last: they become visible, and
 * the conversation is moved as a whole, so that no frame lays anything out but the words being typed. A
 * frame touches only what differs from the frame before.
 */
export function createPainter(stage: HTMLElement): Painter {
  const parts = partsOf(stage)
  const change = rememberChanges()
  let heights = heightsOf(parts)
  return {
    measure: () => (heights = heightsOf(parts)),
    paint: (frame) => {
      paintLines(parts, change, frame, heights)
      paintBox(parts, change, frame)
      paintPicker(parts, change, frame)
      change('mark', share(frame.mark * frame.fade), (value) => {
        if (parts.mark !== null) parts.mark.style.backgroundSize = `${Number(value) * 100}% 100%`
      })
    },
  }
}
