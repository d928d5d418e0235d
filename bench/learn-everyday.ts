import { writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { readBy } from '../server/assistant/answer/affinity.ts'
import { everydayBeliefBy, type EverydayTrees } from '../server/assistant/answer/everyday/belief.ts'
import { writeTrees } from '../server/assistant/answer/evidence-trees.ts'
import { learnedPens, plainQuestions, unlearnedQuestions } from './eval/plain-questions.ts'
import { everydaySites, type EverydaySite } from './learn-everyday/examples.ts'
import {
  learnBelief,
  plainAsked,
  type Told,
  type Tried,
  tryOut,
} from './learn-everyday/learn-belief.ts'
import { type EverydayWeights, learnKinds } from './learn-everyday/learn-kinds.ts'
import { isOfFrontDesk } from './eval/invented-sites.ts'
import { type Asked, isLearnedFrom, readSites, tableWithout } from './learn/questions.ts'

/*
 * Learns what every firm is asked and how sites state it: `npm run learn-everyday [-- --write]`. How sure the evidence
 * makes is learned from halves of the sites and of a pen's questions that the weights were not learned from, each read by an affinity
 * that was not either (`npm run learn-affinity` comes first). Says what the sites never learned from gain, asked by
 * another pen.
 */
const sitesOf = (which: (name: string) => boolean): EverydaySite[] =>
  everydaySites(readSites(path.resolve('../shared'), which))

const sites = sitesOf(isLearnedFrom)
for (const { site } of sites) readBy(site.index, tableWithout(site.name))
const plain = learnedPens.flatMap(plainQuestions)

const halves = [0, 1] as const
/** Of a site's plain questions so many are asked: there are many more of them than of its own. */
const everyPlain = 12
/** And of its own, which the belief is learned from, not the kinds. */
const everyOwn = 2

/** What sites of one half say to all that is asked of them, by weights that were learned from the other half. */
function triedOf(half: (typeof halves)[number]): Tried[] {
  const isIn = (_: unknown, at: number) => at % halves.length === half
  const weights = learnKinds(
    sites.filter((one, at) => !isIn(one, at)),
    plain.filter((one, at) => !isIn(one, at)),
  )
  const words = plain.filter(isIn)
  return tryOut(
    sites.filter(isIn).map((one, turn) => {
      const some = plainAsked(one, words).filter((_, at) => at % everyPlain === turn % everyPlain)
      const asked = one.site.asked.filter((of, at) => isOfFrontDesk(of) || at % everyOwn === 0)
      return [one, [...asked, ...one.talk, ...some]]
    }),
    weights,
  )
}

const written = 'server/assistant/answer/everyday'
const belief = learnBelief(halves.flatMap(triedOf))
const weights = learnKinds(sites, plain)
if (process.argv.includes('--write')) write(weights, belief)
say(weights, belief)

function write({ asked, stated }: EverydayWeights, trees: EverydayTrees): void {
  writeFileSync(path.resolve(written, 'everyday-asked.txt'), asked)
  writeFileSync(path.resolve(written, 'everyday-stated.txt'), stated)
  writeFileSync(path.resolve(written, 'everyday-belief.txt'), writeTrees(trees))
}

/** Prints what new sites answer at several limits of belief: of what they say, rightly, and what they do not say and leave. */
function say(learned: EverydayWeights, trees: EverydayTrees): void {
  const fresh = sitesOf((name) => !isLearnedFrom(name))
  const ofPen = unlearnedQuestions()
  const groups: [string, (one: EverydaySite) => Asked[]][] = [
    [
      'plain en',
      (one) =>
        plainAsked(
          one,
          ofPen.filter(({ language }) => language === 'en'),
        ),
    ],
    [
      'plain es',
      (one) =>
        plainAsked(
          one,
          ofPen.filter(({ language }) => language === 'es'),
        ),
    ],
    ['talk', ({ talk }) => talk.filter((_, at) => at % 10 === 0)],
    ['front desk', ({ site }) => site.asked.filter(isOfFrontDesk)],
    ['own', ({ site }) => site.asked.filter((one) => !isOfFrontDesk(one))],
  ]
  for (const [name, questions] of groups) {
    const tried = tryOut(
      fresh.map((one) => [one, questions(one)]),
      learned,
    )
    console.log(name, tried.length)
    for (const least of [2, 0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8]) {
      const told = tried.map(({ alone, everyday, evidence }) =>
        evidence !== null && everydayBeliefBy(trees, evidence) >= least ? everyday : alone,
      )
      console.log(least, shares(told))
    }
  }
}

function shares(told: readonly Told[]): string {
  const share = (of: readonly Told[], is: (one: Told) => boolean) =>
    (of.filter(is).length / Math.max(1, of.length)).toFixed(3)
  const held = told.filter(({ isHeld }) => isHeld)
  const others = told.filter(({ isHeld }) => !isHeld)
  return `answered ${share(held, ({ answered }) => answered)} right ${share(held, ({ right }) => right)} left alone ${share(others, ({ answered }) => !answered)}`
}
