import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame } from 'playwright-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * What axe-core finds wrong in one document, a line for each element; best practices included, or by the
 * named `rules` alone. It runs in a world of its own, so the document's content policy stays as it is.
 */
export async function findAxeViolations(
  frame: Frame,
  rules?: readonly string[],
): Promise<string[]> {
  const session = await openSession(frame)
  try {
    const { frameTree } = await session.send('Page.getFrameTree')
    const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'axe',
    })
    const run = async (expression: string) => {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        contextId,
        awaitPromise: true,
        returnByValue: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'axe failed')
      return result.value as unknown
    }
    await run(`${axeSource}; undefined`)
    return (await run(
      `axe.run(document, ${JSON.stringify({ iframes: false, ...(rules && { runOnly: rules }) })}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => id + ' ' + target.join(' ') + ' ' + failureSummary)))`,
    )) as string[]
  } finally {
    await session.detach()
  }
}

/** A frame of another site is a target of its own; any other belongs to its page. */
async function openSession(frame: Frame) {
  const page = frame.page()
  return await page.context().newCDPSession(frame === page.mainFrame() ? page : frame)
}
