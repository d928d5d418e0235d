import { shell } from '@foyer/shared/copy/dashboard.ts'
import { useEffect } from 'react'

let name = ''
let prefix = ''

function show(): void {
  document.title = `${prefix}${name} · ${shell.product}`
}

/** Names the page in the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    name = title
    show()
  }, [title])
}

/** Writes something before the name of every page, such as '(3) '; empty for nothing. */
export function setTitlePrefix(text: string): void {
  prefix = text
  if (name !== '') show()
}
