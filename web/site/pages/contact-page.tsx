import type { ContactOutcome, SiteMail } from '@foyer/shared/api/public-site.ts'
import { contact } from '@foyer/shared/copy/public/contact.ts'
import { paths } from '@foyer/shared/paths.ts'
import { LetterDesk } from '../art/scenes.tsx'
import { ContactForm, givenOf } from '../contact/contact-form.tsx'
import { Island } from '../islands/island.tsx'
import type { Page } from '../page.ts'
import { PageHead } from '../parts/page-head.tsx'

const ways = [
  { path: paths.faq, text: contact.besideFaq },
  { path: paths.guide, text: contact.besideGuide },
  { path: paths.pricing, text: contact.besidePricing },
]

/** The direct address, and what may be answered already. */
function Beside({ mail }: { mail: SiteMail }) {
  return (
    <div className="grid content-start gap-10 border-line desk:border-l desk:pl-12">
      <section aria-labelledby="direct-title" className="grid gap-2">
        <h2 id="direct-title" className="text-heading">
          {contact.directTitle}
        </h2>
        <p className="text-ink-soft">{contact.directText}</p>
        <p>
          <a href={`mailto:${mail.contact}`} className="link text-read">
            {mail.contact}
          </a>
        </p>
      </section>
      <section aria-labelledby="beside-title" className="grid gap-2">
        <h2 id="beside-title" className="text-heading">
          {contact.besideTitle}
        </h2>
        <ul className="grid gap-1.5">
          {ways.map(({ path, text }) => (
            <li key={path}>
              <a href={path} className="link">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <p className="border-t border-line pt-6 text-small text-ink-soft">{contact.notClient}</p>
    </div>
  )
}

/** The contact page; `outcome` is there after a form was sent without JavaScript. */
export const contactPage = (outcome?: ContactOutcome): Page => ({
  path: paths.contact,
  title: contact.title,
  description: contact.description,
  preview: 'contact',
  draw: ({ mail }) => (
    <>
      <PageHead title={contact.headline} lead={contact.lead} drawing={<LetterDesk />} />
      <div className="site-width grid gap-14 pb-24 desk:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] desk:gap-12">
        <section aria-labelledby="write-title" className="grid max-w-[40rem] content-start gap-6">
          <h2 id="write-title" className="text-title">
            {contact.formTitle}
          </h2>
          <Island name="contact-form" of={ContactForm} given={givenOf(outcome)} />
        </section>
        <Beside mail={mail} />
      </div>
    </>
  ),
})
