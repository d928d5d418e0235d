import { siteFrame } from '@foyer/shared/copy/public/frame.ts'
import { landing } from '@foyer/shared/copy/public/landing.ts'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  Corridor,
  Ledger,
  LetterDesk,
  NightWindow,
  ReceptionRoom,
  Shelves,
  WaitingRoom,
  Workbench,
} from './art/scenes.tsx'
import { blogListPage } from './pages/blog-pages.tsx'
import { pages } from './pages.ts'

/** A picture to be drawn at build: its file below the public folder, its width, and what is on it. */
export type Picture = { file: string; width: number; svg: string }

/** The scene of each preview. Every page's `preview` has one. */
const scenes: Readonly<Record<string, ComponentType>> = {
  home: ReceptionRoom,
  features: LetterDesk,
  pricing: Ledger,
  guide: Workbench,
  faq: WaitingRoom,
  about: Corridor,
  careers: Workbench,
  contact: LetterDesk,
  sources: Shelves,
  privacy: Corridor,
  terms: Shelves,
  blog: NightWindow,
}

/** The tokens of web/ui/tokens.css in the light scheme, as sRGB: a picture knows no other. */
const colours = `
  .stroke-ink { stroke: #1a2527 } .fill-ink { fill: #1a2527 } .fill-soft { fill: #526062 }
  .stroke-line-strong { stroke: #8a9389 } .stroke-action { stroke: #14513d }
  .stroke-accent { stroke: #a8761f } .fill-accent { fill: #a8761f } .fill-ground { fill: #fbf9f4 }`

/** What the face calls itself in its own file. */
const serif = 'Newsreader 16pt'

/** Letters of it that fit on a line of the title. */
const lineLength = 20

/** Lines of about the same length, as `text-wrap: balance` would break them. */
function breakLines(text: string): string[] {
  const count = Math.ceil(text.length / lineLength)
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const isFull = last === undefined || `${last} ${word}`.length > text.length / count + 4
    if (last === undefined || isFull) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

function Preview({ title, strap, Scene }: { title: string; strap: string; Scene: ComponentType }) {
  const lines = breakLines(title)
  const size = lines.length > 3 ? 58 : 68
  const first = 345 - ((lines.length - 1) * size * 1.12) / 2
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
      <style>{colours}</style>
      <path className="fill-ground" d="M0 0h1200v630H0z" />
      <svg x="72" y="58" width="48" height="48" viewBox="0 0 24 24" fill="none">
        <g strokeLinecap="round" strokeLinejoin="round" className="stroke-action">
          <path d="M5.5 21V10a6.5 6.5 0 0 1 13 0v11M3 21h18" strokeWidth="1.6" />
          <path d="M12 21V11.2l6.5-2" strokeWidth="1.2" />
        </g>
        <circle cx="14.2" cy="16.4" r="0.9" className="fill-accent" />
      </svg>
      <text className="fill-ink" fontFamily={serif} fontSize="40" x="130" y="100">
        {siteFrame.product}
      </text>
      <text className="fill-ink" fontFamily={serif} fontSize={size} letterSpacing="-0.8">
        {lines.map((line, n) => (
          <tspan key={line} x="72" y={first + n * size * 1.12}>
            {line}
          </tspan>
        ))}
      </text>
      <path className="stroke-accent" strokeWidth="3" d="M74 548h56" />
      <text className="fill-soft" fontFamily="Instrument Sans" fontSize="24" x="72" y="588">
        {strap}
      </text>
      <svg x="640" y="110" width="500" height="375">
        <Scene />
      </svg>
    </svg>
  )
}

const door = (
  <>
    <path d="M9 26V12a7 7 0 0 1 14 0v14M6.5 26h19" stroke="#fbf9f4" strokeWidth="2" />
    <path d="M16 26V14l7-2" stroke="#fbf9f4" strokeWidth="1.4" />
    <circle cx="18.6" cy="20.4" r="1.1" fill="#d6a75a" />
  </>
)

/** The product's sign on its green; `edge` is how much of the ground is cut away by rounded corners. */
function Icon({ radius, margin }: { radius: number; margin: number }) {
  const box = `${-margin} ${-margin} ${32 + 2 * margin} ${32 + 2 * margin}`
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={box}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect
        x={-margin}
        y={-margin}
        width={32 + 2 * margin}
        height={32 + 2 * margin}
        rx={radius}
        fill="#14513d"
      />
      {door}
    </svg>
  )
}

/** Every picture the public site needs and that is drawn, not kept. */
export function drawPictures(): Picture[] {
  const titles = new Map([...pages, blogListPage([])].map(({ preview, title }) => [preview, title]))
  const icon = (file: string, width: number, look: { radius: number; margin: number }) => ({
    file,
    width,
    svg: renderToStaticMarkup(<Icon {...look} />),
  })
  // Corners are the phone's to cut; it may keep no more than the middle four fifths (W3C manifest).
  const whole = { radius: 0, margin: 4 }
  const rounded = { radius: 6, margin: 0 }
  return [
    ...[...titles].map(([name, title]) => {
      const Scene = scenes[name]
      if (Scene === undefined) throw new Error(`The preview ${name} has no scene`)
      const strap = name === 'home' ? landing.tagline : landing.title
      const svg = renderToStaticMarkup(<Preview title={title} strap={strap} Scene={Scene} />)
      return { file: `previews/${name}.png`, width: 1200, svg }
    }),
    icon('icon-192.png', 192, rounded),
    icon('icon-512.png', 512, rounded),
    icon('icon-maskable.png', 512, whole),
    icon('apple-touch-icon.png', 180, { radius: 0, margin: 1 }),
    ...[16, 32, 48].map((width) => icon(`favicon-${width}.png`, width, rounded)),
  ]
}
