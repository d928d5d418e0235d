import { finished, firstShown, frameAt, frameCount, framesPerSecond } from './frame-at.ts'
import { createPainter } from './painter.ts'

const frameLength = 1000 / framesPerSecond

/** Plays the film while it is wanted and seen; `set` tells it what holds it up. */
function createFilm(stage: HTMLElement) {
  const painter = createPainter(stage)
  let at = firstShown
  let began = 0
  let request = 0
  const draw = (now: number) => {
    request = requestAnimationFrame(draw)
    const next = (firstShown + Math.floor((now - began) / frameLength)) % frameCount
    if (next === at) return
    at = next
    painter.paint(frameAt(at))
  }
  return {
    painter,
    play: () => {
      if (request !== 0) return
      const gone = (at - firstShown + frameCount) % frameCount
      began = performance.now() - gone * frameLength
      request = requestAnimationFrame(draw)
    },
    stop: () => {
      cancelAnimationFrame(request)
      request = 0
    },
    /** Back to the picture of the finished conversation. */
    rest: () => {
      at = firstShown
      painter.paint(finished)
    },
  }
}

/** Calls back when `element` comes into view or leaves it. */
function watchView(element: HTMLElement, onChange: (isSeen: boolean) => void): void {
  new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false)).observe(
    element,
  )
}

/**
 * Brings the hero to life: the film runs while it is in view, the tab is, nobody paused it and motion is
 * not unwanted; and the picture can be turned into a chat to try, which is loaded then.
 */
export function enhanceHero(place: HTMLElement): void {
  const stage = place.querySelector<HTMLElement>('.demo-stage')
  const controls = place.querySelector<HTMLElement>('.demo-controls')
  const pause = controls?.querySelector<HTMLButtonElement>('[data-pause]')
  if (!stage || !controls || !pause) return
  const film = createFilm(stage)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const on = { wanted: !still.matches, seen: false, tried: false }

  const settle = () => {
    const plays = on.wanted && on.seen && !on.tried && !document.hidden
    if (plays) film.play()
    else film.stop()
    pause.dataset['pause'] = on.tried ? 'away' : on.wanted ? 'playing' : 'paused'
  }
  pause.addEventListener('click', () => {
    on.wanted = !on.wanted
    settle()
  })
  still.addEventListener('change', () => {
    on.wanted = !still.matches
    if (still.matches) film.rest()
    settle()
  })
  document.addEventListener('visibilitychange', settle)
  watchView(stage, (isSeen) => {
    on.seen = isSeen
    settle()
  })
  new ResizeObserver(() => film.painter.measure()).observe(stage)
  delete controls.dataset['idle']
  offerTrial(place, controls, (isTried) => {
    on.tried = isTried
    film.rest()
    settle()
  })
}

/** The button that turns the picture into a chat to try, and back. */
function offerTrial(
  place: HTMLElement,
  controls: HTMLElement,
  onChange: (isTried: boolean) => void,
): void {
  const button = controls.querySelector<HTMLButtonElement>('[data-try]')
  const status = place.querySelector<HTMLElement>('[data-failed]')
  const stage = place.querySelector<HTMLElement>('.demo-stage')
  const picture = place.querySelector<HTMLElement>('.demo-picture')
  if (!button || !status || !stage || !picture) return
  let close: (() => void) | null = null

  const end = () => {
    close?.()
    close = null
    delete stage.dataset['trial']
    button.dataset['try'] = 'offered'
    onChange(false)
    button.focus()
  }
  const begin = async () => {
    const { openTrial } = await import('./open-trial.tsx')
    if (close !== null) return
    onChange(true)
    stage.dataset['trial'] = 'begun'
    button.dataset['try'] = 'open'
    close = openTrial(picture, {
      onClose: end,
      onSourced: () => (stage.dataset['trial'] = 'sourced'),
    })
  }
  button.addEventListener('click', () => {
    status.textContent = ''
    if (close !== null) end()
    else begin().catch(() => (status.textContent = status.dataset['failed'] ?? ''))
  })
}
