import { z } from 'zod'
import { billingIntervals, firmSizes, subscriptionStatuses } from '../facts/plans.ts'
import { minutes } from '../facts/time.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './shapes.ts'

const Name = z.string().trim().max(100)

/** What the wizard asks about a firm (specification 1, section 3). */
const FirmAnswers = z.object({
  firmName: z.string().trim().max(200),
  phone: z.string().trim().max(50),
  website: z.string().trim().max(500),
  zipCode: z.string().trim().max(5),
  practiceAreas: z.array(z.string().trim().min(1).max(80)).max(92),
  firmSize: z.enum(firmSizes),
  attorneyCount: z.coerce.number().int().min(1).max(10_000),
})

/** A plan by its id on the wire, 1 to 6 (specification 1, section 3). */
export const PlanIdField = z.coerce
  .number()
  .pipe(
    z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]),
  )

/** What the wizard has been told so far: any part of it may be missing. */
export const OnboardingAnswers = FirmAnswers.extend({
  planId: PlanIdField,
  billingInterval: z.enum(billingIntervals),
}).partial()
export type OnboardingAnswers = z.output<typeof OnboardingAnswers>

const Step = z.union([z.literal(2), z.literal(3), z.literal(4)])

/** Where a person stands between signing up and having a firm. */
const Standing = z.object({
  success: z.literal(true),
  /** False until the registration reached us: the browser then sends it (again). */
  registered: z.boolean(),
  /** True once there is a firm: the dashboard is open. */
  complete: z.boolean(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  step: Step,
  answers: OnboardingAnswers,
})
export type OnboardingStanding = z.output<typeof Standing>

export const onboardingApi = {
  /** Registers the person of the token; again, it changes nothing (specification 1, section 7). */
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    access: 'user',
    /** `email`, `role` and `firebaseUid` are the specification's; the token decides all three. */
    body: z.object({
      email: z.string().max(320).optional(),
      firstName: Name.default(''),
      lastName: Name.default(''),
      role: z.string().max(50).default('owner'),
      firebaseUid: z.string().max(128).optional(),
    }),
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      user: z.object({
        firebaseUid: z.string(),
        email: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        role: z.literal('owner'),
      }),
    }),
  }),
  getOnboarding: endpoint({
    method: 'GET',
    path: '/onboarding',
    access: 'user',
    reply: Standing,
  }),
  /** Keeps what the wizard was told, so that closing the browser loses nothing. */
  saveOnboarding: endpoint({
    method: 'PUT',
    path: '/onboarding',
    access: 'user',
    body: z.object({ step: Step, answers: OnboardingAnswers }),
    reply: Standing,
    outlivesPage: true,
  }),
  /** Makes the firm, its trial and its first reading; again, it answers what it made. */
  completeSignup: endpoint({
    method: 'POST',
    path: '/auth/complete-signup',
    access: 'user',
    /** What a person may get wrong is judged by the handler, all of it at once and in plain words. */
    body: FirmAnswers.partial({ website: true, practiceAreas: true, attorneyCount: true }).extend({
      organizationName: z.string().trim().max(200).optional(),
      zipCode: z.string().trim().max(20),
      planId: PlanIdField,
      billingInterval: z.enum(billingIntervals),
      paymentMethodId: z.string().trim().min(1).max(200),
    }),
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      integrationId: Id,
      /** Null where an operator had added the firm, without a subscription. */
      subscription: z
        .object({
          status: z.enum(subscriptionStatuses),
          trialEndsAt: Instant.nullable(),
        })
        .nullable(),
    }),
    rate: { max: 30, windowMs: minutes(10) },
  }),
} as const
