/** What stands inside a page: its opening, text beside headings, lists, tables and drawings. */
export const parts = `
.drawing { fill: none; stroke: var(--action); stroke-width: 1px; stroke-linecap: round; stroke-linejoin: round; display: block; flex: none; }
.drawing * { vector-effect: non-scaling-stroke; }
.drawing .b { stroke-width: 1.75px; }
.drawing .s { stroke: color-mix(in oklch, var(--action) 45%, var(--ground)); }
.drawing .f { fill: var(--ground); }
.drawing .r { stroke: var(--accent); }
.opening { display: grid; gap: 0.9rem 3rem; align-items: start; }
.opening .lede { max-width: 36em; margin-top: 1.1rem; }
.opening > .drawing { width: 5.25rem; grid-row: 1; margin-left: -0.35rem; }
.lede { text-wrap: balance; font-size: 1.2rem; line-height: 1.5; color: var(--ink-soft); }
.trail { font: 0.88rem var(--sans); margin-bottom: 0.7rem; }
.trail a { display: inline-block; padding-block: 0.3rem; }
.trail a::before { content: "\\2190\\00a0"; }
.beside { border-top: 1px solid var(--line); padding-block: 1.75rem; display: grid; gap: 0.9rem; }
.opening + .beside, .areas + .beside { margin-top: clamp(2rem, 1rem + 3vw, 3.5rem); }
.beside:last-of-type { padding-bottom: 0; }
.text { max-width: 36em; min-width: 0; }
.text > * + * { margin-top: 0.85em; }
.text > h3 { margin-top: 1.6em; }
.text > h3:first-child { margin-top: 0; }
.text > h3 + * { margin-top: 0.3em; }
.text ul, .text ol { padding-left: 1.2em; }
.text li + li { margin-top: 0.4em; }
.text li::marker { color: var(--accent); }
.text ul { list-style: "\\2013\\2002"; }
.text .large { font-size: 1.5rem; line-height: 1.25; }
.text .large a { text-decoration-thickness: 1px; }
.article { margin-top: clamp(1.75rem, 1rem + 2vw, 2.75rem); max-width: 37em; font-size: 1.05rem; }
.article > h2 { font-size: 1.3rem; margin-top: 1.9em; }
.article > h2 + p { margin-top: 0.4em; }
dl { display: grid; grid-template-columns: minmax(7.5rem, auto) 1fr; gap: 0.55rem 1.5rem; }
dt { color: var(--ink-soft); font: 0.88rem/1.8 var(--sans); }
dd { margin: 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums lining-nums; }
caption { text-align: left; font: 0.88rem/1.4 var(--sans); color: var(--ink-soft); padding-bottom: 0.5rem; }
th, td { text-align: left; vertical-align: baseline; padding: 0.6rem 0; border-bottom: 1px solid var(--line); font-weight: 400; }
thead th { font: 0.88rem/1.4 var(--sans); color: var(--ink-soft); border-bottom-color: var(--ink-soft); padding-block: 0.3rem; }
th + td, th + th { padding-left: 1.5rem; }
tbody th { text-wrap: pretty; }
.prices td, .prices th + th { text-align: right; white-space: nowrap; }
.areas { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19.5rem), 1fr)); gap: 0 2.5rem; }
.areas a { display: flex; align-items: center; gap: 1.15rem; padding-block: 1.15rem; color: var(--ink); text-decoration: none; }
.areas li { border-top: 1px solid var(--line); }
.areas .drawing { width: 4.6rem; }
.areas strong { display: block; font-weight: 400; font-size: 1.22rem; line-height: 1.25; color: var(--action); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em; text-decoration-color: transparent; }
.areas a:hover strong { text-decoration-color: currentColor; }
.says { display: block; color: var(--ink-soft); font-size: 0.95rem; line-height: 1.4; margin-top: 0.2rem; }
.opening + .areas { margin-top: clamp(2rem, 1rem + 3vw, 3.5rem); }
.notes { list-style: none; padding: 0; max-width: 44rem; }
.notes li { border-top: 1px solid var(--line); padding-block: 1rem; }
.notes a { font-size: 1.22rem; line-height: 1.3; text-decoration: none; }
.notes a:hover { text-decoration: underline; text-decoration-thickness: 1px; }
.notes span { display: block; color: var(--ink-soft); font-size: 0.95rem; }
.notes time { display: block; font: 0.85rem/1.6 var(--sans); color: var(--ink-soft); }
.opening + .notes { margin-top: clamp(2rem, 1rem + 3vw, 3.5rem); }
.plain { margin-top: 2rem; padding-left: 1.2em; font-size: 1.15rem; line-height: 2; }
.button { display: inline-block; background: var(--action); color: var(--ground); text-decoration: none; padding: 0.8rem 1.35rem; border-radius: 3px; white-space: nowrap; }
.button:hover { background: var(--deep); }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.75rem; margin-top: 1.75rem; font-family: var(--sans); font-size: 1rem; }
.actions a:not(.button) { padding-block: 0.7rem; }
.home { padding-bottom: var(--gap); }
.home .lede { max-width: 33em; }
.panorama { margin: clamp(1.5rem, 1rem + 2vw, 2.5rem) calc(50% - 50vw) 0; overflow: hidden; border-bottom: 1px solid var(--line); }
.panorama .drawing { width: 100%; height: clamp(11.5rem, 8rem + 15vw, 20rem); }
.band { padding-top: clamp(2.75rem, 2rem + 3vw, 4.5rem); display: grid; gap: 1.5rem 3rem; }
.band > h2 { font-size: clamp(1.6rem, 1.35rem + 1vw, 2rem); }
.steps { list-style: none; padding: 0; counter-reset: step; display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: 1.75rem 2.25rem; }
.steps li { counter-increment: step; line-height: 1.5; }
.steps li::before { content: counter(step); display: block; font-size: 1.9rem; line-height: 1; color: var(--accent); margin-bottom: 0.6rem; font-variant-numeric: lining-nums; }
.steps strong { display: block; font-weight: 600; margin-bottom: 0.15rem; }
.after { display: flex; flex-wrap: wrap; gap: 0.5rem 1.75rem; }
.fog { background: var(--fog); margin: clamp(2.75rem, 2rem + 3vw, 4.5rem) calc(50% - 50vw) 0; padding: clamp(2.25rem, 1.5rem + 3vw, 3.5rem) max(1.25rem, calc(50vw - 35rem)); }
.closing { margin-top: var(--gap); border-top: 2px solid var(--action); padding-top: 1.5rem; display: grid; gap: 0.6rem 3rem; align-items: baseline; }
.ask { font-size: 1.45rem; line-height: 1.2; text-wrap: balance; }
.map { margin-top: clamp(1.75rem, 1rem + 2vw, 2.75rem); }
.map .drawing { width: 100%; max-width: 33rem; height: auto; background: var(--fog); border: 1px solid var(--line); }
.map + .beside { margin-top: 2rem; }
.names text { fill: var(--ink); stroke: none; font: 13px var(--sans); }
.names .small { font-size: 11.5px; }
.names .water { fill: var(--ink-soft); font: italic 14px var(--serif); }
.names .here { text-anchor: middle; font: 15px var(--serif); }
.names .end { text-anchor: end; }
figcaption { font: 0.85rem/1.5 var(--sans); color: var(--ink-soft); margin-top: 0.5rem; }
@media (min-width: 54rem) {
  .opening:has(> .drawing) { grid-template-columns: 1fr auto; }
  .opening > .drawing { grid-row: auto; align-self: end; width: 9.5rem; margin: 0 1rem 0 0; }
  .people { grid-template-columns: repeat(4, 1fr); }
  .people a { display: block; padding-block: 1.5rem; }
  .people .drawing { width: 6.5rem; margin: 0 0 1.1rem -0.35rem; }
  .beside, .closing, .band.fog, .band:has(> .notes) { grid-template-columns: minmax(0, 16rem) minmax(0, 1fr); gap: 3rem; }
  .beside { padding-block: 2.25rem; }
  .beside > h2 { padding-top: 0.1rem; }
  .article, .map { margin-left: 19rem; }
}
`
