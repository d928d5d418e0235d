import type { Page } from './page.ts'
import { aboutPage } from './pages/about-page.tsx'
import { careersPage } from './pages/careers-page.tsx'
import { contactPage } from './pages/contact-page.tsx'
import { faqPage } from './pages/faq-page.tsx'
import { featuresPage } from './pages/features-page.tsx'
import { guidePage } from './pages/guide-page.tsx'
import { landingPage } from './pages/landing-page.tsx'
import { pricingPage } from './pages/pricing-page.tsx'
import { privacyPage } from './pages/privacy-page.tsx'
import { sourcesPage } from './pages/sources-page.tsx'
import { termsPage } from './pages/terms-page.tsx'

/** Every public page that is the same for everybody, in the order of the sitemap. */
export const pages: readonly Page[] = [
  landingPage,
  featuresPage,
  pricingPage,
  guidePage(),
  faqPage,
  aboutPage,
  careersPage,
  contactPage(),
  sourcesPage,
  privacyPage,
  termsPage,
]
