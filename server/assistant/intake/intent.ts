import { everydayAsked } from '../answer/everyday/asked.ts'
import { type EverydayKind, everydayKinds } from '../answer/everyday/kinds.ts'
import { soundsAsked } from '../policy/learned/learned.ts'
import { isNameLikeQuestion } from './names.ts'
import { plain, tidy, withoutOpeners } from './plain-text.ts'

const has = (text: string, pattern: RegExp): boolean => pattern.test(plain(text))
const words = (text: string): number => plain(text).split(' ').filter(Boolean).length

/** A thumb up or a tick agrees as well, in any color of skin. */
const agreeing = /^(?:\s|\p{Emoji_Modifier}|\uFE0F|\u{1F44D}|\u{1F44C}|\u{1F64F}|\u2705|\u2714)+$/u

const yes =
  /^(?:(?:ok(?:ay)?|sorry|oh|well|um|alright|so|thanks|thank you|perdon|gracias|bueno)[\s,.!]+)*(?:y(?=\W*$)|k+|yes|yep|yeah|yea|yup|ya|yess+|sure|ok(?:ay)?(?! (?:to|if)\b)|correct|right|all (?:good|correct|right)|(?:now |it )*it'?s (?:all )?(?:right|correct|good|fine|ok)|looks? (?:good|right|correct|fine|great|ok(?:ay)?)|(?:that|it|this)(?:'?s| is| looks?) (?:all |quite |perfectly )?(?:right|correct|accurate)|that'?s (?:it|fine|good|all)|perfect|great|good(?! (?:times?|days?|hours?|numbers?|question)\b)|confirm(?:ed)?|send(?: it)?|submit(?: it)?|go ahead|please(?: do)?|sounds good|fine|i do|absolutely|of course|definitely|do it|si|sip|claro|correcto|exacto|esta bien|de acuerdo|envi[ea]lo|envielo|mandelo|mandalo|dale|adelante|todo bien|asi es|perfecto|por favor|pasarlo al bufete|pass it to the firm)\b/
const butMore =
  /\b(?:but|except|however|change|wrong|not|wait|stop|cancel|one (?:sec|second|minute|moment)|ya no|todavia|aun no|mejor no|espere|pero|excepto|cambi\w+|don'?t|hold)\b/

/** Whether a text agrees and says nothing against it. */
export const isYes = (text: string): boolean =>
  agreeing.test(text) ||
  (has(text, yes) && words(text) <= 9 && !has(text, butMore) && !asksOn(text))

/** "ok how much": agrees to nothing, and asks. */
const asksOn = (text: string): boolean =>
  startsAsking(plain(withoutOpeners(text))) &&
  !has(text, /\b(?:send|submit|call|help|envi\w+|mand\w+|llam\w+|ayud\w+)\b/)

/** Whether a text only says no. */
export const isNo = (text: string): boolean =>
  has(
    text,
    /^(?:(?:actually|sorry|oh|um)[\s,]+)?(?:no|nope|nah|not (?:quite|right|really|correct|exactly)|wrong|incorrect|that'?s (?:not right|wrong)|no gracias|no thanks?|no thank you|incorrecto|no es correcto|no esta bien)\b[\s.,!]*(?:it'?s (?:not|wrong)\b.*|thanks?|thank you|gracias)?$/,
  )

const questionStart =
  /^(?:(?:ok(?:ay)?|so|and|but|well|oh|also|hi|hello|hey|quick question|one question|question|btw|just|um|wait|y|pero|oiga|hola|disculpe|una pregunta)[\s,.:!-]+)*(?:what|whats|when(?! (?:i'?m|i get|my shift|my kids|the kids|he'?s|she'?s) [^?]{1,30}$)|where|wheres|who|whos|why|which|how|hows|do(?! not\b)|does|did|is|are|am|was|were|can|could|would|will|should|shall|may i|have you|has|any chance|tell me|explain|give me|show me|find out|look up|i(?:'d| would)? (?:want|need|like) to know|i(?:'d| would) like (?:info|information|to know)|wondering|i was wondering|que|cual|cuando(?! (?:sea|quieran?|puedan?|gusten?|guste)\b)|donde|quien(?! sabe\b)|cuanto|cuanta|cuantos|como|por que|puedo|pueden|puede|hay|tienen|tiene|ustedes|es (?:gratis|necesario|confidencial)|atienden|aceptan|cobran|hablan|hacen|manejan|abren|cierran|contestan|reciben|mandan (?:mensajes?|textos?|correos?|recibos?)|trabajan (?:los|el|en|hasta|de)|dan (?:recibos?|citas?|consultas?|descuentos?)|se puede|(?:a|hasta|desde) que hora|en cuanto tiempo|(?:les?|los?|las?) puedo|(?:me |le |les |lo )?(?:van a|pueden) (?:llamar|reportar|preguntar|cobrar|decir|avisar|contestar|atender|ver|visitar))\b/
const questionInside =
  /[?¿]|\b(?:how (?:long|much|many|often|far|soon|late|early|come)|what time|what happens|q(?:ue)? pasa|whats the|what's the)\b|\b(?:does (?:that|it|this|my)|do you|can you|could you|will (?:you|that)|would (?:you|that)|should i|may i) |(?:^|[,.;!]\s*|\b(?:and|so|but|y|pero|because)\s+)(?:(?:what|how|when|where|(?<!,\s*)who|why) (?:is|are|do|does|did|can|would|will|much|many|long|happens|about|if)|(?:what|which) \w+ (?:is|are|was|were|do|does|did|can|will|would)|(?:could|can|would) (?!have|be)\w+ (?:sit|help|take|do|see|meet|talk|call|come|look|handle|represent)|whats|what's|who'?s|where'?s|how'?s|which \w+|do (?:i|you|they|we)|does (?:it|he|she|the|that|this)|can (?:i|you|they|we|he|she)|could (?:i|you)|will (?:i|you|they|it)|should (?:i|we)|is (?:it|there|that|this)|are (?:you|there|they)|am i|que|cuanto|como|donde|cuando(?! (?:sea|quieran?|puedan?|gusten?)\b)|puedo|pueden) /

/** Whether plain words begin as a question does. */
export const startsAsking = (said: string): boolean => questionStart.test(said)

/** What was asked, said again before its answer ("her name? Alexis M"). */
export const echo =
  /^¿?(?:me|mine|yo|el mio|la mia)\? (?=[a-z])|^(?:(?:his|her|their|my|the|su|mi|el) )?(?:(?:full|last|first) )?(?:name|number|phone|e-?mail|address|date|city|county|nombre|numero|telefono|correo|fecha|ciudad)\? (?=\S)|^como (?:me llamo|se llama)\? (?=\S)/

/** "If i pay all of it do i get to stay", "they want a statement should i": the question comes last. */
const askedLate =
  /^(?:(?:so|and|but|ok|well)[\s,]+)*if (?:i|we|he|she|they|my \w+)\b.* (?:do|does|can|will|would|is|are) (?:i|we|he|she|they|it)\b|\b(?:should|can|do|must) (?:i|we)[?. ]*$/

/** "Y para mi hermano tambien cuanto seria": the price comes last. */
const costsInSpanish = /\bcuanto (?:seria|es|sale|saldria|cuesta|costaria|cobran|cobrarian|vale)\b/

/** Log-odds from which a few words ask for an everyday thing without the form of a question, and the most words. */
const plainlyEveryday = { odds: 2, words: 9 } as const

/** Everyday things whose words are also what people give or wish: times, ways to reach them, places, a meeting. */
const alsoGiven: ReadonlySet<EverydayKind> = new Set([
  'address',
  'booking',
  'email',
  'evening',
  'fax',
  'hours',
  'how-soon',
  'parking',
  'phone',
  'saturday',
  'texting',
  'visits',
  'walk-in',
  'zoom',
])

/** Log-odds and most words of a question that asks for an everyday thing and not for advice. */
const everydayQuestion = { odds: 1, words: 14 } as const

/** Whether a text plainly asks for what every firm is asked ("would it be alright if my dad came too"). */
export const isEverydayQuestion = (text: string): boolean =>
  words(text) <= everydayQuestion.words && everydayAsked(text).odds > everydayQuestion.odds

/** "Military discount", "lawyer or paralegal": asks what every firm is asked. */
export const asksEveryday = (text: string): boolean => {
  if (words(text) > plainlyEveryday.words) return false
  const { kind, odds } = everydayAsked(text)
  const name = everydayKinds[kind]
  return odds > plainlyEveryday.odds && name !== undefined && !alsoGiven.has(name)
}

/** Whether a text asks something. */
export const isQuestion = (text: string): boolean => {
  if (isNameLikeQuestion(text)) return false
  const said = plain(text).replace(echo, '')
  return (
    startsAsking(said) ||
    asksEveryday(text) ||
    questionInside.test(said) ||
    askedLate.test(said) ||
    costsInSpanish.test(said)
  )
}

/** Whether a text asks something, also where it has no form of a question ("fee to get a license back"). */
export const asksSomething = (text: string): boolean =>
  isQuestion(text) || has(text, hasQuestion) || soundsAsked(text)

/** "Had a question on your hours, but ...": asks, and may go on to tell. */
const hasQuestion = /\b(?:had|have|got) an? (?:quick )?question (?:on|about|for)\b/

/** Whether a visitor has had enough of the chat itself. */
export const isFedUp = (text: string): boolean =>
  has(
    text,
    /\b(?:fuck|screw) (?:you|off|this|that)\b|\b(?:you|you'?re|this|this (?:thing|bot|chat)|u r)\b[^.?!]{0,12}\b(?:useless|stupid|dumb|worthless|garbage|trash|a joke|a waste|bullshit|ridiculous|idiot)\b|\b(?:stupid|dumb|useless|fucking) (?:bot|robot|machine|chat|chatbot|computer|thing)\b|\b(?:hate|sick of|tired of)\b[^.?!]{0,20}\b(?:bots?|robots?|machines?|computers?|chat ?bots?)\b|\bstop being a (?:bot|robot|machine)\b|\b(?:don'?t|do not|dont) (?:like|trust|want)\b(?: (?:to )?(?:talk|talking|giv(?:e|ing)|tell|telling|my|a|an|the|with|to|number|name|details|info|this))* (?:bots?|robots?|machines?|chat ?bots?)\b|\b(?:website|site|chat) sucks\b|\b(?:called|calling|rang|emailed|wrote)(?: (?:you|you guys|y'?all|your office|the office|this office|\d+|two|three|several|many|times))*[,\s]+(?:and |but )?(?:nobody|no one|noone|no body) (?:answers?|answered|picks? up|picked up|calls? back|called back|replied)\b|\b(?:sent|left|wrote|gave|submitted|filled out) (?:you(?: guys)?|u|y'?all|your (?:office|firm)|(?:my|a|the|this|our) (?:info\w*|details|message|form|contact\w*|number|question))\b[^?!]{0,45}\b(?:heard nothing|never heard|(?:haven'?t|havent|have not) heard|no (?:reply|answer|response|call ?back)|(?:nobody|no one|noone) (?:ever )?(?:called|replied|answered|wrote|got back))|\bno sirves? (?:para|de) nada\b|\bvete a la mierda\b|\bchinga\w*\b/,
  )

/** Whether a visitor asks which other firm could help. */
export const asksReferral = (text: string): boolean =>
  has(
    text,
    /\b(?:recommend|refer|suggest|know(?: of)?|point me|direct me|send me)\b[^.?!]{0,25}\b(?:(?:another|other|different) (?:law ?)?(?:firms?|lawyers?|attorneys?|offices?|one)|(?:someone|somebody|anyone|anybody) else)\b|\bwho else (?:can|could|should|might) (?:i|we) (?:go|talk|turn|call|ask|see|hire)|\b(?:recom\w+|conocen?|refer\w+|sug\w+)\b[^.?!]{0,25}\b(?:otr[oa]s? (?:abogad\w+|bufetes?|licenciad\w+|firmas?)|alguien mas)\b/,
  )

/** Whether a visitor wants to hear what has been noted. */
export const wantsRecap = (text: string): boolean =>
  has(
    text,
    /^(?:ok(?:ay)? |so |and )?what (?:did|do|have) (?:you|u) (?:write|wrote|written|note|noted|put)(?: down)?(?: (?:so far|for me|about me))?[?. ]*$|\bwhat (?:number|phone|phone number|e-?mail|name|address) (?:do|did|have) (?:you|u) (?:have|get|got|write|put)\b(?: down)?(?: for me| on file)?[?. ]*$|\bwhat (?:do|did|have|info\w*|details)\b[^.?!]{0,20}\b(?:you have|you got|i tell you|i told you|i said|i gave you|you written|you noted)\b[^.?!]{0,12}(?:so far|down|from me|about me|already|\?|$)|\bread (?:it|that|this|everything|them) back\b|\b(?:show|see|review|check) (?:me )?(?:what (?:you|i)\b|my (?:details|answers))|\bwhat have i (?:told|given) you\b|\bwhat (?:is|was) my (?:phone|number|e-?mail|name|details)\b(?: number)?(?: again)?[?. ]*$|\b(?:did|do) you (?:get|have|got) my (?:phone|number|e-?mail|name|details|info\w*)\b(?: number)?[?. ]*$|\bque (?:datos )?(?:tiene|lleva|ha anotado|le he dicho)\b[^.?!]{0,15}(?:hasta ahora|de mi|anotado|\?|$)/,
  ) && words(text) <= 12

/** Whether a visitor asks why something is wanted, or whether it must be given. */
export const asksWhyAsked = (text: string): boolean =>
  has(
    text,
    /\bwhy (?:do|would|are) you (?:need|want|ask)\w*\b|(?<!\bhow long |\bwhen )\bdo i (?:have|need) to (?:give|tell|say|leave|share|provide|answer (?!(?:it|them|him|her|the|a|to the)\b(?! questions?\b))|answer[?. ]*$)|\bis (?:it|that|this|my \w+) (?:required|mandatory|necessary)\b|\bwhat do you need (?:it|that|this|my \w+) for\b|\b(?:por|para) que (?:necesitan?|quieren?|piden?|me lo)\b|\bes (?:obligatorio|necesario)\b|\btengo que (?:dar|decir)\b/,
  ) && words(text) <= 12

/** Whether a text asks for a reason in so many words. */
export const asksWhy = (text: string): boolean =>
  has(text, /\bwhy (?:do|would|are) you\b|\bpor que\b/)

/** Whether a visitor asks how much is still to come. */
export const asksHowMuchMore = (text: string): boolean =>
  has(
    text,
    /\bhow (?:many|much) (?:more|longer|other)\b[^.?!]{0,15}(?:questions?|do you need|is there|left|will this|\?|$)|\bhow many questions\b|\bare we (?:almost |nearly )?(?:done|finished)\b|^(?:ok(?:ay)? |so )?is (?:that|this) (?:it|all|everything)[? ]*$|\btak(?:es|ing) (?:forever|too long|so long|very long)\b|\beso es todo\s*\?|\bcuantas preguntas\b|\bfalta mucho\b/,
  ) && words(text) <= 10

/** Whether a visitor asks to be called, however worried the words around it are. */
export const asksForCall = (text: string): boolean =>
  has(
    text,
    /\b(?:ask for|request|get|have|schedule) a (?:phone )?call(?:back)?\b|\bcan (?:someone|somebody|you) call me(?: back)?\b|\bpedir (?:que me llamen|una llamada)\b/,
  ) && !has(text, /\b(?:should|what do i say)\b/)

/** Whether a text corrects something said before. */
export const isCorrection = (text: string): boolean =>
  has(
    text,
    /(?:^|[.!,;]\s*)no[,.]?\s+\S|^not \w+, |,\s*not (?:on )?\S+[.!]?$|\b(?:actually|sorry|i meant|i mean|meant|wrong|incorrect|correction|typo|change (?:my|the|it|that)|update (?:my|the)|instead|should be|should say|is actually|not \S+ but|it'?s not|wasn'?t|spelled|spelt|spelling|mistake|misspelled|scratch that|use this|in fact|perdon|quise decir|mejor dicho|en realidad|corrij\w+|cambi[ea]\w* (?:mi|el|la)|me equivoque|no es|esta mal|oops)\b/,
  )

/** Whether a visitor wants to begin anew. */
export const wantsRestart = (text: string): boolean =>
  has(
    text,
    /\b(?:start (?:over|again|from scratch|from the beginning)|restart|reset|begin again|clear (?:everything|it all)|empe(?:zar|cemos) de nuevo|desde el principio|borr[ae]\w* todo)\b/,
  ) && words(text) <= 10

/** Whether thanks are those of who gives it up ("ok thanks anyway"). */
export const thanksAnyway = (text: string): boolean =>
  readCourtesy(text) === 'thanks' &&
  has(text, /\bany ?ways?\b|\ball the same\b|\bde tod[oa]s (?:modos|formas|maneras)\b/)

/** Whether a visitor wants no contact from the firm at all. */
export const refusesContact = (text: string): boolean =>
  has(
    text,
    /\b(?:do not|don'?t|dont|never|please stop) (?:contact|reach out to|get in touch with|bother|contacting) me\b|\b(?:do not|don'?t|dont) (?:call|email|text)(?:,? (?:or )?(?:call|email|text))* me (?:again|ever|anymore|at all)\b|\bno (?:me )?(?:contacten|busquen)\b|\bno quiero que me (?:contacten|llamen)\b/,
  ) && !has(text, /\b(?:text|e-?mail|call) me\b.*\b(?:don'?t|do not|dont)\b/)

/** Whether a visitor says that a lawyer already acts for them. */
export const isRepresented = (text: string): boolean =>
  has(
    text,
    /\b(?:i|we) (?:already |currently |do )?(?:have|got|hired|retained) (?:already )?(?:a|an|my own|another|the)? ?(?:different )?(?:lawyer|attorney|public defender)\b|\bmy (?:current |own |other )?(?:lawyer|attorney|public defender) (?:said|told|says|is|isn'?t|won'?t|doesn'?t|does not|never|keeps|wants|thinks|filed)\b|\balready represented\b|\brepresented by\b|\bya tengo (?:un |una )?(?:abogad|licenciad)|\bmi abogad[oa] (?:dice|dijo|no|me|es|actual)/,
  ) &&
  !has(
    text,
    /\b(?:don'?t|do not|dont|didn'?t|never|had|if|when|no longer) (?:\w+ ){0,2}(?:have|had|hired|a|my|i)\b/,
  )

/** Courtesies that need no look-up. */
export const readCourtesy = (text: string): 'hello' | 'thanks' | 'bye' | null => {
  const said = tidy(plain(text)).replace(/[.!?]+$/, '')
  if (
    /^(?:hi+|hello+|hey+|hiya|howdy|yo|good (?:morning|afternoon|evening|day)|greetings|hola|buen[oa]s(?: (?:dias|tardes|noches))?|que tal|is anyone (?:there|here)|anyone there|hay alguien)(?:[\s,]+(?:there|all|everyone|team|again|good (?:morning|afternoon|evening)|como esta|buen[oa]s (?:dias|tardes|noches)|how are you))*$/.test(
      said,
    )
  )
    return 'hello'
  if (
    /^(?:ok(?:ay)?,? |great,? |perfect,? |awesome,? |no,? )?(?:thanks?|thank you|thx|ty|much appreciated|appreciate it|gracias|muchas gracias|mil gracias)(?:[\s,]+(?:you|so much|a (?:lot|bunch|ton|million)|tons|very much|again|any ?ways?|all the same|for everything|de tod[oa]s (?:modos|formas|maneras)|igual(?:mente)?|for (?:your|the) (?:help|time|info\w*)|that helps|that'?s all|por (?:su|la|todo).*|muy amable))*$/.test(
      said,
    )
  )
    return 'thanks'
  return /^(?:ok(?:ay)?,? |thanks?,? |thank you,? |gracias,? )?(?:bye(?: bye)?|goodbye|good night|see you|talk (?:soon|later)|have a (?:good|nice|great|blessed|wonderful|lovely|beautiful) (?:day|one|night|evening|weekend)|(?:(?:it (?:was|has been) |it'?s been )(?:so |very |really )?(?:nice|good|great|lovely|a pleasure) (?:talking|chatting|speaking|meeting|to (?:talk|chat|speak|meet))|(?:nice|good|great|lovely|pleasure) (?:talking|chatting|speaking))(?: (?:to|with))? (?:you|u|ya)|god bless(?: (?:you|u))?|take care|adios|hasta (?:luego|pronto|manana)|nos vemos|que tenga (?:buen|un buen) dia|(?:fue|ha sido) un (?:placer|gusto) (?:hablar|platicar|chatear)(?: con (?:usted|ustedes))?|(?:que )?dios (?:l[aeo]s?|te) bendiga|chao)(?: .{0,12})?$/.test(
    said,
  )
    ? 'bye'
    : null
}

/** Whether a visitor is swearing or in panic. */
export const isDistressed = (text: string): boolean =>
  has(
    text,
    /\b(?:fuck\w*|shit\w*|bullshit|goddamn|asshole|panick\w*|freaking out|losing my mind|terrified|scared|desperate|i have nobody|i have no ?one|can'?t (?:sleep|eat|stop crying)|crying|don'?t know what to do|llorar|llorando|no se que hacer|puta|mierda|carajo|desesperad[oa]|tengo (?:mucho )?miedo|asustad[oa])\b/,
  )

/** Whether a visitor fears to be reported by whom they write to; what others may do is a question of the law. */
const fearsReport = (text: string): boolean =>
  has(
    text,
    /\b(?:will|would|can|do|are|r|gonna) (?:you|u|ya|yall|the (?:lawyers?|firm|office)) (?:guys |going to |gonna )?(?:report|turn in|tell on|rat out|snitch on) (?:me|us)\b|\b(?:will|would|do|are|r) (?:you|u|ya|yall|the (?:lawyers?|firm|office)) (?:guys |going to |gonna )?(?:tell|call|inform|contact|notify|share (?:this|it|that) with|give (?:this|it|my \w+) to) (?:the )?(?:police|cops?|ice|immigration|la migra|my (?:boss|husband|wife|ex|landlord|parents|mom|dad|family|employer))\b|^[¿ ]*(?:ustedes )?me (?:van a )?(?:reportar|reportan|denunciar|denuncian|delatar|entregar)(?: (?:con|a) (?:la )?(?:migra|inmigracion|policia|ice))?(?: si (?:les?|hablo|cuento|llamo)\b.{0,40})?[?. ]*$/,
  )

/** Whether a visitor asks what becomes of their words. */
export const asksPrivacy = (text: string): boolean =>
  fearsReport(text) ||
  has(
    text,
    /\b(?:why should|can|should) i (?:even )?trust (?:you|u|ya|this(?= (?:chat|site|website|bot|thing|firm)\b|[?.! ]*$))\b|\bpuedo confiar en (?:usted|ustedes|esto)\b|\b(?:is|are|will|stay|kept?) (?:this|it|that|these|my \w+|what i (?:say|type|write)|our (?:chat|conversation)|everything)\b[^.?!]{0,30}\b(?:confidential|private|secure|privileged|anonymous|recorded|stored|safe|shared)\b|\b(?:sell|share|store|save|keep|record|use)\b[^.?!]{0,20}\b(?:my (?:data|info\w*|details|number|e-?mail|chat)|what i (?:say|type|write|tell)|this (?:chat|conversation))|\bwho(?:'?s| is)? (?:can |will |gonna |going to |all )?(?:sees?|reads?|has access)\b[^.?!]{0,20}\b(?:this|it|my|what|chat)\b|\b(?:es|sera|son) (?:esto |este chat |todo )?(?:confidencial|privad[oa]|segur[oa]|anonim[oa])|\b(?:venden|comparten|guardan)\b[^.?!]{0,20}\b(?:mis datos|mi informacion|lo que escribo)/,
  )
