import { mailLink } from '../links.ts'
import type { Page } from '../page.ts'

export const privacy: Page = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'What this site and its chat collect, why, who sees it, how long it is kept and how to have it deleted.',
  lang: 'en',
  heading: 'Privacy',
  lede: 'What we keep, why, and for how long.',
  shape: 'sections',
  updated: '2026-04-03',
  body: `
<h2>Visiting these pages</h2>
<p>These pages set no cookies and carry no advertising or analytics. Our web host keeps ordinary access logs for 14 days, to keep the site running and safe.</p>

<h2>When you contact us</h2>
<p>We use what you send to check for conflicts, to reply and, if you become a client, to do the work. We do not sell it, rent it or use it for advertising. Your message is confidential whether or not you hire us.</p>

<h2>The chat</h2>
<p>The chat is automated and runs on a service we hire. What you type is stored so that we can read it and answer. The service may use it only to provide the chat to us. You can read these pages without using it.</p>

<h2>Who sees it</h2>
<p>The four of us, and the companies that provide our e-mail, files and chat, under written confidentiality terms. Beyond that, only where a court order or the law requires it, and we would tell you first wherever we may.</p>

<h2>How long we keep it</h2>
<ul>
<li>Messages from people who do not become clients: two years, then deleted. We keep the names we need to check for conflicts.</li>
<li>Client files: ten years after the matter closes.</li>
</ul>

<h2>Your choices</h2>
<p>Write to ${mailLink('privacy@larchandtern.example')} to see, correct or delete what you sent us. We answer within 30 days. We may have to keep some records to meet our duties as lawyers, and will say so if that is the case.</p>

<h2>Security</h2>
<p>Files are encrypted where they are stored and on their way. E-mail is convenient and not perfectly private; for sensitive papers we send you a link to a secure folder.</p>
`,
}
