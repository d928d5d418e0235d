import { buildIndex } from '../index/build.ts'
import { extractPage } from '../index/extract.ts'
import { contentOf } from '../index/page-content.ts'
import type { SiteIndex } from '../index/site-index.ts'

/** A made-up firm's site: path to the inner HTML of `main`, inside one frame for all pages. */
type SmallSite = {
  origin: string
  frame: { header: string; footer: string }
  pages: Record<string, { title: string; main: string; language?: string }>
}

/** The HTML documents of a small site, by address. */
export function documentsOf(site: SmallSite): [string, string][] {
  return Object.entries(site.pages).map(([path, { title, main, language = 'en' }]) => [
    `${site.origin}${path}`,
    `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>
    <header>${site.frame.header}<nav><a href="/">Home</a><a href="/contact">Contact</a></nav></header>
    <main>${main}</main><footer>${site.frame.footer}</footer></body></html>`,
  ])
}

/** The index of a small site. */
export function indexOf(site: SmallSite): SiteIndex {
  return buildIndex(documentsOf(site).map(([url, html]) => contentOf(extractPage(html, url))))
}

/** A firm whose page about itself says this, and nothing else of it. */
export const siteSaying = (main: string): SiteIndex =>
  indexOf({
    origin: 'http://saying.test',
    frame: { header: '<p>Vale Law</p>', footer: '<p>Vale Law</p>' },
    pages: {
      '/': { title: 'Vale Law', main: '<h1>Vale Law</h1><p>Call whenever you like.</p>' },
      '/about': { title: 'About', main: `<h1>About</h1>${main}` },
    },
  })

/** An immigration practice with pages in English and Spanish; hours only in the footer. */
export const immigrationSite: SmallSite = {
  origin: 'http://immigration.test',
  frame: {
    header: '<p>Calloway Immigration Law</p>',
    footer: `<p>Calloway Immigration Law<br>1200 Harbor Avenue, Suite 410<br>Tacoma, WA 98402</p>
      <p>Phone: <a href="tel:+12535550142">(253) 555-0142</a></p>
      <p>Email: <a href="mailto:hello@calloway.example">hello@calloway.example</a></p>
      <p>Monday to Thursday 8:30 a.m. to 5:30 p.m., Friday 9 a.m. to 1 p.m.</p>`,
  },
  pages: {
    '/': {
      title: 'Calloway Immigration Law | Tacoma, Washington',
      main: `<h1>Immigration lawyers in Tacoma</h1>
        <p>We help families and workers in Washington with green cards, citizenship, asylum and
        deportation defense. Everyone in our office speaks English and Spanish.</p>
        <h2>What we do</h2><ul><li>Family petitions</li><li>Naturalization</li><li>Asylum</li>
        <li>Removal defense</li><li>Work visas</li></ul>`,
    },
    '/family-petitions': {
      title: 'Family petitions and green cards | Calloway Immigration Law',
      main: `<h1>Family petitions</h1><p>A citizen may petition for a spouse, parent, child or sibling
        with Form I-130. A permanent resident may petition for a spouse or unmarried child.</p>
        <h2>How long does a marriage green card take?</h2><p>A marriage green card usually takes 10 to
        16 months when the couple lives in the United States. Cases at a consulate take longer.</p>
        <h2>What if my visa has expired?</h2><p>The spouse of a citizen who entered with a visa can
        often apply from inside the country even after an overstay. A spouse who crossed without
        inspection usually needs a waiver first.</p>`,
    },
    '/citizenship': {
      title: 'Citizenship and naturalization | Calloway Immigration Law',
      main: `<h1>Becoming a citizen</h1><p>You can apply for naturalization after five years as a
        permanent resident, or three years if you are married to a citizen.</p>
        <h2>The test</h2><p>The interview includes an English test and ten civics questions; six right
        answers pass.</p>`,
    },
    '/removal-defense': {
      title: 'Deportation defense | Calloway Immigration Law',
      main: `<h1>Deportation defense</h1><p>If you received a Notice to Appear, do not miss the hearing:
        the judge can order removal in your absence.</p><p>We ask for bond, cancellation of removal
        and asylum before the immigration court in Tacoma and Seattle.</p>`,
    },
    '/team': {
      title: 'Our team | Calloway Immigration Law',
      main: `<h1>Our team</h1><h2>Renata Calloway</h2><p>Renata Calloway founded the firm in 2009. She
        studied law at Seattle University and was admitted to the Washington bar in 2006.</p>
        <h2>Tomas Ibarra</h2><p>Tomas Ibarra joined in 2017 and leads our asylum work.</p>`,
    },
    '/fees': {
      title: 'Fees | Calloway Immigration Law',
      main: `<h1>Fees</h1><p>A first consultation costs $120 and lasts 45 minutes. The amount is credited
        to your case if you hire us within 30 days.</p><p>We charge flat fees and accept monthly
        payments.</p><table><tr><th>Service</th><th>Flat fee</th></tr>
        <tr><td>Naturalization application</td><td>$1,400</td></tr>
        <tr><td>Marriage green card</td><td>$3,800</td></tr></table>`,
    },
    '/es/ciudadania': {
      title: 'Ciudadanía | Calloway Immigration Law',
      language: 'es',
      main: `<h1>Hacerse ciudadano</h1><p>Puede solicitar la ciudadanía después de cinco años como
        residente permanente, o de tres años si está casado con un ciudadano.</p>
        <p>La entrevista incluye un examen de inglés y diez preguntas de civismo.</p>`,
    },
    '/contact': {
      title: 'Contact | Calloway Immigration Law',
      main: `<h1>Contact us</h1><p>Write to us and we reply within one business day. Visitors park free in
        the garage on Dock Street.</p>`,
    },
  },
}

/** An estate planning practice: a short site with a list of frequent questions. */
export const estateSite: SmallSite = {
  origin: 'http://estate.test',
  frame: {
    header: '<p>Hargrove &amp; Lind</p>',
    footer: `<p>88 Mill Road, Dayton, OH 45402</p><p>Call <a href="tel:9375550188">937-555-0188</a></p>
      <p>Open weekdays 9:00 am to 5:00 pm</p>`,
  },
  pages: {
    '/': {
      title: 'Hargrove & Lind, estate planning and probate in Dayton, Ohio',
      main: `<h1>Estate planning and probate</h1><p>We write wills and trusts and guide families through
        probate in Montgomery County, Ohio.</p>`,
    },
    '/wills-and-trusts': {
      title: 'Wills and trusts | Hargrove & Lind',
      main: `<h1>Wills and trusts</h1><p>A will names who receives your property and who cares for your
        minor children. A revocable living trust avoids probate and keeps your affairs private.</p>
        <p>Most wills are signed within three weeks of the first meeting.</p>`,
    },
    '/probate': {
      title: 'Probate | Hargrove & Lind',
      main: `<h1>Probate</h1><p>Probate in Ohio usually takes nine to twelve months.</p>
        <h2>When there is no will</h2><p>Without a will, Ohio law decides who inherits: first the
        spouse and children, then parents and siblings.</p>
        <h2>Executors</h2><p>An executor gathers the property, pays debts and distributes what is
        left. Executors may be paid for their work.</p>`,
    },
    '/questions': {
      title: 'Frequent questions | Hargrove & Lind',
      main: `<h1>Frequent questions</h1><details><summary>What does a simple will cost?</summary><p>A simple
        will costs $450 for one person and $700 for a couple.</p></details>
        <details><summary>Do you make home visits?</summary><p>Yes. We visit homes, hospitals and
        nursing homes within 30 miles of Dayton at no extra charge.</p></details>
        <p><strong>What should I bring to the first meeting?</strong></p><p>Bring a list of what you own
        and owe, and the names of the people you want to provide for.</p>
        <details><summary>Can I change my will later?</summary><p>Yes, as often as you like. A small
        change is made with a codicil.</p></details>`,
    },
    '/contact': {
      title: 'Contact | Hargrove & Lind',
      main: `<h1>Visit us</h1><p>Our office is on the ground floor and is wheelchair accessible.</p>`,
    },
  },
}

/** An injury practice: contingency fees, deadlines, and a table. */
export const injurySite: SmallSite = {
  origin: 'http://injury.test',
  frame: {
    header: '<p>Okafor Injury Lawyers</p>',
    footer: `<p>Okafor Injury Lawyers, 410 Peachtree Plaza, Suite 900, Atlanta, GA 30303</p>
      <p><a href="tel:+14045550117">404-555-0117</a> Calls answered 24/7</p>`,
  },
  pages: {
    '/': {
      title: 'Okafor Injury Lawyers | Atlanta car accident attorneys',
      main: `<h1>Hurt in Atlanta? Talk to us first.</h1><p>We represent people injured in car, truck and
        motorcycle accidents across Georgia. The consultation is free.</p>
        <ul><li>Car accidents</li><li>Truck accidents</li><li>Slip and fall</li><li>Dog bites</li>
        <li>Wrongful death</li></ul>`,
    },
    '/car-accidents': {
      title: 'Car accidents | Okafor Injury Lawyers',
      main: `<h1>Car accidents</h1><h2>How long do I have to sue?</h2><p>In Georgia you generally have two
        years from the date of the crash to file a lawsuit.</p>
        <h2>What if I was partly at fault?</h2><p>You can recover if you are less than 50 percent at
        fault. Your share is taken off the amount.</p>
        <h2>The insurance adjuster keeps calling</h2><p>You do not have to give the other driver's
        insurer a recorded statement. Refer the adjuster to us.</p>
        <h2>If the other driver has no insurance</h2><p>Your own uninsured motorist coverage may pay.</p>`,
    },
    '/fees': {
      title: 'What it costs | Okafor Injury Lawyers',
      main: `<h1>No fee unless we win</h1><p>We work on contingency: our fee is 33 percent of the recovery
        before a lawsuit and 40 percent after. If we recover nothing, you owe us nothing.</p>`,
    },
    '/dog-bites': {
      title: 'Dog bites | Okafor Injury Lawyers',
      main: `<h1>Dog bites</h1><p>An owner is liable when a dangerous dog was not on a leash where the law
        requires one.</p>`,
    },
    '/ngozi-okafor': {
      title: 'Ngozi Okafor | Okafor Injury Lawyers',
      main: `<h1>Ngozi Okafor</h1><p>Attorney Ngozi Okafor has tried more than 60 jury cases. She earned her
        law degree at Emory University in 2004 and speaks Igbo and French.</p>`,
    },
    '/contact': {
      title: 'Contact | Okafor Injury Lawyers',
      main: `<h1>Contact</h1><p>We come to you: home and hospital visits are free anywhere in metro
        Atlanta.</p>`,
    },
  },
}
