import { attacks } from './attacks.ts'
import { attacksWithModel } from './attacks-with-model.ts'
import { covidFaq } from './covid-faq.ts'
import { dates } from './dates.ts'
import { developmentSites } from './development-sites.ts'
import { firmIntakes } from './firm-intakes.ts'
import { firmQuestions } from './firm-questions.ts'
import { followUps } from './follow-ups.ts'
import { otherSubjects } from './other-subjects.ts'
import { ownQuestions } from './own-questions.ts'
import type { Suite } from './run.ts'
import { saidDays } from './said-days.ts'
import { toldDetails } from './told-details.ts'
import { visitors } from './visitors.ts'
import { xquad } from './xquad.ts'

/** Everything the assistant is measured on, by the name to ask for it: the file is named so too. */
export const suites: Readonly<Record<string, Suite>> = {
  'firm-questions': firmQuestions,
  'own-questions': ownQuestions,
  'development-sites': developmentSites,
  'firm-intakes': firmIntakes,
  visitors,
  'told-details': toldDetails,
  'said-days': saidDays,
  dates,
  'other-subjects': otherSubjects,
  attacks,
  'attacks-with-model': attacksWithModel,
  xquad,
  'covid-faq': covidFaq,
  'follow-ups': followUps,
}
