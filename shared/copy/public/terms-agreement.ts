import type { Chapter } from './long-text.ts'

/** Terms: who may use Foyer, and what it is and is not. */
export const serviceTerms = [
  {
    id: 'agreement',
    title: 'This agreement',
    blocks: [
      'These terms are a contract between you and the provider of Foyer at {origin} (“Foyer”, “the provider”, “we”, “us”). They hold for the “service”: our website, the dashboard, and the chat that you put on your own website. Our [Privacy Policy](/privacy) says what is kept about whom.',
      'By making an account or using the service you accept these terms. If you do so for a law firm, you say that you may bind it, and “you” means the firm. Visitors who write in your chat accept the notice they are shown there; these terms are not with them.',
    ],
  },
  {
    id: 'eligibility',
    title: 'Who may use Foyer',
    blocks: [
      'You must be at least 18 years old to use Foyer. The service is made for lawyers and law firms in the United States; you are responsible for holding the licenses that your practice needs.',
    ],
  },
  {
    id: 'service',
    title: 'What Foyer does',
    blocks: [
      'Foyer puts a chat on your website. It answers visitors from the text of your website and from answers you wrote. It takes down what they tell it for you, and lets them ask for a consultation, leave a message or send files. What they leave is delivered to your dashboard and mailbox.',
      'It is an automated assistant. It can misunderstand, miss an answer that is there, or quote a page of yours that is out of date. It does not check for conflicts, watch deadlines or accept clients. Read what it delivers before you rely on it.',
      'We improve the service as we go. Before we take away something you pay for, we tell you, unless safety or the law leaves no time.',
    ],
  },
  {
    id: 'not-a-law-firm',
    title: 'Not a law firm',
    blocks: [
      'The provider is not a law firm. Neither we nor the assistant practice law, give legal advice, refer clients or share in legal fees. Using the service makes no attorney-client relationship with us. Whether a visitor becomes your client is between you and them.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    blocks: [
      'Give us true information and keep it up to date, above all the address that receives your leads. What visitors write is sent only to an address that has been confirmed.',
      'Keep your password to yourself. You are responsible for what is done with your account. If you think that somebody else uses it, change the password and write to us.',
      'Your snippet and its token belong to one account. Put them only on websites that are yours.',
    ],
  },
] as const satisfies readonly Chapter[]
