// What no linter knows of this repository: the closed sets of names, the one reader of the
// environment, and what must not be written down here. Each message says what to do instead.
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ file: string, line?: number, rule: string, message: string }} Finding */

const featureFiles = ['routes', 'commands', 'queries', 'rules', 'jobs', 'emails']
const nouns =
  'account onboarding billing profile overview leads messages appointments documents integration assistant questions site conversations prompt model contact blog places marketing records'.split(
    ' ',
  )
const grabBags = /(^|[/.-])(utils?|helpers?|services?|misc|common|managers?|lib|stuff)(?=[/.]|$)/
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const namedByCustom =
  /^(README|LICENSE|NOTICE|CHANGELOG|CONTRIBUTING|AGENTS)(\.md)?$|^\.[\w.-]+$|^\d{4}_\w+\.(sql|json)$|^_journal\.json$|^Dockerfile$/
const textFile =
  /\.(ts|tsx|mjs|js|json|jsonc|css|html|md|sql|yml|yaml|sh|txt)$|(^|\/)\.[\w.-]+$|^\.ci\//

/** Rules about a file's address. */
const addressRules = [
  {
    rule: 'feature-file',
    breaks: (file) => {
      const [, noun, rest] = /^server\/features\/([^/]+)\/(.+)$/.exec(file) ?? []
      // Data, such as the list of ZIP codes, lies beside the code that reads it.
      if (noun === undefined || /\.test\.tsx?$|^[\w-]+\.txt$/.test(rest)) return false
      if (/^(?:commands|queries)\/[\w-]+\.ts$/.test(rest)) return false
      return !featureFiles.some((name) => rest === `${name}.ts` || rest === `${name}.tsx`)
    },
    message: `A server feature is a closed set of files: ${featureFiles.join(', ')} and tests; what is too long is a folder, as commands/turns.ts. Put this code in the one whose job it is, or in server/platform or server/assistant when it belongs to no feature.`,
  },
  {
    rule: 'feature-noun',
    breaks: (file) => {
      const [, noun] = /^(?:server|web)\/features\/([^/]+)\//.exec(file) ?? []
      return noun !== undefined && !nouns.includes(noun)
    },
    message: `Features are named by the same nouns in every room: ${nouns.join(' ')}. Use one of them, or add the noun in scripts/check-shape.mjs and docs/architecture.md.`,
  },
  {
    rule: 'kebab-case',
    breaks: (file) =>
      file.split('/').some((name) => !kebab.test(name) && !namedByCustom.test(name)),
    message: 'Names of files and folders are kebab-case. Rename it.',
  },
  {
    rule: 'grab-bag',
    breaks: (file) => grabBags.test(file.replace(/\.[^/]*$/, '')),
    message:
      'A name like this says nothing about what is inside. Name the file after the thing it does.',
  },
  {
    rule: 'decision-name',
    breaks: (file) => file.startsWith('docs/decisions/') && !/\/\d{3}-[a-z0-9-]+\.md$/.test(file),
    message: 'Decisions are docs/decisions/NNN-title.md. Take the next number.',
  },
]

/** Rules about a line. `where` chooses the files. */
const lineRules = [
  {
    rule: 'environment',
    where: (file) => /^(server|cli|shared|chat|web|widget|demo)\/.*\.tsx?$/.test(file),
    except: (file) =>
      file === 'server/config.ts' ||
      /\.test\.tsx?$|^server\/testing\/|\.config\.ts$|\.plugin\.ts$/.test(file),
    // Handing it on whole, as main.ts does to readConfig, is not reading it.
    breaks: (line) => /process\.env(\.|\[|\?)|\}\s*=\s*process\.env/.test(line),
    message:
      'Only server/config.ts reads the environment. Add the setting there and take it from the Config.',
  },
  {
    rule: 'fetch',
    where: (file) => /^server\/.*\.tsx?$/.test(file),
    except: (file) =>
      /\.test\.tsx?$|^server\/testing\/|^server\/platform\/fetch-guard[^/]*$/.test(file),
    breaks: (line) => /\b(globalThis|global|window|self)(\.|\[['"])fetch\b/.test(line),
    message:
      "Only server/platform/fetch-guard*.ts fetches addresses that came from outside. Take `world.fetchGuard`, or use a port adapter's own client.",
  },
  {
    rule: 'open-end',
    where: (file) => textFile.test(file) && file !== 'package-lock.json',
    breaks: (line) => /\b(TODO|FIXME|XXX|HACK)\b/.test(line),
    message:
      'Finish it, or write a decision or an issue about it. Nothing is left open in the text.',
  },
  {
    rule: 'machine-path',
    where: (file) => textFile.test(file),
    breaks: (line) =>
      /(^|[\s'"`(=:])(\/(root|work|home|Users)\/[\w.-]+|[A-Z]:\\\\?Users\\)/.test(line),
    message:
      'An address of one machine means nothing on another. Make it relative to the repository.',
  },
  {
    rule: 'registry',
    where: (file) => textFile.test(file),
    breaks: (line) =>
      /"resolved":\s*"https?:|\bregistry\.[a-z0-9-]+\.[a-z]+|\b(artifactory|nexus|verdaccio)\b/i.test(
        line,
      ),
    message:
      'Addresses of package registries are a machine’s own setting. For the lockfile, install with the repository’s .npmrc (omit-lockfile-registry-resolved).',
  },
]

/** The file that names the forbidden words to find them, and its test, which plants them. */
const aboutTheRules = /^scripts\/check(-shape)?(\.test)?\.(mjs|ts)$/

/**
 * @param {string} root
 * @param {readonly string[]} files addresses from the root, with forward slashes
 * @returns {Finding[]}
 */
export function checkShape(root, files) {
  return files.flatMap((file) => [
    ...addressRules
      .filter(({ breaks }) => breaks(file))
      .map(({ rule, message }) => ({ file, rule, message })),
    ...checkLines(root, file),
  ])
}

/** @returns {Finding[]} */
function checkLines(root, file) {
  if (aboutTheRules.test(file)) return []
  const rules = lineRules.filter(({ where, except }) => where(file) && !except?.(file))
  if (rules.length === 0) return []
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
  return lines.flatMap((text, index) =>
    rules
      .filter(({ breaks }) => breaks(text))
      .map(({ rule, message }) => ({ file, line: index + 1, rule, message })),
  )
}
