import { pageStyle } from '#server/platform/page-style.ts'

/** Style of the chooser, in a popup of 500 by 600: everything is there without scrolling. */
export const chooserStyle = `${pageStyle}
main { max-width: 30rem; padding-block: 1.25rem; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1rem; }
.lead { font-size: 0.875rem; line-height: 1.45; }
section { margin-top: 1.125rem; }
ul { list-style: none; padding: 0; margin-top: 0.375rem; border-top: 1px solid var(--line); }
li { border-bottom: 1px solid var(--line); }
button { font: inherit; color: inherit; cursor: pointer; border: 0; background: none; }
.person { width: 100%; min-height: 2.75rem; padding: 0.375rem 0; display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; text-align: start; font-weight: 500; }
.person:hover > :first-child { color: var(--action); text-decoration: underline; text-underline-offset: 0.2em; }
.address { color: var(--ink-soft); font-size: 0.875rem; font-weight: 400; overflow-wrap: anywhere; }
label { display: block; margin-top: 0.5rem; font-size: 0.875rem; color: var(--ink-soft); }
input:not([type='hidden']) { display: block; width: 100%; min-height: 2.5rem; padding: 0.25rem 0.625rem; font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--field); border-radius: 6px; }
[aria-invalid] { border-color: var(--danger); }
.mistake { color: var(--danger); font-size: 0.875rem; margin-top: 0.25rem; }
.go { margin-top: 0.875rem; width: 100%; min-height: 2.75rem; background: var(--action); color: var(--on-action); border-radius: 6px; font-weight: 500; }
.cancel { margin-top: 0.5rem; width: 100%; min-height: 2.75rem; color: var(--ink-soft); }
.cancel:hover { color: var(--ink); text-decoration: underline; text-underline-offset: 0.2em; }
`
