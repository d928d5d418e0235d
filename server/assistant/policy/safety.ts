import { plain } from '../intake/plain-text.ts'

/** What a visitor's words call for before anything else. */
export type SafetyKind = 'self' | 'danger' | 'harm' | 'child' | 'arrest'

const someone =
  "(?:he|she|they|someone|somebody|a (?:guy|man|stranger|person|woman)|some (?:guy|man|dude)|theres a \\w+|my (?:ex|husband|wife|boyfriend|girlfriend|dad|father|mother|brother|son|roommate|neighbor|landlord|partner|stepdad))(?:'?s| is| are| has| was)?"
const weapon =
  '(?:gun|knife|weapon|bat|machete|pistol|rifle|shotgun)(?! (?:charge|case|permit|license|possession|offen[sc]e|law|rights?|store|range|owner|show))'

const self = [
  /\b(?:took|taken|swallowed|taking) (?:a (?:bunch|lot|handful|bottle) of|all (?:of )?my|too many|the whole bottle of) ?(?:\w+ )?(?:pills|meds|medication|tylenol)?\b(?=.*\b(?:pills?|meds|bottle|tylenol|medication)\b)|\b(?:end|ending) it (?:all|tonight|today|now|soon)\b|\blife (?:isn'?t|isnt|is not|is no longer) worth\b|\bnot worth living\b|\b(?:want|wish i could|going) to (?:just )?disappear\b|\bno one would (?:miss me|care if i)\b|\bgoodbye forever\b/,
  /\b(?:kill|hurt|harm|cut|hang|shoot|drown|starv)(?:ing)? myself\b(?! laughing)|\b(?:end|take|ending|taking) my (?:own )?life\b|\b(?:want|wanna|going|plan(?:ning)?|ready|rather|wish i (?:could|would)) (?:to )?(?:just )?die\b|\bwish i (?:was|were) dead\b|\b(?:don'?t|dont|do not|no longer) (?:want to|wanna) (?:live|be alive|be here anymore|exist|wake up|go on living)\b|\bbetter off (?:dead|without me)\b|\bno (?:reason|point) (?:to|in) (?:live|living|go(?:ing)? on)\b|\b(?:i'?m|i am|feel(?:ing)?|am i) suicidal\b|\b(?:thinking (?:of|about)|considering|contemplating|thoughts of|going to commit|want to commit|might commit) suicide\b|\bself[- ]harm(?:ing)?\b|\bend it all\b|\bcan'?t (?:go on|live) (?:anymore|like this)\b|\b(?:overdose|od) on (?:my )?(?:pills|meds)\b/,
  /\b(?:matarme|suicidarme|quitarme la vida|hacerme dano|lastimarme|acabar con mi vida|terminar con mi vida|cortarme las venas)\b|\b(?:no quiero|ya no quiero) (?:seguir )?(?:vivir|viviendo|estar viv[oa])\b|\bquiero (?:morir(?:me)?)\b|\bpens(?:ando|amientos|ado) (?:en|de) (?:el )?suicid\w+|\bno vale la pena vivir\b|\bmejor (?:estaria )?muert[oa]\b/,
]

const danger = [
  /\b(?:is|'s|s|are|been|keeps?|man|guy|someone) (?:following|chasing|stalking) (?:me|us)\b(?=.*\b(?:now|home|right|car|help|outside|here)\b)|\bthreatening (?:me|us|her|him|my \w+) with\b|\b(?:i'?ve|i have|i was|i'?m|im|i am|we were) (?:just )?(?:been |being )?(?:stabbed(?! in the back)|shot|raped|kidnapped|held (?:hostage|against my will))\b|\b(?:someone|somebody|he|she|they|a man|a guy) (?:just )?(?:shot|stabbed) (?:me|my|him|her|someone|us)\b(?!.*\b(?:years? ago|months? ago|last (?:year|month)|in (?:19|20)\d\d)\b)|\b(?:violat\w+|broke|breaking) (?:the|a|his|her) (?:restraining|protection|protective|no[- ]contact) order\b(?=.*\b(?:door|outside|here|now)\b)/,
  /\b(?:hombre|alguien|tipo|sujeto)\b.*\b(?:tratando de|intentando|quiere) entrar\b|\bme (?:esta|estan) siguiendo\b/,
  new RegExp(
    `\\b(?:with|has|holding|pulled|waving|pointing|carrying|got) (?:a|an|his|her) ${weapon}\\b(?=.*\\b(?:now|outside|door|here|me|us|house|screaming|inside|downstairs)\\b)(?!.*\\b(?:last (?:year|month|week)|years? ago|months? ago|weeks? ago|charged|arrested|convicted)\\b)`,
  ),
  /\b(?:breaking|trying to (?:break|get)|kicking|coming|climbing) (?:in|into|down|through)\b(?=.*\b(?:now|my (?:house|door|home|apartment|window)|downstairs|upstairs|the (?:door|window|house)|closet|hiding)\b)|\bthere'?s (?:a |some )?(?:guy|man|someone|somebody|people|intruder|burglar)\b[^.!?]*\b(?:breaking in|in my (?:house|home|apartment)|outside my|at my (?:door|window))/,
  new RegExp(
    `\\b${someone} (?:currently |right now |about to |going to |gonna |trying to |threatening to )*(?:hitting|beating|choking|strangling|attacking|chasing|stabbing|shooting|raping|kill(?:ing)?|hurt(?:ing)?|attack|beat|shoot|stab)(?: up)? (?:me|us|my (?:mom|mother|kid|kids|child|children|son|daughter|sister|brother|wife|baby)|her|him|someone)\\b(?! (?:last|in (?:19|20)|years|months|weeks))`,
  ),
  /\bthreat(?:ened|ening|ens) to (?:kill|shoot|stab|hurt|murder|burn)\b|\b(?:says?|said) (?:he|she|they)(?:'ll|'s| will| is| was|s)? (?:going to |gonna )?(?:kill|shoot|stab|murder|hurt) (?:me|us|my)\b/,
  /\b(?:i'?m|i am|im|we are|we'?re) (?:being (?:attacked|followed|beaten|held|stalked right now|robbed)|hiding (?:in|from|under)|not safe (?:right )?(?:now|here|at home)|in (?:immediate |real |serious )?danger|trapped|locked in|scared (?:he|she|they)(?:'ll| will|s going to| is going to| might) (?:kill|hurt)|afraid (?:he|she|they)(?:'ll| will| is going to| might) (?:kill|hurt))\b|\bin the closet\b(?=.*\b(?:breaking|downstairs|house|now|guy|man)\b)|\b(?:guy|man|someone)\b.*\bin the closet\b/,
  /\b(?:outside|at) my (?:door|house|window|apartment)\b(?=.*\b(?:screaming|yelling|knife|gun|banging|pounding|threatening|kill|won'?t leave|wont leave|scared)\b)|\bcall 911\b|\bneed (?:the )?(?:police|ambulance|911) (?:now|right now|here)\b|\bgoing to (?:shoot|stab|kill) (?:him|her|them|my|someone|everybody|everyone|people)\b|\bi(?:'m| am|m)? (?:gonna|going to|will|want to) (?:kill|murder|shoot|stab) (?:him|her|them|my|someone|that)\b/,
  /\b(?:me (?:esta|estan) (?:pegando|golpeando|atacando|persiguiendo|amenazando|siguiendo)|(?:esta|estan) (?:entrando|tratando de entrar|intentando entrar|rompiendo la puerta|afuera (?:de mi (?:casa|puerta) )?con)|tiene (?:un arma|una pistola|un cuchillo)|me (?:quiere|va a|quieren|van a) matar|(?:amenaza|amenazo|amenazado) (?:con|de) (?:matar|muerte)|amenaza con matarme|estoy (?:escondid[oa]|en peligro)|con un (?:cuchillo|arma)|con una pistola)\b/,
]

const harm = [
  /\b(?:is|'s|s|are|am) (?:unconscious|not responding|unresponsive|passed out|not moving|bleeding|choking(?! me| her| him| my))\b(?! (?:case|charge))/,
  /\bi (?:just|think i|might have) (?:hit|ran over|run over|shot|stabbed|killed|hurt) (?:a |an |some|him|her|my|the|this)\w*|\b(?:laying|lying) (?:in|on) the (?:road|street|floor|ground)\b|\b(?:bleeding (?:a lot|out|badly|everywhere)|not breathing|isn'?t breathing|unconscious right now|won'?t wake up|wont wake up|overdosed|overdosing|having a (?:heart attack|stroke|seizure)|chest pains? (?:now|right now)|can'?t breathe|been (?:shot|stabbed) (?:just now|right now)|just (?:been |got )?(?:shot|stabbed|beaten))\b|\b(?:someone|people|somebody) (?:is|are|might be) (?:hurt|dying|injured) (?:and|right now|here|badly)\b/,
  /\b(?:acabo de (?:atropellar|golpear|dispararle?|matar|chocar con una persona)|esta (?:sangrando|tirado en|inconsciente)|no respira|no puede respirar|sobredosis)\b/,
]

const child = [
  /\bmy (?:\w+ )?(?:child|son|daughter|baby|kids?|children) (?:was|were|has been|have been|got|is|are) (?:just )?(?:kidnapped|abducted|taken by)\b/,
  /\b(?:took|taken|has|grabbed|kidnapped|ran off with|left with) (?:our|my|the) (?:\w+ )?(?:baby|kids?|child(?:ren)?|son|daughter|boy|girl|infant|toddler)\b(?=.*\b(?:won'?t|wont|refus\w+|don'?t know|dont know|no idea|missing|using|drunk|gone|can'?t find|hiding|where (?:they|he|she) (?:are|is))\b)/,
  /\bmy (?:child|son|daughter|baby|kid|toddler|little (?:boy|girl))(?:'s| is|s)? (?:missing|been (?:taken|kidnapped|abducted)|being (?:abused|hurt|molested|beaten))\b|\b(?:abusing|molesting|hurting|beating|touching) (?:my|the|a|her|his|our) (?:child|kids?|son|daughter|children|baby)\b|\b(?:kidnapped|abducted) (?:my|our|the) (?:child|kids?|son|daughter|children|baby)\b/,
  /\b(?:se llevo a (?:mi|mis|nuestro|nuestra|nuestros)|secuestr(?:o|aron) a mi) ?(?:hij[oa]s?|bebe|nin[oa]s?)?\b(?=.*\b(?:no (?:se|quiere|me dice|dice|sabemos|contesta)|donde|desaparec|drogas)\b)|\bmi (?:hij[oa]|bebe|nin[oa]) (?:esta desaparecid[oa]|desaparecio)\b|\b(?:abusan?|abusando) de mi (?:hij[oa]|nin[oa])\b/,
]

const arrest = [
  /\b(?:i'?m|im|i am|he'?s|hes|she'?s|shes) (?:about to (?:be|get)|gonna get|getting) arrested\b/,
  /\b(?:cops?|police|officers?|deputies|deputy|sheriffs?|ice|agents|fbi|troopers?|swat)\b(?: officers?| agents?)? (?:are|is|r|re)(?: currently| now| all)? (?:arresting|taking|putting|at (?:my|the|our)|here\b|outside|inside|searching|knocking|handcuffing|questioning|coming in|in my|raiding|banging|pulling me)|\b(?:i'?m|im|i am|he'?s|she'?s|is|are|being|getting) (?:being |getting )?arrested (?:right )?now\b|\b(?:just )?pulled me over (?:right )?now\b/,
  /\b(?:la policia|los policias|la migra|ice|los agentes) (?:esta|estan) (?:aqui|afuera|en mi|en la puerta|tocando|arrestando|deteniendo|llevand|revisando|entrando)\w*|\b(?:me|lo|la) estan (?:arrestando|deteniendo|llevando)\b/,
]

const order: readonly (readonly [SafetyKind, readonly RegExp[]])[] = [
  ['self', self],
  ['danger', danger],
  ['harm', harm],
  ['child', child],
  ['arrest', arrest],
]

/** Danger or self-harm in a visitor's words, English or Spanish; null for everything else. */
export const findSafety = (text: string): SafetyKind | null => {
  const said = plain(text)
  return order.find(([, patterns]) => patterns.some((pattern) => pattern.test(said)))?.[0] ?? null
}
