import type { Chapter } from './long-text.ts'

/** Privacy: readers of the public pages, and firms with an account. */
export const readerChapters = [
  {
    id: 'who-decides',
    title: 'Who we are, and who decides',
    blocks: [
      '“Foyer”, “we” and “us” mean the provider of the service at {origin}. “Firm” means a law firm that has an account. “Visitor” means a person who writes in the chat on a firm’s website.',
      'What a visitor writes is the firm’s. The firm decides what it is used for and how long it is kept; we hold and deliver it on the firm’s behalf and by its instructions. For the accounts of firms, and for those who read our pages or write to us, we decide ourselves, as this page says.',
    ],
  },
  {
    id: 'reading',
    title: 'When you read our own pages',
    blocks: [
      'Our public pages, from the home page to the blog, set no cookies and run no analytics. All that is on them comes from our own address: no fonts, maps or advertising of other companies. Foyer keeps no record of who asked for which page. Your network address is held in memory for minutes, so that nobody can flood us.',
      'If you write to us with the contact form, we keep your name, your e-mail address and your message until they have reached our mailbox, and 90 days longer. We use them to answer you. With each message we keep a keyed hash of the network it came from, so that nobody can flood the form. If you write an e-mail, we have that e-mail.',
      'If you have the [guide](/guide#verifying) look at a page, our server opens the address you gave, once, and keeps neither the address nor the page.',
    ],
  },
] as const satisfies readonly Chapter[]

export const firmChapters = [
  {
    id: 'firms',
    title: 'When your firm has an account',
    blocks: [
      'To run an account we keep:',
      {
        list: [
          '**You**: your first and last name, your e-mail address, and a one-way hash of your password in place of the password. If you sign in with Google, Google tells us your name, your e-mail address and the number it knows you by. It tells us no password.',
          '**Your firm**: name, phone, website, ZIP code with city and state, practice areas, number of attorneys, time zone, opening hours, logo, colors and greetings, the answers you write, the websites that may show your chat, and the addresses that receive your mail. The sign-up form keeps what you enter, so that you can stop and go on later. It stays if you never finish, until you ask us to delete it.',
          '**Your website**: the text of its public pages, to answer from. Our reader calls itself FoyerBot and obeys robots.txt.',
          '**Your plan**: which one, its dates, and what the payment processor tells us of payments. Card numbers go from your browser to the payment processor; we see the brand, the last four digits and the expiry date.',
        ],
      },
      'While you are signed in, your browser’s own storage holds your sign-in. Signing in with Google sets one cookie of ours, which expires after 10 minutes; what Google’s own window keeps is Google’s.',
      'We count failed sign-ins, sign-ups and requests for an e-mail, so that nobody can try passwords without end. They are counted under keyed hashes of the e-mail address and of the network they came from. A count is deleted within a day of its last use.',
    ],
  },
] as const satisfies readonly Chapter[]
