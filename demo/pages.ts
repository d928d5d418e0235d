import type { Page } from './page.ts'
import { about } from './pages/about.ts'
import { blog } from './pages/blog/blog.ts'
import { gettingADepositBack } from './pages/blog/getting-a-deposit-back.ts'
import { servedWithPapers } from './pages/blog/served-with-papers.ts'
import { theShoeboxMeeting } from './pages/blog/the-shoebox-meeting.ts'
import { contact } from './pages/contact.ts'
import { contacto } from './pages/es/contacto.ts'
import { inicio } from './pages/es/inicio.ts'
import { primeraConsulta } from './pages/es/primera-consulta.ts'
import { vivienda } from './pages/es/vivienda.ts'
import { faq } from './pages/faq.ts'
import { fees } from './pages/fees.ts'
import { home } from './pages/home.ts'
import { ainoSalmela } from './pages/people/aino-salmela.ts'
import { danielTern } from './pages/people/daniel-tern.ts'
import { eleanorLarch } from './pages/people/eleanor-larch.ts'
import { marisolQuiroga } from './pages/people/marisol-quiroga.ts'
import { people } from './pages/people/people.ts'
import { employment } from './pages/practice/employment.ts'
import { estatePlanning } from './pages/practice/estate-planning.ts'
import { familyLaw } from './pages/practice/family-law.ts'
import { landlordTenant } from './pages/practice/landlord-tenant.ts'
import { personalInjury } from './pages/practice/personal-injury.ts'
import { practiceAreas } from './pages/practice/practice-areas.ts'
import { privacy } from './pages/privacy.ts'
import { visit } from './pages/visit.ts'
import { whatToExpect } from './pages/what-to-expect.ts'

/** Every page of the demo firm's site, in the order of its sitemap. */
export const pages: readonly Page[] = [
  home,
  practiceAreas,
  familyLaw,
  landlordTenant,
  personalInjury,
  employment,
  estatePlanning,
  people,
  eleanorLarch,
  danielTern,
  marisolQuiroga,
  ainoSalmela,
  about,
  fees,
  whatToExpect,
  faq,
  visit,
  contact,
  blog,
  servedWithPapers,
  gettingADepositBack,
  theShoeboxMeeting,
  inicio,
  primeraConsulta,
  vivienda,
  contacto,
  privacy,
]
