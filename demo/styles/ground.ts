/** Tokens by role, type and the page's frame. */
export const ground = `:root {
  color-scheme: light;
  --ground: oklch(98.8% 0.003 210);
  --fog: oklch(95.6% 0.010 220);
  --ink: oklch(25% 0.030 240);
  --ink-soft: oklch(44% 0.030 238);
  --line: oklch(86% 0.014 225);
  --action: oklch(41% 0.075 238);
  --accent: oklch(53% 0.150 34);
  --deep: oklch(28% 0.042 240);
  --on-deep: oklch(95% 0.010 220);
  --on-deep-soft: oklch(80% 0.022 225);
  --serif: "Iowan Old Style", "Palatino Nova", Palatino, "Palatino Linotype", "URW Palladio L", P052, "Book Antiqua", "Liberation Serif", Georgia, serif;
  --sans: "Gill Sans Nova", "Gill Sans", Seravek, "Segoe UI", Candara, "Liberation Sans", system-ui, sans-serif;
  --gap: clamp(2.5rem, 1.5rem + 4vw, 5rem);
}
*, ::before, ::after { box-sizing: border-box; }
html { font: 112.5%/1.6 var(--serif); background: var(--ground); color: var(--ink); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1.5rem; }
body { margin: 0; display: flex; flex-direction: column; min-height: 100vh; overflow-x: clip; overflow-wrap: break-word; }
h1, h2, h3, p, ul, ol, dl, figure, table { margin: 0; }
h1, h2, h3 { font-weight: 400; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(2.15rem, 1.5rem + 2.9vw, 3.5rem); letter-spacing: -0.018em; line-height: 1.06; }
h2 { font-size: 1.45rem; letter-spacing: -0.008em; }
h3 { font-size: 1.08rem; font-weight: 600; line-height: 1.35; }
p, li, dd { text-wrap: pretty; }
address { font-style: normal; }
a { color: var(--action); text-decoration-thickness: 1px; text-underline-offset: 0.18em; text-decoration-color: color-mix(in oklch, currentColor 45%, transparent); }
a:hover { text-decoration-color: currentColor; text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 2px; }
main:focus { outline: none; }
.wide { width: min(100% - 2.5rem, 70rem); margin-inline: auto; }
main { flex: 1; padding-block: clamp(2rem, 1rem + 4vw, 4.5rem) var(--gap); }
.nowrap { white-space: nowrap; }
.skip { position: absolute; left: 1.25rem; top: -4rem; background: var(--deep); color: var(--on-deep); padding: 0.5rem 1rem; font: 0.9rem var(--sans); z-index: 2; }
.skip:focus { top: 0.75rem; }
.top { border-bottom: 1px solid var(--line); }
.top > div { display: flex; align-items: center; justify-content: space-between; gap: 1rem 2rem; padding-block: 1.1rem; }
.name { display: flex; align-items: center; gap: 0.85rem; color: var(--ink); text-decoration: none; line-height: 1.15; }
.name b { display: block; font-weight: 400; font-size: 1.5rem; letter-spacing: -0.01em; white-space: nowrap; }
.name i { color: var(--accent); padding-inline: 0.02em; }
.name small { display: block; font: 0.72rem/1.3 var(--sans); letter-spacing: 0.02em; color: var(--ink-soft); margin-top: 0.15rem; white-space: nowrap; }
.mark { width: 3rem; flex: none; fill: none; stroke: var(--action); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.mark .r { stroke: var(--accent); stroke-width: 2.25; }
#menu { border: 0; padding: 0; margin: 0; background: none; color: inherit; font: 0.9rem/1.3 var(--sans); }
#menu ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 0.35rem 1.5rem; }
#menu a { display: inline-block; padding-block: 0.45rem; color: var(--ink); text-decoration: none; border-bottom: 2px solid transparent; }
#menu a:hover { border-color: var(--line); }
#menu a[aria-current] { border-color: var(--accent); }
#menu .tongue a { color: var(--action); }
.menu-button { display: none; }
@media (min-width: 62rem) {
  #menu { display: block; position: static; overflow: visible; width: auto; height: auto; inset: auto; }
}
@media (max-width: 30rem) {
  .top > div { gap: 0.75rem; }
  .name small { font-size: 0.68rem; letter-spacing: 0; }
  .name { gap: 0.6rem; }
  .mark { width: 2.3rem; }
}
@media (max-width: 61.99rem) {
  .menu-button { display: block; font: 0.95rem var(--sans); color: var(--ink); background: none; border: 1px solid var(--line); border-radius: 3px; padding: 0.6rem 1rem; min-height: 44px; cursor: pointer; }
  .menu-button:hover { border-color: var(--ink-soft); }
  #menu[popover] { position: fixed; inset: 0 0 auto 0; width: 100%; max-height: 100dvh; overflow: auto; background: var(--deep); padding: 1.25rem 1.25rem 1.75rem; font-size: 1.15rem; }
  #menu::backdrop { background: oklch(28% 0.042 240 / 0.4); }
  #menu ul { display: block; }
  #menu li + li { border-top: 1px solid oklch(100% 0 0 / 0.14); }
  #menu a, #menu .tongue a { display: block; padding-block: 0.85rem; color: var(--on-deep); border: 0; }
  #menu a[aria-current] { text-decoration: underline; text-decoration-color: oklch(72% 0.13 34); text-decoration-thickness: 2px; }
}
footer { background: var(--deep); color: var(--on-deep-soft); font: 0.92rem/1.6 var(--sans); padding-block: 3rem 2.5rem; }
footer a { color: var(--on-deep); display: inline-block; padding-block: 0.12rem; }
footer address { color: var(--on-deep); }
footer h2 { font: 1.2rem/1.2 var(--serif); color: var(--on-deep); margin-bottom: 0.9rem; }
footer p + p, footer address + p { margin-top: 0.7rem; }
footer ul { list-style: none; padding: 0; margin-top: -0.3rem; columns: 2; column-gap: 2rem; }
footer li { break-inside: avoid; }
footer li a { text-decoration: none; padding-block: 0.2rem; }
footer li a:hover { text-decoration: underline; }
.columns { display: grid; gap: 2.25rem 3rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); padding-bottom: 2.5rem; border-bottom: 1px solid oklch(100% 0 0 / 0.16); margin-bottom: 1.5rem; }
.hours span { display: block; }
.notice { font-size: 0.8rem; max-width: 62rem; }
@media print { .top nav, .menu-button, .skip, footer nav, .closing { display: none; } footer, main { padding-block: 1rem; } }
`
