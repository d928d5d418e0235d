import { describe, expect, it } from 'vitest'
import { extractPage } from './extract.ts'

const at = 'https://firm.test/practice/fees'
const page = (body: string, head = '') =>
  extractPage(
    `<html lang="en"><head><title>Fees</title>${head}</head><body>${body}</body></html>`,
    at,
  )
const texts = (body: string) => page(body).blocks.map((block) => block.text)

describe('extractPage', () => {
  it('keeps headings with level and id, paragraphs and list items in page order', () => {
    expect(
      page(
        '<h1>Fees</h1><h2 id="flat">Flat fees</h2><p>We <b>quote</b> first.</p><ul><li>Wills</li></ul>',
      ).blocks,
    ).toEqual([
      { kind: 'heading', text: 'Fees', level: 1 },
      { kind: 'heading', text: 'Flat fees', level: 2, id: 'flat' },
      { kind: 'paragraph', text: 'We quote first.' },
      { kind: 'item', text: 'Wills' },
    ])
  })

  it('leaves out scripts, navigation, form fields and hidden text', () => {
    const hidden = `<script>var a = 'script'</script><nav><a href="/x">Menu</a></nav><p hidden>hidden</p>
      <p aria-hidden="true">aria</p><p style="color:red; display: none">style</p>
      <label>Your name</label><select><option>Choose</option></select><button>Send</button>`
    expect(texts(`${hidden}<p>Seen.</p>`)).toEqual(['Seen.'])
  })

  it('reads collapsed panels of an accordion, which a visitor can open', () => {
    const body = `<button aria-expanded="false" aria-controls="p1">Do you take cards?</button>
      <div id="p1" aria-hidden="true"><p>Yes, all of them.</p></div>`
    expect(page(body).blocks).toEqual([
      { kind: 'heading', text: 'Do you take cards?', level: 7 },
      { kind: 'paragraph', text: 'Yes, all of them.' },
    ])
  })

  it('puts the words of a tab over the panel that it opens', () => {
    const body = `<div role="tablist"><button role="tab" aria-controls="f">Fees</button>
      <button role="tab" aria-controls="h">Hours</button></div>
      <div role="tabpanel" id="f"><p>$350 for a will.</p></div>
      <div role="tabpanel" id="h" aria-hidden="true"><p>Weekdays nine to five.</p></div>`
    expect(page(body).blocks).toEqual([
      { kind: 'heading', text: 'Fees', level: 7, moved: true },
      { kind: 'paragraph', text: '$350 for a will.' },
      { kind: 'heading', text: 'Hours', level: 7, moved: true },
      { kind: 'paragraph', text: 'Weekdays nine to five.' },
    ])
  })

  it('takes a link or a heading that opens a panel for its heading', () => {
    const body = `<div role="button" aria-expanded="false" aria-controls="a">Do you take cards?</div>
      <div id="a"><p>Yes.</p></div><h3 aria-expanded="false">Is it private?</h3><p>It is.</p>`
    expect(page(body).blocks).toEqual([
      { kind: 'heading', text: 'Do you take cards?', level: 7 },
      { kind: 'paragraph', text: 'Yes.' },
      { kind: 'heading', text: 'Is it private?', level: 3 },
      { kind: 'paragraph', text: 'It is.' },
    ])
  })

  it('takes a question over its answer for a heading where only its style says so', () => {
    const body = `<p class="q">How long will it take?</p><p>Two weeks as a rule.</p>
      <p>Have you been hurt?</p><p>Were you at work?</p><h2>Next</h2>
      <p>You may ask, is it worth it? It is.</p><p>Call us.</p>`
    expect(page(body).blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'How long will it take?'],
      ['paragraph', 'Two weeks as a rule.'],
      ['paragraph', 'Have you been hurt?'],
      ['paragraph', 'Were you at work?'],
      ['heading', 'Next'],
      ['paragraph', 'You may ask, is it worth it? It is.'],
      ['paragraph', 'Call us.'],
    ])
  })

  it('takes summary, dt and bold question lines as headings', () => {
    const body = `<details><summary>Is it free?</summary>Yes.</details><dl><dt>Where are you?</dt><dd>Here.</dd></dl>
      <p><strong>How long does it take?</strong> Two weeks.</p>`
    expect(page(body).blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Is it free?'],
      ['paragraph', 'Yes.'],
      ['heading', 'Where are you?'],
      ['paragraph', 'Here.'],
      ['heading', 'How long does it take?'],
      ['paragraph', 'Two weeks.'],
    ])
  })

  it('takes a bold line over a text for its heading, and not over the next line of an address', () => {
    const body = `<p><b>Repairs</b><br>Every lease carries the promise that a home is fit.</p>
      <p><b>Vale Law</b><br>36 Cobbler Street</p>`
    expect(page(body).blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Repairs'],
      ['paragraph', 'Every lease carries the promise that a home is fit.'],
      ['paragraph', 'Vale Law 36 Cobbler Street'],
    ])
  })

  it('takes a bold sentence that opens a text for its heading, and not a yes or a figure', () => {
    const rest = 'When I mediate, each side has a room of its own, with a hallway between.'
    expect(page(`<p><b>Two rooms apart.</b> ${rest}</p>`).blocks).toEqual([
      { kind: 'heading', text: 'Two rooms apart.', level: 7 },
      { kind: 'paragraph', text: rest },
    ])
    for (const bold of ['Yes.', 'From $450.', 'Free.'])
      expect(texts(`<p><b>${bold}</b> ${rest}</p>`)).toEqual([`${bold} ${rest}`])
  })

  it('takes "Q:" for the heading over "A:", without the letters', () => {
    const body = `<p><b>Q: I do not want envelopes in our mailbox.</b><br>
      A: Give us any other address.</p><p>P: ¿Abren los sábados?</p><p>R: No, nunca.</p>`
    expect(page(body).blocks).toEqual([
      { kind: 'heading', text: 'I do not want envelopes in our mailbox.', level: 7 },
      { kind: 'paragraph', text: 'Give us any other address.' },
      { kind: 'heading', text: '¿Abren los sábados?', level: 7 },
      { kind: 'paragraph', text: 'No, nunca.' },
    ])
    expect(texts('<p>P. O. Box 12</p><p>R. Smith, attorney</p>')).toEqual([
      'P. O. Box 12',
      'R. Smith, attorney',
    ])
  })

  it('marks lines of nothing but links, and not what a link says in a sentence', () => {
    const menu = `<p><a href="/">Home</a> | <a href="/fees">How we charge</a></p>
      <p><a href="https://maps.test">12 Main Street</a></p>`
    const card = '<p><a href="/fees">Every fee is agreed in writing before any work begins.</a></p>'
    const call = '<p><a href="tel:+1">Call the office</a></p>'
    expect(page(menu + card + call).blocks.map(({ text, link }) => [text, link ?? false])).toEqual([
      ['Home | How we charge', true],
      ['12 Main Street', false],
      ['Every fee is agreed in writing before any work begins.', false],
      ['Call the office', false],
    ])
  })

  it('reads the cells of a table that lays out a page one after the other', () => {
    const body = `<table><tr><td>Child support<br>Setting it, changing it</td>
      <td>Mediation<br>As your lawyer at the table</td></tr></table>`
    expect(texts(body)).toEqual([
      'Child support',
      'Setting it, changing it',
      'Mediation',
      'As your lawyer at the table',
    ])
  })

  it('keeps lines of hours apart', () => {
    expect(texts('<p>Mon to Thu 8:30 to 5:15<br>Fri 8:30 to noon<br>Telephone 12</p>')).toEqual([
      'Mon to Thu 8:30 to 5:15',
      'Fri 8:30 to noon',
      'Telephone 12',
    ])
  })

  it('parts words that the page parts by its styles alone', () => {
    const card =
      '<li><a href="/p"><strong>Eleanor Larch</strong><span>Attorney. Estates.</span></a></li>'
    expect(texts(`<ul>${card}</ul><p><b>Mc</b>Kay and <i>e</i><i>-mail</i></p>`)).toEqual([
      'Eleanor Larch',
      'Attorney. Estates.',
      'McKay and e-mail',
    ])
  })

  it('leaves out a link past the menu', () => {
    expect(texts('<a href="#main">Skip to the text</a><p>Here.</p>')).toEqual(['Here.'])
  })

  it('reads the panels of tabs that are not open, also where no tab names its panel', () => {
    const body = `<div role="tablist"><div role="tab" data-tab="2">Port Merrow</div></div>
      <div role="tabpanel" hidden="hidden"><p>47 Lanterngate Row</p></div>
      <div role="region" aria-labelledby="q" style="display: none"><p>No fee at all.</p></div>
      <div role="region" hidden><p>A notice gone by.</p></div>`
    expect(texts(body)).toEqual(['Port Merrow', '47 Lanterngate Row', 'No fee at all.'])
  })

  it('reads the hours of a day with the day, also where the page parts them by its styles', () => {
    const row = (days: string, times: string) => `<div><div>${days}</div><div>${times}</div></div>`
    const body = `<footer>${row('Mon – Thu', '8:30 am – 5:30 pm')}${row('Sunday', 'Closed')}</footer>
      ${row('Lunes a viernes:', '9:00 a 17:00')}<p>Friday</p><p>A day for rest.</p>`
    expect(texts(body)).toEqual([
      'Mon – Thu 8:30 am – 5:30 pm',
      'Sunday Closed',
      'Lunes a viernes: 9:00 a 17:00',
      'Friday',
      'A day for rest.',
    ])
  })

  it('reads a table that only its roles make one', () => {
    const cell = (text: string, role = 'cell') => `<div role="${role}"><div>${text}</div></div>`
    const head = cell('Service', 'columnheader') + cell('Individual', 'columnheader')
    const body = `<div role="table"><div><div role="row">${head}</div>
      <div role="row">${cell('Simple will')}${cell('$475')}</div></div></div>`
    expect(page(body).blocks).toEqual([
      { kind: 'row', text: 'Simple will $475', context: 'Service Individual' },
    ])
  })

  it('reads a table row by row, with the column heads as context', () => {
    const body = `<table><thead><tr><th>Service</th><th>Fee</th></tr></thead>
      <tr><td>Simple will</td><td>$450</td></tr></table>`
    expect(page(body).blocks).toEqual([
      { kind: 'row', text: 'Simple will $450', context: 'Service Fee' },
    ])
  })

  it('joins the lines of an address and keeps labelled lines apart', () => {
    const body = `<p>1200 Harbor Avenue<br>Suite 410<br>Tacoma, WA 98402</p>
      <p>Phone: 253-555-0142<br>Fax: 253-555-0143</p>`
    expect(texts(body)).toEqual([
      '1200 Harbor Avenue Suite 410 Tacoma, WA 98402',
      'Phone: 253-555-0142',
      'Fax: 253-555-0143',
    ])
  })

  it('marks what stands in the header and footer', () => {
    const body =
      '<header><p>Top</p></header><main><p>Middle</p></main><footer><p>Bottom</p></footer>'
    expect(page(body).blocks.map((block) => block.chrome ?? false)).toEqual([true, false, true])
  })

  it('gives absolute http links once, without fragments, and the canonical address', () => {
    const body = `<a href="../about#team">a</a><a href="/about">b</a><a href="mailto:a@b.test">c</a>
      <a href="javascript:alert(1)">d</a><a rel="nofollow" href="/e">e</a><a href="https://other.test/x?y=1">f</a>`
    const read = page(body, '<link rel="canonical" href="/fees">')
    expect(read.links).toEqual(['https://firm.test/about', 'https://other.test/x?y=1'])
    expect(read.canonical).toBe('https://firm.test/fees')
  })

  it('obeys the robots meta element', () => {
    const robots = (content: string) => {
      const { noIndex, noFollow } = page('<p>x</p>', `<meta name="robots" content="${content}">`)
      return [noIndex, noFollow]
    }
    expect(robots('index, follow')).toEqual([false, false])
    expect(robots('NOINDEX, nofollow')).toEqual([true, true])
    expect(robots('none')).toEqual([true, true])
  })

  it('collects facts from links and JSON-LD, and ignores JSON-LD that does not parse', () => {
    const data = JSON.stringify({
      '@type': 'LegalService',
      telephone: '+1-253-555-0142',
      openingHours: 'Mo-Fr 09:00-17:00',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Dock St',
        addressLocality: 'Tacoma',
        addressRegion: 'WA',
        postalCode: '98402',
      },
      employee: { '@type': 'Person', name: 'Renata Calloway', jobTitle: 'Attorney' },
    })
    const body = `<a href="mailto:hello%40firm.test?subject=x">write</a><a href="tel:+12535550142">Call (253) 555-0142 now</a>
      <script type="application/ld+json">{broken</script><script type="application/ld+json">${data}</script>`
    expect(page(body).facts).toEqual({
      phones: ['(253) 555-0142', '+1-253-555-0142'],
      emails: ['hello@firm.test'],
      addresses: ['1 Dock St, Tacoma, WA 98402'],
      hours: ['Mo-Fr 09:00-17:00'],
      people: [{ name: 'Renata Calloway', role: 'Attorney' }],
    })
  })

  it('tells Spanish pages by their words even where the template says English', () => {
    const spanish =
      'Puede solicitar la ciudadanía después de cinco años como residente permanente. '
    const read = extractPage(`<html lang="en"><body><p>${spanish.repeat(8)}</p></body></html>`, at)
    expect(read.language).toBe('es')
  })

  it('keeps the hash of a page whose visible text is the same', () => {
    const one = page('<p>Same.</p><script>1</script>').contentHash
    expect(page('<div><p>Same.</p></div><script>2</script>').contentHash).toBe(one)
    expect(page('<p>Other.</p>').contentHash).not.toBe(one)
  })

  it('survives markup nested far deeper than a page is', () => {
    expect(() => page(`${'<div>'.repeat(900)}deep`)).not.toThrow()
  })
})
