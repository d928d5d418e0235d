import type { Language } from '../facts/statuses.ts'

/** The languages of visitors that are recognized; the chat itself speaks English and Spanish. */
export type Tongue =
  | Language
  | 'fr'
  | 'de'
  | 'pt'
  | 'it'
  | 'pl'
  | 'vi'
  | 'tl'
  | 'ht'
  | 'zh'
  | 'ja'
  | 'ko'
  | 'ru'
  | 'ar'

/** What is spoken here, in a visitor's own language: English and Spanish, or one of the two. */
type Spoken = { both: string; en: string; es: string }

export const spokenHere: Record<Tongue, Spoken> = {
  en: { both: '', en: '', es: 'I can answer in Spanish here.' },
  es: { both: '', en: 'Aquí puedo responder en inglés.', es: '' },
  fr: {
    both: 'Ici, je peux répondre en anglais et en espagnol.',
    en: 'Ici, je peux répondre en anglais.',
    es: 'Ici, je peux répondre en espagnol.',
  },
  de: {
    both: 'Hier kann ich auf Englisch und Spanisch antworten.',
    en: 'Hier kann ich auf Englisch antworten.',
    es: 'Hier kann ich auf Spanisch antworten.',
  },
  pt: {
    both: 'Aqui posso responder em inglês e espanhol.',
    en: 'Aqui posso responder em inglês.',
    es: 'Aqui posso responder em espanhol.',
  },
  it: {
    both: 'Qui posso rispondere in inglese e in spagnolo.',
    en: 'Qui posso rispondere in inglese.',
    es: 'Qui posso rispondere in spagnolo.',
  },
  pl: {
    both: 'Mogę odpowiadać po angielsku i po hiszpańsku.',
    en: 'Mogę odpowiadać po angielsku.',
    es: 'Mogę odpowiadać po hiszpańsku.',
  },
  vi: {
    both: 'Tôi có thể trả lời bằng tiếng Anh và tiếng Tây Ban Nha.',
    en: 'Tôi có thể trả lời bằng tiếng Anh.',
    es: 'Tôi có thể trả lời bằng tiếng Tây Ban Nha.',
  },
  tl: {
    both: 'Makakasagot ako sa Ingles at Espanyol.',
    en: 'Makakasagot ako sa Ingles.',
    es: 'Makakasagot ako sa Espanyol.',
  },
  ht: {
    both: 'Mwen ka reponn an angle ak panyòl.',
    en: 'Mwen ka reponn an angle.',
    es: 'Mwen ka reponn an panyòl.',
  },
  zh: {
    both: '我可以用英语和西班牙语回复。',
    en: '我可以用英语回复。',
    es: '我可以用西班牙语回复。',
  },
  ja: {
    both: '英語とスペイン語でお答えできます。',
    en: '英語でお答えできます。',
    es: 'スペイン語でお答えできます。',
  },
  ko: {
    both: '영어와 스페인어로 답변할 수 있습니다.',
    en: '영어로 답변할 수 있습니다.',
    es: '스페인어로 답변할 수 있습니다.',
  },
  ru: {
    both: 'Здесь я отвечаю на английском и испанском.',
    en: 'Здесь я отвечаю на английском.',
    es: 'Здесь я отвечаю на испанском.',
  },
  ar: {
    both: 'يمكنني الرد بالإنجليزية والإسبانية.',
    en: 'يمكنني الرد بالإنجليزية.',
    es: 'يمكنني الرد بالإسبانية.',
  },
}
