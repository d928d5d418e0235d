import { plain } from '../intake/plain-text.ts'
import { deniesHarm } from './safety.ts'

/** What a short turn says of the chat itself, and not of a matter or the firm's site. */
export type AboutChat =
  | 'there'
  | 'sent'
  | 'call'
  | 'reach'
  | 'next'
  | 'reads'
  | 'unclear'
  | 'wait'
  | 'add'
  | 'sorry'
  | 'done'
  | 'safe'

/** The whole turn, but for small words before and after. */
const whole = (...alternatives: string[]): RegExp =>
  new RegExp(
    String.raw`^(?:(?:ok(?:ay)?|so|and|hi|hello|hey|oye|oiga|hola|y|pero|perdon|disculpe|entonces)\b[\s,.!]*)*(?:${alternatives.join('|')})(?:[\s,]+(?:please|pls|then|now|yet|already|again|ok|por favor|ya|entonces))*[\s.!?]*$`,
  )

const someone =
  '(?:you|you guys|you all|u guys|u|y.?all|they|someone|somebody|anyone|one of you|a lawyer|an attorney|the firm)'
const mine =
  '(?:it|that|this|everything|my (?:details|info|information|message|form|number|name|e-?mail))'

const kinds: readonly (readonly [AboutChat, RegExp])[] = [
  [
    'there',
    whole(
      '(?:are )?(?:you|u) (?:still )?(?:there|here)',
      '(?:is )?(?:anyone|anybody|someone|somebody) (?:still )?(?:there|here)',
      '(?:esta|estas|sigue|sigues) (?:ahi|aqui)',
      'hay alguien(?: ahi)?',
    ),
  ],
  ['there', /^(?:hello|hola|hey|alo|bueno)\s*\?+$/],
  [
    'sent',
    whole(
      `(?:did|have|has) (?:you|they|the firm) (?:already )?(?:send|sent|get|got|receive|received|submit|submitted|save|saved|change|changed|update|updated|fix|fixed) ${mine}`,
      `how (?:do|will|would|can) i know (?:if |that )?(?:you|they|the firm|someone) (?:got|get|received|receive|have|saw|see) ${mine}`,
      `(?:did|has) ${mine} (?:already )?(?:go|gone|get|gotten|been|send|sent)(?: (?:through|in|out|sent|received|there|submitted))?`,
      `(?:is|was) ${mine} (?:already )?(?:sent|submitted|received|saved|in)`,
      '(?:ya )?(?:se )?(?:lo|la|los|las)? ?(?:mando|mandaron|mandaste|envio|enviaron|enviaste|recibieron|recibio)(?: (?:todo|mis datos|mi mensaje|mi informacion))?',
      '(?:ya )?(?:esta|fue|quedo) (?:enviado|mandado|guardado)',
    ),
  ],
  [
    'call',
    whole(
      `(?:can|could|will|would) ${someone} (?:please |just )?(?:call|phone|ring)(?: me)?(?: back)?`,
      '(?:alguien )?(?:me )?(?:puede|pueden|podria|podrian) (?:llamar|marcar|hablar)(?:me)?(?: alguien)?',
    ),
  ],
  [
    'reach',
    whole(
      '(?:can|could|may) i (?:just )?call(?: you(?: guys)?| them| the firm| someone)?',
      "what(?:'s| is|s) (?:your|the)(?: phone)? number",
      '(?:les|los|le|lo)? ?puedo (?:llamar|marcar)(?:les|los|le)?',
      '(?:cual es|me da) (?:su|el) (?:numero|telefono)',
    ),
  ],
  [
    'next',
    whole(
      "what(?:'s| is|s)? (?:now|next)|now what",
      'what happens (?:now|next|after (?:this|that))',
      `(?:when|how soon) (?:will|do|does|can|are|should|would|am) (?:i|he|she|${someone.slice(3)} (?:going to |gonna )?(?:hear|call|reply|respond|answer|contact|get back|reach out|e-?mail|text)(?: (?:me|back|to me|from (?:you|them|someone|the firm|a lawyer)))*`,
      `how long (?:until|till|before) (?:i|${someone.slice(3)} (?:hear|call|reply|respond|answer|contact|get back)(?: (?:me|back|to me|from (?:you|them|someone|the firm)))*`,
      `(?:will|does) ${someone}(?: even| actually| really)? (?:get back to me|contact me|reply|answer)(?: to this)?`,
      '(?:que sigue|que pasa|que hago)? ?(?:ahora que|ahora|despues)',
      'cuando (?:me )?(?:van a )?(?:llaman|llamaran|llamar|contestan|contestar|responden|responder|hablan|contactan|escriben)',
      'cuanto (?:se )?(?:tardan|tarda|demoran)(?: en (?:llamar|contestar|responder)(?:me)?)?',
    ),
  ],
  [
    'reads',
    whole(
      `(?:will|is|does|can) ${someone.replace('you|', 'a person|a human|')}(?: even| actually| really)? (?:read|reading|see|seeing|look at|looking at)(?: (?:this|it|these))?`,
      '(?:(?:un|una|el|la) abogad[oa]|alguien|una persona) (?:va a |lo )?(?:leer|lee|ver|ve)(?: esto)?',
    ),
  ],
  [
    'unclear',
    whole(
      'what|huh|pardon|eh|como|mande|que',
      "(?:i )?(?:don'?t|do not|didn'?t|did not) (?:understand|get it|follow|get that)(?: (?:you|that|this|the question|what you mean))?",
      'what do(?:es)? (?:you|that|this|it) mean',
      '(?:can|could) you (?:please )?(?:repeat|say|rephrase|explain)(?: (?:that|it|this|the question))?',
      '(?:say (?:that|it)|come) again|say (?:that|it)',
      '(?:no (?:le |te |lo )?(?:entiendo|entendi|comprendo))(?: (?:la pregunta|bien|nada|que quiere))?',
      'que (?:quiere|quieres) decir(?: (?:eso|con eso))?',
      '(?:me )?(?:lo )?(?:puede|podria) (?:repetir|explicar)(?:lo|me|melo)?(?: (?:eso|la pregunta))?|otra vez|repita',
    ),
  ],
  [
    'wait',
    whole(
      '(?:wait|hold on|hang on|give me|just|hold)?(?: ?(?:a|one|1) (?:sec|second|min|minute|moment))',
      'wait|hold on|hang on|brb|be right back',
      '(?:espere|espera|esperese|aguarde|permitame|deme)?(?: ?un (?:momento|segundo|minuto|momentito))',
      'espere|espera|esperese|aguarde|permitame|ahorita (?:vuelvo|regreso)',
    ),
  ],
  [
    'add',
    whole(
      '(?:(?:can|could|may) i|i (?:want|need|would like|forgot) to|let me)(?: (?:also|just|still))? (?:add|say|tell (?:you|them)|mention)(?: (?:something|anything|one|some|a|another))?(?: (?:more|else|other|last))?(?: (?:things?|details?|info|information|notes?))?(?: (?:more|else))?',
      '(?:there is|there.?s)? ?(?:one|another|just one) (?:more|other|last) (?:thing|detail)|i forgot (?:something|one thing|a (?:thing|detail))',
      '(?:puedo|quiero|quisiera|necesito|me falto|se me olvido)(?: (?:agregar|anadir|decir|mencionar|contar))?(?:les|le)? (?:algo|una cosa|un dato|otra cosa)(?: mas)?|una cosa mas|otra cosa',
    ),
  ],
  [
    'sorry',
    /^(?:(?:i'?m |im )?(?:so )?sorry|my bad|oops+|whoops|perdon|disculpe|disculpa|lo siento|ups)[\s.!]*$/,
  ],
  [
    'safe',
    /^(?:[\w' ]{0,25}[,.!] ?)?(?:no,? )?(?:(?:i'?m|im|i am|we'?re|we are|she'?s|he'?s|nobody is|no one is|nobody'?s) )?(?:(?:safe|ok|fine)(?: (?:now|here))?[\s.!]*$|(?:not in (?:any )?(?:immediate )?danger|no (?:estoy|estamos|esta) en peligro|nadie esta en peligro)\b(?!.*\b(?:but|pero|aunque|though)\b)[^?\d]{0,60}(?:\bwhy\b[^?]*\?)?[\s.!]*$)/,
  ],
  [
    'done',
    whole(
      "(?:(?:no|nope)[\\s,]+)?(?:is )?(?:that|this)(?:'?s| is)? (?:it|all|everything)(?: for now)?",
      '(?:are )?we (?:are )?(?:done|finished)|all done|nothing(?: else)?',
      "i'?m (?:done|all set|good)|all set",
      '(?:eso )?(?:es|seria) todo|nada(?: mas)?|ya es todo|listo|ya quedo',
    ),
  ],
]

/** What a turn says of the chat itself; null for all that is longer or about something else. */
export const aboutChat = (text: string): AboutChat | null => {
  if (deniesHarm(text)) return 'safe'
  const said = plain(text).replace(/^[¿¡\s]+/, '')
  return kinds.find(([, pattern]) => pattern.test(said))?.[0] ?? null
}
