/** Style of the outbox's page: the tokens of web/ui/tokens.css, for a page that loads nothing else. */
export const outboxStyle = `
:root {
  color-scheme: light dark;
  --ground: oklch(0.984 0.007 88);
  --raised: oklch(0.996 0.003 88);
  --ink: oklch(0.25 0.024 205);
  --ink-soft: oklch(0.47 0.02 205);
  --line: oklch(0.895 0.011 88);
  --action: oklch(0.405 0.073 166);
  --accent: oklch(0.6 0.108 76);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: oklch(0.212 0.014 205);
    --raised: oklch(0.246 0.015 205);
    --ink: oklch(0.93 0.01 88);
    --ink-soft: oklch(0.755 0.012 140);
    --line: oklch(0.325 0.014 205);
    --action: oklch(0.8 0.092 166);
    --accent: oklch(0.77 0.108 80);
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif;
  -webkit-text-size-adjust: 100%;
}
main { max-width: 46rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) 1.25rem; }
h1, h2 { font-family: ui-serif, 'Iowan Old Style', Palatino, Georgia, serif; font-weight: 500; text-wrap: balance; }
h1 { font-size: 1.875rem; line-height: 1.2; letter-spacing: -0.012em; }
h2 { font-size: 1.1875rem; }
.lead, .empty p { color: var(--ink-soft); max-width: 62ch; margin-top: 0.5rem; text-wrap: pretty; }
.count { color: var(--ink-soft); font-size: 0.875rem; margin-top: 2.5rem; }
.empty { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1.5rem; }
a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
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
