import { type TestWorld } from '../../server/testing/test-world.ts'
import { testSecret } from '../../server/testing/test-server.ts'
import { runCommand } from '../commands.ts'

/** What a command came to, as the terminal shows it. */
export type Shown = { code: 0 | 1; said: string; printed: Record<string, unknown>[] }

/** The environment of a Foyer on a test's database and folder. */
function environmentOf({ database, world }: TestWorld): NodeJS.ProcessEnv {
  const { host, port, user, password, database: name } = database.addresses.owner
  const secret = encodeURIComponent(password)
  const at = `localhost:${port}/${name}?host=${encodeURIComponent(host)}`
  return {
    DATABASE_URL: `postgres://${user}:${secret}@${at}`,
    FOYER_DATA: world.config.dataFolder,
    FOYER_SECRET: testSecret,
    FOYER_LOG: 'silent',
  }
}

/** Gives a command as at a terminal; `answer` is what is typed where it asks. */
export async function foyer(
  test: TestWorld,
  typed: readonly string[],
  answer?: string,
): Promise<Shown> {
  const lines: string[] = []
  const printed: Record<string, unknown>[] = []
  const code = await runCommand(typed, {
    environment: environmentOf(test),
    show: (text) => void lines.push(text),
    say: (sentence) => void lines.push(sentence),
    print: (value) => void printed.push(JSON.parse(JSON.stringify(value))),
    ask:
      answer === undefined
        ? undefined
        : async (question) => {
            lines.push(question)
            return answer
          },
  })
  return { code, said: lines.join('\n'), printed }
}
