import { describe, expect, it } from 'vitest'
import {
  finished,
  firstShown,
  type Frame,
  frameAt,
  frameCount,
  framesPerSecond,
} from './frame-at.ts'

const all = Array.from({ length: frameCount }, (_, n) => frameAt(n))
const inARow = all.map((frame, n) => [frame, all[(n + 1) % frameCount] ?? frame] as const)

/** What is seen of something that moves, beside how much of the whole is faded. */
const seen = (frame: Frame, of: 'writing' | 'told' | 'mark') => frame[of] * frame.fade

describe('the film', () => {
  it('is 180 frames at 30 a second, six seconds', () => {
    expect([frameCount, framesPerSecond, frameCount / framesPerSecond]).toEqual([180, 30, 6])
  })

  it('shows the same in a frame whenever and in whatever order it is asked for', () => {
    const backwards = all.map((_, n) => frameAt(frameCount - 1 - n)).toReversed()
    expect(backwards).toEqual(all)
  })

  it('goes from frame to frame without a jump, also from frame 179 to frame 0', () => {
    for (const [one, next] of inARow) {
      expect(Math.abs(next.fade - one.fade)).toBeLessThanOrEqual(0.25)
      expect(Math.abs(next.picker - one.picker)).toBeLessThanOrEqual(0.35)
      for (const part of ['writing', 'told', 'mark'] as const)
        expect(Math.abs(seen(next, part) - seen(one, part))).toBeLessThanOrEqual(0.56)
      // What has been said is taken back only while nothing of it is to be seen.
      if (next.fade > 0) expect(next.shown - one.shown).toBeLessThanOrEqual(0.35)
      if (one.fade > 0 && next.fade > 0) expect(next.shown).toBeGreaterThanOrEqual(one.shown)
    }
    expect(frameAt(0)).toMatchObject({ typing: null, shown: 0, picker: 0, fade: 1 })
    expect(frameAt(frameCount - 1)).toMatchObject({ typing: null, shown: 0, picker: 0, fade: 0.8 })
  })

  it('tells the whole story in its order', () => {
    const first = (holds: (frame: Frame) => boolean) => all.findIndex(holds)
    const story = [
      first(({ typing }) => typing?.line === 0),
      first(({ pressed }) => pressed === 'send'),
      first(({ shown }) => shown === 1),
      first(({ writing }) => writing === 1),
      first(({ shown }) => shown === 2),
      first(({ mark }) => mark === 1),
      first(({ typing }) => typing?.line === 1),
      first(({ shown }) => shown === 3),
      first(({ told }) => told === 1),
      first(({ shown }) => shown === 4),
      first(({ pressed }) => pressed === 'schedule'),
      first(({ picker }) => picker === 1),
      first(({ picks }) => picks === 2),
      first(({ picker, step }) => picker === 1 && step === 'times'),
      first(({ picks }) => picks === 4),
      first(({ shown }) => shown === 5),
    ]
    expect(story).not.toContain(-1)
    expect(story).toEqual(story.toSorted((a, b) => a - b))
    expect(all.some(({ typing }) => typing?.share === 1)).toBe(true)
  })

  it('sets in where the picture stands that is drawn already', () => {
    expect(frameAt(firstShown)).toEqual(finished)
  })
})
