import { landingEvening } from '@foyer/shared/copy/public/landing-evening.ts'
import { NightWindow } from '../art/scenes.tsx'
import { Section } from '../parts/section.tsx'
import { LeadLetter } from './lead-letter.tsx'

/** How it works, in three steps of one evening, and the letter at the end of it. */
export function Evening() {
  const { title, lead, steps } = landingEvening
  return (
    <Section id="how" title={title} lead={lead}>
      <div className="evening">
        <div className="evening-steps">
          <ol>
            {steps.map((step) => (
              <li key={step.title}>
                <p className="evening-time">{step.time}</p>
                <h3>{step.title}</h3>
                <p className="text-ink-soft">{step.text}</p>
                {'said' in step && (
                  <blockquote className="evening-said">
                    <p>{`“${step.said}”`}</p>
                    {'from' in step && <p className="evening-from">{step.from}</p>}
                  </blockquote>
                )}
              </li>
            ))}
          </ol>
          <div className="evening-scene">
            <NightWindow />
          </div>
        </div>
        <LeadLetter />
      </div>
    </Section>
  )
}
