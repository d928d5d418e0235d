import { profile as copy, settings, settingsTitles } from '@foyer/shared/copy/settings.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link } from 'wouter'
import { CallFailed } from '#web/platform/call-failed.ts'
import { Awaited } from '#web/ui/awaited.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { SubPage } from '#web/ui/sub-page.tsx'
import { type Profile, useProfile } from './data.ts'
import { FirmFields } from './firm-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { PriceChangeDialog } from './price-change-dialog.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** Edit profile: the person, and the firm. */
export function ProfilePage({ timeZone }: { timeZone: string }) {
  const profile = useProfile()
  const said = profile.error instanceof CallFailed ? profile.error.said : null
  return (
    <SubPage
      title={settingsTitles.profile}
      back={
        <Link href={paths.settings} className="link">
          {settings.back}
        </Link>
      }
    >
      <Awaited
        of={profile}
        loading={copy.loading}
        failure={{ title: copy.loadFailed, message: said ?? copy.loadFailedHint }}
      >
        {(data) => <ProfileForm profile={data} timeZone={timeZone} />}
      </Awaited>
    </SubPage>
  )
}

function ProfileForm({ profile, timeZone }: { profile: Profile; timeZone: string }) {
  const form = useProfileForm(profile)
  const { sentence, isSaving, isSaved, asking } = form
  return (
    <form
      noValidate
      className="grid max-w-[36rem] grid-cols-[minmax(0,1fr)] gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <PersonFields email={profile.user.email} form={form} />
      <FirmFields form={form} />
      {sentence !== null && (
        <Banner tone="danger" urgent>
          {sentence}
        </Banner>
      )}
      {isSaved && <Banner tone="good">{copy.saved}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={isSaving || isSaved}>
          {isSaving ? copy.saving : copy.save}
        </Button>
        <Link href={paths.settings} className={buttonClasses()}>
          {copy.cancel}
        </Link>
      </div>
      {asking !== null && (
        <PriceChangeDialog
          attorneyCount={asking}
          timeZone={timeZone}
          isBusy={isSaving}
          onAccept={form.acceptPrice}
          onClose={form.declinePrice}
        />
      )}
    </form>
  )
}
