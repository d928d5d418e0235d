import { plain } from './plain-text.ts'

const has = (text: string, pattern: RegExp): boolean => pattern.test(plain(text))

/** "Do NOT call me": no wish for a call, unless it says when, or whom else not to call. */
const noCalls =
  /(?:(?<=^|[.,;!?]\s|\b(?:please|pls|but|and|so|just|i|we)\s)(?:do not|don'?t|dont|never) (?:ever )?(?:call|phone|ring)\b(?! (?:him|her|them|it|that|this|my (?!phone|cell|number|house|home|mobile)\w+|the (?!house|home)\w+)\b)(?!(?: me| us| my \w+)?(?: back)?(?: too| so)? (?:before|after|until|till|at|during|on|between|unless|late|early|weekends?|weekdays?|mornings?|nights?|evenings?)\b)(?:(?: me| us| my \w+)(?: back)?)?|(?<=^|[.,;!?]\s|\b(?:por favor|y|pero|mejor)\s)no (?:me )?(?:llamen?|marquen?)\b(?! (?:antes|despues|entre|hasta|a las|tarde|temprano)\b)(?: al (?:cel(?:ular)?|telefono))?)/g

/** Whether a visitor wants no call, at any time. */
export const refusesCalls = (text: string): boolean =>
  plain(text).replace(noCalls, ' ') !== plain(text)

/** Whether a visitor would like to be called or texted, or rather written to. */
export const prefersChannel = (written: string): 'phone' | 'email' | null => {
  const text = plain(written).replace(noCalls, ' ')
  const texts = /\btext(?:s|o)?\b|\bmensajes?\b/
  if (
    (refusesCalls(written) && has(text, texts)) ||
    has(
      text,
      /\b(?:call|text|phone|ring) me\b|\b(?:do not|don'?t|dont) (?:call|ring)(?: me)? (?:before|after|until|between|during)\b|\b(?:by|via|over the|only|just) (?:phone|text)\b|\b(?:phone|text) (?:is better|only|works better)|\b(?:rather|prefer(?: to)?) (?:use |have |do |get )?(?:an? |the |my )?(?:phone|call|text)|\bllam(?:e|en|a)me\b|prefiero (?:el )?(?:telefono|que me llamen)|por telefono|(?:not giving|no) e-?mail|don'?t (?:have|use) e-?mail/,
    )
  )
    return 'phone'
  return has(
    text,
    /\be-?mail (?:is|works) (?:better|best|preferred)|\be-?mail me\b|(?:don'?t|do not) (?:need|want) (?:a |any )?(?:phone )?calls?\b|\b(?:by|via|only|just|prefer) e-?mail|\b(?:rather|prefer to) (?:use |have |do |get )?(?:an? |the |my )?e-?mail|prefiero (?:el )?correo|no (?:phone|calls?)\b|not (?:give|giving) my (?:phone|number)|por (?:correo|e-?mail)|(?:mejor|solo) (?:por )?(?:el )?(?:correo|e-?mail)|e-?mail only/,
  ) || refusesCalls(written)
    ? 'email'
    : null
}
