import { chatEn } from '@foyer/shared/copy/chat.en.ts'
import { requestMail } from '@foyer/shared/copy/requests.ts'
import { waysEn } from '@foyer/shared/copy/ways.en.ts'
import { waysEs } from '@foyer/shared/copy/ways.es.ts'
import { laterEn } from '@foyer/shared/copy/chat-later.en.ts'
import { chatEs } from '@foyer/shared/copy/chat.es.ts'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from './accessibility.ts'
import { hoursAhead } from './clock.ts'
import {
  type Chat,
  chatOn,
  frameOf,
  hasFocus,
  openByKeyboard,
  pressLauncher,
  startByKeyboard,
  tabTo,
  told,
} from './chat.ts'
import { awaitMail, mailsTo } from './owner.ts'
import { eventually, onStage, type Stage } from './stage.ts'
import { signInOwner } from './visitor.ts'

const hours = 'Monday to Thursday, 8:30 a.m. to 5:00 p.m. Friday, 8:30 a.m. to 1:00 p.m.'
/** Where the demo firm hears of what visitors leave. */
const firmMailbox = 'hello@larchandtern.example'

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

const quickReplies = (chat: Chat): Locator =>
  chat.frame.getByRole('list', { name: chatEn.suggestions }).getByRole('button')

/** Presses one of the offered answers and waits for the reply; the focus must not be lost. */
async function choose(page: Page, chat: Chat, name: string): Promise<string> {
  const before = await chat.replies.count()
  await tabTo(page, quickReplies(chat).filter({ hasText: name }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await eventually(() => chat.replies.count()).toBe(before + 1)
  await eventually(() => hasFocus(chat.box)).toBe(true)
  return await chat.replies.nth(before).innerText()
}

/** Answers what is asked by the offered answers alone, until the details are confirmed. */
async function confirmByQuickReplies(page: Page, chat: Chat): Promise<string> {
  for (let asked = 0; asked < 8; asked++) {
    await quickReplies(chat).first().waitFor()
    const offered = await quickReplies(chat).allInnerTexts()
    if (offered.includes('Yes, send it')) return await choose(page, chat, 'Yes, send it')
    await choose(page, chat, offered.includes('No rush') ? 'No rush' : 'Skip')
  }
  throw new Error('The details were never read back.')
}

onStage('a visitor', (stage) => {
  const { foyer, newPage, complaints } = stage
  const visit = async (options: Parameters<Stage['newPage']>[0] = {}) => {
    const page = await newPage(options)
    await page.goto(foyer().demo().site)
    return page
  }

  describe.each(sizes)('with a keyboard alone, at $width by $height', (viewport) => {
    it('asks, reads the source, leaves details, corrects one and confirms', async () => {
      const page = await visit({ viewport })
      const chat = await startByKeyboard(page)

      expect(await chat.say('What are your office hours?')).toContain(hours)
      const source = chat.log.getByRole('list', { name: chatEn.sources }).getByRole('link').first()
      await tabTo(page, source, 'Shift+Tab')
      const opened = page.context().waitForEvent('page')
      await page.keyboard.press('Enter')
      const cited = await opened
      await cited.waitForLoadState()
      expect(cited.url()).toContain(foyer().demo().site)
      expect(await cited.locator('body').innerText()).toContain('8:30 a.m. to 5:00 p.m.')
      expect(await cited.evaluate(() => opener === null)).toBe(true)
      await cited.close()
      await tabTo(page, chat.box)

      await chat.say(told)
      const answered = await chat.say('How much does a first meeting cost?')
      expect(answered).toContain('$95')
      expect(answered).toMatch(/\?/)
      const facts = chat.frame.getByText(laterEn.toldHeading)
      await tabTo(page, facts, 'Shift+Tab')
      await page.keyboard.press('Enter')
      await tabTo(page, chat.frame.getByRole('button', { name: 'Change: Name' }))
      await page.keyboard.press('Enter')
      const field = chat.frame.getByRole('textbox', { name: 'Name', exact: true })
      await eventually(() => hasFocus(field)).toBe(true)
      expect(await field.inputValue()).toBe('Ana Ruiz')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('Ana Ruiz Delgado')
      await page.keyboard.press('Enter')
      await chat.frame.getByRole('definition').filter({ hasText: 'Ana Ruiz Delgado' }).waitFor()
      await chat.log.getByText('Correction: my name is Ana Ruiz Delgado').waitFor()
      await tabTo(page, chat.box)

      const confirmed = await confirmByQuickReplies(page, chat)
      expect(confirmed).toContain('Thank you. Your details go to Larch & Tern now.')
      expect(complaints).toEqual([])
    })
  })

  /** Opens a way with the keyboard, from wherever the focus is. */
  const openWay = async (page: Page, chat: Chat, name: string) => {
    await tabTo(page, chat.frame.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
    const dialog = chat.frame.getByRole('dialog', { name })
    await dialog.waitFor()
    return dialog
  }
  const pressIn = async (page: Page, dialog: Locator, name: string) => {
    await tabTo(page, dialog.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
  }

  describe.each(sizes)('with a keyboard alone, at $width by $height', (viewport) => {
    it('asks for a consultation, leaves a message, sends files, and takes it all back', async () => {
      const { dataFolder } = foyer()
      const earlier = await mailsTo(dataFolder, firmMailbox, requestMail.messageSubject)
      const page = await visit({ viewport, timezoneId: 'America/New_York' })
      const chat = await startByKeyboard(page)
      await chat.say(told)

      const schedule = await openWay(page, chat, chatEn.ways.schedule)
      const dates = schedule.getByRole('heading', { name: 'Choose up to 3 dates' })
      await eventually(() => hasFocus(dates)).toBe(true)
      const day = schedule.locator('.fy-days button:enabled').first()
      await tabTo(page, day)
      await page.keyboard.press('Enter')
      // The next day may be of the next month, which is drawn first, and hides the one that is picked.
      const focused = schedule.locator('.fy-days button:focus')
      const first = await focused.getAttribute('data-day')
      await page.keyboard.press('ArrowRight')
      await eventually(() => focused.getAttribute('data-day')).not.toBe(first)
      await page.keyboard.press('Space')
      await schedule.getByText('2 of 3 dates chosen').waitFor()
      await pressIn(page, schedule, 'Next')
      const heading = schedule.getByRole('heading', { name: 'Choose up to 3 times' })
      await eventually(() => hasFocus(heading)).toBe(true)
      for (const at of [0, 1, 2]) {
        await page.keyboard.press('Tab')
        await eventually(() => hasFocus(schedule.locator('.fy-slots button').nth(at))).toBe(true)
        await page.keyboard.press('Space')
      }
      const held = schedule.getByTitle('You have reached the maximum number of time slots')
      expect(await held.count()).toBe((await schedule.locator('.fy-slots button').count()) - 3)
      expect(await held.first().isDisabled()).toBe(true)
      await pressIn(page, schedule, 'Done')
      expect(await schedule.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe(
        'Ana Ruiz',
      )
      expect(await schedule.getByRole('textbox', { name: 'Phone' }).inputValue()).toContain('0147')
      await tabTo(page, schedule.getByRole('radio', { name: 'By phone' }))
      await page.keyboard.press('ArrowDown')
      await pressIn(page, schedule, 'Send request')
      await schedule.waitFor({ state: 'detached' })
      const wished = chat.log.getByText(/^These times work for me: /)
      expect(hoursAhead(await wished.innerText())).toBe(3)
      await chat.log
        .getByText('Nothing is booked until the firm confirms a time with you.')
        .waitFor()
      await eventually(() => chat.replies.count()).toBe(2)

      const message = await openWay(page, chat, chatEn.ways.message)
      await tabTo(page, message.getByRole('textbox', { name: 'Your message', exact: true }))
      await page.keyboard.type('Please call after five.')
      await page.keyboard.press('Escape')
      await message.waitFor({ state: 'detached' })
      expect(await chat.box.isVisible()).toBe(true)
      const button = chat.frame.getByRole('button', { name: chatEn.ways.message, exact: true })
      await eventually(() => hasFocus(button)).toBe(true)
      await page.keyboard.press('Enter')
      const box = message.getByRole('textbox', { name: 'Your message', exact: true })
      await eventually(() => box.inputValue()).toBe('Please call after five.')
      await pressIn(page, message, 'Send message')
      await chat.log.getByText('Your message was sent to Larch & Tern.').waitFor()

      const attach = await openWay(page, chat, chatEn.ways.attach)
      await attach.getByLabel('Choose files').setInputFiles([
        { name: 'lease.txt', mimeType: 'text/plain', buffer: Buffer.from('Rent is due monthly.') },
        { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture') },
        { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      ])
      await attach.getByText('You can send 3 more files.').waitFor()
      await pressIn(page, attach, 'Send 2 files')
      await attach.getByRole('status').filter({ hasText: 'Sent' }).waitFor()
      await eventually(() => attach.getByRole('alert').count()).toBe(2)
      expect(await attach.getByRole('alert').first().innerText()).toContain(
        'This kind of file cannot be sent.',
      )
      await page.keyboard.press('Escape')
      await chat.log.getByText('Sent: lease.txt').waitFor()

      const read = await signInOwner(foyer().demo())
      expect(JSON.stringify(await read('/dashboard/messages'))).toContain('Please call after five.')
      expect(JSON.stringify(await read('/dashboard/appointments'))).toContain('"video"')

      await awaitMail(dataFolder, firmMailbox, requestMail.messageSubject, earlier)
      await tabTo(page, chat.frame.locator(`summary[aria-label="${chatEn.more}"]`), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await pressIn(page, chat.frame.locator('.fy-chat'), chatEn.deleteConversation)
      await pressIn(page, chat.frame.locator('.fy-chat'), laterEn.deleteNow)
      await chat.frame
        .getByText('They are now marked as withdrawn, and the firm can see that you withdrew them.')
        .waitFor()
      expect(complaints.filter((line) => !line.includes('415'))).toEqual([])
    })
  })

  it('leaves quickly while typing: nothing stays, and the next chat is a new one', async () => {
    const page = await visit()
    const chat = await startByKeyboard(page)
    await chat.say(told)
    await page.keyboard.type('My husband must not see this')
    const kept = () => frameOf(page, stage).evaluate(() => sessionStorage.length)
    expect(await kept()).toBe(1)
    await page.keyboard.press('F9')
    await eventually(() => hasFocus(chat.launcher)).toBe(true)
    expect(await kept()).toBe(0)
    const left = await frameOf(page, stage).evaluate(() => {
      const typed = [...document.querySelectorAll('textarea')].map(({ value }) => value)
      return [document.body.textContent, ...typed].join(' ')
    })
    expect(left).not.toMatch(/Ruiz|husband|Astoria/)
    await openByKeyboard(page)
    expect(await chat.replies.count()).toBe(0)
    await page.reload()
    await openByKeyboard(page)
    expect(await chat.replies.count()).toBe(0)
  })

  it('loads a way again that did not load, and is told so meanwhile', async () => {
    const page = await visit()
    const chat = await startByKeyboard(page)
    await page.route(/\/message-\w+\.js/, (route) => route.abort())
    await tabTo(page, chat.frame.getByRole('button', { name: chatEn.ways.message, exact: true }))
    await page.keyboard.press('Enter')
    await chat.frame.getByText(chatEn.notLoaded).waitFor()
    await page.unroute(/\/message-\w+\.js/)
    await tabTo(page, chat.frame.getByRole('button', { name: chatEn.tryAgain }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await chat.frame.getByRole('dialog', { name: chatEn.ways.message }).waitFor()
  })

  it('speaks into the box where the browser can, and meets no button where it cannot', async () => {
    const page = await visit()
    await page.context().addInitScript(() => {
      class Recognition extends EventTarget {
        start() {
          const results = [[{ transcript: 'My landlord kept my deposit' }]]
          this.dispatchEvent(Object.assign(new Event('result'), { results }))
        }
        abort() {}
      }
      Object.assign(globalThis, { SpeechRecognition: Recognition })
    })
    await page.reload()
    const chat = await startByKeyboard(page)
    await tabTo(page, chat.frame.getByRole('button', { name: chatEn.ways.voice }))
    await page.keyboard.press('Enter')
    await chat.frame.getByText(waysEn.voice.warning).waitFor()
    expect(await findAxeViolations(frameOf(page, stage))).toEqual([])
    await page.keyboard.press('Enter')
    await eventually(() => chat.box.inputValue()).toBe('My landlord kept my deposit')
    expect(await chat.replies.count()).toBe(0)
    await page.keyboard.press('Escape')
    await chat.frame.getByText(waysEn.voice.listening).waitFor({ state: 'detached' })
    expect(await chat.box.isVisible()).toBe(true)

    await page.context().addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'SpeechRecognition')
      Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition')
    })
    const other = await page.context().newPage()
    await other.goto(foyer().demo().site)
    const silent = await startByKeyboard(other)
    await silent.frame.getByRole('button', { name: chatEn.ways.attach }).waitFor()
    expect(await silent.frame.getByRole('button', { name: chatEn.ways.voice }).count()).toBe(0)
  })

  it('schedules in Spanish, in the visitor’s own time', async () => {
    const page = await visit({ locale: 'es-MX', timezoneId: 'Asia/Tokyo' })
    const chat = await startByKeyboard(page, chatEs)
    const schedule = await openWay(page, chat, chatEs.ways.schedule)
    await tabTo(page, schedule.locator('.fy-days button:enabled').first())
    await page.keyboard.press('Enter')
    await pressIn(page, schedule, waysEs.picker.next)
    await schedule.getByText(waysEs.picker.zones('Tokyo', 'Los Angeles')).waitFor()
    expect(await schedule.locator('.fy-slots button').first().innerText()).toMatch(/a\.m\./)
  })

  it('closes with Escape and is back where it opened', async () => {
    const page = await visit()
    const chat = await openByKeyboard(page)
    await page.keyboard.press('Escape')
    await eventually(() => hasFocus(chat.launcher)).toBe(true)
    expect(await chat.box.isVisible()).toBe(false)
  })

  it('finds the conversation again after a reload and after the server was killed', async () => {
    const page = await visit()
    let chat = await startByKeyboard(page)
    await chat.say('What are your office hours?')
    await chat.say(told)
    const before = await chat.log.innerText()

    await page.reload()
    chat = await reopen(page)
    await eventually(() => chat.log.innerText()).toBe(before)

    await foyer().kill()
    await page.keyboard.type('Do you speak Spanish?')
    await page.keyboard.press('Enter')
    const again = chat.frame.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await foyer().start()
    await tabTo(page, again, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await eventually(() => chat.replies.count()).toBe(3)
    await eventually(() => hasFocus(chat.box)).toBe(true)

    const after = await chat.log.innerText()
    expect(after.split('Do you speak Spanish?')).toHaveLength(2)
    await page.reload()
    chat = await reopen(page)
    await eventually(() => chat.log.innerText()).toBe(after)
  })

  it('loses nothing while offline, and sends it once', async () => {
    const page = await visit()
    const chat = await startByKeyboard(page)
    await chat.say('What are your office hours?')
    await page.context().setOffline(true)
    await chat.frame
      .getByText('You are offline. What you write is sent when the connection is back.')
      .waitFor()
    await page.keyboard.type('Who handles family law?')
    await page.keyboard.press('Enter')
    await chat.log.getByText('Waiting to be sent').waitFor()
    expect(await chat.replies.count()).toBe(1)

    await page.context().setOffline(false)
    await eventually(() => chat.replies.count()).toBe(2)
    expect(await chat.log.getByText('Waiting to be sent').count()).toBe(0)
    await page.reload()
    await reopen(page)
    await eventually(() => chat.replies.count()).toBe(2)
    expect((await chat.log.innerText()).split('Who handles family law?')).toHaveLength(2)
  })

  it('with a Spanish browser is received in Spanish', async () => {
    const page = await visit({ locale: 'es-MX' })
    const chat = await startByKeyboard(page, chatEs)
    expect(await chat.say('¿Cuánto cuesta la primera consulta?')).toContain(
      'La primera consulta dura 45 minutos y cuesta $95.',
    )
    expect(await frameOf(page, stage).evaluate(() => document.documentElement.lang)).toBe('es')
    expect(await chat.frame.getByText(chatEs.disclosure('Larch & Tern')).isVisible()).toBe(true)
  })

  /** Opens a conversation that has begun, from the top of the page. */
  async function reopen(page: Page): Promise<Chat> {
    const chat = chatOn(page)
    await chat.launcher.focus()
    await pressLauncher(page, chat)
    await chat.replies.first().waitFor()
    return chat
  }
})
