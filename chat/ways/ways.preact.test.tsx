import type { ReactNode } from 'react'
import { type ComponentChild, render } from 'preact'
import { act } from 'preact/test-utils'
import { vi } from 'vitest'

// The frame's build puts Preact in React's place; here the whole suite runs once more that way.
vi.mock('react', () => import('../../widget/frame/react.ts'))
vi.mock('react/jsx-dev-runtime', () => import('preact/jsx-dev-runtime'))
vi.mock('react/jsx-runtime', () => import('preact/jsx-runtime'))
vi.mock('react-dom', () => ({ flushSync: (run: () => void) => act(run) }))
vi.mock('react-dom/client', () => ({
  createRoot: (container: HTMLElement) => ({
    render: (element: ReactNode) => render(element as ComponentChild, container),
  }),
}))

await import('./ways.test.tsx')
