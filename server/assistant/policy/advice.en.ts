import { type AdviceFrames, frame, opening } from './advice-frames.ts'

const kin = String.raw`(?:my|our|his|her|their) (?:\w+ )?\w+`
/** The visitor or somebody of theirs. */
const own = String.raw`(?:i|we|he|she|my (?:\w+ )?\w+|our \w+)`
/** Whoever decides over the visitor. */
const power = String.raw`(?:(?:a|an|the|any|my|our|this|that|his|her|their) )?(?:\w+ )?(?:judge|jury|jurors|court|prosecutor|da|d\.a|insurance(?: company)?|insurer|adjuster|other side|bank|lender|landlord|landlady|boss|employer|job|company|school|dean|police|cops?|officer|detective|probation officer|po|uscis|immigration|ice|board|state|irs|cps|hospital|parole board|magistrate|referee|ex|hoa|store|lawyer|attorney)`
const third = String.raw`(?:they|he|she|it|this|that|${power})`
const will = '(?:will|would|could|might)'
const paper =
  '(?:letter|contract|will|trust|motion|complaint|lease|agreement|statement|affidavit|e-?mail|text|message|response|reply|answer|documents?|papers?|paperwork|power of attorney|petition|brief|apology|prenup|nda|forms?|notice|demand|appeal|testimony|clause|waiver|speech|declaration|objection|order|plan|bill of sale|cease and desist|resignation|application|summons|subpoena|deed|script|template|sample|wording|words|something|severance|offer|settlement|receipt|llc|bylaws|story|essay|poem|code|article|i-\\d+|packet|stipulation|request|affirmation|interrogatories)'
const paperwork = String.raw`(?:(?:a|an|the|my|our|this|that|these|some|up|out|me|us|him|her|quick|simple|short|good|nice) )*(?:[\w'-]+ ){0,4}?${paper}\b`

const evade = [
  frame(
    String.raw`(?:how (?:do|can|could|to|would) ?(?:i|we)?|ways? to) (?:prove|make sure|make) (?:that )?(?:my|he|she|the|him|her|them|they) (?:\w+ ){0,2}(?:is unfit|is lying|gets? nothing|unfit|lose|loses|not|drop|can not|does not|never|pay)\b`,
    String.raw`(?:put|putting|transfer|move|sign over) (?:[\w']+ ){1,4}(?:in|into|to|under) (?:my|his|her|someone|a) (?:[\w']+ )?(?:name|names|account)\b.{0,40}\b(?:before|so|sue|take|find|seize)\b`,
    String.raw`how (?:do|can|could|would|should|might|to|does) ?(?:i|we|someone|somebody|a person|one)? (?:beat|win|get (?:out of|around|away with|rid of (?=.{0,20}\b(?:ticket|charges?|case|evidence|tenant|record|warrant|points|debt|lien|him|her)\b)|off (?:on|with)|past|the (?:judge|jury)|(?:him|her|them|my \w+) (?:to|in trouble|fired|arrested|deported|locked up)|full custody|sole custody|(?:the|my|these) charges|it dropped)|weasel|avoid|dodge|escape|hide|conceal|pass (?:a|the|my)|trick|fool|cheat|fake|lie|scare|bluff|sneak|delay|stall|drag|outsmart|make (?:it look|it seem|sure (?:they|she|he)|him|her|them|my \w+ (?:look|lose))|keep (?:[\w' ]{1,30} (?:out of|away from|off|from)|it (?:secret|quiet))|stop (?:them|him|her|my (?:ex|husband|wife|landlord|boss)) from|protect (?:my|our) (?:money|assets|savings|house) from|use (?:it|this|that) against|convince|persuade|discredit|destroy)\b`,
    String.raw`(?:loopholes?|excuses?|alibi|tricks?) (?:to|for|lets?|that|so|do|can|should)\b`,
    String.raw`what is the (?:trick|secret|loophole|way around) (?:to|for|of|with)\b`,
    String.raw`(?:(?:is there )?(?:a|any|some|best|easiest|cleanest|quickest|fastest) ways? (?:to|i can|for (?:me|us) to|of) (?:beat|avoid|hide|make|get (?:out|around|away|off|him|her|them|my)|win|keep|pass|trick|prove)|good excuse|best excuse|excuse for)\b`,
    String.raw`(?:what|how) (?:can|should|do|could|would) (?:i|we) (?:say|tell|do|answer|claim|argue)\b.{0,40}\b(?:so (?:that )?(?:${third}|i|we)|to (?:make|get|keep(?! (?:him|her|them|my ex|my \w+) (?:away|from (?:hurting|hitting|coming)))|convince|stop) (?:${third}|them|him|her|me)|without (?:getting|them|him|her))\b`,
    String.raw`(?:can|could|should|do) (?:i|we) (?:say (?:i|we|that)|claim (?:i|we|that)|pretend|lie|deny (?:it|that|the|being))\b`,
    String.raw`(?:use|used|using|hold|held)\b.{0,30} against (?:me|her|him|them|us|my)\b`,
    String.raw`against (?:me|her|him|them|us) in (?:court|the)\b`,
    String.raw`(?:which|what) (?:judge|county|court|courthouse) (?:is|would be|will be|goes|do i) (?:easier|better|softer|best|lenient|easy|more lenient|the easiest)\b`,
    String.raw`(?:make|makes) (?:it|him|her|me|them|my \w+) look (?:like|bad|good|as)\b`,
    String.raw`(?:hide|hiding|conceal|delete|deleting|destroy|destroying|shred|wipe|erase|get rid of|dispose of|tamper with|fake|forge|backdate|burn) .{0,30}\b(?:texts?|messages?|evidence|phone|photos?|videos?|emails?|money|cash|assets|income|savings|drugs|gun|documents?|records?|signature|property|house|accounts?|car|it from|this from)\b`,
    String.raw`without (?:the )?(?:cops?|police|court|order|judge|them|him|her|anyone|anybody|my \w+|the \w+(?: contact)? order|irs|immigration)\b.{0,30}\b(?:finding|catching|knowing|noticing|tracing|seeing)\b`,
    String.raw`so (?:they|she|he|the \w+) (?:can ?not|do not|does not|will not|never) (?:take|find|get|know|see|catch|touch|breathaly\w*|search|trace)\b`,
    String.raw`(?:beat|cheat|fool|trick) .{0,20}\b(?:breathalyzer|drug test|polygraph|lie detector|drug screen|urine test|ankle monitor|tether)\b`,
    String.raw`burner (?:phone|app)\b`,
    String.raw`(?:skip|jump|flee) (?:bail|bond|court|the (?:state|country))\b`,
    String.raw`(?:lie|lying) (?:to|under|on|in|low) (?:the )?(?:judge|court|police|cops|oath|uscis|till|until)\b`,
    String.raw`loopholes?\b`,
  ),
  /^(?:(?:any|some) tricks?|best (?:excuse|defense|strategy|argument|way to (?:win|beat|get))|(?:good )?excuse)\b/,
]

const draft = [
  frame(
    String.raw`(?:do|make|get) me (?:a|an|the|up a) (?:\w+ )?${paper}\b`,
    String.raw`(?:give me|list|come up with|think of|suggest) (?:\w+ ){0,3}(?:arguments?|reasons?|grounds|excuses?|questions to ask|talking points)\b`,
    String.raw`what (?:exact )?(?:words|wording|language|reason) (?:should|do|can) (?:i|we) (?:use|put|give)\b(?! if (?:a|an) )`,
  ),
  opening(
    String.raw`(?:(?:can|could|would|will) (?:you|someone|somebody|anyone) (?:please )?|i (?:need|want|would like) (?:you|someone|somebody) to |(?:can|could) (?:you )?help me |help me (?:to )?|(?:i )?need help (?:to )?|help (?:with )?|go ahead and )?(?:write|writing|draft|drafting|compose|prepare|preparing|word|wording|phrase|fill|filling|type|create|generate|make|draw|redo|rewrite|reword|revise|edit|proofread|put together|finish|translate|answer|answering|complete|do (?:my|our|the))(?: (?:in|out|up|me|us))* ${paperwork}(?!.{0,30}\b(?:down for|name|number)\b)`,
    String.raw`(?:sample|template|script|letter|example|wording) (?:for|of|to)\b`,
    String.raw`(?:(?:i )?(?:just )?(?:need|want)|give me|send me|show me|got|do you have) (?:(?:a|an|the|some|exact|right|good|sample) )*(?:script|template|sample|exact words|wording|letter (?:for|to|saying)|words to|example|form letter|draft)\b`,
    String.raw`(?:word|reword|phrase|rephrase) (?:this|it|that|my)\b`,
  ),
  frame(
    String.raw`(?:write|draft|compose|draw up|type up|word|fill out|fill in|prepare|rewrite|redo) (?:me (?:a|an|the|up|some|out)|.{0,40}\bfor (?:me|us))\b`,
    String.raw`(?:help|assist) (?:me|us|him|her) (?:to |with )?(?:my )?(?:write|writing|word|draft|compose|phrase|fill (?:in|out)|filling|answer|respond|reply|prepare (?:my|the|a|for my)|complete|explain it to)\b`,
    String.raw`what (?:do|should|can|would|could|am) ${own} (?:supposed to )?(?:write|put (?:in|on|under|down|for)|say|text|reply|respond|answer|list on|claim)\b(?! to (?:a|an) )(?! if (?:a|an) )`,
    String.raw`what (?:do|should|can|would|could) (?:i|we|he|she) tell (?!you\b|(?:a|an) )`,
    String.raw`how (?:do|should|can|would|could) (?:i|we|he|she) (?:word|phrase|write|put (?:it|this|that|in)|respond|reply|answer|explain|fill|title|state)\b`,
    String.raw`(?:tell me|give me|exactly) (?:exactly )?(?:what to (?:say|write|put|tell|answer)|the (?:exact |right )?(?:words|wording|language))\b`,
    String.raw`what (?:should|would|could|can) (?:my|our|the|his|her) (?:\w+ )?(?:story|statement|declaration|letter|excuse|plea|answer|response|reply|testimony|objection|argument|email|apology) (?:be|say|include|look like)\b`,
    String.raw`what to (?:say|write|put) (?:to|in|on|when|about)\b`,
    String.raw`something (?:i|we) can (?:send|sign|give|file|say|use)\b`,
  ),
]

const outcome =
  '(?:win|lose|go to|get (?!a refund|charged|paid|my (?:order|card|package|money back if|retainer))|be (?!possible|charged|billed|safe|there|able to (?:pay|meet|talk|see))|have to (?!pay (?:up|if|for)|come|fast|wait)|end up|serve|do (?:jail|time|\\w+ (?:months|years|days))|beat|settle|keep|stick|hold up|stand|owe|qualify|walk|face|avoid|make it|see (?:jail|prison|my)|still (?:get|have)|pass|inherit|recover|receive|collect|pay|come out|show up|hurt (?:my|me)|affect (?:my|me)|ruin|stop me|cost me|count against|hold|survive|drop|dismiss)'
const ruling =
  '(?:convict|find|believe|agree|let|give|grant|approve|rule|side|dismiss|drop|settle|pay|accept|throw|award|deny|revoke|evict|lock|take|go easy|look|see|think|say|do|make|put|send|deport|garnish|offer|foreclose|charge|arrest|fire|sue|come after|get|order|care|lower|reduce|react|want|keep|know|hold|seize|forgive|suspend|expel|press|fight|be|release|keep|cover|fault|blame|punish)'

const predict = [
  frame(
    String.raw`(?<!\b(?:how|when|what) )(?:will|would|could|does) (?:[\w']+ ){1,7}(?:hurt|help|affect|ruin|count against|look bad for|sink|destroy|jeopardize|mess up) (?:me|my|us|our|his|her)\b`,
    String.raw`any (?:way|hope|chance|shot) (?:(?:of|for|that) (?:\w+ing|me|us|him|her|i|we|it)|i|we|he|she)\b`,
    String.raw`(?:am|are) (?:i|we) (?:toast|screwed|done(?: for)?|stuck|cooked|fucked|finished|doomed|ok here|good here)\b`,
    String.raw`do you see (?:me|us|him|her|this)\b`,
    String.raw`what (?:is|does) (?:my|our|his) (?:case|claim|situation) look\b`,
    String.raw`how (?:does|do|will|would) (?:the |a |my )?(?:judge|jury|court|prosecutor)s? (?:feel|see|look|treat|react)\b.{0,40}\b(?:me|my|this|it|us|him|her)\b`,
    String.raw`(?<!\b(?:where|when|what time|how soon|what day|who|how|what) )(?:will|would|could|might) (?:i|we|my \w+(?: \w+)?|our \w+|this|he|she) ${outcome}\b`,
    String.raw`(?:do you (?:guys )?think|you think|think|if|whether|wonder if|guess) (?:that )?(?:i|we|my \w+|he|she|${third}) ${will} \w+`,
    String.raw`(?:i|we|he|she) (?:would|will) (?:win|lose|get off|go to jail|go to prison)\b`,
    String.raw`(?:am|are|is) (?:i|we|he|she|my \w+(?: \w+)?|our \w+|${third}) (?:going to|about to|likely to|facing|looking at|headed)(?! (?:be (?:charged|billed) for (?:this|the|calling)|call|meet|be (?:there|open|at)))\b`,
    String.raw`${will} (?:they|it|${power}) (?:all |ever )?${ruling}\b.{0,60}\b(?:me|my|us|our|him|her|his|with|it|this|i|the (?:charges?|case)|on|time)\b`,
    String.raw`${will} (?:they|${power}) (?:convict|drop|dismiss|settle|agree|believe|go easy)\b`,
    String.raw`(?<!\bof )(?:what|how|who|which way) (?:${will}|is) (?:they|${power}) (?:usually |going to |likely to )?(?:${ruling}|decide|side|feel)\b(?!.{0,30}\b(?:charge|cost|generally|jump|go up)\b)`,
    String.raw`who ${will} (?:win|get|lose|keep|pay|the (?:judge|jury|court))\b`,
    String.raw`(?<!\b(?:change|decide|deciding|choose|say|says|about|pick) )who gets (?:the|our|my) (?:house|kids|dog|car|money|business|custody)$`,
    String.raw`(?:does|do|is) (?:the |a |my )?judges? (?:usually |normally |always |ever )?(?:go easy|believe|side|favor|let)\b.{0,60}\b(?:me|mine|like (?:me|mine)|my)\b`,
    String.raw`(?:my|our|his|her|the|any|some|good|decent|are|is the|a|real|what|stand a|stand any|have a|better) (?:\w+ )?(?:chances?|odds|likelihood|probability|shot)(?: (?:i|we|of|to|that|at|against|on|he|she|they|are|is|for|look\w*)\b|$)(?! (?:of )?(?:you|getting (?:an appointment|a call)))`,
    String.raw`(?:odds|chances|likelihood) (?:of|that|they|on|i)\b`,
    String.raw`how (?:likely|probable) (?:is|am|are|will|would|does|do) (?:it|i|we|my|they|he|she|this|our|the \w+)\b(?!.{0,12}\byou\b)`,
    String.raw`how much (?:of )?(?:(?:time|money|compensation|child support|alimony|support|in damages|damages|cash|restitution) )?(?:${will}|can|should|do|am|is|are) (?:i|we|they|he|she|${power}|my \w+|someone like me) (?:going to |likely to )?(?:get|win|recover|receive|sue|ask|settle|expect|make (?:me|him|us)|give (?:me|us)|offer|award|demand|claim|walk|serve|lose|have to pay (?:him|her|them|in)|pay (?:him|her|them|me|in (?:child|alimony|support|damages)))\b(?! (?:a )?(?:refund|tip))`,
    String.raw`how (?:much child support|much alimony|many years|many months|much time|much jail) (?:${will}|am|is|are|do) (?:they|he|she|i|we|${power}|my \w+) (?:going to )?(?:make|give|get|looking|facing|serve|take|be|have to serve|do)\b`,
    String.raw`how long (?:${will}|is|am|are|does|do|before|until|till) (?:i|we|he|she|they|my (?:\w+ )?\w+) (?:going to )?(?:be (?:in|locked|gone|held|away|stuck|there|sitting)|serve|do for|sit|get for|looking|facing|locked|in (?:jail|prison)|go away|stay in|foreclose|evict|take my|arrest|deport)\b`,
    String.raw`what (?:kind of |sort of )?(?:sentence|punishment|penalty|outcome|verdict|settlement|jail time|prison time)\b.{0,20}\b(?:i|we|he|she|my|me|someone like me)\b`,
    String.raw`what (?:am|are|is) (?:i|we|he|she|my \w+) (?:looking at|facing|going to get|in for|up against)\b`,
    String.raw`what (?:is |will |would |might )?(?:be )?(?:going to )?happens? (?:to|with) (?:me|us|him|her)\b`,
    String.raw`what is (?:going to )?happen\b(?!.{0,10}\bin general)`,
    String.raw`how (?:is|does|will|would) (?:this|it|my case|our case|the case|that|things) (?:going to )?(?:end|turn out|go for|play out|come out|work out|look for)\b`,
    String.raw`what (?:${will}|can) (?:a |the |any )?(?:jury|judge|i|we|they) (?:\w+ )?(?:give (?:me|us|him|for)|award|walk away|walk out|end up|get (?:for|out of))\b`,
    String.raw`what (?:they|a jury|a judge|the judge) (?:would|will|is going to) (?:give|offer|do|say|award)\b`,
    String.raw`(?:ballpark|estimate|guess|rough (?:number|idea|figure|estimate)|calculate|compute|predict|forecast|what is your guess)\b.{0,40}\b(?:settlement|my|me|our|i|worth|outcome|get|case|sentence|claim)\b(?!.{0,20}\b(?:bill|fee|cost)\b)`,
    String.raw`(?:can|could) (?:i|we) (?:\w+ )?(?:beat|win)\b`,
    String.raw`walk away with\b`,
    String.raw`(?:charges?|case|ticket|warrant) (?:\w+ )?(?:getting|going to|be|get) (?:\w+ )?(?:tossed|dismissed|thrown out|dropped|won|lost)\b`,
    String.raw`(?:they|he|she|it|judge|court|dean|${kin}) (?:is|are) going to (?:${ruling}|win)\b.{0,40}\b(?:me|my|us|right|huh)\b`,
  ),
  opening(
    String.raw`going to (?:get|lose|go|be|jail)\b`,
    String.raw`(?:(?:is|are) )?(?:they|he|she|${power}) going to ${ruling}\b`,
  ),
]

const wrong =
  '(?:legal|illegal|lawful|unlawful|against the law|self[- ]defen[cs]e|a crime|valid|enforceable|wrongful|binding|discriminat\\w+|(?:sexual |verbal )?harassment|malpractice|entrapment|contempt|in contempt|a? ?violation|fraud|negligen\\w+|defamation|libel|slander|retaliation|abuse|theft|assault|breach|unfair|fair|enough|too low|a? ?low ?ball(?: offer)?|a scam|constitutional|void|any good|a (?:good|fair|bad|decent|low) (?:offer|deal|settlement|case)|strong|winnable|weak|solid|excessive|wage theft|double jeopardy|coercion|blackmail|extortion|stalking|trespass\\w*|neglect|custodial interference|kidnapping|at[- ]will|my fault|his fault|her fault|our fault)'

const evaluate = [
  frame(
    String.raw`(?:is|was|are|does) not (?:that|this|it|he|she|they)\b.{0,40}\b(?:violation|law|legal|illegal|fraud|theft|crime|discrimination|harassment|abuse|rights?)\b`,
    String.raw`(?:is|was) (?:it|that) (?:\w+ )?(?:my|his|her|our) fault\b`,
    String.raw`(?:does|do) (?:it|that|this) matter (?:that|if|since|because) (?:i|we|he|she|my|they)\b`,
    String.raw`who owns\b`,
    String.raw`is (?:he|she|my \w+|someone|that person) right$`,
    String.raw`(?:is|was) (?:this|that|it) (?:\w+ )?grounds\b`,
    String.raw`(?:case|claim|injury|injuries|pain|back|settlement|lawsuit|leg|neck|arm) (?:is )?(?:\w+ )?worth\b`,
    String.raw`worth of (?:my|our|his|her) (?:case|claim|injur\w+)\b`,
    String.raw`what is (?:my|our|this|his|her|the) (?:\w+ ){0,3}worth\b`,
    String.raw`can (?:they|he|she|(?!an? )${power}) (?:really|legally|actually|possibly) (?!help)\w+`,
    String.raw`can my (?:\w+ )?(?:ex|boss|landlord|landlady|employer|husband|wife|neighbor|job|company|bank|roommate|tenant|sister|brother|mother|father|mom|dad|son|daughter|school|hoa|insurance|contractor) (?:really |legally )?(?!come|call|be|sit|join|pay|drop|pick|talk|speak|meet|get|join|attend|stay|sit)\w+ .{0,40}\b(?:me|my|us|our|the will|that|this|him|her)\b`,
    String.raw`(?<!\b(?:when|what|where|how long) )(?:do|would|could|might|does|did|you think|if|whether) (?:${own}|you think i) (?:have|got) (?!to)(?:a|an|any|enough|much of a|the|grounds|standing|legal|some)(?: \w+){0,2}? ?(?:case|claim|shot|leg|lawsuit|defense|argument|grounds|standing|right to|rights|evidence|recourse|basis|ground|chance|remedy|options)\b`,
    String.raw`(?:do|does|did) (?:i|we|he|she|my \w+) have (?:grounds|standing|the right|any rights?|rights|a right|enough)\b`,
    String.raw`(?:is|was|are|were) (?:this|that|those|these|my|our|his|her|their|what (?:i|he|she|they|we|the \w+|my \w+)|what the \w+ did|our \w+ \w+|the (?:oral agreement|verbal agreement|search|stop|arrest|will|contract|lease|agreement|clause|deal|offer|cop|police|warrant|service|firing|ticket|charge|boss|landlord|way)|they|he|she|any of this|any of (?:it|that)|\$?[\d,.]+ ?(?:k|grand|thousand|million|dollars|bucks)?)\b.{0,50}?\b${wrong}\b`,
    String.raw`(?:is|was|would) it (?:be )?(?:\w+ )?(?:${wrong})\b.{0,60}\b(?:i|me|my|we|us|our|what he|what she|what they)\b`,
    String.raw`(?:does|would|did|do) (?:this|that|it|what \w+|\w+ \w+ \w+) (?:amount to|qualify as|make me|make us|mean (?:i|we|my)|hold up|void|violate|break|cancel|excuse|entitle|protect me)\b`,
    String.raw`(?:would|will|does|did) (?:\w+ ){1,4}(?:hold up|stand up|stick) in (?:court|front)\b`,
    String.raw`(?:am|are) (?:i|we) (?:\w+ )?(?:liable|at fault|guilty|responsible|entitled|eligible|on the hook|covered|violating|breaking|in (?:legal |serious |big |any |real )?trouble|married|obligated|required|screwed|wrong|in the wrong|innocent|exempt|protected|stuck with|legal|overreacting|owed|due|a victim|a felon|negligent|in violation|in contempt|committing|out of luck|in danger of|at risk)\b`,
    String.raw`(?:is|are|was|were) (?:he|she|they|my \w+|the \w+|his \w+|her \w+|our \w+|it) (?:\w+ )?(?:liable|at fault|to blame|guilty|responsible|violating|breaking|in contempt|negligent|discriminating|retaliating|required to|obligated|supposed to pay|allowed to (?:do|fire|search|evict|keep|take|charge|make|hit)|in the wrong|committing)\b`,
    String.raw`(?:did|has|have|had) (?:i|we|he|she|they|my (?:\w+ )?\w+|our \w+|the \w+|his \w+) (?:\w+ )?(?:violate\w*|break|broken?|commit\w*|miss(?:ed)?|void\w*|screw(?:ed)? up|mess(?:ed)? up|waive\w*|breach\w*|discriminat\w+|retaliat\w+|do (?:anything|something|it) (?:wrong|illegal)|done (?:anything|something) (?:wrong|illegal)|have (?:the|a|any|probable) (?:right|cause|reason)|blow|blown|forfeit|steal|abandon|lose my right|cross the line|run out|ran out|defame\w*|slander\w*|assault)\b`,
    String.raw`(?:my|the|our) (?:statute of limitations|deadline|time) (?:\w+ )?(?:ran out|run out|pass(?:ed)?|expired?|up)\b`,
    String.raw`(?:who is|who was|whose|who would be|who will be) (?:\w+ )?(?:at fault|liable|right|guilty|wrong|fault|responsible|to blame|in the wrong)\b`,
    String.raw`do (?:i|we) (?:\w+ )?(?:owe|qualify)\b`,
    String.raw`(?:can|could|may|able to) (?:i|we|my \w+|he|she|they) (?:\w+ )?(?:sue|press charges|countersue|get (?:him|her|them) (?:arrested|deported|fired)|take (?:him|her|them|my \w+) to court|challenge the|contest (?:the|my|his)|get my (?:money|deposit) back from|get (?:in|into) (?:\w+ )?trouble)\b`,
    String.raw`(?:whether|if) (?:i|we) (?:can|could) (?:sue|press|contest|fight)\b`,
    String.raw`is (?:that|it|this) (?:even |really )?(?:a )?good (?:offer|deal|number|amount|settlement)\b`,
    String.raw`(?:offer\w*|settle\w*) .{0,40}\bis (?:that|it|this) (?:any )?good\b`,
    String.raw`(?:fair|reasonable|good|typical|average|decent) (?:settlement|offer|amount|compensation) (?:for|on|in)\b`,
    String.raw`(?:is|was) (?:\$?[\d,.]+ ?(?:k|grand|thousand|million|dollars|bucks)?|(?:their|this|the|that|his|her) (?:first |settlement )?offer) (?:\w+ ){0,2}(?:fair|enough|good|too low|reasonable|low|ok|okay|right)\b`,
    String.raw`(?:how (?:strong|weak|bad|serious|good|solid|screwed)) (?:is|are|am|does)\b(?: (?:my|our|this|it|i|we|that|his|her|the))`,
    String.raw`(?:does|do|would) (?:my|our|this|the|his) (?:\w+ )?(?:case|claim|evidence|argument|lease|contract|will|story|defense|agreement|prenup|noncompete|policy) (?:look|sound|let|allow|say|mean|cover|stand|protect|require|give|hold|count)\b`,
    String.raw`what is wrong with (?:my|our|this)\b`,
    String.raw`(?:service|search|stop|arrest|charge|ticket|case|contract|will|lease|it|this|that|which) (?:is|was) (?:\w+ )?(?:bad|no good|void|invalid|illegal|self defense|wrong|legal|valid|fine|weak) (?:right|huh|no|correct|yes|isn't it)\b`,
    String.raw`(?:self[- ]defen[cs]e|illegal|void|invalid|wrongful|unlawful) (?:right|huh|yes|no)$`,
    String.raw`is (?:that|this|it|any of (?:this|it|that)) (?:even )?(?:legal|illegal|against the law|right) ?(?:in my case|what|or|$)`,
    String.raw`(?:am i|was i|were we|are we) (?:\w+ )?(?:in the wrong|wrong|discriminated|wrongfully|illegally|unlawfully|fired|harassed|scammed|defrauded|entrapped|profiled)\b`,
    String.raw`(?:do you think|in your opinion|would you say|you think) .{0,40}\b(?:case|claim|legal|illegal|fault|rights?|liable|guilty|strong)\b`,
    String.raw`(?:analyze|analyse|assess|evaluate|judge|rate|grade|review|interpret|critique|score) (?:my|our|this|his|her|the attached)\b`,
    String.raw`(?:read|look at|look over|take a look at|go over|check|check out|skim) (?:my|this|our|the|these|if (?:my|this|the|clause)) (?:\w+ ){0,2}(?:contract|lease|agreement|settlement|offer|letter|documents?|papers?|prenup|will|case|evidence|clause|situation|notice|nda|police report|ok|okay|valid|report|summons|complaint)\b`,
    String.raw`check (?:if|whether) .{0,30}\b(?:ok|okay|valid|legal|right|enforceable)\b`,
    String.raw`tell me (?:if|whether) (?:i (?:can|have|should|am|will)|it is (?:legal|valid|fair)|this is|my (?:case|claim|lease|contract)|they (?:can|broke))\b`,
    String.raw`(?:what do you think (?:of|about)) (?:my|this|our|the|his|their)\b`,
    String.raw`or am i (?:overreacting|wrong|crazy|being|screwed|stuck|out)\b`,
    String.raw`was (?:that|this|it|he|she|i|what (?:\w+ ){1,4}did) (?:right|wrong|legal|allowed|justified|reasonable)$`,
  ),
]

const choice = String.raw`(?:better|smart(?:er|est)?|wise(?:r|st)?|dumb|stupid|crazy|safe(?:r|st)?|best|worth(?: (?:it|while|my while))?|risky|foolish|worse|advisable|in my (?:best )?interest|a (?:good|bad|smart|dumb|stupid|terrible|great|big) (?:idea|move|choice|decision|mistake|time|plan)|(?:good|bad|smart|dumb) (?:idea|move)|a mistake|too (?:early|risky|soon))`

const decide = [
  frame(
    String.raw`(?:the )?right (?:thing|move|choice|call|decision) (?:for|to|here)\b`,
    String.raw`help me (?:choose|pick|figure out (?:what|which|whether|if)|think through|weigh)\b`,
    String.raw`how would you (?:play|handle|approach|argue|do|fight|deal)\b`,
    String.raw`what is (?:my|your|the) (?:strategy|take|gut|advice)\b`,
    String.raw`(?<!\b(?:what|when|where|who|how|whom|why|how (?:long|many|much|often|soon|early|far)|which \w+|what \w+|what (?:kind|type) of \w+|numbers?) )should (?:i|we|my (?:\w+ )?\w+|our \w+|he|she) (?!(?:call|contact|e-?mail|text|write|come|expect|arrive|park|leave a message)\b(?! (?:him|her|them|my|it|the|cps|back|911|clean)))\w+`,
    String.raw`why should (?:i|we) (?:settle|sign|plead|take|accept|pay|trust)\b(?! (?:you|u|this|a robot|a bot))`,
    String.raw`should (?:i|we) (?:call|contact|text|email|write) (?:him|her|them|my|cps|the (?:police|cops|judge|other|victim|insurance|adjuster|school|bank|irs))\b`,
    String.raw`(?<!\b(?:what|when|where|who|how|whom|why|how (?:long|many|much|often|soon|far)(?: \w+){0,2}|which \w+|what(?: \w+){1,4}|what if) )(?:do|shall|would) (?:i|we) (?!(?:need|have|get|qualify|owe|want|look|know|become|like|lose|live|be|go|understand|see|sound|remember|think|say|ask|use|earn|stand|exist|show|fit|start|find|reset|really|also|too|actually)\b|pay\b(?! (?:one|him|her|them|it|the (?:fine|ticket|rent|landlord)))|(?:call|email|text|send|bring|park|write|come|meet|fill)\b(?! (?:him|her|them|it back|my ex)))[a-z]+`,
    String.raw`(?<!what )(?:do|would|should) (?:i|we) (?:\w+ ){1,6}or (?:should |do )?(?:i |we )?(?:wait|not|just|let|keep|fight|go|take|ignore|pay|leave|stay|talk|refuse|hide|sit|after|before|send|plead)\b`,
    String.raw`(?:is|was|would|will|would not|is not) (?:it|this|that|now|there|he|she)? ?(?:be )?(?:\w+ )?${choice} (?:to|if|for (?:me|us|my|someone|a person)|that i|than|or|hiring|fighting|suing|taking|going|appealing|pursuing|having|paying|settling|getting|filing|trying|\w+ing)\b`,
    String.raw`(?:is|was|would be) (?:\w+ing )(?:\w+ ){0,6}${choice}`,
    String.raw`(?:is|would) (?:it|that) (?:be )?(?:ok|okay|alright|all right|fine|bad|wrong|risky|allowed) (?:if|that|for me to|for us to) (?:i|we)?\b`,
    String.raw`(?:a )?(?:good|bad|smart|dumb|terrible|wise) (?:idea|move|choice|decision)(?: (?:for (?:me|us|my)|to|if)|$)`,
    String.raw`(?:am|are|would) (?:i|we) (?:be )?(?:better off|making a mistake|wrong to|right to|crazy to|dumb to|stupid to|smart to|supposed to (?:sign|pay|plead|accept|let|give|answer|just))\b`,
    String.raw`(?:what|which)(?: \w+){0,2} (?:would|should|do) (?:you|u) (?:do|pick|choose|say|recommend|advise|suggest|go with|take|prefer)\b`,
    String.raw`(?:what|how) would (?:you|a (?:good )?lawyer|an attorney|your lawyers?) (?:do|handle|advise|tell me|recommend)\b`,
    String.raw`(?:if|what if) (?:you|this) (?:were|was|are) (?:me|you|in my|your (?:brother|son|mom|kid|sister))\b`,
    String.raw`would you (?:take|go to trial|settle|sign|plead|fight|accept|sue|file|do it|wait|pay|quit|move)\b`,
    String.raw`(?:do|would|can|could) (?:you|u) (?:guys )?(?:think|recommend|advise|suggest|say) (?:that )?(?:${own} (?:should|need|could|ought|better)|i|we|he|she|my \w+|taking|pleading|going to|settling|fighting|filing|suing|signing|for (?:me|us|my))\b`,
    String.raw`(?:which|what) (?:one |option |way |chapter |\w+ )?(?:is|would be|will be|works|makes) (?:\w+ )?(?:better|best|smarter|safer|right|cheaper|wiser|more sense)(?: (?:for|in) (?:me|us|my|someone|our)|$)`,
    String.raw`would (?:a reasonable person|most people|anyone|a lawyer|an attorney) (?:accept|take|sign|settle|plead|do)\b`,
    String.raw`(?:which|what) (?:\w+ )?(?:should|do|would) (?:i|we) (?:pick|choose|take|go with|file|plead|do first|accept|sign)\b`,
    String.raw`(?:pick one|choose for me|(?:pick|decide) for me|decide between)\b`,
    String.raw`(?:what is|whats|what would be|what are) (?:my|the|our) (?:best|smartest|right|safest|smart|next|wisest|only) (?:move|option|course|choice|strategy|defense|play|thing|call|approach|way|step|bet|plan|decision|options)\b(?! to (?:reach|contact|get to|pay|schedule))`,
    String.raw`(?<!\b(?:can|could|will|would) (?:he|she|they|someone|a lawyer) )(?:tell|advise|guide) (?:me|us) (?:what|which|how|on what|whether|where|please|if) ?(?:to (?:do|plead|pick|choose|sign)|i should|we should|one|i need to do)?$`,
    String.raw`(?<!\b(?:can|could|will|would) (?:he|she|they|someone|a lawyer) )tell me (?:what to do|which|what i should|what you would do|whether (?:to|i)|if i should|how to (?:handle|deal))\b`,
    String.raw`(?:advise (?:me|us)|give me (?:some |your )?(?:legal )?(?:advice|opinion)|(?:need|want) (?:some |your )?legal (?:advice|opinion)|your (?:legal )?(?:advice|opinion) on|what is your (?:legal )?(?:advice|opinion|recommendation)|(?:need|want) (?:some )?advice (?:on|about) (?:whether|what to|how to)|in your opinion)\b`,
    String.raw`what (?:should|shall|must|could) (?:i|we|he|she) (?:do|plead|file|sign|accept|ask for in)\b(?! (?:if|when|after|following|in case) (?:a|an|the|i am|i get|you|someone|i was|there is|police|cops)\b)(?! (?:before|at|for) (?:my|the|our) (?:consult|meeting|appointment))`,
    String.raw`what (?:should|would|will) (?:my|our|the|his) (?:next (?:step|move)|plan|strategy)\b`,
    String.raw`what (?:do|can) (?:i|we) do(?: (?:about|now|before|next|here|with (?:him|her|them)|then)|$)`,
    String.raw`(?:where|how) (?:do|should|can) (?:i|we) (?:go from here|proceed|handle|deal with|fight|approach|play)\b`,
    String.raw`what to do (?:about|with|now|next|here)\b`,
    String.raw`(?:need|want|have|trying|try|help me) (?:to )?decide\b`,
    String.raw`do you (?:guys )?(?:think|recommend|suggest|advise) (?:i|we|he|she|that i|my)\b`,
    String.raw`(?:can|could|may|am|are) (?:i|we) (?:allowed to |\w+ )?(?:stop paying|withhold|refuse|ignore|quit|record|break|evict|fire|kick|change the locks|throw|leave the (?:state|country)|move (?:out|away|to|my)|back out|drop out|skip|not pay|cancel the contract|take (?:my|the) (?:kids?|son|daughter|child|baby))\b(?!.{0,20}\b(?:my (?:lawyer|attorney)|and hire)\b)`,
    String.raw`can (?:i|we|he|she) (?:\w+ )?(?:text|call|contact|message|see|talk to|reply to|respond to|visit) (?:him|her|them|back|my ex|the (?:victim|kids|other)|my (?:kids|wife|husband|girlfriend|boyfriend))\b`,
    String.raw`can (?:i|we|he|she) (?:\w+ )?(?:go to|travel|leave|move|fly|visit|quit|drive|drink)\b.{0,60}\b(?:while|on bond|on bail|on probation|on parole|next (?:week|month)|tomorrow|without|because|since|if (?:he|she|they))\b`,
    String.raw`can (?:i|we|he|she) (?:\w+ )?have (?:a|one) (?:\w+ )?(?:beer|drink|smoke|gun)\b`,
    String.raw`(?:plead guilty or|guilty or not|(?:take|accept) the (?:plea|deal|offer)|settle or)\b`,
    String.raw`or (?:should (?:i|we)|do (?:i|we)|let it|just ignore|can (?:i|we) (?:ignore|refuse|hide))\b(?!.{0,20}\byou\b)`,
    String.raw`(?:must|have) (?:i|we) (?:give|pay|tell|sign|let|move)\b`,
    String.raw`do (?:i|we) (?:need|have) to (?:\w+ ){1,12}or (?:can|should|do|could) (?:i|we)\b`,
  ),
  opening(
    String.raw`(?:is (?:it|this|that) )?(?:a fight )?worth (?:having|appealing|fighting|suing|it to|it|pursuing|a lawsuit|taking|going)\b(?! to (?:hire|call) you)`,
    String.raw`(?:settle|fight|plead|mediate|sign|accept|quit|appeal|sue|chapter 7|trial|bench trial|guilty)\b.{0,30}\bor\b`,
    String.raw`(?:your )?(?:advice|thoughts|opinion)$`,
  ),
]

const leaning = [
  frame(
    String.raw`(?<!\b(?:what|when|where|who|how|why|how \w+) )can (?:they|he|she|(?!an? )${power}) (?!(?:help|see|meet|call|give|all|both)\b)\w+ .{0,60}?(?:\b(?:me|my|us|our|him|her|that)\b|$)`,
    String.raw`(?:is|are|was) (?:that|this|he|she|they|${power}) (?:allowed|permitted)\b`,
    String.raw`(?:that|this) is (?:allowed|permitted)\b`,
    String.raw`do (?:i|we|he|she) have to (?:show up|testify|tell (?:him|her|them|my)|let|obey|comply|talk to|move out|pay (?:him|her|them|my|it|the (?:fine|rent)))\b`,
    String.raw`(?:does|would|did|do) (?:this|that|it|\w+ \w+) count as\b`,
  ),
]

const ownCase = [
  opening(
    String.raw`(?:is|was|are|were|am|did|has|have|had|does|will|would|might|could|is not|are not|was not|can not|does not)\b(?! (?:you|there|(?:i|we|he|she) (?:come|meet|talk|call|still call)|(?:a|an|someone|somebody|anyone)\b))(?=.{0,120}\b(?:i|me|my|mine|we|us|our|he|him|his|she|her|they|them)\b)`,
  ),
]

/** English as it is typed in a hurry. */
export const english: AdviceFrames = {
  plainSpeech: [
    [/\b(?:shud|shd|shuld|shoud)\b/g, 'should'],
    [/\bcan'?t\b/g, 'can not'],
    [/\bwo(?:n't|nt)\b/g, 'will not'],
    [/\b(could|would|should|do|does|did|is|are|was|were|have|has)n'?t\b/g, '$1 not'],
    [/\bgonna\b/g, 'going to'],
    [/\b(?:gotta|got to)\b/g, 'have to'],
    [/\bwanna\b/g, 'want to'],
    [/\bwhat'?s\b/g, 'what is'],
    [/\bwho'?s\b/g, 'who is'],
    [/\b(?:that|it)'s\b/g, 'it is'],
    [/\bthats\b/g, 'that is'],
    [/\bi'?m\b/g, 'i am'],
    [/\b(they|he|she|we|i|you)'d\b/g, '$1 would'],
    [/\b(they|we|you)d\b/g, '$1 would'],
    [/\bid (?=win|lose|get|be|go)/g, 'i would '],
    [/\b(they|he|she|we|i|it|you)'ll\b/g, '$1 will'],
    [/\b(they|you)ll\b/g, '$1 will'],
    [/\bill (?=go|get|win|be|lose|have)/g, 'i will '],
    [/\b(they|you|we)'?re\b(?! (?:any|some))/g, '$1 are'],
    [/\b(?:you guys|y'?all|u|ya)\b/g, 'you'],
    [/\b(?:bc|cuz|cause|cos)\b/g, 'because'],
    [/(?<!\bcan (?:they|he|she|my \w+|the \w+) )\b(?:really|actually|legally)\s+/g, ''],
    [
      /\b(?:just|even|still|ever|probably|simply|maybe|honestly|basically|realistically|pls|please|somehow|also|automatically|at least|in fact|straight up)\s+/g,
      '',
    ],
    [/\b(?:to|should|can|do) (?:the )?hell\b/g, ''],
  ],
  firmAffair:
    /\b(?:appointments?|consult\w*|(?:your|ur) (?:\w+ )?(?:office|firm|site|website|page|form|lawyers?|attorneys?|fees?|retainer|rates?|team|card|lot|building|number|calendar|voicemail)|(?:the|this|a|my) (?:office|retainer|fee agreement|first (?:meeting|visit|call|email|appointment)|intake)|flat fee|retainer|(?:call|calling|text|texting|e-?mail|emailing|pay|paying|hire|hiring|see|send|tell|told|bring|meet|meeting|visit|reach|owe|use|give|work) (?:with )?you\b|talk(?:ing)? to (?:you|one of)|(?:in|to|for|about|at|during|before) (?:the|our|my|a|this) (?:\w+ )?meeting|bring(?:ing)?|walk in|come in (?:on|for|to|at|and|by|person|fri|mon|tue|wed|thu|sat)|call (?:me )?back|(?:have|having) you|voicemail|leave (?:a message|my (?:number|name))|by (?:zoom|phone|video)|zoom|(?:hire|need|get|have|want|without|afford|for|find) (?:a|an|the|another|some) (?:good )?(?:lawyer|attorney)|pay (?:my|a|for a|the|your) (?:lawyer|attorney)|payment plan|in installments|credit card|become a client|you (?:handle|take (?:cases|my case|on)|charge|represent|call|can see|think (?:the attorney|someone|\w+ has time))|(?:if|when|while) you (?:lose|win|take|call|can not)|this chat|right firm|invoice|receipt|copy of everything|get an email|our meeting|will (?:this|it|that|(?:the|a|this) (?:call|chat|message|consultation)) (?:cost|be (?:free|charged))|receptionist|which exit|the check or|come too|(?:i|we) be working with|possible to meet|before we meet|your call|you call|call in the (?:morning|afternoon)|get back to (?:me|us)|your chances|can (?:someone|somebody|anyone) call|charged for|billed for|my meeting|be charged$|should you do with|you decide which|my meeting|(?:does|do|what is|what does) (?:your|you) (?:site|website|page|\w+ page)|you say (?:not )?to|in general|your site|fired? my (?:lawyer|attorney)|sliding scale|interpreter|parking|where (?:should|do|can) (?:i|we) park|notary|the first email|you are my lawyer|does .{0,20}(?:site|page) say|your rate|with you|(?:any chance|see me|be seen|open|meet|(?:come|get) (?:in|by))\b.{0,30}\b(?:saturdays?|sundays?|weekends?|wknd)|(?:ok(?:ay)?|alright|all right|fine) (?:if|for) .{0,30}\b(?:(?:sits?|sat) (?:in|with)|comes? (?:in|along))|having my \w+ (?:sit|come) (?:in|along)|(?:can|could|may) (?:i|we) (?:just )?(?:spread (?:that|it|this)(?: \w+)? out|(?:give|pay) you .{0,20}\blater|break (?:it|that|this) into)|(?:you )?(?:take|charge) a lower (?:percentage|fee|rate)|wiggle room|(?:lawyer|attorney)\b.{0,20} or (?:an?|the|some|your) (?:assistant|paralegal|secretary|intern|helper)|worth coming in)\b/,
  priceAsked:
    /\b(?:how much|price|prices|cost|costs|fee|fees|charge|rate|rates|what do you charge|do you (?:write|draft|prepare|review|do|offer|handle))\b/,
  asked: [
    ['evade', evade],
    ['draft', draft],
    ['predict', predict],
    ['evaluate', evaluate],
    ['decide', decide],
  ],
  leaning,
  ownCase,
}
