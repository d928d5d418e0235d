import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** With FOYER_TEST_WALL=rows (or none) the queries' own firm condition is taken away (docs/architecture.md). */
const withoutQueryWall = ['rows', 'none'].includes(process.env['FOYER_TEST_WALL'] ?? '')
  ? [
      {
        find: /^.*\/db\/of-firm\.ts$/,
        replacement: fileURLToPath(new URL('server/testing/of-any-firm.ts', import.meta.url)),
      },
    ]
  : []

const nodeTests = (name: string, include: string[], timeout: number) => ({
  resolve: { alias: withoutQueryWall },
  test: {
    name,
    include,
    environment: 'node' as const,
    testTimeout: timeout,
    hookTimeout: 60_000,
    // Each file has a database of its own; loading the product anew for each took longer than its tests.
    isolate: name !== 'server',
    globalSetup: name === 'server' ? ['server/testing/global-setup.ts'] : [],
  },
})

export default defineConfig({
  test: {
    // Two files at a time even on two cores: much of a test is waiting for a server or a browser.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      nodeTests(
        'pure',
        ['shared/**/*.test.ts', 'server/assistant/**/*.test.ts', 'demo/**/*.test.ts'],
        20_000,
      ),
      nodeTests(
        'server',
        [
          'server/{platform,features,ports,doors,db}/**/*.test.ts',
          'server/*.test.ts',
          'cli/**/*.test.ts',
        ],
        30_000,
      ),
      nodeTests('scripts', ['{scripts,bench}/**/*.test.ts'], 120_000),
      nodeTests('e2e', ['e2e/**/*.test.ts'], 120_000),
      {
        test: {
          name: 'browser-parts',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['web/testing/clean-page.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          // Each file alone: some take Preact in React's place.
          name: 'chat-parts',
          include: ['chat/**/*.test.{ts,tsx}', 'widget/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout: 20_000,
        },
      },
    ],
  },
})
