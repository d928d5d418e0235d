import { accountApi } from './account.ts'
import { assistantApi } from './assistant.ts'
import { billingApi } from './billing.ts'
import { contactApi } from './contact.ts'
import { integrationApi } from './integration.ts'
import { leadsApi } from './leads.ts'
import { onboardingApi } from './onboarding.ts'
import { overviewApi } from './overview.ts'
import { placesApi } from './places.ts'
import { profileApi } from './profile.ts'
import { questionsApi } from './questions.ts'
import { promptApi } from './prompt.ts'
import { siteApi } from './site.ts'
import { appointmentsApi, visitorAppointmentsApi } from './appointments.ts'
import { documentsApi, visitorDocumentsApi } from './documents.ts'
import { modelApi } from './model.ts'
import { messagesApi, visitorMessagesApi } from './messages.ts'
import { conversationsApi, widgetApi as conversationApi } from './widget.ts'

/** Every call of the app door, under `/api/v1`. */
export const appApi = {
  ...accountApi,
  ...onboardingApi,
  ...placesApi,
  ...billingApi,
  ...profileApi,
  ...overviewApi,
  ...leadsApi,
  ...messagesApi,
  ...questionsApi,
  ...appointmentsApi,
  ...documentsApi,
  ...conversationsApi,
  ...modelApi,
  ...integrationApi,
  ...siteApi,
  ...promptApi,
  ...assistantApi,
  ...contactApi,
} as const

/** Every call of the widget door, under `/api/v1/widget`. */
export const widgetApi = {
  ...conversationApi,
  ...visitorMessagesApi,
  ...visitorAppointmentsApi,
  ...visitorDocumentsApi,
} as const
