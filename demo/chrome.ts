import { demoFirm } from './firm.ts'
import { addressBlock, escaped, mailLink, phoneLink } from './links.ts'
import type { Page } from './page.ts'

type Link = readonly [path: string, name: string]

const menus: Record<Page['lang'], readonly Link[]> = {
  en: [
    ['/practice', 'Practice areas'],
    ['/people', 'People'],
    ['/fees', 'Fees'],
    ['/what-to-expect', 'What to expect'],
    ['/faq', 'Questions'],
    ['/contact', 'Contact'],
  ],
  es: [
    ['/es/', 'Inicio'],
    ['/es/primera-consulta', 'Primera consulta'],
    ['/es/vivienda', 'Vivienda y alquiler'],
    ['/es/contacto', 'Contacto'],
  ],
}

const more: Record<Page['lang'], readonly Link[]> = {
  en: [
    ['/about', 'About the firm'],
    ['/blog', 'Notes'],
    ['/visit', 'Directions and parking'],
    ['/privacy', 'Privacy'],
  ],
  es: [],
}

const words = {
  en: {
    skip: 'Skip to the text',
    menu: 'Menu',
    main: 'Main',
    tagline: 'Attorneys in Astoria, Oregon',
    other: ['/es/', 'Español', 'es'],
    visit: 'Visit and write',
    hours: 'Office hours',
    closed: 'Closed on weekends and state court holidays.',
    site: 'On this site',
    notice: `This site is general information about Oregon law, not legal advice. Writing to us does not make us your lawyers. Attorney responsible for this site: Eleanor Larch. ${escaped(demoFirm.legalName)}.`,
    invented: 'Larch &amp; Tern is an invented firm, made to show a website at work.',
  },
  es: {
    skip: 'Ir al texto',
    menu: 'Menú',
    main: 'Principal',
    tagline: 'Abogados en Astoria, Oregón',
    other: ['/', 'English', 'en'],
    visit: 'Visítenos o escríbanos',
    hours: 'Horario de oficina',
    closed: 'Cerrado los fines de semana y los días feriados de los tribunales.',
    site: 'En este sitio',
    notice: `Este sitio ofrece información general sobre la ley de Oregón, no consejo legal. Escribirnos no nos convierte en sus abogados. Abogada responsable de este sitio: Eleanor Larch. ${escaped(demoFirm.legalName)}.`,
    invented: 'Larch &amp; Tern es un bufete inventado, creado para mostrar un sitio web en uso.',
  },
} as const

const mark =
  '<svg class="mark" viewBox="0 0 48 32" aria-hidden="true" focusable="false"><path d="M22 21C17 12 10 6 1 3c8 7 13 13 17 20M24 20C28 11 36 6 47 5c-9 5-14 10-18 17M38 22c-4-4-8-3-12-1-5 2-12 3-18 2M38 22c-3 4-8 5-14 4-5 0-11-1-16-3L3 20M8 23l-5 5"/><path class="r" d="M38 22l5 2"/></svg>'

const item = ([path, name]: Link, current: string): string =>
  `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${name}</a></li>`

/** The top of every page: skip link, name, menu and the way to the other language. */
export function header(page: Page): string {
  const say = words[page.lang]
  const [home, name, lang] = say.other
  const current = page.parent && page.lang === 'en' ? page.parent.path : page.path
  return `<a class="skip" href="#text">${say.skip}</a>
<header class="top"><div class="wide">
<a class="name" href="${page.lang === 'es' ? '/es/' : '/'}">${mark}<span><b>Larch <i>&amp;</i> Tern</b><small>${say.tagline}</small></span></a>
<button class="menu-button" type="button" popovertarget="menu">${say.menu}</button>
<nav id="menu" popover aria-label="${say.main}"><ul>
${menus[page.lang].map((link) => item(link, current)).join('\n')}
<li class="tongue"><a href="${page.translation ?? home}" hreflang="${lang}" lang="${lang}">${name}</a></li>
</ul></nav>
</div></header>`
}

/** One line for each sentence; the text read aloud or indexed stays one string. */
const hours = (lang: Page['lang']): string =>
  demoFirm.hours[lang]
    .split(/ (?=Friday|Viernes)/)
    .map((line) => `<span>${line}</span>`)
    .join(' ')

/** The foot of every page; the only place the office hours are printed. */
export function footer(page: Page): string {
  const say = words[page.lang]
  return `<footer><div class="wide">
<div class="columns">
<section><h2>${say.visit}</h2>
${addressBlock}
<p>${phoneLink}<br>${mailLink()}</p></section>
<section><h2>${say.hours}</h2>
<p class="hours">${hours(page.lang)}</p><p>${say.closed}</p></section>
<nav aria-label="${say.site}"><h2>${say.site}</h2><ul>
${[...menus[page.lang], ...more[page.lang]].map((link) => item(link, page.path)).join('\n')}
</ul></nav>
</div>
<p class="notice">${say.notice}</p>
<p class="notice">${say.invented}</p>
</div></footer>`
}
