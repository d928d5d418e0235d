import { sayIn } from '../../server/testing/model-moods.ts'
import { modelServer } from '../../server/testing/model-server.ts'

/** A language model on this machine that obeys everybody but us. */
export type AttackingModel = {
  url: string
  /** What it was sent: the instructions of each chat, with the visitor's words after them. */
  prompts: () => { instructions: string; visitor: string }[]
  /** What it said, whole. */
  said: () => string[]
  close: () => Promise<void>
}

/** Starts one that by turns does all the harm at once and hides it between true sentences. */
export async function attackingModel(): Promise<AttackingModel> {
  const prompts: { instructions: string; visitor: string }[] = []
  const said: string[] = []
  const server = await modelServer((body) => {
    const told = (role: string) => body.messages.findLast((one) => one.role === role)?.content ?? ''
    prompts.push({ instructions: told('system'), visitor: told('user') })
    const reply = sayIn(prompts.length % 4 === 0 ? 'hostile' : 'sly', body)
    said.push(reply.text)
    return reply
  })
  return { url: server.url, prompts: () => prompts, said: () => said, close: server.close }
}
