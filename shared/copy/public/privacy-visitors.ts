import type { Chapter } from './long-text.ts'

/** Privacy: what is kept of somebody who writes in a firm's chat. */
export const visitorChapters = [
  {
    id: 'visitors',
    title: 'When you write in a law firm’s chat',
    blocks: [
      'The chat opens with a notice. It says that you are writing to an AI assistant and not to a lawyer, that no attorney-client relationship comes of it, and that what you write is stored for the firm.',
      '**Before you accept the notice**, nothing you type leaves your browser. To open the chat, our server keeps three things: which firm’s chat it is, the time, and a one-way fingerprint of the random secret that ties the chat to your browser. None of them says who you are.',
      '**After you accept it**, we store for that firm:',
      {
        list: [
          'which text of the notice you accepted, and when;',
          'the address and title of the page on which the chat began, and the language of the chat;',
          'what you type and what the assistant answers, with its sources and the times;',
          'the details you choose to give: your name, e-mail address or phone number, what the matter is about, when and where it happened, who is on the other side, how urgent it is, when you can be reached;',
          'messages, requests for a consultation and files that you send from the chat.',
        ],
      },
      'You can skip any question. A firm needs a name and one way to reach you before it can call back; nothing else is required.',
      {
        note: 'Please leave out what is confidential. The firm does not represent you because of this chat, and may represent somebody on the other side.',
      },
    ],
  },
  {
    id: 'not-kept',
    title: 'What the chat does not do',
    blocks: [
      {
        list: [
          'It sets no cookies and follows nobody from one website to another.',
          'It does not store your network address with your conversation. Our servers use the address in memory, for minutes, so that nobody can flood a firm.',
          'The firm’s own page, and the advertising or analytics scripts that may run on it, cannot read the chat: it runs in a window of its own that belongs to our address.',
          'It keeps nothing in your browser but the key to your own conversation, and that only until you close the tab. “Leave quickly” removes it at once.',
        ],
      },
      'If you use voice input, your browser turns speech into text, and for that it may send the sound to the company that makes the browser. The chat tells you so before it starts. We receive the words, and only once you send them.',
      'From pictures and videos we remove what they say about the place, the time and the camera before the firm can open them. PDF and office files keep such descriptions; please remove them yourself if they matter.',
    ],
  },
  {
    id: 'withdrawing',
    title: 'Taking it back',
    blocks: [
      'In the chat’s menu, “Delete my conversation” withdraws all of it, at any time while that chat is open in your browser.',
      {
        facts: [
          [
            'Not yet delivered to the firm',
            'Deleted: the words, your details, the page, the files. The fact that a chat was withdrawn remains, with its time, its language and the notice you accepted. A question that the firm has already answered for its visitors stays with that answer.',
          ],
          [
            'Already delivered to the firm',
            'It may be in the firm’s mailbox, where we cannot reach it. It stays in the firm’s records, marked as withdrawn, and the chat tells you so.',
          ],
        ],
      },
      'Once that tab is closed we can no longer tell from your browser which conversation was yours. Ask the firm then; it can ask us to delete it. Or write to us, name the firm and the day, and we pass your wish on to the firm.',
    ],
  },
] as const satisfies readonly Chapter[]
