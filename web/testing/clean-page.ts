import { afterAll } from 'vitest'

// Test files share their worker's page, since making a page anew took longer than most of them: each
// leaves it as it found it.
afterAll(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
