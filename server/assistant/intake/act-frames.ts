import type { Act } from '../policy/learned/learned.ts'
import { isQuestion, startsAsking } from './intent.ts'
import { plain, withoutOpeners } from './plain-text.ts'

/*
 * What a turn does, by its form: the frames of the acts in `acts.ts`. They are exact and know few ways to say a thing.
 */

const has = (text: string, pattern: RegExp): boolean => pattern.test(plain(text))
const words = (text: string): number => plain(text).split(' ').filter(Boolean).length

const hold =
  /\b(?:hold (?:off|on)|wait|not yet|(?:don'?t|do not) (?:send|submit)|stop|cancel|never ?mind|changed my mind|ya no|espere|todavia no|aun no|no lo (?:envie|mande)|cancel(?:e|ar)|mejor no)\b/
const waits = /^(?:(?:ok(?:ay)?|oh|no|um|hold on|ah|oiga)[\s,]+)*(?:wait|espere|hold on)\b[\s,.!]*/

const hasHold = (text: string): boolean => {
  const said = plain(text).replace(waits, '')
  const only = said !== plain(text) && startsAsking(said)
  return hold.test(only ? said : plain(text)) && words(text) <= 14
}

const unwilling =
  /\b(?:skip|pass\b(?! it)|next question|(?:i'?d|i would|would|id)? ?rather not|prefer not|(?:do not|don'?t|dont|didn'?t|won'?t|wont) (?:want to|wanna|feel comfortable|like to) ?(?:say|share|give|tell|answer|put|type|name|leave|provide|do that|(?=[.,!]|$))|not comfortable|no thanks?\b|no thank you|not (?:giving|saying|sharing|typing|telling|going to (?:say|give|tell|share)|gonna)|(?:won'?t|wont|will not) (?:say|give|tell|share)|already (?:told|said|gave|answered|mentioned|wrote)(?: (?:you|that|it|this))*\b|ya (?:se lo|lo|le|te) (?:dije|he dicho|di)|never ?mind (?:the|my)|none of your business|that'?s private|keep (?:that|it) private|omit\w*|saltar|prefiero no|no quiero(?! que\b)(?: (?:decir|dar|compartir))?|no voy a (?:decir|dar)|mejor no|es privado)\b/
const unknowing =
  /\b(?:(?:i )?d[a-z']{1,4}n?'?t (?:really )?(?:know|kno|recall|have (?:one|an?|any|that|e-?mail|phone))|(?:don'?t|dont|do not|never|hardly ever) (?:really )?(?:do|use|check|read|answer) (?:my |the )?(?:e-?mails?|electronic mail|texts?|phones?|calls?)|(?:not|nto) sure|no idea|no clue|idk|dunno|(?:can'?t|cannot|cant|don'?t|dont|do not|not) (?:quite |really |exactly )?rem\w+|not applicable|unknown|no e-?mail|no phone|no (?:lo )?se\b(?! preocup)|no estoy segur[oa]|no (?:me )?(?:acuerdo|recuerdo)|no tengo (?:correo|telefono|email|ninguno|uno)|desconozco)\b/

const hasUnwilling = (text: string): boolean => has(text, unwilling)

/** "I don't know what to do": at a loss, and no answer to what was asked. */
const isAtLoss = (text: string): boolean =>
  has(
    text,
    /\bknow (?:what|how|where|who) \b.{0,40}\b(?:do|works?|start|go|turn|begin)\b|\bse que hacer\b/,
  )

const hasUnknowing = (text: string): boolean =>
  (has(text, unknowing) && !isAtLoss(text)) ||
  has(
    text,
    /\bremember|\bexactly$|^no tengo[.!]?$|^no,? (?:asi )?(?:esta|ta) bien(?: asi)?[.!]*$|^no,? (?:that'?s|it'?s|i'?m|im) (?:ok|okay|fine|good|alright)[.!]*$/,
  ) ||
  has(
    withoutOpeners(text),
    /^(?:no|nope|nah|none|n\/?a|na|nothing|that'?s (?:all|it)|ninguno|ninguna|nada|-+|\?+|\.+)[\s.!]*$/,
  )

/**
 * Asks something about a talk with somebody, or what somebody does, and for none now: how long the first talk is,
 * who is to be talked to, in which language, who minds a child meanwhile.
 */
const aboutTalk =
  /\bfirst (?:phone )?(?:talk|chat)\b|\bwhile (?:i|we) (?:talk|speak|meet)\b|\bget (?:a|an) (?:time|appointment|appt|meeting|consult\w*) with\b|\bget (?:you )?(?:somebody|someone|anyone) (?:to (?:sit|watch|mind|translate|interpret|come along)|for the)\b|\b(?:lawyer|attorney|one) or (?:a|an|the|just|some|only|somebody)\b|\bnever (?:once )?(?:talked|spoke)\b|\bget(?:ting)? (?:back|out) to\b|\bfor (?:nothing|free)\b|\b(?:somebody|someone|anybody|anyone)(?: here| there)? (?:who |that |to )?(?:can |could )?(?:watch|mind|translate|interpret|sit)\b|\b(?:could|can|would|will) (?:she|he|they) (?:\w+ )?(?:talk|speak|chat)\b|\bwill (?:i|we) (?:get to |actually |really |be able to )?(?:talk|speak|meet)\b|\bin (?:her|his|their) (?:own )?language\b|\b(?:at night|on (?:a |the )?(?:weekends?|saturdays?|sundays?)|only home weekends)\b|\bface to face\b/

/** Asks for a person in so many words, whatever else is told. */
const outright =
  /\b(?:i|we)(?:'d| would)? (?:just |really |only )?(?:want|need|like) to (?:talk|speak|chat)\b|\b(?:let|get|connect|put|transfer|give) me\b|\breal (?:human|person)\b|\b(?:quiero|necesito)\b/

const otherTalk =
  /\b(?:are|r) (?:you|u|this|i)\b[^.]{0,30}\b(?:human|person|lawyer|attorney|bot)\b|\b(?:him|her|them|police|cops?) (?:without|to)\b|\bin[ -]person\b|without talking|\btalk(?:ed|ing)? to (?:police|the police)|\b(?:how much|costs?|charges?|pay|fees?|price|free|billed|cuanto|cuesta|cobran?|pagar|gratis)\b[^.?!]{0,40}\b(?:talk|speak|chat|reach|hablar)\b|\bwhen (?:i|you|we|people) (?:call|phone|ring)\b|\b(?:at|from) (?:the|a|that|some) (?:\w+ )?hot ?line\b/

/** Whether a talk that a text speaks of is none with the firm now: the police, a price, a call in passing. */
const isOfOtherTalk = (text: string): boolean =>
  has(text, otherTalk) || (has(text, aboutTalk) && !has(text, outright))

/** "I want to talk to Tobenna", of whom no list knows. */
const somebody =
  /\b(?:i|we)(?:'d| would)? (?:just |really )?(?:wanna|(?:want|need|like) to) (?:talk|speak) (?:to|with) (?!(?:my|his|her|him|them|you|ur|your|u|the|a|an|this|that|those|these|about|police|cops|one|each|it)\b)[a-z]{3,}\b/

const hasPerson = (text: string): boolean =>
  (has(
    text,
    /\b(?:talk|speak|spk|chat|connect|transfer|put|get|reach|hablar|comunicar\w*|pas[ae]r?me)\b[^.?!]{0,20}\b(?:human|person|people|someone|somebody|anyone|real one|representative|agent|operator|receptionist|staff|live one|one of you|a lawyer|an attorney|the lawyer|the attorney|lawyer|attorney|(?:mr|mrs|ms|miss|dr|sr|sra|lic)\.? [a-z]{3,}|persona|alguien|humano|abogad[oa]|licenciad[oa])\b|^(?:human|agent|representative|operator|person|persona|humano)[.!?]*$|\breal (?:human|person)\b(?! or)|\b(?:i'?d|i would|id) (?:rather|prefer)(?: to)?(?: have| get| deal with| talk to| speak (?:to|with))? (?:a |an )?(?:real |actual )?(?:human|person)\b|\b(?:is|are) there (?:a |an |any |some )?(?:real |live |actual )?(?:humans?|persons?|people|agents?|someone|somebody|lawyers?)\b[^.?!]{0,12}(?:here|there|online|available|to talk|i can)|\bhay (?:alguna persona|alguien)\b[^.?!]{0,15}(?:ahi|aqui|real|hablar)|\b(?:want|need|prefer|like|gimme|give me|get me|quiero|necesito|prefiero)\b[^.?!]{0,15}\b(?:human|person|agent|representative|operator|receptionist|persona|humano)\b(?! (?:who|that|which|to|responsible))/,
  ) ||
    has(text, somebody)) &&
  !isOfOtherTalk(text)

const hasSend = (text: string): boolean =>
  has(
    text,
    /^(?:(?:ok(?:ay)?|yes|yeah|no|nope|nah|and|i think|just|please|now|go ahead and|you can|thanks|thank you|whatever|gracias|bueno|si|simon|sale|orale|(?:ta|esta) bien|asi|ya|solo|(?:ya )?no quiero (?:contar|decir|escribir|poner) (?:nada )?mas|i (?:don'?t|dont|do not) (?:want to|wanna|feel like) (?:say|type|tell|answer|saying|typing|telling|answering)(?: you)? (?:any ?more|anything (?:else|more)))[\s,.!]+)*(?:(?:that'?s|thats|that is|that(?: will|'?ll) be|es|eso es) (?:all|it|everything|todo)(?: (?:i|you|we) (?:have|got|know|need))?|send|submit|mandel[oa]|mandal[oa]|enviel[oa]|envial[oa])(?: (?:it|this|that|everything|what (?:you|i) have|in))*(?: (?:already|now|please|as is|like (?:this|that)|ya|asi|por favor|thanks|thank you|gracias))*[\s.!]*$/,
  )

const hasAside = (text: string): boolean =>
  has(
    text,
    /^(?:what|huh|pardon|que|como|mande)[?!. ]*$|(?:^|[.,!;] ?|\b(?:ok|so|anyway|now|let'?s go) )back to (?:mine|my|me|the|where)\b|^(?:ok(?:ay)?|k+|kk|cool|great|got it|i see|hmm+|alright|fine|good|nice|sure|lol|haha|wow|right|understood|makes sense|entiendo|entendido|listo|orale|vale|bien|ya veo|let'?s continue|continue|go on|sigamos|continuemos|(?:i'?m )?(?:just|only) (?:looking(?: around)?|browsing|curious)|(?:i (?:love|like) (?:your|the|this)|(?:nice|great|good)) (?:website|web ?site|site|page)|(?:solo|nada mas|nomas) (?:estoy )?(?:viendo|mirando))(?:[\s,.!]+(?:ok(?:ay)?|cool|thanks?|thank you|then|got it|good|great|gracias|makes sense|good to know))*[\s.!]*$|\b(?:he'?ll|hell|she'?ll|they'?ll|i'?ll) (?:call|ask|handle|do (?:it|that)) (?:himself|herself|themselves|myself|later|you)\b/,
  )

const helpWords =
  /\b(?:(?:need|want|looking for|look for|seeking|hire|hiring|retain|find|get|getting)\s+(?:\w+\s+){0,3}?(?:lawyer|attorney|representation|legal (?:help|advice|representation|assistance)|counsel|consult(?:ation)?|appointment)|represent (?:me|us|my)|take (?:on )?my case|(?:set up|schedule|book|arrange|make|request|get)\s+(?:a|an|my)?\s*(?:free |initial )?(?:consult(?:ation)?|appointment|meeting|call)|i(?:'d| would)? (?:need|want|like) (?:some )?help\b|need (?:some )?help\b|help me\b|ask for a call|(?:call|contact|text|email|reach) (?:me|us)(?: back)?\b(?! (?:a|an|by|mr|mrs|ms|that|\w+ name)\b)|get (?:in touch|back to me)|(?:leave|give|send)(?: you(?: guys)?| them)? (?:my|a|our) (?:\w+ (?:and )?){0,2}?(?:details|info|information|message|number|contact|name|phone|e-?mail)\b|dej(?:ar|o)(?:les?)? (?:mis|mi|un) (?:datos|numero|nombre|telefono|mensaje|informacion|correo)|(?:hire|retain) (?:you|u|your firm)\b|contratarl[oae]s?|(?:book|schedule|sign|put|set) me (?:in|up|down)\b|get started|here are my (?:details|info)|necesito (?:un|una|abogad\w+|licenciad\w+|ayuda|hablar|asesoria|representacion|los servicios|consultar)|quiero (?:un|una|abogad\w+|contratar|hacer una|sacar|agendar|consultar|hablar)|busco (?:un|una|abogad|ayuda)|ayud(?:a|en|eme|enme|arme)\b|(?:hacer|agendar|sacar|programar) una (?:cita|consulta)|que me llamen|me (?:pueden?|podrian?) (?:llamar|ayudar|representar)|llamen?me|representarme)/
const askedOfFirm =
  /\b(?:do you|does (?:the|your)|is there|are there|what (?:is|are|does)|how much|cost|fee|charge|free|price|what happens|how long|cobran|cuanto|gratis|ofrecen)\b/

const hasMeet = (text: string): boolean => {
  const said = plain(text)
  if (!helpWords.test(said)) return false
  if (!isQuestion(said)) return true
  return (
    !askedOfFirm.test(said) &&
    /\b(?:(?:can|could|may) (?:i|we) (?:just |please )?(?:leave|give|send)|(?:can|could|would|will) (?:i|you|they) (?:please |just )?(?:have|get|ask) (?:\w+ ){1,4}(?:call|contact|text|e-?mail|reach)|puedo dejar|how (?:do|can) (?:i|we) (?:leave|set|schedule|book|make|get|arrange|hire|talk|speak)|can (?:i|we|you|one of you|someone|somebody|the \w+(?: \w+)?) (?:set|schedule|book|make|get|ask|call|contact|help me\b|represent|talk|speak|please)|could (?:you|someone)|would you|me (?:puede|pueden|podria|podrian)|puedo (?:hacer|agendar|sacar)|como (?:hago|agendo|saco|puedo))/.test(
      said,
    )
  )
}

/** The frames, by the act they tell of. */
export const frames: Readonly<Record<Act, (text: string) => boolean>> = {
  person: hasPerson,
  meet: hasMeet,
  send: hasSend,
  hold: hasHold,
  refuse: hasUnwilling,
  unsure: hasUnknowing,
  aside: hasAside,
}

/** What is none of an act, though all its words may sound like it. */
export const exceptions: Partial<Record<Act, (text: string) => boolean>> = {
  // "Dr Patel" is who is on the other side.
  person: (text) =>
    isOfOtherTalk(text) || has(text, /^(?:dr|mr|mrs|ms|miss|sr|sra)\.? [\w'-]+(?: [\w'-]+)?[.]?$/),
  unsure: isAtLoss,
  // "Do not call before noon" says how to reach somebody.
  hold: (text) =>
    has(
      text,
      /\b(?:call|text|e-?mail|ring|number|him|her|them|he|she|they|llam\w+|marqu\w+|mensajes?|correo|numero)\b/,
    ),
  // "I have more to add", "that's all wrong", "in Holland, thats all".
  send: (text) =>
    has(
      text,
      /(?<!\b(?:nothing|no|any|nada|no hay) )\b(?:more|mas)\b|\b(?:another|wrong|not|isn'?t|part|mal|otra|falta|except|but|he|she|they|we|no es)\b|\bto my\b|\S[,;] ?(?:and |y )?(?:that'?s|es) (?:all|it|todo)\b/,
    ),
}
