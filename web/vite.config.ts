import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { apiTable } from './platform/api-table.plugin.ts'
import { ownCopy } from './platform/identity/own-copy.plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * What every page needs, in one file: many small ones compress worse (measured: 1.9 kB brotli of the
 * dashboard's entry).
 */
const base =
  /\/node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\/|\/lucide-react\/dist\/esm\/(?!icons)|\/web\/platform\/(?!list-)[\w-]+\.tsx?$|\/web\/ui\/(?:button|classes|spinner|error-view)\.|\/copy\/(?:session|dashboard)\.|\/facts\/time\./

/** What lists share with the dashboard's frame, which needs nothing else of theirs. */
const shell = /\/web\/ui\/toast\.|\/lucide-react\/dist\/esm\/icons\/(?:x|mail)\./

/**
 * What every list of the dashboard needs, in one file: fewer names for the entry to carry, and one
 * request instead of fifteen when a list is opened.
 */
const room =
  /\/web\/ui\/(?:list-room\/|badge|time|now|phone|page-link|web-address|mail-link|contact-links|status-menu|use-undoable|refresh-button|urgency-badge|search-field|filter-select|segmented)|\/web\/platform\/list-|\/web\/features\/conversations\/(?:transcript|conversation-link)|\/copy\/(?:list-room|leads|conversations-view)\.|\/rules\/(?:relative-time|shown-name|pagination)\./

/** The dashboard's bundle: a shell and hashed files that a policy of `'self'` alone lets run. */
export default defineConfig({
  root,
  plugins: [ownCopy(/google-hosted\.ts$/, /^@firebase\//), apiTable(), react(), tailwind()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: ['chrome111', 'firefox121', 'safari16.4'],
    // A `data:` address would be refused by the policy, and so would an inline preload script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      // Nobody acts on how long each plugin took.
      checks: { bundlerTimings: false },
      // The second is where a popup on its way to Google ends.
      input: ['app.html', 'popup.html'].map((page) => `${root}${page}`),
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base },
            { name: 'shell', test: shell },
            { name: 'room', test: room },
          ],
        },
      },
    },
  },
})
