import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as account from '@foyer/shared/copy/account.ts'
import * as billing from '@foyer/shared/copy/billing.ts'
import { errors } from '@foyer/shared/copy/errors.ts'
import * as onboarding from '@foyer/shared/copy/onboarding.ts'
import * as session from '@foyer/shared/copy/session.ts'
import * as settings from '@foyer/shared/copy/settings.ts'

/*
 * Every sentence the two specifications quote for getting in, staying in and paying, and the test
 * that reads it on the screen that says it (in web/ unless it begins otherwise).
 */

const signInPage = 'features/account/sign-in-page.test.tsx'
const signUpPage = 'features/account/sign-up-page.test.tsx'
const forgotPage = 'features/account/forgot-password-page.test.tsx'
const resetPage = 'features/account/reset-password-page.test.tsx'
const verifyPage = 'features/account/verify-email-page.test.tsx'
const google = 'features/account/google.test.tsx'
const passwordDialog = 'features/account/change-password-dialog.test.tsx'
const wizard = 'features/onboarding/onboarding.test.tsx'
const settingsPages = 'app/settings-section.test.tsx'
const profilePage = 'features/profile/profile-page.test.tsx'
const cardForm = '../e2e/stripe-card.test.ts'
const calls = 'platform/call.test.ts'

const table: Record<string, readonly (readonly [sentence: string, readBy: string])[]> = {
  'signing in (1: 2, 4, 5, 8)': [
    ['Please fill in all fields', signInPage],
    ['No account found with this email address', signInPage],
    ['Incorrect password', signInPage],
    ['Invalid email address', signInPage],
    ['Too many failed attempts. Please try again later', signInPage],
    ['Failed to sign in. Please try again', signInPage],
    ['Signing in...', signInPage],
    ['Success!', signInPage],
    ['Successfully signed in! Redirecting to dashboard...', signInPage],
  ],
  'Google (1: 8)': [
    ['Sign-in was cancelled', google],
    ['Sign-up was cancelled', google],
    ['Failed to sign in with Google. Please try again', google],
    ['Failed to sign up with Google. Please try again', google],
  ],
  'signing up (1: 2, 4, 5, 8)': [
    ['Must be at least 8 characters with uppercase, lowercase, and number', signUpPage],
    ['Please fill in all fields', signUpPage],
    ['Passwords do not match', signUpPage],
    ['Password must be at least 8 characters long', signUpPage],
    ['Password must contain at least one lowercase letter', signUpPage],
    ['Password must contain at least one uppercase letter', signUpPage],
    ['Password must contain at least one number', signUpPage],
    ['An account with this email already exists', signUpPage],
    ['Invalid email address', signUpPage],
    ['Password is too weak. Please choose a stronger password', signUpPage],
    ['Failed to create account. Please try again', signUpPage],
    ['Creating account...', signUpPage],
    ['Success!', signUpPage],
    ['Account created successfully! Setting up your profile...', signUpPage],
  ],
  'the wizard (1: 2, 8)': [
    ['Tell Us About Your Firm', wizard],
    ['Choose Your Plan', wizard],
    ['Finish With Payment', wizard],
    ['Complete Setup', wizard],
    ["Today's charge: $0", wizard],
    ["You won't be charged until your trial ends. Cancel anytime.", wizard],
    ['Save 10%', 'features/billing/plan-picker.test.tsx'],
    ['Most Popular', 'features/billing/plan-picker.test.tsx'],
    ['Please fill in all required fields', wizard],
    ['Please select a plan', wizard],
    ['Please provide payment information', wizard],
    ['An error occurred. Please try again.', wizard],
  ],
  'the card form (1: 8; 2: 8)': [
    ['Stripe has not loaded yet. Please try again.', cardForm],
    ['Card element not found.', cardForm],
    ['An error occurred while processing your payment method.', cardForm],
    ['An unexpected error occurred. Please try again.', cardForm],
  ],
  'a forgotten password (1: 2, 8)': [
    ['Reset Password', forgotPage],
    ['Please enter your email address', forgotPage],
    ['Failed to send reset email. Please try again', forgotPage],
    [
      'Unable to connect to the server. Please check your internet connection and try again.',
      forgotPage,
    ],
    ['Check your inbox for a password reset link', forgotPage],
  ],
  'a new password (1: 2, 5, 8)': [
    ['Please enter a new password', resetPage],
    ['Password must be at least 8 characters long', resetPage],
    ['Passwords do not match', resetPage],
    ['Invalid reset code. Please request a new password reset link.', resetPage],
    ['Invalid or missing reset code. Please request a new password reset link.', resetPage],
    ['Invalid or expired reset code. Please request a new password reset link.', resetPage],
    ['Reset code has expired. Please request a new password reset link.', resetPage],
    ['Failed to verify reset code. Please try again.', resetPage],
    ['Password is too weak. Please choose a stronger password.', resetPage],
    ['Failed to reset password. Please try again or request a new reset link.', resetPage],
    ['Password reset successful! Redirecting to sign in...', resetPage],
    ['Request New Reset Link', resetPage],
  ],
  'a confirmed address (1: 2, 4, 8)': [
    ['Invalid verification link. Missing verification oobCode.', verifyPage],
    [
      'The verification link is invalid or has expired. Please request a new verification email.',
      verifyPage,
    ],
    ['The verification link has expired. Please request a new verification email.', verifyPage],
    ['This user account has been disabled.', verifyPage],
    ['No user account found. Please sign up first.', verifyPage],
    ['Email verification failed. Please try again.', verifyPage],
    ['Email verified successfully! You can now sign in.', verifyPage],
    ['Sign In Now', verifyPage],
    ['Sign Up Again', verifyPage],
    ['Contact Support', verifyPage],
  ],
  'subscriptions (2: 2, 5, 8)': [
    ['Failed to cancel subscription. Please try again.', settingsPages],
    ['Failed to reactivate subscription. Please try again.', settingsPages],
    ['Failed to update payment method. Please try again.', settingsPages],
    ['Failed to change plan. Please try again.', settingsPages],
    ['Failed to fetch current plan. Please try again.', settingsPages],
    ['Failed to get payment method. Please try again.', settingsPages],
    ['Please select a plan to upgrade to.', settingsPages],
    ['Your Current Plan', settingsPages],
    ['Upgrade Plan', settingsPages],
    ['Reactivate Plan', settingsPages],
    ['No payment method found', settingsPages],
    ['Update Payment Method', settingsPages],
    ['Add Payment Method', settingsPages],
    ['Back to Settings', settingsPages],
  ],
  'the profile (2: 2, 5, 8)': [
    ['Failed to load profile', profilePage],
    ['Failed to update profile', profilePage],
    ['Failed to get profile. Please try again.', profilePage],
    ['First name and last name are required', profilePage],
    ['Please fill in all required organization fields', profilePage],
    ['Save Changes', profilePage],
  ],
  'another password (2: 4, 5, 8)': [
    ['Please fill in all fields', passwordDialog],
    ['New passwords do not match', passwordDialog],
    ['New password must be different from current password', passwordDialog],
    ['User not authenticated', passwordDialog],
    ['Current password is incorrect', passwordDialog],
    ['New password is too weak', passwordDialog],
    ['Please sign out and sign in again before changing your password', passwordDialog],
    ['Failed to change password. Please try again.', passwordDialog],
    ['Password updated successfully!', passwordDialog],
  ],
  'the session and every call (1: 8; 2: 6, 8)': [
    ['Authentication required. Please sign in again.', '../server/platform/session-gate.test.ts'],
    ['Authentication failed. Please sign in again.', 'platform/guards.test.tsx'],
    ['useAuth must be used within an AuthProvider', 'platform/guards.test.tsx'],
    [
      'Network error: Unable to connect to the server. Please check your internet connection.',
      calls,
    ],
    ['HTTP error! status: 418', calls],
  ],
}

/** Every text in a module of copy; of the functions, only what they say of a status. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const written = new Set([
  ...[account, billing, errors, onboarding, session, settings].flatMap(textsIn),
  session.calls.status(418),
])
const testOf = (name: string): string =>
  readFileSync(new URL(`../web/${name}`, import.meta.url), 'utf8')

describe.each(Object.entries(table))('%s', (_screen, sentences) => {
  it.each(sentences)('%s', (sentence, readBy) => {
    expect(written).toContain(sentence)
    expect(testOf(readBy)).toContain(sentence)
  })
})
