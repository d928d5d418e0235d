import { plain } from './plain-text.ts'

/** "Do NOT call me": no wish for a call, unless it says when, or whom else not to call. */
const noCalls =
  /(?:(?<=^|[.,;!?]\s|\b(?:please|pls|but|and|so|just|i|we)\s)(?:do not|don'?t|dont|never) (?:ever )?(?:call|phone|ring)\b(?! (?:him|her|them|it|that|this|my (?!phone|cell|number|house|home|mobile)\w+|the (?!house|home)\w+)\b)(?!(?: me| us| my \w+)?(?: back)?(?: too| so)? (?:before|after|until|till|at|during|on|between|unless|late|early|weekends?|weekdays?|mornings?|nights?|evenings?)\b)(?:(?: me| us| my \w+)(?: back)?)?|(?<=^|[.,;!?]\s|\b(?:por favor|y|pero|mejor)\s)no (?:me )?(?:llamen?|marquen?)\b(?! (?:antes|despues|entre|hasta|a las|tarde|temprano)\b)(?: al (?:cel(?:ular)?|telefono))?)/g

const phoned =
  /\b(?:call|text|phone|ring) me\b|\b(?:do not|don'?t|dont) (?:call|ring)(?: me)? (?:before|after|until|between|during)\b|\b(?:by|via|over the|only|just) (?:phone|text)\b|\b(?:phone|text) (?:is better|only|works better)|\b(?:rather|prefer(?: to)?) (?:use |have |do |get )?(?:an? |the |my )?(?:phone|call|text)|\bllam(?:e|en|a)me\b|prefiero (?:el )?(?:telefono|que me llamen)|por telefono|(?:not giving|no) e-?mail|don'?t (?:have|use) e-?mail/
const written =
  /\be-?mail (?:is|works) (?:better|best|preferred)|\be-?mail me\b|(?:don'?t|do not) (?:need|want) (?:a |any )?(?:phone )?calls?\b|\b(?:by|via|only|just|prefer) e-?mail|\b(?:rather|prefer to) (?:use |have |do |get )?(?:an? |the |my )?e-?mail|prefiero (?:el )?correo|no (?:phone|calls?)\b|not (?:give|giving) my (?:phone|number)|por (?:correo|e-?mail)|(?:mejor|solo) (?:por )?(?:el )?(?:correo|e-?mail)|e-?mail only/
const texts = /\btext(?:s|o)?\b|\bmensajes?\b/

/** Whether a visitor wants no call, at any time. */
export const refusesCalls = (text: string): boolean => plain(text).search(noCalls) >= 0

/** Whether a visitor would like to be called or texted, or rather written to. */
export const prefersChannel = (text: string): 'phone' | 'email' | null => {
  const said = plain(text).replaceAll(noCalls, ' ')
  const refuses = refusesCalls(text)
  if ((refuses && texts.test(said)) || phoned.test(said)) return 'phone'
  return refuses || written.test(said) ? 'email' : null
}
