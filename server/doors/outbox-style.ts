import { pageStyle } from '#server/platform/page-style.ts'

/** Style of the outbox's pages. */
export const outboxStyle = `${pageStyle}
.empty p { color: var(--ink-soft); max-width: 62ch; margin-top: 0.5rem; text-wrap: pretty; }
.count { color: var(--ink-soft); font-size: 0.875rem; margin-top: 2.5rem; }
.empty { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1.5rem; }
a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
.list { list-style: none; padding: 0; margin-top: 0.5rem; border-top: 1px solid var(--line); }
.list li { border-bottom: 1px solid var(--line); position: relative; padding: 0.875rem 0; display: grid; grid-template-columns: 1fr auto; gap: 0 1.5rem; }
.list a { text-decoration: none; font-weight: 500; overflow-wrap: anywhere; }
.list a::after { content: ''; position: absolute; inset: 0; }
.list li:hover a { color: var(--action); text-decoration: underline; }
.list .to { grid-column: 1; color: var(--ink-soft); font-size: 0.875rem; overflow-wrap: anywhere; }
time { color: var(--ink-soft); font-size: 0.875rem; font-variant-numeric: tabular-nums; white-space: nowrap; }
.back { display: inline-block; font-size: 0.875rem; margin-bottom: 1.5rem; color: var(--action); }
.facts { margin-top: 0.75rem; display: grid; grid-template-columns: auto 1fr; gap: 0.125rem 1rem; font-size: 0.875rem; }
.facts dt { color: var(--ink-soft); }
.facts dd { overflow-wrap: anywhere; }
section { margin-top: 2.25rem; }
iframe { display: block; width: 100%; height: 70vh; min-height: 24rem; margin-top: 0.75rem; border: 1px solid var(--line); border-radius: 6px; background: white; color-scheme: light; }
pre { margin-top: 0.75rem; padding: 1rem 1.125rem; background: var(--raised); border: 1px solid var(--line); border-radius: 6px; font: 0.8125rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { cursor: pointer; font-weight: 500; }
.none { color: var(--ink-soft); margin-top: 0.75rem; }
@media (max-width: 32rem) { .list li { grid-template-columns: 1fr; } }
`
