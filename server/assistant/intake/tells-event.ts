import { isEveryday, isOffTopic } from '../policy/off-topic.ts'
import { isQuestion } from './intent.ts'
import { kin } from './kin.ts'
import { withoutWish } from './matter.ts'
import { plain } from './plain-text.ts'

const people =
  /\b(?:i|my|our|me|us|he|she|they|him|her|them|someone|somebody|mi|mis|me|nos|el|ella|ellos|alguien|se)\b/
const wish =
  /^(?:(?:hi|hello|hey|ok|so|well|please|hola|bueno)[\s,!.]+)*(?:(?:i|we|i'm|im|i'd|yo)\s*(?:just |only |really |also )?(?:want|need|would|wish|wanted|like|am looking|looking|have a question|was wondering|think|hope)\b|(?:quiero|necesito|quisiera|busco|please|let|give|show|tell)\b)/
const event =
  /\b(?:\w{2,}ed|was|were|got|took|left|lost|broke|stole|stolen|hit|fell|bit|cut|shut|said|blew|ran|drove|told|came|went|gave|threw|caught|saw|paid|sold|shot|won'?t|refus\w+|keeps|never|hasn'?t|haven'?t|didn'?t|isn'?t|doesn'?t|threat\w*|hurt|sick|dying|died|gone|owes?|fue|cayo|quito|llevo|rompio|pego|choco|no (?:me|nos|quiere|quieren)|\w+(?:aron|ieron))\b/

/** The fewest words an account has, in all and in the clause that tells what happened. */
const fewestWords = 5
const fewestInClause = 3

/** What somebody does to the visitor still: "my boss touches me", "they keep following us". */
const goingOn =
  /\b(?:(?:my|our|the)(?: \w+){1,2}|he|she|they) (?:(?:is|are|always) )?\w+(?:s|ing) (?:\w+ )?(?:me|us|my|our)\b|\b(?:(?:mi|el|la) \w+|el|ella|ellos) (?:me|nos) \w+(?:a|e|an|en)\b/

/** Who did it and what at once ("he blew .19", "lo pararon"), or a count of what there was. */
const begins =
  /^(?:(?:well|so|and|then|but|pues|y|entonces) )*(?:(?:i|he|she|they|we|(?:my|the) \w+) (?:blew|got|had|was|were|ran|drove|took|hit|told|came|went|gave|threw|caught|said|refused|missed|failed|tried|pulled|found|charged|arrested)|(?:me|lo|la|los|las|le|les|nos) \w+(?:aron|ieron)|(?:two|three|four|five|six|several|some|a couple|a few|one|just one|my first|my second|dos|tres|varios|varias|unos|unas) (?:of )?\w+ \w+)\b/

/** Whether a line begins as an account does, however short it is; no name of a place or a side does. */
export const beginsAccount = (text: string): boolean => begins.test(plain(text))

const tells = (clause: string): boolean =>
  clause.split(' ').length >= fewestInClause &&
  !wish.test(clause) &&
  (event.test(clause) || goingOn.test(clause))

/** What befell its writer, in however few words ("me mordio un perro", "my boss no pay me"). */
const befell =
  /\b(?:me|nos) (?:\w+io|choco|pego|golpeo|atropello|estafo|engano|quito|empujo|robo|corto|demando|dejo sin)\b|\b(?:my|the|our) \w+ (?:no|not|don'?t|dont|doesn'?t|doesnt|won'?t|wont) (?:pay|give|let|return|fix|answer|want)\b/

/**
 * Whether a statement tells what somebody did or what befell someone, in words of no field of the law
 * ("my neighbor's tree fell on my fence").
 */
export const tellsEvent = (text: string): boolean => {
  const said = plain(text)
  if ((befell.test(said) || tellsOfDeath(text)) && !isQuestion(text)) return true
  if (said.split(' ').length < fewestWords || isQuestion(text) || !people.test(said)) return false
  if (isOffTopic(text) || isEveryday(text)) return false
  return said
    .split(/[,.;!]\s*|\b(?:because|since|porque|ya que)\s+/)
    .some((clause) => tells(clause.trim()))
}

const death = new RegExp(
  `(?:\\b(?:my|our|his|her) (?:late )?(?:\\w+ )?${kin}|^(?:(?:and|so|well|but) )?(?:daddy|dad|mama|momma|mommy|mom|granny|grandma|grandpa|papa|pops))(?: \\w+){0,2}? (?:just |recently )?(?:passed (?:away|on\\b|last|yesterday|in (?!the )|this)|passed$|died|(?:shot|hanged|hung|drowned|killed) (?:himself|herself)|took (?:his|her) (?:own )?life|was killed|got killed|is dead(?! (?:broke|set|wrong|tired|serious)\\b)|has died)|\\b(?:(?:se )?(?:murio|fallecio)|mataron a) (?:mi|nuestr[oa]) ${kin}|\\b(?:mi|nuestr[oa]) ${kin} (?:se )?(?:murio|fallecio|ha fallecido|ahorco|suicido|mato\\b|quito la vida)|\\bwe lost (?:my|our) ${kin}\\b(?! (?:custody|support|case)|['’])`,
)

/** Whether somebody of one's own has died. */
export const tellsOfDeath = (text: string): boolean => death.test(plain(text))

const plans =
  /^.{0,40}\b(?:wills?|trusts?|power of attorney|estate plan\w*|prenup\w*|name change|adopt|citizenship|testamento|poder notarial|ciudadania|adoptar)\b/

/** Whether a matter is something wanted, which no day began ("I want to make a will"). */
export const isPlan = (issue = ''): boolean => {
  const wanted = withoutWish(issue)
  return wanted !== issue && plans.test(plain(wanted)) && !tellsEvent(issue)
}
