import { plain } from '../intake/plain-text.ts'

/** Attempts to change what the assistant is, to get at its insides or at other people. */
export type AttackKind = 'rules' | 'role' | 'others' | 'promise'

const rules = [
  /\b(?:ignore|disregard|forget|override|bypass|drop|skip|cancel|discard)\b[^.?!]{0,40}\b(?:instructions?|rules?|prompts?|guidelines|directions|tasks?|assignments?|programming|training|restrictions|polic(?:y|ies)|everything|all (?:that|of)|previous|prior|above|before)\b/,
  /\b(?:new|updated|real|following|secret|hidden|initial|original) (?:instructions?|task|rules?|prompt|directive|orders?)\b|\b(?:system|initial|original|hidden|secret|pre|base|full|exact|entire) ?prompts?\b|\bprompt (?:texts?|template|injection|history)\b|\byour (?:prompts?|instructions|rules|guidelines|programming|directives|configuration|system message|training data|source code|api key|context window)\b/,
  /\b(?:first|last|previous) \d+ (?:words|lines|sentences|characters|messages)\b[^.?!]{0,60}\b(?:given|prompt|told|before|instructions|above|conversation)\b|\b(?:repeat|print|show|output|reveal|display|echo|spell|translate|copy|return|leak|dump|summarize)\b[^.?!]{0,40}\b(?:above|before this|prompt|instructions|system|verbatim|everything (?:you|i)|conversation so far|your (?:rules|context))\b|\bwhat (?:were|was|are) you (?:told|given|instructed|programmed)\b/,
  /\b(?:respond|reply|answer|speak|write|talk)\b[^.?!]{0,20}\b(?:only (?:with|in|as)|everything (?:with|only)|with only|nothing but|exclusively)\b|\bfrom now on\b|\bfor the rest of (?:this|our)\b|\bend(?:ing)? (?:each|every) (?:message|reply|answer|sentence) with\b|\b(?:jail ?break|developer mode|debug mode|god mode|sudo|admin(?:istrator)? mode|maintenance mode|root access|uncensored|unfiltered|no (?:restrictions|limits|filter|rules|limitations)|zero restrictions|without (?:any )?(?:restrictions|limits|filters|censorship|limitations)|do anything now)\b/,
  /!\[[^\]]*\]\(|<\s*(?:script|img|iframe|svg|object|embed)\b|javascript:|\bon(?:error|load|click)\s*=|\{\{|\bbase64\b|\brot13\b|;\s*drop table|\bunion select\b|\[(?:system|inst)\]|<\|im_|###\s*(?:system|instruction)/,
  /\b(?:ignor[ae]|olvida|olvide|desestima|no hagas caso)\b[^.?!]{0,40}\b(?:instrucciones|reglas|todo|anterior(?:es)?|indicaciones)\b|\b(?:tus|sus) (?:instrucciones|reglas|prompt)\b|\ba partir de ahora\b|\b(?:vergiss|ignoriere)\b|\bprompt\b.*\b(?:zeig|muestra|montre)\b/,
]

const role = [
  /\b(?:pretend|imagine|suppose|act|behave|respond|speak|talk|write|(?<!\b(?:my|the|our|his|her|an) )answer|roleplay|role-play|role play|play|simulate|impersonate|pose)\b[^.?!]{0,25}\b(?:to be|you are|you're|youre|as if|as (?:a|an|the|my|if|though|dan|\p{L}+bot)|like (?:a|an) (?:pirate|lawyer|human|person|unfiltered)|the role|role of|character|that you)\b/u,
  /\byou are (?:now|no longer|going to be|not (?:an? )?(?:ai|assistant|chatbot|bot)|a (?:different|new|evil|free|real))\b|\byou'?re (?:now|no longer) \b|\byou will (?:now )?(?:act|be|play|pretend|become|behave|respond)\b|\b(?:become|switch to|transform into|enter) (?:a |an |the )?(?:\w+ )?(?:mode|persona|character|role)\b|\b(?:your|a) (?:new )?(?:persona|alter ego|character) (?:is|named|called)\b|\bstay in character\b|\bcalled dan\b|\bdan mode\b|\bas dan\b|\b(?:let'?s|lets) (?:play a game|role)\b|\bopposite day\b|\bhypothetical(?:ly)? (?:scenario|response|world)\b|\b(?:actua|finge|imagina|haz) (?:como|que eres|ser|de cuenta)\b|\b(?:ahora eres|eres ahora)\b/,
]

const others = [
  /\b(?:names?|e-?mails?|numbers?|phones?|contact|info\w*|details|data|list|chats?|conversations?|transcripts?|leads?)\b[^.?!]{0,30}\b(?:of|from|for|about) (?:the |your |any |all )?(?:other|another|previous|past|your|current|recent) (?:people|person|clients?|visitors?|users?|customers?|callers?|leads?|cases?)\b|\b(?:other|another|previous) (?:people|clients?|visitors?|users?|customers?)\b[^.?!]{0,40}\b(?:asked|said|wrote|names?|emails?|numbers?|told you)\b|\b(?:show|give|list|export|dump)\b[^.?!]{0,20}\b(?:all )?(?:your )?(?:clients?|leads|visitors|users|database|customers)\b/,
  /\b(?:home|personal|private|new) (?:address|phone|number|cell)\b[^.?!]{0,30}\b(?:judge|prosecutor|officer|cop|victim|ex|witness|she|he|her|him|lawyer|attorney|where)\b|\b(?:judge|prosecutor|officer|victim|witness|ex|attorney|lawyer)(?:'?s)? (?:home|personal|private|cell) (?:address|phone|number)\b|\bwhere (?:is |does |are )?(?:my ex|she|he|the (?:judge|victim|witness|cop|officer)|her|his)\b[^.?!]{0,20}\b(?:live|lives|living|staying|stay|moved|hiding)\b|\baddress where\b|\b(?:find|track|locate) (?:out where )?(?:my ex|her|him|my wife|my husband)\b/,
]

const promise = [
  /(?:^|\b(?:please|you|u|and|now|just|must|to|then|or|but)[\s,]+)(?:promise|guarantee|swear|assure|pledge)\b[^.?!]{0,40}\b(?:me|that|dismiss\w*|win|outcome|result|charge|case|acquit\w*|custody|money|refund)\b|\bsay ['"]?(?:we|i) (?:guarantee|promise)\b|\b(?:prometa(?:me)?|garantice(?:me)?|jure(?:me)?)\b/,
]

const order: readonly (readonly [AttackKind, readonly RegExp[]])[] = [
  ['others', others],
  ['role', role],
  ['rules', rules],
  ['promise', promise],
]

/** Whoever looks for one of their own who was taken away is no stalker. */
const takenAway =
  /\b(?:detain\w*|detention|arrest\w*|jail\w*|in custody|deport\w*|(?:they|ice|police|cops|officers|agents) (?:just )?(?:took|grabbed|picked)|serve (?:him|her|papers))\b/

/** Whose whereabouts and details are nobody's business, arrest or not. */
const protectedPeople =
  /\b(?:ex|clients?|visitors?|users?|victims?|witness\w*|judges?|prosecutors?)\b/

/** What sounds like an attempt and tells of the visitor ("I freeze up and forget everything") or the firm. */
const harmless = new RegExp(
  [
    String.raw`\b(?:i|cant|can't|cannot) (?:(?!you\b)[\w']+,? ){0,4}(?:forget everything|drop all (?:that|of))\b(?! (?:above|before|previous|prior|you|i)\b)`,
    String.raw`\bsame as if i\b`,
    String.raw`\byou are (?:all )?(?:booked|busy|closed|full)\b`,
    String.raw`\bsaid about (?:your?|u|(?:the|this) (?:firm|office))\b`,
  ].join('|'),
  'g',
)

/** Long texts that talk to a language model are scripts, not matters. */
const scriptLength = 160
const modelTalk =
  /\b(?:chat ?gpt|gpt-?\d|openai|language model|llms?|gemini|copilot|bard|an? ai\b|ai (?:model|assistant|chatbot|system)|as an ai|chatbot|prompts?|roleplay|fictional|in character|your (?:answers?|responses?|output)|every (?:answer|response|reply|message)|respond (?:with|to|as|in)|you (?:must|will|shall) (?:always |never |now )?(?:answer|respond|reply|obey|act|say|be\b|not refuse|comply))\b/

/**
 * Attempts at the assistant itself. A courtesy, not a wall: the engine has no prompt to leak and
 * no persona to change, so a miss costs nothing but a plainer reply.
 */
export const findAttack = (text: string): AttackKind | null => {
  const said = plain(text).replace(harmless, ' ')
  if (said.length > scriptLength && modelTalk.test(said)) return 'rules'
  const isSearch = takenAway.test(said) && !protectedPeople.test(said)
  const tried = isSearch ? order.filter(([kind]) => kind !== 'others') : order
  return tried.find(([, patterns]) => patterns.some((pattern) => pattern.test(said)))?.[0] ?? null
}
