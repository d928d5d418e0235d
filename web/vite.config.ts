import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { apiTable } from './platform/api-table.plugin.ts'
import { ownCopy } from './platform/identity/own-copy.plugin.ts'

/** The dashboard's bundle: a shell and hashed files that a policy of `'self'` alone lets run. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [ownCopy(/google-hosted\.ts$/, /^firebase\//), apiTable(), react(), tailwind()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: ['chrome111', 'firefox121', 'safari16.4'],
    // A `data:` address would be refused by the policy, and so would an inline preload script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
  },
})
