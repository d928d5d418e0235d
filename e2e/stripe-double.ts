import type { Page } from 'playwright-core'

/**
 * What js.stripe.com serves in these tests, in place of Stripe's own script: as much of its documented
 * interface as the card field uses. The field lives in a frame of that origin, as theirs does, and
 * tells the script its number. What becomes of a card is read off that number.
 */
const script = `
window.Stripe = (key) => {
  let number = ''
  let card = null
  const create = (type, options) => {
    const frame = document.createElement('iframe')
    frame.title = 'Secure card payment input frame'
    frame.src = 'https://js.stripe.com/card.html'
    let place = null
    const show = (given) => { if (place) place.dataset.options = JSON.stringify(given) }
    card = {
      mount: (element) => { place = element; show(options); element.append(frame) },
      update: (given) => show({ ...options, ...given }),
      on: (event, handler) => { if (event === 'ready') setTimeout(() => handler(card)) },
      once() {}, off() {}, focus() {}, blur() {}, clear() {},
      unmount: () => frame.remove(),
      destroy: () => { frame.remove(); card = null },
    }
    return card
  }
  addEventListener('message', (event) => {
    if (event.origin === 'https://js.stripe.com') number = event.data
  })
  return {
    _registerWrapper() {}, registerAppInfo() {}, createToken() {}, confirmCardPayment() {},
    elements: () => ({ create, getElement: () => (number === '3' ? null : card), update() {} }),
    createPaymentMethod: async ({ type, card: given }) => {
      if (type !== 'card' || given !== card) throw new Error('not the card element')
      if (number === '4000000000000002') return { error: { message: 'Your card was declined.' } }
      if (number === '1') return { error: {} }
      if (number === '2') throw new Error('thrown')
      return { paymentMethod: { id: 'pm_of_' + key } }
    },
  }
}
`

const frame = `<!doctype html><html lang="en"><title>Card</title><label>Card number <input></label>
<script>document.querySelector('input').oninput = ({ target }) =>
  parent.postMessage(target.value, '*')</script></html>`

/** Answers js.stripe.com on this page; nothing of it where it `isAway`. Answers the addresses asked. */
export async function standInForStripe(page: Page, isAway: () => boolean): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://js.stripe.com/**', async (route) => {
    asked.push(route.request().url())
    if (isAway()) return await route.abort()
    const isFrame = route.request().url().endsWith('/card.html')
    await route.fulfill({
      contentType: isFrame ? 'text/html' : 'text/javascript',
      body: isFrame ? frame : script,
    })
  })
  return asked
}
