/**
 * Style that the server's own small pages begin with: the tokens of web/ui/tokens.css, for a page that
 * loads nothing else.
 */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --ground: oklch(0.984 0.007 88);
  --raised: oklch(0.996 0.003 88);
  --ink: oklch(0.25 0.024 205);
  --ink-soft: oklch(0.47 0.02 205);
  --line: oklch(0.895 0.011 88);
  --field: oklch(0.62 0.016 150);
  --action: oklch(0.405 0.073 166);
  --on-action: oklch(0.985 0.008 88);
  --accent: oklch(0.6 0.108 76);
  --danger: oklch(0.47 0.155 27);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: oklch(0.212 0.014 205);
    --raised: oklch(0.246 0.015 205);
    --ink: oklch(0.93 0.01 88);
    --ink-soft: oklch(0.755 0.012 140);
    --line: oklch(0.325 0.014 205);
    --field: oklch(0.56 0.016 190);
    --action: oklch(0.8 0.092 166);
    --on-action: oklch(0.2 0.03 170);
    --accent: oklch(0.77 0.108 80);
    --danger: oklch(0.79 0.115 25);
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
.lead { color: var(--ink-soft); max-width: 62ch; margin-top: 0.5rem; text-wrap: pretty; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
`
