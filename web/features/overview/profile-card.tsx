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
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 self-start rounded border border-line bg-raised p-5 wide:col-start-2 wide:row-start-2"
    >
      <h2 className="min-w-0 text-heading wrap-anywhere wide:w-full">
        {firm === '' ? copy.profile : firm}
      </h2>
      <dl className="order-last grid w-full gap-x-8 gap-y-1 room:grid-cols-3 wide:order-none wide:grid-cols-1 wide:gap-y-2.5">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex min-w-0 items-baseline gap-3 room:block">
            <dt className="label w-16 shrink-0">{name}</dt>
            <dd className="figures min-w-0 wrap-anywhere">{value || copy.notGiven}</dd>
          </div>
        ))}
      </dl>
      <Link href={paths.settingsProfile} className={buttonClasses('quiet', true)}>
        {copy.editProfile}
      </Link>
    </section>
  )
}
