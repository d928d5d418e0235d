import { sectionNames } from '@foyer/shared/copy/dashboard.ts'
import { settings as copy } from '@foyer/shared/copy/settings.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { ChangePasswordDialog } from '#web/features/account/change-password-dialog.tsx'
import { CancelRow } from '#web/features/billing/cancel-row.tsx'
import { InvoiceList } from '#web/features/billing/invoice-list.tsx'
import { PastDueBanner } from '#web/features/billing/past-due-banner.tsx'
import { PaymentPanel } from '#web/features/billing/payment-panel.tsx'
import { PlanPanel } from '#web/features/billing/plan-panel.tsx'
import { TestModeBanner } from '#web/features/billing/test-mode-banner.tsx'
import { settingAction, SettingRow } from '#web/ui/setting-row.tsx'

/** The plan, the card, the assistant, the account and what has been charged. */
export function SettingsHome({ timeZone }: { timeZone: string }) {
  const [isPasswordOpen, setIsPasswordOpen] = useState(false)
  return (
    <div className="mx-auto grid max-w-[50rem] grid-cols-[minmax(0,1fr)] gap-8 px-5 pt-6 pb-20 room:px-9 wide:pt-8">
      <h1 tabIndex={-1} className="text-title outline-none">
        {sectionNames.settings}
      </h1>
      <div className="grid gap-3">
        <TestModeBanner />
        <PastDueBanner />
        <PlanPanel timeZone={timeZone} />
      </div>
      <PaymentPanel />
      <section aria-labelledby="assistant-title" className="grid gap-2">
        <h2 id="assistant-title" className="text-heading">
          {copy.assistantTitle}
        </h2>
        <ul className="border-y border-line">
          <SettingRow text={copy.assistantText}>
            <Link href={paths.settingsAssistant} className={settingAction}>
              {copy.assistant}
            </Link>
          </SettingRow>
          <SettingRow text={copy.questionsText}>
            <Link href={paths.settingsQuestions} className={settingAction}>
              {copy.questions}
            </Link>
          </SettingRow>
        </ul>
      </section>
      <section aria-labelledby="account-title" className="grid gap-2">
        <h2 id="account-title" className="text-heading">
          {copy.accountTitle}
        </h2>
        <ul className="border-y border-line">
          <SettingRow text={copy.editProfileText}>
            <Link href={paths.settingsProfile} className={settingAction}>
              {copy.editProfile}
            </Link>
          </SettingRow>
          <SettingRow text={copy.changePasswordText}>
            <button type="button" className={settingAction} onClick={() => setIsPasswordOpen(true)}>
              {copy.changePassword}
            </button>
          </SettingRow>
          <CancelRow timeZone={timeZone} />
        </ul>
      </section>
      <InvoiceList timeZone={timeZone} />
      <ChangePasswordDialog open={isPasswordOpen} onClose={() => setIsPasswordOpen(false)} />
    </div>
  )
}
