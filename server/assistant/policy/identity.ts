import { plain } from '../intake/plain-text.ts'

const subject =
  "(?:are you|are u|r u|you are|you're|youre|ur|is this|is that|am i (?:talking|speaking|chatting|writing) (?:to|with)|who (?:am i|are you)|this is|es usted|eres|es (?:un|una)|esto es|estoy hablando con|hablo con|usted es|con quien hablo|quien (?:eres|es usted|es))"
const human =
  /\b(?:human|humans|person|people|real|robot|bot|chatbot|chat bot|ai|a\.i\.|machine|computer|artificial|automated|program|living|alive|somebody real|gpt|chatgpt|humano|humana|persona|maquina|robot|computadora|inteligencia artificial|automatic[oa]|ia)\b/
const lawyer =
  /\b(?:lawyers?|attorneys?|paralegal|legal professional|law degree|licensed|admitted|bar member|counsel|abogad[oa]s?|licenciad[oa]s?|my lawyer|my attorney)\b/
const works =
  /\bson (?:ustedes )?(?:abogad[oa]s|personas|humanos) (?:de verdad|reales)\b|\b(?:abogad[oa]s?|personas?)\b[^.?!]{0,20}\bo (?:es |son )?(?:una? )?(?:robots?|maquinas?|computadoras?)\b|\bdo you (?:work(?: (?:here|there|for|at)\b|[\s?.!]*$)|have a (?:law degree|license|bar)\b)|\bare you (?:an? )?(?:employee|staff|the (?:receptionist|secretary))\b|\bwho am i (?:talking|speaking|chatting) (?:to|with)\b|\bwho are you\b(?! \w+ing)|\bwhat are you\b(?! (?:all |guys |people )?(?:gonna|going|charging|asking|offering)\b)|\bwho is this\b(?! \w+ (?:that|who|the|he|she|they|my|is|was|suing|calling|texting)\b)|\bcon quien (?:hablo|estoy hablando)\b|\bquien (?:eres|es usted)\b/

const about = new RegExp(`\\b${subject}\\b[^.!]{0,50}`)

/** Open questions about the assistant itself. */
const self =
  /\bwhat(?:'s| is|s) your (?:name|job|purpose)\b|\bwhat (?:name )?(?:do|should|can|shall) i (?:call|name) you\b|\bwhat name do you\b|\b(?:which|what) (?:law )?(?:firm|office|company) (?:is this|am i|are you)\b|\bque (?:bufete|oficina|firma) (?:es (?:este|esta|esto)|son)\b|\bwhat are you called\b|\bwho (?:made|created|built|programmed|designed|owns|trained|invented|runs) (?:you|this (?:bot|chat))\b|\bwho do you (?:work for|take (?:your )?orders from|answer to|report to)\b|\bwho(?:'s| is|s) (?:your (?:boss|maker|creator|owner)|in charge of you)\b|\byour (?:maker|creator)\b|\bwhere (?:do|did) you (?:come|originate)\b|\bwhat (?:can|do) you do\b(?! (?:with|about|if|when|after|to|for (?!me\b|us\b|a living\b|work\b|fun\b)|then)\b)|\bwhat can (?:i|you) (?:ask|help|answer)\b|\bhow (?:can|do) you help\b|\bque (?:puedes?|puede usted) hacer\b|\b(?:como te llamas|cual es (?:tu|su) nombre)\b/

/** Where the firm's lawyers are admitted, how big it is, who answers its telephone: its site tells. */
const ofFirm = new RegExp(
  [
    String.raw`\b(?:what|which|where)(?: \w+)? are you (?:all |guys )?(?:licensed|admitted)\b`,
    String.raw`\b(?:are you|is this) (?:a |some |in the |people in the )?(?:big|giant|large|small|state bar|two person|one person|solo)\b[^.?!]{0,60}?\b(?:company|firm|outfit|office|bar|people|group)\b`,
    String.raw`\bhow (?:big|large|small)\b[^.?!]{0,30}\bare you\b(?! (?:an? )?(?:real|bot|human|robot|person)\b)`,
    String.raw`\bif i (?:call|ring|phone)\b[^.?!]{0,20}\bis (?:that|it) (?:gonna|going to)\b`,
    String.raw`\bcon quien hablo (?:para|si) \w+`,
  ].join('|'),
  'g',
)

/** Whether a visitor asks if they talk to a person or a lawyer, and which of the two. */
export const asksIdentity = (text: string): 'human' | 'lawyer' | 'both' | 'self' | null => {
  const said = plain(text).replace(ofFirm, ' ')
  if (self.test(said)) return 'self'
  const near = about.exec(said)?.[0] ?? ''
  if (/\b(?:lawyers?|attorneys?) (?:in|for|near|licensed in|admitted in|who|that)\b/.test(near))
    return null
  if (/\bis this (?:a )?(?:real |legit )?(?:law firm|case|crime|considered)/.test(near)) return null
  if (
    /\b(?:hiring|(?:each|per|every|either) person|other people|this person (?:the|that|who|he|she|they|my))\b/.test(
      near,
    )
  )
    return null
  const isHuman = human.test(near)
  const isLawyer = lawyer.test(near)
  if (isHuman && isLawyer) return 'both'
  if (
    isLawyer &&
    /\b(?:are you|are u|r u|you are|you're|youre|es usted|eres|usted es|am i)/.test(near)
  )
    return 'lawyer'
  if (
    isHuman &&
    /(?:\?|\b(?:are you|are u|r u|am i|is this|es usted|eres|esto es|hablo con|hablando con)\b)/.test(
      near,
    )
  )
    return 'human'
  return works.test(said) ? 'both' : null
}
