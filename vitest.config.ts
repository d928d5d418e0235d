import { defineConfig } from 'vitest/config'

const nodeTests = (name: string, include: string[], timeout: number) => ({
  test: {
    name,
    include,
    environment: 'node' as const,
    testTimeout: timeout,
    hookTimeout: 60_000,
    globalSetup: name === 'server' ? ['server/testing/global-setup.ts'] : [],
  },
})

export default defineConfig({
  test: {
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
      nodeTests('scripts', ['scripts/**/*.test.ts'], 120_000),
      nodeTests('e2e', ['e2e/**/*.test.ts'], 120_000),
      {
        test: {
          name: 'browser-parts',
          include: [
            'web/**/*.test.{ts,tsx}',
            'chat/**/*.test.{ts,tsx}',
            'widget/**/*.test.{ts,tsx}',
          ],
          environment: 'jsdom',
          testTimeout: 20_000,
        },
      },
    ],
  },
})
