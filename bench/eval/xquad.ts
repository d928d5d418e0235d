import { languages, type Language } from '@foyer/shared/facts/statuses.ts'
import { answerQuestion } from '../../server/assistant/answer/answer.ts'
import { type Firm, indexOf } from './desk.ts'
import { type Figure, shareOf, spanishGap } from './figure.ts'
import { passagesFirm } from './passages-site.ts'
import { ask, dataFile, type Run, together } from './run.ts'

type Squad = {
  data: {
    paragraphs: { context: string; qas: { question: string; answers: { text: string }[] }[] }[]
  }[]
}

type Question = { question: string; answers: readonly string[] }

const goals = { en: 0.87, es: 0.85 } as const

/** XQuAD in both languages: whether the two sentences chosen, or the reply, hold the answer. */
export async function xquad(run: Run): Promise<Figure[]> {
  const held: Partial<Record<Language, boolean[]>> = {}
  const figures: Figure[] = []
  for (const language of languages) {
    const text = dataFile(run, `evaldata/xquad/xquad.${language}.json`)
    if (text === undefined) return []
    const { firm, questions } = readSquad(text, language)
    const asked = run.few(questions, 120)
    const found = asked.map((one) => holdsAnswer(likeliest(firm, one, language), one))
    held[language] = found
    figures.push(
      shareOf([`xquad ${language}`, 'two likeliest sentences hold the answer'], found, {
        goal: { atLeast: goals[language] },
        note: 'in this process: a chat answers no question about sports and history',
      }),
      ...(await inTheChat(run, {
        firm,
        asked: run.few(questions.filter(isInSample), 0),
        language,
      })),
    )
  }
  return [...figures, spanishGap('xquad', { english: held.en ?? [], spanish: held.es ?? [] })]
}

type Asked = { firm: Firm; asked: readonly Question[]; language: Language }

/** Every fourth is asked in the chat too: that is told, and held to nothing. */
const isInSample = (_one: unknown, at: number): boolean => at % 4 === 0

/** What the firm's chat says to the same questions, most of which it takes for off its subject. */
async function inTheChat(run: Run, { firm, asked, language }: Asked): Promise<Figure[]> {
  if (asked.length === 0) return []
  const desk = await run.desk(firm)
  const replies = await together(asked, async (one) => {
    const reply = await ask(desk, one.question, { language })
    return { kind: reply.kind, right: holdsAnswer(reply.text, one) }
  })
  const answers = replies.filter(({ kind }) => kind === 'answer')
  return [
    shareOf(
      [`xquad ${language}`, 'answered in the chat'],
      replies.map(({ kind }) => kind === 'answer'),
    ),
    shareOf(
      [`xquad ${language}`, 'the answer in the reply, of those answered in the chat'],
      answers.map(({ right }) => right),
    ),
  ]
}

function readSquad(text: string, language: Language): { firm: Firm; questions: Question[] } {
  const paragraphs = (JSON.parse(text) as Squad).data.flatMap((one) => one.paragraphs)
  const passages = paragraphs.map(({ context }) => ({ title: '', text: context }))
  const questions = paragraphs
    .flatMap(({ qas }) => qas)
    .map(({ question, answers }) => ({ question, answers: answers.map((one) => one.text) }))
  return { firm: passagesFirm(`XQuAD ${language}`, language, passages), questions }
}

function likeliest({ website }: Firm, { question }: Question, language: Language): string {
  if (website === null) return ''
  const anyway = { answer: 0, pages: 0 }
  const answer = answerQuestion(indexOf(website), { text: question, language }, anyway)
  return answer.sentences.map((one) => one.text).join(' ')
}

function holdsAnswer(text: string, { answers }: Question): boolean {
  return answers.some((gold) => text.includes(gold.replaceAll(/\s+/g, ' ').trim()))
}
