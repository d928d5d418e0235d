import { plain } from '../intake/plain-text.ts'
import { oddsElsewhere, soundsElsewhere, soundsSurelyElsewhere } from './learned/learned.ts'

/** Everyday errands no law firm's site answers. */
const errands =
  /\b(?:weather|forecast|temperature (?:in|outside|today)|recipe|calories|cook(?:ing)?|restaurant|reservation|pizza|song|playlist|play (?:some )?music|movie|joke|alarm|timer|reminder|to-?do list|shopping list|flight|airline|boarding|luggage|hotel|vacation|travel alert|vaccin\w+|plug type|carry on|exchange rate|currency|translate|how do you say|spell the word|synonym|definition of|meaning of life|horoscope|lottery|flip a coin|roll (?:a )?dic?e|credit score|credit limit|apr\b|routing number|pin number|checking account|savings account|bank balance|account balance|my balance|transfer (?:\$|money|\d+)|interest rate|direct deposit|order (?:checks|more checks)|rewards|insurance change|tire pressure|oil change|gas (?:station|mileage|level)|mpg|jump start|uber|traffic (?:like|on)|directions to|smart home|volume|battery|bluetooth|wifi|find my phone|sync device|python|javascript|java\b|\bc\+\+|html|sql\b|coding|algorithm|regex|excel formula|stock (?:price|market|trading)|bitcoin|crypto|football|basketball|soccer|nba|nfl|president of|capital of|how tall|how old is|population of|tell me a (?:joke|story|fun fact)|fun fact|what(?:'s| is) your (?:name|favorite|hobby|hobbies)|do you have (?:pets|feelings|a pet)|where are you from|who made you|what time is it|what day is it|todays date|(?:your|the) (?:voice|accent|volume|speed|language)|(?:speak|talk) (?:so |more )?(?:quiet\w*|loud\w*|slow\w*|fast\w*|up)|calendar|credit cards?|debit cards?|bank account|reward points|(?:visa|card|airline|hotel) points|my (?:location|steps)|a map|the map|real estate (?:agent|market)|parking garage|post office|grocer\w*|oven|laundry|workout|diet|homework|clima|receta|vuelo|restaurante|chiste|cancion|tipo de cambio|saldo)\b|\b\d+\s*(?:[-+*x]\s*\d+\s*(?:=|\?|$)|\/\s*\d+\s*=)/
/** The body, the household and the road: what people ask advice on that is no lawyer's. */
const everyday =
  /\b(?:masks?|covid\w*|coronavirus|virus|infection|symptoms?|quarantine\w*|isolat\w+|social distancing|tested|soap|sanitizer|saniti[sz]e\w*|flu|shots?|cough\w*|fever|nausea|rash|itchy|sore|bumps|throat|pee|a cold|sudafed|nsaids?|vitamins?|diarrhea|headaches?|allerg\w+|germs|microbes|cockroach\w*|ants|spiders?|clean(?:ing)? (?:\w+ )?(?:fans?|floors?|carpet|windows)|freezer|fridge|eggs|turkey|bread|muscles?|hair\w*|shoes|outfit|feet|airport|my order|package|refund|fico|new card|gas|snow tires|car (?:maintenance|repair)|red lights|resume|school essay|novel|essay|casino|reserve a table|restaurants?|activities|pto|time off|outbreak|lockdown|mascarilla|vacuna|tos|fiebre|gripa)\b/
/** Words of the law and of legal trouble, stems of plain text, English and Spanish. */
const law =
  /\b(?:law\b|laws\b|lawyer|lawsuit|legal|illegal|attorney|court|judge\b|jury|juror|trial|case\b|cases\b|sue\b|sued\b|suing|charged|charges\b|my charge|criminal|crime|felon|misdemeanor|offense|arrest|police|cops?\b|sheriff|trooper|detective|jail|prison|bail\b|bond\b|probation|parole|convict|sentenc|penalt|guilt|plead|plea\b|expung|record|warrant|search(?:ed)? my|silent|rights\b|miranda|d\.?u\.?i\b|o\.?w\.?i\b|dwi\b|owi|ovi\b|drunk|sober|sobriety|alcohol|breathaly|breath\b|bac\b|drugs?\b|marijuana|cannabis|weed\b|gun\b|firearm|weapon|ccw|assault|domestic|violen|victim|abus|theft|steal|stole|shoplift|robber|fraud|scam|licens|cdl\b|suspend|revok|ticket|accident|injur|crash|collision|hurt at|slip|malpractice|negligen|wrongful|divorc|custody|child support|alimony|visitation|spous|ex[- ](?:wife|husband)|my ex\b|marriage|married|separat|prenup|adopt|guardian|will\b(?= (?:and|or|made|drawn|without|for|expire|cost)|$|\?)|(?:a|my|his|her|the|living|last) will\b|trust\b|trusts\b|trustee|estate|probate|inherit|heir|executor|power of attorney|deed|landlord|tenant|evict|lease\b|rent\b|deposit back|security deposit|employer|employ(?:ment|ee)|my boss|fired|terminat|wage|overtime|unpaid|discriminat|harass|retaliat|severance|whistle|workers'? comp|immigra|visa\b(?! (?:card|debit|credit|platinum|got))|green card|deport|citizen|asylum|daca|naturaliz|uscis|undocumented|bankrupt|debt|creditor|collector|foreclos|garnish|chapter \d|repossess|contract\b|contracts\b|contractor|llc\b|incorporat|trademark|patent|copyright|non-?compete|partnership|shareholder|irs\b|audit\b|social security|disabilit|ssdi?\b|settle|compensat|damages|statute|limitation|deadline|hearing|arraign|subpoena|deposition|appeal|mediat|arbitrat|restrain|protecti(?:ve|on) order|ppo\b|no[- ]contact|juvenile|expert witness|testif|testimony|oath|notar|affidavit|privilege|confidential|sex offen|registry|secretary of state|dmv\b|clean slate|fafsa|drop (?:it|the|charges)|press(?:ing)? charges|custod|bankruptcy|insurance (?:company|claim|adjuster)|insurer|uninsured|liab|on the hook|late (?:husband|wife|mother|father|mom|dad)|summons|plaintiff|defendant|easement|zoning|hoa\b|title\b|closing\b|abogad|licenciad|bufete|corte\b|juez|juicio|caso\b|demand|delito|cargo|arrest|policia|carcel|fianza|libertad condicional|antecedente|multa|licencia|manejando|borrach|tomad[oa]|accidente|choque|lesion|divorci|custodia|manutencion|pension|herencia|testamento|desaloj|renta\b|casero|despid|salario|horas extra|discrimin|acoso|inmigra|residencia|ciudadan|asilo|deporta|bancarrota|deuda|contrato|derechos|ley\b|leyes|legal|menores|conden)/
/** Words of dealing with the firm itself. */
const dealings =
  /\b(?:consult\w*|appointments?|retainers?|office|offices|firm\b|paralegal|free clinic|pro bono|payment plans?|contingen\w*|hourly|flat fees?|fees?\b|sliding scale|represent\w*|hire\b|first (?:meeting|visit|call)|(?:free|phone|video|zoom|in[- ]person) (?:call|meeting)|opening hours|business hours|open (?:on|until|saturdays?|sundays?|weekends?)|interpreters?|hiring (?:a|an|you)|second opinion|attorneys?|wheelchair|accessib\w+|screen reader|languages?\b|speak spanish|se habla|parking|(?:i|we|to|people|clients|visitors) park|park (?:when|at|near)|suite|website|privacy|(?:case )?results|testimonials?|reviews\b|your\b|yours\b|you guys|y'all|ustedes|oficina|consulta|citas?|honorarios|primera (?:visita|llamada)|interprete|cobran|cobra\b|cuesta|atienden|estacion\w+|telefono|correo|direccion|horario|who (?:works|runs)|located|location|area code|after hours|walk[- ]?in|new clients?|intake|what (?:should|do|must|can) i (?:need to |have to )?bring|phone\b.*\btalk|can (?:i|we) (?:still |just )?(?:call|come|visit|text|email|stop|walk|send|pay|bring)|pick(?:s)? up\b|call (?:at|you|back|someone)|county|state|federal|somebody gets back|get back to me)\b/
const command =
  /\b(?:can|could|would|will|do) (?:you|u) (?:please |maybe |just )?(?:tell|show|give|find|read|play|add|make|set|help|recommend|suggest|explain|fill|sell|buy|get me|look|check|know|think|remind|order|book|send|turn|open|put|change|update|list|calculate|convert|pick|choose|name|search|see if)\b|\b(?:thank|tell|show) you\b/g
const addressed =
  /\b(?:do|does|did|are|were|is|have|will|would|can|when|if|with|see|for|to|at|that|of|from|by|make|email|call|hire|meet) (?:you|u)\b/

/** Whether a text has a word of the law or of legal trouble. */
export const mentionsLaw = (text: string): boolean => law.test(plain(text))

/** Whether a text has anything to do with the law or with the firm. */
export const touchesFirm = (text: string): boolean => {
  const said = plain(text)
  if (law.test(said)) return true
  const rest = said
    .replace(command, ' ')
    .replace(/\b(?:your|you) (?:name|favorite|age|hobby|hobbies|opinion|birthday|feelings)\b/g, ' ')
  return dealings.test(rest) || addressed.test(rest)
}

/** Whether advice is asked that is no lawyer's to give ("should I wear a mask"). */
export const isEveryday = (text: string): boolean => {
  const said = plain(text)
  return everyday.test(said) && !law.test(said)
}

/** Whether a text is an errand with nothing of a law firm in it ("book a flight", "my balance"). */
export const isOffTopic = (text: string): boolean => {
  const said = plain(text)
  return (
    errands.test(said) && !law.test(said) && !/\b(?:office|firm|consult\w*|oficina)\b/.test(said)
  )
}

/** Whether a text is about neither the law nor the firm, by its words and by what was learned of such talk. */
export const isElsewhere = (text: string): boolean =>
  !touchesFirm(text) && soundsElsewhere(text, isOffTopic(text))

/** Whether a text is no firm's to answer: an errand, or surely about neither the law nor the firm. */
export const isNoFirms = (text: string): boolean =>
  isOffTopic(text) ? isElsewhere(text) : !touchesFirm(text) && soundsSurelyElsewhere(text)

/** Odds beyond these say no more. */
const told = { least: -8, most: 4 } as const

/** How much a text sounds like talk of neither the law nor the firm, from 0 to 1. */
export const shareElsewhere = (text: string): number => {
  const odds = oddsElsewhere(text, isOffTopic(text))
  const within = Math.min(told.most, Math.max(told.least, odds))
  return (within - told.least) / (told.most - told.least)
}
