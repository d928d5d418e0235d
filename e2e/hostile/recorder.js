// Runs first on a hostile firm's page, before the snippet: records whatever a page can see of its
// visitor, by every means a page has. What it saw is `hostile.records`; what it can still reach is
// `hostile.scrape()`.
const records = []
const roots = new Set()

/** Text of anything, however it is wrapped. */
function describe(value) {
  if (value instanceof Node) return value.textContent ?? ''
  if (value instanceof FormData || value instanceof URLSearchParams) return describe([...value])
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
    return new TextDecoder().decode(value)
  try {
    return typeof value === 'string' ? value : JSON.stringify(value)
  } catch {
    return String(value)
  }
}

function record(by, ...values) {
  records.push({ by, saw: values.map(describe).join(' ') })
}

/** What a call came to, and the body of a reply that has one. */
async function recordOutcome(name, promise) {
  try {
    const value = await promise
    record(`${name} answered`, value?.url ?? value)
    if (value instanceof Response) record(`${name} body`, await value.clone().text())
  } catch (error) {
    record(`${name} failed`, String(error))
  }
}

/** Calls through to the original, having noted what went in and what came out. */
function tap(owner, name) {
  const original = owner[name]
  owner[name] = function (...args) {
    record(name, ...args)
    const result = Reflect.apply(original, this, args)
    if (result instanceof Promise) void recordOutcome(name, result)
    return result
  }
}

/** Every constructor of a connection is told of, with what is sent over it. */
function tapConstructor(name) {
  const Original = globalThis[name]
  globalThis[name] = class extends Original {
    constructor(...args) {
      super(...args)
      record(name, ...args)
      this.addEventListener?.('message', (event) => record(`${name} message`, event.data))
    }
  }
}

function logKeys() {
  const types =
    'keydown keypress keyup input beforeinput compositionupdate paste change focusin submit message click'
  for (const target of [window, document]) {
    for (const type of types.split(' ')) {
      target.addEventListener(
        type,
        (event) => {
          const [deepest] = event.composedPath()
          record(type, event.key, event.data, deepest?.value, getSelection()?.toString())
        },
        true,
      )
    }
  }
}

function watch(root) {
  if (roots.has(root)) return
  roots.add(root)
  const all = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver((changes) => {
    for (const { target, addedNodes, attributeName } of changes) {
      const value = attributeName && target.getAttribute(attributeName)
      record('mutation', target, attributeName, value, ...addedNodes)
      for (const node of addedNodes) watchInside(node)
    }
  }).observe(root, all)
  watchInside(root)
}

function watchInside(node) {
  if (node.shadowRoot) watch(node.shadowRoot)
  for (const element of node.querySelectorAll?.('*') ?? []) {
    if (element.shadowRoot) watch(element.shadowRoot)
  }
}

/** Closed roots are opened, so that nothing is hidden by mode alone. */
function openShadows() {
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (options) {
    const root = attach.call(this, { ...options, mode: 'open' })
    record('attachShadow', this.outerHTML)
    queueMicrotask(() => watch(root))
    return root
  }
}

/** Tries to look into a frame; answers what it got or why not. */
function lookInto(frame) {
  const tries = {
    document: () => frame.contentDocument,
    text: () => frame.contentWindow.document.body.innerText,
    storage: () => JSON.stringify(frame.contentWindow.sessionStorage),
    address: () => frame.contentWindow.location.href,
  }
  return Object.entries(tries).map(([name, attempt]) => {
    try {
      return `${name}: ${describe(attempt())}`
    } catch (error) {
      return `${name}: ${error.name}`
    }
  })
}

async function scrape() {
  const elements = [...roots].flatMap((root) => [...root.querySelectorAll('*')])
  const frames = elements.filter((element) => element instanceof HTMLIFrameElement)
  const databases = await indexedDB.databases()
  return {
    html: [...roots].map((root) => root.innerHTML ?? root.documentElement.outerHTML),
    values: elements.map((element) => element.value).filter(Boolean),
    frames: frames.map((frame) => ({
      name: frame.title,
      documentIsNull: frame.contentDocument === null,
      found: lookInto(frame),
    })),
    storage: [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie],
    caches: await caches.keys().catch(() => []),
    databases: databases.map(({ name }) => name),
    requests: performance.getEntries().map(({ name }) => name),
    globals: Object.getOwnPropertyNames(window),
    selection: getSelection()?.toString(),
    address: location.href,
    history: describe(history.state),
  }
}

watch(document)
openShadows()
logKeys()
for (const name of ['fetch', 'open', 'postMessage', 'dispatchEvent']) tap(window, name)
for (const name of ['open', 'send', 'setRequestHeader']) tap(XMLHttpRequest.prototype, name)
for (const name of ['setItem', 'getItem']) tap(Storage.prototype, name)
for (const name of ['addEventListener', 'dispatchEvent']) tap(EventTarget.prototype, name)
tap(MessagePort.prototype, 'postMessage')
tap(Navigator.prototype, 'sendBeacon')
for (const name of ['WebSocket', 'EventSource', 'BroadcastChannel', 'Worker']) tapConstructor(name)
window.hostile = { records, scrape }
