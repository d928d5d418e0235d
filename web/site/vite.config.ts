import tailwind from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The sheet every page has, and those of single pages, which name them in `styles`. */
const sheets = [
  'site',
  'about',
  'blog',
  'careers',
  'demo',
  'features',
  'landing',
  'pricing',
  'reading',
  'sources',
]

/**
 * What browsers load of the public pages: style sheets, which are inlined in each page, and one script.
 * Its components are written against React and run on Preact, which is a sixth of it (docs/measurements.md,
 * web stack).
 */
export default defineConfig({
  root,
  plugins: [tailwind()],
  resolve: {
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    outDir: '../../dist/site/public',
    emptyOutDir: true,
    manifest: true,
    target: ['chrome111', 'firefox121', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Nobody acts on how long each plugin took.
      checks: { bundlerTimings: false },
      input: [`${root}islands/start.ts`, ...sheets.map((name) => `${root}styles/${name}.css`)],
    },
  },
})
