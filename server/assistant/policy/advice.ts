import { plain } from '../intake/plain-text.ts'

/** What a visitor wants done that only a lawyer may do (ABA Model Rule 5.5). */
export type AdviceKind = 'decide' | 'predict' | 'evaluate' | 'draft' | 'evade'

const evade = [
  /\b(?:hide|hiding|delete|deleting|destroy|destroying|shred|wipe|erase|get rid of|dispose of|tamper with|fake|forge|backdate)\b[^.?!]{0,30}\b(?:texts?|messages?|evidence|phone|photos?|videos?|posts?|emails?|money|assets|income|accounts?|drugs|gun|documents?|records?|signature|date)\b/,
  /\bwithout (?:the )?(?:cops?|police|court|order|judge|them|him|her|anyone|anybody|my ex|the (?:no contact|restraining) order|irs|immigration)\b[^.?!]{0,30}\b(?:finding|catching|knowing|noticing|tracing|seeing)\b/,
  /\b(?:beat|cheat|fool|trick|pass)\b[^.?!]{0,20}\b(?:breathalyzer|drug test|polygraph|lie detector|drug screen|urine test|ankle monitor|tether)\b|\b(?:get|getting) (?:away with|around (?:the|my|a) (?:order|law|no contact|bail|bond|probation|court))\b|\bburner (?:phone|app)\b|\bavoid (?:getting caught|being served|paying (?:taxes|child support))\b|\b(?:skip|jump|flee) (?:bail|bond|court|the (?:state|country))\b|\b(?:lie|lying) (?:to|under|on|in) (?:the )?(?:judge|court|police|cops|oath|uscis)\b|\bloophole\b/,
  /\b(?:esconder|ocultar|borrar|destruir|falsificar)\b[^.?!]{0,30}\b(?:mensajes|pruebas?|evidencia|dinero|bienes|documentos|ingresos|telefono)\b|\bsin que (?:la policia|el juez|la corte|se enteren|se entere)\b|\bmentirle? (?:al juez|a la policia|a inmigracion)\b/,
]

const draft = [
  /^(?:(?:please|pls|hi|hey|ok|now|so|just|and)[\s,]+)*(?:(?:can|could|would|will) (?:you|u)(?: guys)?(?: please| just)? |(?:i (?:need|want) you to|help me(?: to)?|i need help) )?(?:write|writing|draft|drafting|compose|prepare|word|wording|fill out|fill in|type up|create|generate|make|draw up|redo|rewrite|proofread)\b(?: (?:me|us|up|out|for me))* (?:a|an|the|my|our|this|some|up)\b[^.?!]{0,40}\b(?:letter|contract|will|motion|complaint|lease|agreement|statement|affidavit|e-?mail|response|reply|answer|document|papers?|paperwork|power of attorney|petition|brief|apology|prenup|nda|form|notice|demand|appeal|testimony|essay|poem|story|article|code|script|clause|waiver|speech)\b/,
  /\b(?:write|draft|compose|draw up)\b(?: (?:me|us|for me|for us))\b|\b(?:write|draft)\b[^.?!]{0,40}\bfor me\b/,
  /\b(?:review|read over|look over|check|proofread|interpret|explain) (?:my|this|the attached|our) (?:contract|lease|agreement|settlement|offer|letter|documents?|papers?|prenup|will|court papers|nda)\b/,
  /\b(?:escriba(?:me|n)?|escribe(?:me)?|escribir(?:me)?|redact(?:e|a|ar)(?:me)?|haga(?:me)?|prepare(?:me)?|prepara(?:me)?|llene(?:me)?) (?:por favor )?(?:una?|el|la|mi|un)\b[^.?!]{0,30}\b(?:carta|contrato|testamento|mocion|demanda|queja|declaracion|documento|respuesta|poder|solicitud|formulario|apelacion|correo)\b/,
]

const predict = [
  /\b(?:will|would|could|might|gonna|going to) (?:i|we|my (?:son|daughter|husband|wife|brother|sister|mom|mother|dad|father|case|friend)|he|she|it) (?:really |actually |even |probably |still )?(?:win|lose|go to (?:jail|prison)|get (?:jail|prison|probation|convicted|deported|off|custody|time|out|in trouble|my (?:license|kids|money))|be (?:deported|convicted|found|fired|charged|arrested|ok|okay|fine|sentenced|evicted|released|dismissed|dropped)|serve|do (?:jail )?time|have to (?:serve|go to jail|pay)|end up|beat|settle|keep my|stick|hold up)\b/,
  /\b(?:am|are|is) (?:i|we|he|she|my \w+) (?:going to|gonna|about to|likely to) (?:win|lose|jail|prison|go to|get|be|serve|do|beat|end up)\b|\b(?:what are|whats|what's|what is|any|my|the) (?:my |the )?(?:chances?|odds|likelihood|probability)\b|\bhow (?:likely|probable) (?:is|am|are|would|will)\b|\bchances? of (?:winning|getting|losing|success|jail|prison|me|my)\b/,
  /\bhow (?:many years|much (?:jail |prison )?time|long|bad|many months) (?:am|are|is|will|would|could) (?:i|we|he|she|my \w+|this)\b[^.?!]{0,20}\b(?:looking at|get|facing|serve|do|in for|be in|go away|be locked)\b|\b(?:am|are|is) (?:i|he|she|we|my \w+) looking at (?:jail|prison|years|time)\b/,
  /\b(?:my|his|her|the|this) (?:case|charges?|ticket)(?:'s| is| are| will be|s)? (?:getting|going to|gonna|gets?|be) (?:\w+ )?(?:tossed|dismissed|thrown out|dropped|won|lost|denied)\b|\b(?:will|would|can|could|is|are) (?:the |a |my )?(?:judge|court|jury|prosecutor|prosecution|d\.?a\.?|insurance(?: company)?|they|he|she) (?:going to |gonna |likely to |really |actually |just )?(?:drop|dismiss|let me|give me|side with|believe|throw|lower|reduce|offer|take my (?:kids|house|license)|deny|settle|agree|go easy)\b|\bwhat (?:will|is going to|s going to|would) happen to (?:me|us|my|him|her)\b|\bwhat(?:'s| is|s) (?:gonna|going to) happen\b|\bpredict\b/,
  /\b(?:voy|va|vamos|van) a (?:ganar|perder|ir a la carcel|salir|darme|quitarme|deportarme|meterme)\b|\b(?:me|lo|la|nos) (?:van|va) a (?:deportar|condenar|dar|quitar|meter|arrestar|soltar|encarcelar)\b|\b(?:que|cuales|cuantas) (?:son mis )?(?:probabilidad\w*|posibilidad\w*|chances?|oportunidad\w*)\b|\bcuant[oa]s? (?:anos|meses|tiempo|carcel) me (?:van a dar|daran|dan|tocan?|va a tocar|caen)\b|\bque (?:me )?va a pasar\b|\bcomo va a terminar\b/,
]

const evaluate = [
  /\b(?:do|would|could|might) (?:i|we|you think i|u think i) (?:even |really |actually |still )?have (?:a|an|any|much of a)(?: (?:good|strong|real|decent|solid|valid|legit|winning|viable|possible))? (?:case|claim|chance|shot|leg|lawsuit|defense|argument|right to sue)\b|\bis (?:this|that|it|there|my case|my claim) (?:a |an |even |really )?(?:(?:good|strong|winnable|solid|weak|valid|worth (?:pursuing|suing|fighting|it|anything|taking)|malpractice|harassment|discrimination|wrongful termination|self[- ]defen[cs]e|entrapment|negligence|defamation|a case)\b)/,
  /\b(?:what|how much)(?:'s|s| is| are| would| might| could)?\b[^.?!]{0,25}\b(?:my|our|this|his|her) (?:\w+ )?(?:case|claim|injur\w+|settlement|lawsuit|pain)\b[^.?!]{0,20}\bworth\b|\bcase worth\b|\bhow much (?:can|could|will|would|should|might|do) (?:i|we) (?:\w+ )?(?:get|sue|receive|recover|win|expect|ask for|be awarded|settle|make|claim)\b|\bwhat (?:should|would|could) my settlement\b|\b(?:is|was) (?:\$?[\d,.]+k?|their offer|this offer|the offer) (?:a )?(?:fair|enough|good|too low|reasonable)\b/,
  /\b(?:can|could|may|am i able to) (?:i|we|my \w+|he|she)?\s?(?:sue|press charges|countersue|get (?:him|her|them) (?:arrested|deported|fired)|take (?:him|her|them|my \w+) to court)\b/,
  /\b(?:was|is|were|did|are) (?:this|that|it|what (?:i|he|she|they|we|the \w+) (?:did|do|said)|my (?:arrest|firing|search|eviction|stop|landlord|boss|employer|rights)|the (?:search|stop|arrest|cop|police|contract)|they|he|she|the cops?)\b[^.?!]{0,40}\b(?:legal|illegal|lawful|unlawful|against the law|self[- ]defen[cs]e|a crime|violat\w+ my rights|valid|enforceable|wrongful|allowed to (?:do|fire|search|evict))\b|\bam i (?:guilty|liable|at fault|in the wrong|responsible|innocent|entitled|screwed|in trouble)\b|\bwho(?:'s| is|s) (?:at fault|liable|right|guilty)\b/,
  /\b(?:self[- ]defen[cs]e|tossed|dismissed|thrown out|dropped|illegal|my fault|their fault|his fault|her fault|not guilty|violated|win|winnable|my rights|entrapment|malpractice)\b[^.?!]{0,60}\b(?:right|correct|isn'?t it|isnt it|wouldn'?t it|yes|no|yeah|don'?t you think|huh)\s*\?/,
  /\b(?:tengo|tendria|tenemos) (?:un )?(?:buen |algun )?(?:caso|derecho a demandar|oportunidad de ganar)\b|\bcuanto (?:vale|valdria|dinero)\b[^.?!]{0,25}\b(?:mi|puedo|me|recibo|ganar|sacar)\b|\bcuanto (?:puedo|podria|voy a) (?:sacar|recibir|ganar|cobrar|demandar|pedir)\b|\bpuedo (?:demandar|denunciar|ponerle una demanda)\b|\b(?:es|fue|era) (?:legal|ilegal|un delito|defensa propia|contra la ley|discriminacion|acoso)\b|\bsoy (?:culpable|responsable)\b|\bquien tiene la (?:culpa|razon)\b/,
]

const decide = [
  /\bshould (?:i|we|my (?:son|daughter|husband|wife|brother|sister|mom|mother|dad|father|friend|kid)|he|she)\b(?! (?:call|contact|email|bring|park|expect|arrive|wear|ask for|fill|send|use|come|go to your))/,
  /\b(?:do|would) (?:i|we) (?:just |really |even |simply )?(?:take|accept|plead|sign|tell (?:them|him|her|the|my)|say (?:guilty|not guilty|yes|no|anything|nothing)|admit|confess|fight|refuse|reject|settle|agree|leave(?= (?:him|her|town|now|or)|\s*\?|$)|stay(?= (?:with|or|quiet)|\s*\?)|run(?! into)(?=\s*\?| or| from)|talk to (?:the )?(?:police|cops|detective)|answer|withdraw|quit|report|consent)\b/,
  /\bwhat (?:should|do|would|shall|can|could|must) (?:i|we) (?:even |actually |now |just )?(?:do(?!cument)|say|tell|plead|file|answer|sign|ask for)\b(?! (?:i|we) (?:need to )?(?:bring|wear))(?!.{0,15}\b(?:bring|wear|if a|if the|when a)\b)|\bwhat (?:would|should) you (?:do|say|recommend|advise|suggest)\b|\bwhats? (?:my|the) (?:best|smartest|right) (?:move|option|course|choice|strategy|defense|play|thing to (?:do|say))\b|\bwhat to (?:do|say) (?:now|to the (?:judge|cops|police|court)|in court|next)\b/,
  /\b(?:do|would|can|could) (?:you|u) (?:think|recommend|advise|suggest|tell me (?:what to|if i|whether))\b(?! (?:a |an )?(?:lawyer|attorney|you))|\b(?:is it|would it be|isn'?t it|am i) (?:better|smart|wise|a (?:good|bad|mistake)|ok|okay|safe|dumb|stupid|best|smarter|wrong|risky|right)\b[^.?!]{0,15}\b(?:to|if (?:i|we)|for (?:me|us)|idea)\b|\b(?:am|are) (?:i|we) (?:allowed|supposed|obligated|required|better off)\b[^.?!]{0,30}\b(?:to|if|just|pleading|taking)\b|\b(?:give|need|want) (?:me |some )?(?:your )?(?:legal )?(?:advice|opinion)\b|\byour (?:legal )?(?:advice|opinion)\b|\badvise me\b/,
  /\bcan (?:i|we|he|she) (?:just |still |at least |legally )*(?:text|call|contact|message|see|talk to|reply to|respond to|visit) (?:him|her|them|back|my ex|the (?:victim|kids|other)|my (?:kids|wife|husband|girlfriend|boyfriend))\b|\bcan (?:i|we|he|she) (?:just |still |legally )*(?:go to|travel|leave|move|fly|visit|quit|drive|drink|stop paying|withhold|break|refuse|ignore|record|keep|evict|fire|take)\b[^.?!]{0,60}\b(?:while|on bond|on bail|on probation|on parole|next (?:week|month)|tomorrow|without|because|since|my (?:lease|rent|landlord|kids|tenant|employee)|if (?:he|she|they))\b|\b(?:plead guilty or|guilty or not|take the (?:plea|deal|offer)|accept the (?:plea|deal|offer)|sign (?:it|this|the)|settle or)\b[^.!]*\?|\bor (?:what|not)\s*\?*$/,
  /\b(?:debo|deberia|debemos|tendria que|me conviene|nos conviene|es mejor (?:que|si)|convendria)\b|\bque (?:debo|deberia|puedo|tengo que|hago|hacemos|me (?:recomienda|aconseja|sugiere)\w*)\b(?: hacer| decir)?|\b(?:me declaro|declararme) culpable\b|\bque le digo\b|\b(?:firmo|acepto|peleo|me voy|contesto)\b[^.!]*\?|\b(?:aconseje|recomiende|deme (?:un )?consejo)/,
]

const order: readonly (readonly [AdviceKind, readonly RegExp[]])[] = [
  ['evade', evade],
  ['draft', draft],
  ['predict', predict],
  ['evaluate', evaluate],
  ['decide', decide],
]

/**
 * Whether a visitor asks to have something decided, predicted, judged, written or evaded for them.
 * Narrow on purpose: questions a firm's site answers in general words are left to the site
 * (notes/assistant.md section 6: a wide rule refuses 28 % of answerable questions).
 */
export const findAdvice = (text: string): AdviceKind | null => {
  const said = plain(text)
  return order.find(([, patterns]) => patterns.some((pattern) => pattern.test(said)))?.[0] ?? null
}
