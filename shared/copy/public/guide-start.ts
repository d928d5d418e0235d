import { claims } from '../../facts/claims.ts'
import { trialDays } from '../../facts/plans.ts'
import type { Chapter } from './long-text.ts'

/** The guide: before the script. */
export const startChapters = [
  {
    id: 'overview',
    title: 'Overview',
    blocks: [
      `You will make an account, copy one line from the dashboard, paste it into your website, and see the chat appear. ${claims.install.sentence} That is [our claim](/sources#${claims.install.id}); what is sure is that all of it is copying and pasting.`,
      {
        list: [
          '**You need**: the sign-in of whoever edits your website, and an e-mail address you can open.',
          '**Foyer does**: read the public pages of your website, so that the chat can answer from them. The dashboard shows how far it is.',
          '**Nothing changes**: the line draws one button in a corner. It adds no cookies and does not move or restyle anything on your pages.',
        ],
      },
    ],
  },
  {
    id: 'create-account',
    title: 'Create an account',
    blocks: [
      {
        steps: [
          'Go to [Try for free](/signup) and give your name, e-mail address and a password, or use Google.',
          'Tell us about your firm: name, phone, website, ZIP code, practice areas and size. The website is what the chat will answer from, so give the address your visitors see.',
          `Choose a plan and add a card. Nothing is charged for ${trialDays} days, and you can cancel before.`,
          'Open the e-mail we send you and follow its link. Until your address is confirmed, leads wait in the dashboard and are not mailed.',
        ],
      },
      'You can stop after any step and go on later; your answers are kept.',
    ],
  },
] as const satisfies readonly Chapter[]

/** The guide: after the script. */
export const useChapters = [
  {
    id: 'verifying',
    title: 'Verifying that it works',
    blocks: [
      {
        steps: [
          'Open your website in a private window, so that no old copy is shown. The button of the chat stands in the lower corner.',
          'Press it, accept the notice, and ask something your website answers, such as where your office is. The answer comes with its page.',
          'In the dashboard, Integration now says **Active**, and when your website was last seen with the chat.',
          'Leave a test inquiry with your own name and e-mail address, and see it arrive under “New Client Leads” and in your mailbox.',
        ],
      },
      {
        picture: {
          file: 'pages-read.webp',
          alt: 'The list of pages the assistant knows: each page of a firm’s website with its title, its address, how many passages it has, and a badge that says Read.',
          caption: 'Integration, further down: every page that was found, and what became of it.',
        },
      },
      {
        facts: [
          [
            'No button',
            'Look at the page’s source for `widget.js`. If it is not there, the page was not published, or a cache still shows the old one. If it is, a consent banner or a plugin may hold scripts back until visitors agree or scroll.',
          ],
          [
            'A button, but an empty window',
            'The page is on another address than the website of your account. Add it under “Websites that may show the chat”. A content policy without `frame-src` does the same.',
          ],
          [
            'It answers nothing',
            'See the list of pages in Integration: each says why it was not read, and what to do. Text that is only in pictures, or drawn by scripts, cannot be read.',
          ],
          ['Old answers', 'Press “Re-index” after you have changed your website.'],
        ],
      },
      'The script sets no cookies and stores nothing on your page. Whether your consent banner should hold it back until visitors agree is your decision. The chat itself asks for consent before a visitor’s first word is sent.',
    ],
  },
  {
    id: 'customizing',
    title: 'Customizing',
    blocks: [
      'In the dashboard under “Settings & Billing”, “Your assistant”. A preview beside it shows the chat itself; changes are on your website as soon as they are saved, and the line stays the same.',
      {
        list: [
          '**Look**: your logo, your color, and the corner in which the button stands.',
          '**Words**: the name in the chat, and a greeting of your own in English and Spanish.',
          '**Hours**: when consultations are offered, by phone, by video or in person.',
          '**People**: up to five further addresses that receive what visitors leave.',
          '**Answers**: under “Questions and your answers”, what visitors asked and your website does not say.',
        ],
      },
      {
        picture: {
          file: 'appearance.webp',
          alt: 'The page Your assistant: on the left fields for the name in the chat, its languages and its greeting, on the right a preview of the chat as visitors see it.',
          caption: 'Settings & Billing, Your assistant.',
        },
      },
    ],
  },
  {
    id: 'help',
    title: 'Help, and what comes next',
    blocks: [
      'From here on, leads arrive. Each has the person’s name and how to reach them, a summary, how urgent it is, and the whole conversation with its sources.',
      {
        picture: {
          file: 'lead.webp',
          alt: 'The leads in the dashboard: a list on the left, and on the right an opened lead with the ways to reply, a summary of the matter, and what the visitor said on when, where and who is involved.',
          caption: 'New Client Leads: what reaches you, here and by mail.',
        },
      },
      'If something does not work, [write to us](/contact) with the address of the page and what you see; a person answers. Do not send the details of visitors. The [questions](/faq) cover what lawyers ask before they begin.',
      'To take the chat off your website, remove the line. Your leads stay in the dashboard.',
    ],
  },
] as const satisfies readonly Chapter[]
