import type { OfficeFact } from './office-facts.ts'

/** The first talk with a firm, by the names that people and firms have for it. */
const firstTalk = String.raw`(?:(?:first|initial|intro(?:ductory)?|discovery) (?:\w+ )?(?:consult\w*|meetings?|calls?|visits?|appointments?|conversations?|talks?|sessions?|sit[- ]?downs?|conferences?|chats?|time|half hour|\w+ minutes)|consult(?:ation)?s?|case (?:reviews?|evaluations?)|primera (?:consulta|cita|reunion|llamada|visita|media hora)|(?:llamada|consulta) inicial|consultas?)`
const of = (pattern: string): RegExp =>
  new RegExp(String.raw`\b${pattern.replaceAll('{first}', firstTalk)}`)

/** Whether the first talk costs something, which nearly every firm says. */
const firstPrice: OfficeFact = {
  least: 0.05,
  asks: of(
    String.raw`(?:{first}\b.{0,25}\b(?:free|cost\w*|charge\w*|price|gratis|cuesta|costo|cobran?)\b|(?:free|how much|cost|charge\w*|pay|price|gratis|cobran?|cuanto cuesta|cuesta)\b.{0,40}\b{first}\b|(?:free|how much|fees?|cost\w*|charge\w*|price|pay|owe)\b(?: \w+){0,5}? (?:to|for|just) (?:\w+ ){0,2}?(?:talk|talking|sit down|speak|speaking|meet|meeting|come in|see (?:you|u|someone|somebody|(?:a|an|the) (?:lawyer|attorney)|one of you)|ask (?:you |u )?(?:a|one|some|my) (?:\w+ )?questions?)\b)`,
  ),
  asksApart:
    /\b(?:how long|dura|letters?|court|judge|mediat\w+|credit\w*|zoom|video|translat\w+|hourly)\b/,
  tells: of(
    String.raw`(?:{first}\b.{0,90}(?:\b(?:free|complimentary|no charge|no cost|without charge|costs? nothing|gratis|gratuit\w+|sin costo)\b|\$\d)|(?:free|complimentary|no[- ]charge|gratis)\b(?: \S+){0,4} {first}\b|\$\d+.{0,40}\b{first}\b)`,
  ),
  tellsApart:
    /\b(?:interpret\w*|translat\w+|resched\w*|missed|cancel\w*|parking|court|judge|creditors?|refund\w*|mediat\w+)\b/,
}

const minutes = String.raw`(?:minutes?|half an hour|half[- ]hour|(?:an|one|two) hours?|hour[- ]long|minutos|(?:media|una) hora)`
/** How long the first talk is. */
const firstLength: OfficeFact = {
  asks: of(
    String.raw`(?:(?:how long|how much time|how many minutes)\b.{0,40}\b(?:{first}|meetings?|appointments?)\b|(?:cuanto|cuanto tiempo) dura\b.{0,25}\b{first}\b)`,
  ),
  asksApart:
    /\b(?:wait|before|until|get (?:\w+ )?(?:an? )?(?:appointment|in)|after|back|answer|case|take to (?:get|hear))\b/,
  tells: of(
    String.raw`(?:{first}\b.{0,90}\b${minutes}\b|${minutes}\b.{0,60}\b(?:{first}|with (?:a|the|an) (?:lawyer|attorney)|con (?:un|el|la) abogad[oa])\b|(?:meeting|sit[- ]down|visit)s?\b.{0,30}\b(?:lasts?|takes?|runs?)\b.{0,20}\b${minutes}\b|plan on (?:about )?\S+ ${minutes}\b)`,
  ),
  tellsApart:
    /\b(?:late|cancel\w*|parking|before|court|judge|hearing|mediation|bus|walk|drive|away|notice)\b/,
}

/** Whether one may come in without an appointment. */
const walkIn: OfficeFact = {
  asks: /\bwalk[- ]?ins?\b|\b(?:just|can i|could i|ok(?:ay)? (?:to|if i)) (?:walk|come|show|pop|swing|stop|drop|go)\b.{0,12}\b(?:in|on in|up|over|by)\b|\bneed (?:an|to make an|to have an) appointment\b|\bwithout (?:an appointment|calling)\b|\bsin cita\b|\b(?:tengo que|necesito) (?:hacer|sacar|tener)? ?(?:una )?cita\b/,
  asksApart: /\b(?:park|bring|court|judge|jail|police|zoom|phone|pay|sign|drop off|leave)\b/,
  tells:
    /\bwalk-ins?\b|\bwalk ins\b|\b(?:by|without an?|sin|con) (?:appointments?|cita)(?: only)?\b|\bappointments? (?:is|are) (?:required|needed|necessary)\b|\b(?:visits?|meetings?|appointments?) (?:must )?be (?:scheduled|made|arranged) (?:beforehand|in advance|ahead)\b|\bsolo con cita\b/,
  tellsApart:
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|martes|jueves|sabados?|\d+:\d\d|[ap]\.?m|evenings?|after hours|court|jail|notary|holiday|exhibits?|parking)\b/,
}

/** The first talk with a firm and how one comes to it. */
export const factsOfMeetings = [firstPrice, firstLength, walkIn]
