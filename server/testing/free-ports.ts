import { createServer } from 'node:net'

/**
 * A first port with the three after it free as well, below the ports that systems hand out to
 * outgoing connections.
 */
export async function findPorts(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 3_000) * 4
    const free = await Promise.all([0, 1, 2, 3].map((offset) => isFree(first + offset)))
    if (free.every(Boolean)) return first
  }
}

async function isFree(port: number): Promise<boolean> {
  return await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
