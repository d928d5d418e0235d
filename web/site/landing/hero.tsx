import type { SiteSettings } from '@foyer/shared/api/public-site.ts'
import { landing } from '@foyer/shared/copy/public/landing.ts'
import { paths } from '@foyer/shared/paths.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { HeroDemo } from '../demo/hero-demo.tsx'
import { Typed } from './typed.tsx'

/** Where Foyer can be seen at work: the demo firm's website where there is one, else the guide. */
function SeeIt({ demoSite }: { demoSite: string | null }) {
  return demoSite === null ? (
    <a href={paths.guide} className="link">
      {landing.seeGuide}
    </a>
  ) : (
    <a href={demoSite} className="link">
      {landing.seeDemo}
    </a>
  )
}

/** The top of the home page: what Foyer is, and Foyer at work. */
export function Hero({ settings }: { settings: SiteSettings }) {
  return (
    <div className="hero site-width">
      <div className="hero-words">
        <h1>
          <Typed text={landing.headline} when="load" />
        </h1>
        <p className="hero-tagline">{landing.tagline}</p>
        <p className="max-w-[33em] text-lead text-ink-soft">{landing.lead}</p>
        <div className="hero-ways">
          <a href={paths.signUp} className={`${buttonClasses('primary')} min-h-12 px-6 text-read`}>
            {landing.try}
          </a>
          <SeeIt demoSite={settings.demoSite} />
        </div>
        <p className="text-small text-ink-soft">{landing.trial}</p>
      </div>
      <HeroDemo />
    </div>
  )
}
