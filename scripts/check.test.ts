import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkShape } from './check-shape.mjs'
import { measureSizes } from './check-sizes.mjs'

/**
 * A rule nobody has seen fire may be a rule that cannot: a pattern with a look-ahead, for one, is
 * silently ignored. So every rule is planted here against the real configuration.
 */
const root = path.resolve(import.meta.dirname, '..')
const copy = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'foyer-check-')))

const configuration = ['.oxlintrc.json', '.oxfmtrc.json', 'knip.json', 'tsconfig.base.json']
const rooms = ['shared', 'server', 'chat', 'web', 'widget']

function put(file: string, text: string): void {
  const place = path.join(copy, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
}

function runTool(tool: string, ...words: string[]): { code: number | null; text: string } {
  const program = path.join(root, 'node_modules', '.bin', tool)
  const shell = process.platform === 'win32'
  const done = spawnSync(program, words, { cwd: copy, encoding: 'utf8', shell })
  return { code: done.status, text: done.stdout + done.stderr }
}

/** One planted line, the rule it breaks and the words that teach. */
type Planted = { file: string; text: string; rule: string; says: string }

const law: Planted[] = [
  ['shared/facts/a.ts', 'node:fs', 'shared/facts, copy and rules are pure'],
  ['shared/facts/b.ts', '../rules/price.ts', 'shared/facts, copy and rules are pure'],
  ['shared/copy/a.ts', 'zod', 'shared/facts, copy and rules are pure'],
  ['shared/rules/a.ts', '../api/leads.ts', 'shared/facts, copy and rules are pure'],
  ['shared/rules/b.ts', '../../server/world.ts', 'shared/facts, copy and rules are pure'],
  ['shared/api/a.ts', 'fastify', 'The contract is read by both sides'],
  ['shared/api/b.ts', '#server/platform/failure.ts', 'The contract is read by both sides'],
  ['server/assistant/a.ts', '#server/features/leads/rules.ts', 'The assistant is pure'],
  ['server/assistant/crawl/b.ts', '../../db/schema/site.ts', 'The assistant is pure'],
  ['server/assistant/crawl/c.ts', '#server/ports/clock/clock.ts', 'The assistant is pure'],
  ['server/assistant/crawl/d.ts', 'drizzle-orm', 'The assistant holds no SQL'],
  ['server/assistant/crawl/e.ts', 'undici', 'Only server/platform/fetch-guard*.ts fetches'],
  ['server/platform/a.ts', '#server/features/leads/queries.ts', 'The platform is below features'],
  ['server/platform/b.ts', '../ports/mail/mail.smtp.ts', 'The platform is below features'],
  ['server/platform/c.ts', '../world.ts', 'The platform is below features'],
  ['server/platform/d.ts', '../db/schema/leads.ts', 'Tables belong to queries.ts files'],
  ['server/platform/e.ts', 'undici', 'Only server/platform/fetch-guard*.ts fetches'],
  ['server/platform/fetch-guard-a.ts', '../features/site/rules.ts', 'The platform is below'],
  ['server/ports/mail/mail.a.ts', '#server/features/leads/commands.ts', 'A port is below features'],
  ['server/ports/mail/mail.b.ts', 'pg', 'Only queries.ts touches the database'],
  ['server/ports/mail/queries.ts', '#server/world.ts', 'A port is below features'],
  ['server/doors/a.ts', '#server/db/schema/leads.ts', 'Only queries.ts touches the database'],
  ['server/doors/b.ts', '#server/ports/mail/mail.smtp.ts', 'chosen in server/world.ts only'],
  ['server/features/leads/routes.ts', 'drizzle-orm', 'Only queries.ts touches the database'],
  ['server/features/leads/commands.ts', '../../db/schema/a.ts', 'Only queries.ts touches'],
  ['server/features/leads/jobs.ts', '#server/ports/mail/mail.smtp.ts', 'chosen in server/world.ts'],
  ['server/features/site/jobs.ts', '#server/ports/identity/embedded/keys.ts', 'chosen in server/'],
  ['server/features/site/routes.ts', 'undici', 'Only server/platform/fetch-guard*.ts fetches'],
  ['server/features/site/commands.ts', '#server/doors/app-door.ts', 'Features know nothing of'],
  ['server/features/blog/routes.ts', '#server/world.ts', 'Take the World as a parameter'],
  ['server/features/blog/jobs.ts', '../leads/jobs.ts', 'From another feature use its'],
  ['server/features/blog/rules.ts', './queries.ts', 'rules.ts decides from its arguments alone'],
  ['server/features/blog/queries.ts', './commands.ts', 'Queries answer questions'],
  ['server/features/blog/queries/posts.ts', '../commands/posts.ts', 'Queries answer questions'],
  ['server/features/blog/commands/posts.ts', 'drizzle-orm', 'Only queries.ts touches the database'],
  ['server/features/blog/commands/news.ts', '../../leads/jobs.ts', 'From another feature use its'],
  ['server/features/site/rules.ts', './queries/posts.ts', 'rules.ts decides from its arguments'],
  ['server/main.ts', './ports/mail/mail.smtp.ts', 'chosen in server/world.ts only'],
  ['web/app/a.ts', '../../server/world.ts', 'The browser and the server share only'],
  ['web/ui/a.ts', '@foyer/shared/api/leads.ts', 'web/ui knows no feature'],
  ['web/ui/b.ts', '#web/platform/session.ts', 'web/ui knows no feature'],
  ['web/platform/a.ts', '#web/features/leads/data.ts', 'The web platform is below features'],
  ['web/features/leads/a.ts', '@foyer/server/world.ts', 'The browser and the server share only'],
  ['web/features/leads/b.ts', '#web/features/overview/data.ts', 'A feature knows no other feature'],
  ['web/features/leads/data.ts', '#web/app/app.tsx', 'A feature knows no other feature'],
  ['chat/a.ts', '@foyer/widget/loader.ts', 'The conversation'],
  ['chat/b.ts', 'lucide-react', 'The conversation'],
  ['widget/a.ts', 'lucide-react', 'Every byte here is loaded'],
].map(([file = '', source = '', says = '']) => ({
  file,
  text: `import { planted } from '${source}'\n\nexport const use = planted\n`,
  rule: 'eslint(no-restricted-imports)',
  says,
}))

const lint: Planted[] = [
  {
    file: 'web/features/leads/lead-list.ts',
    text: "import { call } from '#web/platform/call.ts'\n\nexport const use = call\n",
    rule: 'eslint(no-restricted-imports)',
    says: 'data.ts is the only caller of the API',
  },
  {
    file: 'server/doors/again.ts',
    text: "export { sendMail } from '#server/ports/mail/mail.smtp.ts'\n",
    rule: 'eslint(no-restricted-imports)',
    says: 'chosen in server/world.ts only',
  },
  {
    file: 'server/doors/later.ts',
    text: "export const load = () => import('#server/ports/mail/mail.smtp.ts')\n",
    rule: 'eslint(no-restricted-imports)',
    says: 'chosen in server/world.ts only',
  },
  {
    file: 'server/platform/fetches.ts',
    text: "export const load = async () => await fetch('http://a.example')\n",
    rule: 'eslint(no-restricted-globals)',
    says: 'Only server/platform/fetch-guard*.ts fetches',
  },
  {
    file: 'shared/rules/default.ts',
    text: 'export default 1\n',
    rule: 'import(no-default-export)',
    says: 'named export',
  },
  {
    file: 'shared/rules/any.ts',
    text: 'export const cast = (value: string): number => value as any\n',
    rule: 'typescript(no-explicit-any)',
    says: '',
  },
  {
    file: 'shared/rules/bang.ts',
    text: 'export const first = (list: string[]): string => list[0]!\n',
    rule: 'typescript(no-non-null-assertion)',
    says: '',
  },
  {
    file: 'shared/rules/floating.ts',
    text: 'async function save(): Promise<void> {}\n\nexport function go(): void {\n  save()\n}\n',
    rule: 'typescript(no-floating-promises)',
    says: '',
  },
  {
    file: 'shared/rules/switch.ts',
    text: "export function say(status: 'a' | 'b'): string {\n  switch (status) {\n    case 'a':\n      return 'A'\n  }\n  return ''\n}\n",
    rule: 'typescript(switch-exhaustiveness-check)',
    says: '',
  },
  {
    file: 'shared/rules/circle-one.ts',
    text: "import { two } from './circle-two.ts'\n\nexport const one = (): number => two()\n",
    rule: 'import(no-cycle)',
    says: '',
  },
  {
    file: 'shared/rules/every/index.ts',
    text: "export * from '../switch.ts'\nexport * from '../bang.ts'\n",
    rule: 'oxc(no-barrel-file)',
    says: '',
  },
  {
    file: 'shared/rules/WrongCase.ts',
    text: 'export const one = 1\n',
    rule: 'unicorn(filename-case)',
    says: 'kebab',
  },
  {
    file: 'shared/rules/long.ts',
    text: Array.from({ length: 301 }, (_, n) => `export const n${n} = ${n}\n`).join(''),
    rule: 'eslint(max-lines)',
    says: '300',
  },
  {
    file: 'shared/rules/long.test.ts',
    text: Array.from({ length: 501 }, (_, n) => `export const n${n} = ${n}\n`).join(''),
    rule: 'eslint(max-lines)',
    says: '500',
  },
  {
    file: 'shared/rules/tall.ts',
    text: `export function tall(): void {\n${'  void 0\n'.repeat(50)}}\n`,
    rule: 'eslint(max-lines-per-function)',
    says: '50',
  },
  {
    file: 'web/ui/tall.tsx',
    text: `export function Tall(): void {\n${'  void 0\n'.repeat(90)}}\n`,
    rule: 'eslint(max-lines-per-function)',
    says: '90',
  },
  {
    file: 'shared/rules/many.ts',
    text: 'export const many = (a: 1, b: 2, c: 3, d: 4, e: 5) => [a, b, c, d, e]\n',
    rule: 'eslint(max-params)',
    says: '4',
  },
  {
    file: 'shared/rules/tangled.ts',
    text: `export const tangled = (n: number) => ${'n > 1 ? 1 : '.repeat(15)}0\n`,
    rule: 'eslint(complexity)',
    says: '15',
  },
  {
    file: 'server/platform/loud.ts',
    text: "export const loud = () => console.log('x')\n",
    rule: 'eslint(no-console)',
    says: '',
  },
  {
    file: 'web/ui/picture.tsx',
    text: 'export const Picture = () => <img src="/a.png" />\n',
    rule: 'jsx-a11y(alt-text)',
    says: '',
  },
]

/** Imports the law allows: none of these may be reported. */
const allowed: [file: string, ...sources: string[]][] = [
  ['shared/rules/fine.ts', '../facts/time.ts', '../copy/errors.ts', './price.ts'],
  ['shared/api/fine.ts', './shapes.ts', '../facts/statuses.ts', '../rules/price.ts', 'zod'],
  ['server/assistant/fine.ts', '@foyer/shared/copy/a.ts', '../platform/fetch-guard.ts', 'cheerio'],
  ['server/platform/fetch-guard-fine.ts', 'undici', './failure.ts'],
  ['server/ports/mail/mail.fine.ts', './mail.ts', '../clock/clock.ts', '#server/platform/log.ts'],
  ['server/features/prompt/queries.ts', 'drizzle-orm', '#server/db/schema/a.ts'],
  [
    'server/features/prompt/commands.ts',
    './queries.ts',
    '../leads/queries.ts',
    '../leads/rules.ts',
  ],
  ['server/features/prompt/routes.ts', '#server/ports/mail/mail.ts', './commands.ts'],
  ['server/features/leads/commands/fine.ts', '../queries/fine.ts', '../../site/commands.ts'],
  ['server/features/leads/queries/fine.ts', 'drizzle-orm', '#server/db/schema/a.ts', '../rules.ts'],
  ['server/world.ts', './ports/mail/mail.smtp.ts', './platform/log.ts'],
  ['server/doors/fine.ts', '#server/features/leads/routes.ts', '#server/platform/door.ts'],
  ['web/ui/fine.ts', 'react', './button.tsx', '@foyer/shared/copy/a.ts', 'lucide-react'],
  ['web/app/fine.ts', '#web/features/leads/data.ts', '#web/ui/a.tsx'],
  ['web/features/profile/data.ts', '#web/platform/call.ts', '@foyer/shared/api/index.ts'],
  ['web/features/profile/fine.ts', '#web/features/places/data.ts', '#web/features/billing/a.tsx'],
  ['chat/fine.ts', 'react', './lines.tsx', '@foyer/shared/copy/chat.en.ts'],
  ['widget/frame/fine.ts', 'preact', '../messages.ts', '@foyer/chat/a.tsx'],
]

type Report = {
  diagnostics: { code?: string; message: string; help?: string; filename: string }[]
}
let found: Report['diagnostics'] = []

beforeAll(() => {
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  for (const file of configuration) copyFileSync(path.join(root, file), path.join(copy, file))
  for (const room of rooms) {
    mkdirSync(path.join(copy, room))
    for (const file of ['package.json', 'tsconfig.json']) {
      copyFileSync(path.join(root, room, file), path.join(copy, room, file))
    }
  }
  for (const { file, text } of [...law, ...lint]) put(file, text)
  put(
    'shared/rules/circle-two.ts',
    "import { one } from './circle-one.ts'\n\nexport const two = (): number => one()\n",
  )
  for (const [file, ...sources] of allowed) {
    const names = sources.map((source, n) => `import { planted as p${n} } from '${source}'\n`)
    put(
      file,
      `${names.join('')}\nexport const use = [${sources.map((_, n) => `p${n}`).join(', ')}]\n`,
    )
  }
  put(
    'server/features/profile/routes.ts',
    "import type { World } from '#server/world.ts'\n\nexport type Use = World\n",
  )
  const { text } = runTool('oxlint', '--type-aware', '--deny-warnings', '-f', 'json')
  const report: Report = JSON.parse(text.slice(text.indexOf('{')))
  found = report.diagnostics
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

const inFile = (file: string) =>
  found.filter(({ filename }) => path.posix.normalize(filename.replaceAll('\\', '/')) === file)

describe('the linter', () => {
  test.each([...law, ...lint])('$file breaks $rule', ({ file, rule, says }) => {
    const reports = inFile(file).filter(({ code }) => code === rule)
    expect(reports.length).toBeGreaterThan(0)
    expect(reports.map(({ message, help }) => `${message} ${help}`).join('\n')).toContain(says)
  })

  test.each(allowed)('%s imports what it may', (file) => {
    expect(inFile(file).filter(({ code }) => code?.includes('no-restricted'))).toEqual([])
  })

  test('a feature may name the type of the world', () => {
    expect(inFile('server/features/profile/routes.ts')).toEqual([])
  })
})

describe('format, types and dead code', () => {
  test('a file that is not formatted', () => {
    put('shared/rules/ugly.ts', 'export const ugly   = "double";\n')
    const { code, text } = runTool('oxfmt', '--check', 'shared/rules/ugly.ts')
    expect(code).not.toBe(0)
    expect(text).toContain('ugly.ts')
  })

  test('a global of the browser in shared is a type error', () => {
    put('shared/facts/page.ts', 'export const title = (): string => document.title\n')
    const { code, text } = runTool('tsc', '-p', 'shared', '--pretty', 'false')
    expect(code).not.toBe(0)
    expect(text).toMatch(/shared\/facts\/page\.ts.*TS2584/)
  })

  test('an export nobody uses and a file nobody imports, also where other rooms may import it', () => {
    put('package.json', JSON.stringify({ name: 'copy', private: true, workspaces: ['shared'] }))
    put('shared/facts/used.ts', 'export const used = 1\nexport const deadExport = 2\n')
    put('shared/facts/used.test.ts', "import { used } from './used.ts'\n\nvoid used\n")
    put('shared/facts/dead-file.ts', 'export const alone = 1\n')
    const { code, text } = runTool('knip', '--no-progress', '-W', 'shared')
    expect(code).not.toBe(0)
    expect(text).toContain('deadExport')
    expect(text).toMatch(/alone +shared\/facts\/dead-file\.ts/)
    expect(text).not.toMatch(/used +shared\/facts\/used\.ts/)
  })
})

/** Plants one file and answers the shape rules it breaks. */
function shapeOf(file: string, text = ''): string[] {
  put(file, text)
  return checkShape(copy, [file]).map(({ rule, message, line }) => {
    expect(message.length).toBeGreaterThan(30)
    return line === undefined ? rule : `${rule}:${line}`
  })
}

describe('shape', () => {
  test.each([
    ['server/features/leads/stream.ts', '', ['feature-file']],
    ['server/features/leads/parts/rules.ts', '', ['feature-file']],
    ['server/features/leads/routes/list.ts', '', ['feature-file']],
    ['server/features/customers/rules.ts', '', ['feature-noun']],
    ['web/features/customers/data.ts', '', ['feature-noun']],
    ['web/ui/LeadCard.tsx', '', ['kebab-case']],
    ['web/ui/lead_card.tsx', '', ['kebab-case']],
    ['server/platform/string-utils.ts', '', ['grab-bag']],
    ['server/helpers/text.ts', '', ['grab-bag']],
    ['server/platform/mail-service.ts', '', ['grab-bag']],
    ['docs/decisions/why.md', '', ['decision-name']],
    ['server/platform/a.ts', '\nconst x = process.env.PORT\n', ['environment:2']],
    ['cli/main.ts', "const x = process.env['PORT']", ['environment:1']],
    ['web/main.tsx', 'const { PORT } = process.env', ['environment:1']],
    ['server/platform/a.ts', "globalThis.fetch('x')", ['fetch:1']],
    ['docs/plan.md', 'TODO later', ['open-end:1']],
    ['docs/plan.md', 'see /root/notes.txt', ['machine-path:1']],
    ['docs/plan.md', 'see `/home/ann/notes.txt`', ['machine-path:1']],
    ['package-lock.json', '"resolved": "https://mirror.example/a.tgz"', ['registry:1']],
    ['docs/plan.md', 'from registry.mirror.example', ['registry:1']],
  ])('%s %s breaks %s', (file, text, rules) => {
    expect(shapeOf(file, text)).toEqual(rules)
  })

  test.each([
    ['server/features/leads/queries.test.ts', ''],
    ['server/features/leads/emails.tsx', ''],
    ['server/features/leads/commands/sending.ts', ''],
    ['server/assistant/intake/common-words.ts', ''],
    ['server/db/migrations/0001_first_tables.sql', ''],
    ['docs/decisions/001-embedded-postgres.md', ''],
    ['server/config.ts', 'export const port = process.env.PORT'],
    ['server/main.ts', 'const config = readConfig(process.env, process.argv)'],
    ['docs/plan.md', 'The address /dashboard/home/ and /usr/bin/chromium'],
    ['README.md', ''],
    ['NOTICE', ''],
    ['.env.example', ''],
  ])('%s %s is fine', (file, text) => {
    expect(shapeOf(file, text)).toEqual([])
  })
})

/** Text that compresses badly. */
const noise = (bytes: number): string =>
  Array.from({ length: bytes }, (_, n) =>
    String.fromCharCode(33 + ((n * n * 31 + n * 7) % 89)),
  ).join('')

/** What no compression makes much smaller. */
const random = (bytes: number): string =>
  Array.from({ length: bytes / 64 }, (_, n) =>
    createHash('sha256').update(String(n)).digest('hex'),
  ).join('')

describe('sizes', () => {
  test('a build that is not there does not pass', async () => {
    expect((await measureSizes(path.join(copy, 'nowhere'))).missing).toEqual([
      'dist/widget/widget.js',
      'dist/web/app.html',
      'dist/site/site.json',
    ])
  })

  test('scripts, what they import, pages and fonts are counted against their budgets', async () => {
    put('dist/widget/widget.js', noise(100))
    put('dist/widget/frame.html', '<script>1</script>')
    const ways = ['desk', 'schedule', 'message', 'attach', 'voice', 'ways-en', 'ways-es']
    const parts = ['chat', 'chat-en', 'chat-es', 'later', ...ways]
    for (const part of parts) put(`dist/widget/${part}-1.js`, noise(50))
    const files = Object.fromEntries(parts.map((part) => [part, `${part}-1.js`]))
    put('dist/widget/manifest.json', JSON.stringify({ parts: files }))
    put('dist/web/app.html', '<script type="module" src="/assets/app.js"></script>')
    put('dist/web/assets/app.js', 'import("./lazy.js")')
    put('dist/web/assets/lazy.js', noise(5000))
    const spares =
      '@font-face{font-weight:1 450;src:url(/assets/newsreader-heading-AbCd1234.woff2)}'
    const page = `new Map([['/', '${spares}${random(3200)}'], ['/features', '${random(3200)}']])`
    put(
      'dist/site/pages.mjs',
      `export const drawSite = (build, { origin }) => ({ pages: ${page}, notFound: origin,
        blogList: (posts) => posts.map(({ title }) => title).join(), blogPost: ({ html }) => html })`,
    )
    const words = '---\ntitle: A post\nexcerpt: Of words\ncreated: 2026-01-02\n---\n'
    put('dist/server/posts/a-post.md', `${words}# ${random(6400)}`)
    put('dist/site/site.json', '{"styles":{},"script":"/assets/a.js","fonts":["/assets/a.woff2"]}')
    put('dist/site/public/assets/a.js', 'import "./b.js";import("./later.js")')
    put('dist/site/public/assets/b.js', random(3200))
    put('dist/site/public/assets/later.js', random(9600))
    put('dist/site/public/assets/a.woff2', 'x'.repeat(58_000))
    put('dist/site/public/assets/newsreader-reading-AbCd1234.woff2', 'x'.repeat(10_000))
    put('dist/site/public/assets/newsreader-reading-more-AbCd1234.woff2', 'x'.repeat(10_000))
    const { sizes } = await measureSizes(path.join(copy, 'dist'))
    const named = new Map(sizes.map(({ what, bytes, limit }) => [what, { bytes, limit }]))
    const find = (what: string) => ({ bytes: Number.NaN, limit: undefined, ...named.get(what) })
    expect(find('widget loader').limit).toBe(1200)
    expect(find('widget before the click, with the look').limit).toBe(12_000)
    expect(find('whole widget, with the look').limit).toBe(20_000)
    expect(find('all other ways of the widget').limit).toBe(14_000)
    expect(named.get('dashboard entry (JavaScript)')).toMatchObject({ limit: 110_000 })
    expect(find('dashboard entry (JavaScript)').bytes).toBeLessThan(100)
    const script = find('landing page JavaScript')
    expect(script.limit).toBe(12_000)
    expect(script.bytes).toBeGreaterThan(1000)
    expect(script.bytes).toBeLessThan(3000)
    const later = find('loaded when first wanted: assets/later.js')
    expect(later.bytes).toBeGreaterThan(4000)
    expect(later.limit).toBeUndefined()
    const landing = find('landing page with fonts')
    expect(landing.limit).toBe(60_000)
    expect(landing.bytes).toBeGreaterThan(60_000)
    expect(landing.bytes).toBeLessThan(65_000)
    const post = find('/blog/a-post with fonts')
    expect(post.limit).toBe(60_000)
    expect(post.bytes).toBeGreaterThan(find('/blog with fonts').bytes + 3_000)
    const long = find('/features with fonts')
    expect(long.limit).toBe(60_000)
    expect(long.bytes).toBeGreaterThan(landing.bytes + 9_900)
  })
})
