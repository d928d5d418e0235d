import type { OfficeFact } from './office-facts.ts'

/** Where to leave the car. */
const parking: OfficeFact = {
  asks: /\b(?:where|is there|are there|do you|do yall|can i|could i|how much|free|any)\b.{0,50}\b(?:park|parking|leave (?:the|my) (?:car|truck|van))\b|\bparking\b.{0,30}\b(?:free|lot|available|there|validat\w+|situation)\b|^(?:\w+ )?parking$|\b(?:hay|donde|tienen)\b.{0,30}\b(?:estacion\w+|parqueo|parquear)\b/,
  asksApart:
    /\b(?:accident|crash\w*|hit|fell|slip\w*|hurt|ticket\w*|tow\w*|arrest\w*|stop\w*|neighbor|tenant|landlord|lease)\b/,
  tells:
    /\b(?:parking|park (?:in|on|at|behind|there|here|free|along|anywhere)|metered spaces?|estacionamiento|parqueo|estacion[ae]\w*)\b.*\b(?:free|behind|beside|across|next to|in front|street|garage|lot|deck|validat\w+|meter\w*|clients?|visitors?|reserved|enter(?:ed)?|costs?|hours?|minutes|gratis|gratuito|detras|lado|frente|calle|clientes)\b|\b(?:free|street|metered|validated|garage|behind|beside) (?:\w+ ){0,4}parking\b|\b(?:gravel|free|paved|rear|complimentary|municipal|public) (?:\w+ )?(?:lot|garage|deck)\b/,
  tellsApart:
    /\b(?:accidents?|crash\w*|falls?|fell|slip\w*|injur\w+|collisions?|struck|ticket\w*|lighting|liab\w+|tenants?|lease|towing|police|dealership|truck\w*)\b/,
}

/** How soon somebody calls or writes back. */
const callBack: OfficeFact = {
  asks: /\b(?:how (?:long|fast|soon|quick\w*)|when(?:s| will| do| does| would| can)?)\b.{0,50}\b(?:(?:calls?|phone|get|gets|write|hear|heard) (?:me |you |us |to me |people )?back|call(?:ed)? (?:me|us)\b|return\w* (?:\w+ )?(?:calls?|messages?|emails?)|answer\w* (?:\w+ )?(?:messages?|e-?mails?|texts?|calls?)|get an answer|respond?|responses?|repl(?:y|ies))|\b(?:cuanto (?:tiempo )?(?:tardan|demoran|se tardan)|que tan (?:rapido|pronto)|cuando)\b.{0,30}\b(?:contest\w+|respond\w+|devuelv\w+|devolver|llam\w+)\b/,
  asksApart:
    /\b(?:court|judge|insurance|adjuster|uscis|him|ex|landlord|police|opposing|money|deposit|dinero|fianza|pago)\b/,
  tells:
    /\b(?:return(?:ed|s)?|answer(?:ed|s)?|respon(?:d|ds|ded|se)|repl(?:y|ies|ied)|hear (?:back )?from (?:us|me)|calls? (?:you |people )?back|back to you|contestamos|respondemos|devolvemos|llamamos)\b.{0,90}\b(?:within|same (?:\w+ )?day|by (?:the )?(?:end|nine|noon|\d+)|(?:next|following) (?:\w+ )?(?:day|morning|one)|(?:\d+|two|four|twenty-four|few) hours?|business days?|working days?|before (?:the )?(?:end|noon)|mismo dia|dia siguiente|horas|antes de)\b/,
  tellsApart:
    /\b(?:court|judge|answer(?:ed)? the (?:complaint|petition|summons)|served|lawsuit|defendant|respondent|summons|corrections?|thirty|accessib\w+|erase\w*)\b/,
}

/** How soon one is seen. */
const wait: OfficeFact = {
  asks: /\b(?:how (?:soon|quick\w*|fast)|whats the wait|how long(?: \w+){0,4} (?:wait|until|till?|before|to get)|earliest|soonest|next available)\b.{0,50}\b(?:get (?:\w+ )?in|be seen|see|appointments?|consult\w*|meet|come in|talk to|sit down|opening|slot)\b|\b(?:same[- ]day|today|tomorrow|this week)\b.{0,20}\b(?:appointments?|consult\w*|opening|slot)\b|\bque tan pronto\b.{0,30}\b(?:cita|consulta|atender|ver)\b/,
  asksApart:
    /\b(?:court|judge|hearing|kids?|children|money|check|settle\w*|divorced?|decision|case)\b/,
  tells:
    /\b(?:appointments?|consultations?|first (?:meetings?|visits?|calls?)|slots?|openings|see (?:you|people|new (?:clients|people))|(?:get|fit) (?:you|people) in|citas?|consultas?)\b.{0,70}\b(?:within (?:the|a|one|two|three|four|five|\w+) (?:\w+ )?(?:days?|weeks?|hours?)|same[- ]day|(?:in|inside) (?:two|three|a few|\d+) (?:\w+ )?days|(?:the )?(?:next|following|same) (?:\w+ )?(?:day|morning|week)|this week|dentro de|en (?:uno|dos|tres|\d+) dias|misma semana|mismo dia)\b|\bsame[- ]day (?:\w+ )?(?:slots?|appointments?|consultations?)\b/,
  tellsApart:
    /\b(?:cancel\w*|credit\w*|refund\w*|hired?|hire|court|judges?|creditors|uscis|biometrics|trustee|mediat\w+|resched\w*|remind\w*|fee|mail|after (?:the|your) (?:meeting|consultation|visit|appointment))\b/,
}

/** How somebody learns what becomes of their case. */
const updates: OfficeFact = {
  asks: /\b(?:updates?|updated|posted|(?:keep|kept) (?:me |us )?(?:in the loop|informed|up to date)|how often\b.{0,30}\b(?:hear|call|check in|talk|contact)|know whats (?:happening|going on)|where (?:things|my case|it) stands?|check (?:on|the status of) my case)\b|\b(?:me (?:avisan|informan|mantienen)|cada cuanto\b.{0,20}\b(?:llaman|avisan|informan|hablan))\b/,
  asksApart: /\b(?:law|will|address|trust|plan)\b(?! you)/,
  tells:
    /\b(?:hear from (?:us|me)|checks? in|you get a note|we (?:write|call|update|report)|updates? (?:you|by|every|on)|status (?:notes?|reports?|messages?|calls?|updates?)|copy of everything|copies of (?:everything|every)|(?:client|online|secure) portal|le (?:avisamos|informamos|escribimos|llamamos)|cada (?:semana|mes|tres semanas))\b/,
  tellsApart: /\b(?:privacy|cookies?|policy|this page|blog|newsletter|subscribe)\b/,
}

/** Whether children may come along. */
const children: OfficeFact = {
  asks: /\b(?:bring|bringing|take|come with|have|got|watch|traer|llevar)\b.{0,30}\b(?:kids?|child|children|baby|babies|toddlers?|my (?:\w+ )?(?:son|daughter)|little ones?|hij[oa]s?|ninos?|bebe)\b.{0,40}$/,
  asksApart:
    /\b(?:court|judge|hearing|custody|school|state|country|away|ex|home|mother|father|his|her|support|divorce|visa|petition|lawyer for|she|he|married|you have)\b/,
  tells:
    /\b(?:children|kids?|little ones|toddlers?|babies|child|ninos|hijos)\b.{0,80}\b(?:welcome|toys?|corner|playroom|books|crayons|sitter|lap|bring|snacks?|bienvenid\w+|juguetes)\b|\b(?:bring|toys?|crayons|playroom|traiga)\b.{0,60}\b(?:children|kids?|little ones|toddlers?|child|ninos|hijos)\b/,
  tellsApart:
    /\b(?:custody|parenting|support|adopt\w*|court|birth|school|visa|petition|petitions|estate|guardian\w*)\b/,
}

/** Whether somebody may come along. */
const companion: OfficeFact = {
  asks: /\b(?:can|could|may|ok|okay|alright|should|allowed)\b.{0,30}\b(?:my (?:\w+ )?(?:sister|brother|mom|mother|dad|father|wife|husband|son|daughter|friend|girlfriend|boyfriend|partner|neighbor|aunt|uncle|cousin)|a friend|some(?:one|body)|family)\b.{0,30}\b(?:come (?:along|with|in|too)|sit in|be there|join|in the room|with me)\b|\bbring (?:\w+ ){0,2}(?:friend|someone|somebody|sister|brother|mom|mother|dad|father|wife|husband|family)\b|\b(?:puede (?:venir|acompanarme|entrar)|puedo (?:llevar|traer|ir con))\b.{0,30}\b(?:amig[oa]|herman[oa]|espos[oa]|mama|papa|familia|alguien)\b/,
  asksApart:
    /\b(?:court|judge|hearing|jail|visit|country|state|visa|green card|live|move|interview)\b/,
  tells:
    /\b(?:friends?|relatives?|family|someone|somebody|third (?:person|party)|support person|spouse|husband|wife|amig\w+|familiar\w*)\b.{0,90}\b(?:welcome|in the room|sit|wait|privilege\w*|at the table|come along|join|outside|with you|bienvenid\w+|esperar?|acompan\w+)\b/,
  tellsApart: /\b(?:custody|court|witness|jury|defendant|accident|injur\w+)\b/,
}

/** Whether papers to be in the country are asked for. */
const status: OfficeFact = {
  asks: /\b(?:undocumented|without (?:papers|status)|(?:no|dont have|not have) papers|arent citizens|non ?citizens|immigration status|indocumentad\w+|sin papeles)\b/,
  asksApart: /\b(?:green card|deport\w*|visa|married|asylum|daca)\b/,
  tells:
    /\b(?:regardless of|whatever|no matter|(?:not|never|dont|nor) (?:\w+ )?(?:ask|report|share)\w*|papers or|with or without)\b.{0,50}\b(?:immigration|status|papers|citizen\w*)\b|\b(?:immigration )?status\b.{0,40}\b(?:not (?:change|matter|deprive|affect|a defense)|no defense)\b|\b(?:documented and undocumented|sin importar su (?:estatus|situacion)|con o sin papeles|no (?:preguntamos|reportamos|denunciamos))\b/,
}

/** What a firm or one of its people was honored with. */
const awards: OfficeFact = {
  asks: /\b(?:won|win|wins|any|received?|get|got|have|has)\b.{0,20}\b(?:awards?|honou?rs?)\b|\b(?:premios?|reconocimientos?)\b/,
  asksApart: /\b(?:money|settle\w*|jury|damages|court|arbitration)\b/,
  tells:
    /\b(?:awards?|recipient|honou?red (?:as|by|with|at|for)|of the year|citation|named (?:an?|to|one|among)|champion|super lawyers|best lawyers|rising stars?|premio|reconocid\w+)\b/,
  tellsApart:
    /\b(?:damages|arbitrat\w+|back pay|jury|disability|permanent|settle\w*|attorney fees|costs|court may|alimony|maintenance)\b/,
}

/** What a visit to the office and its people is like. */
export const factsOfVisits = [parking, callBack, wait, updates, children, companion, status, awards]
