import { overview as copy } from '@foyer/shared/copy/overview.ts'
import { paths } from '@foyer/shared/paths.ts'
import { Link } from 'wouter'
import { buttonClasses } from '#web/ui/button.tsx'
import { writePhone } from '#web/ui/phone.ts'
import type { UserInfo } from './data.ts'

/** Whose dashboard this is, and the way to change what is known of them. */
export function ProfileCard({ userInfo }: { userInfo: UserInfo }) {
  const { firm, email, phone, domain } = userInfo
  const facts = [
    { name: copy.email, value: email },
    { name: copy.phone, value: phone === null ? null : writePhone(phone) },
    { name: copy.domain, value: domain },
  ]
  return (
    <section
      aria-label={copy.profile}
      className="grid content-start justify-items-start gap-4 self-start rounded border border-line bg-raised p-5 wide:col-start-2 wide:row-start-2"
    >
      <h2 className="text-heading wrap-anywhere">{firm === '' ? copy.profile : firm}</h2>
      <dl className="grid w-full gap-x-8 gap-y-2.5 room:grid-cols-3 wide:grid-cols-1">
        {facts.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="label">{name}</dt>
            <dd className="figures wrap-anywhere">{value || copy.notGiven}</dd>
          </div>
        ))}
      </dl>
      <Link href={paths.settingsProfile} className={buttonClasses('quiet', true)}>
        {copy.editProfile}
      </Link>
    </section>
  )
}
