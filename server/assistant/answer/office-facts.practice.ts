import type { OfficeFact } from './office-facts.ts'

/** Whether a firm tries cases. */
const trial: OfficeFact = {
  asks: /\b(?:(?:you|yall|u|guys|lawyers|attorneys|firm) (?:\w+ ){0,3}(?:go|take (?:\w+ ){0,4}) ?(?:to|all the way to) (?:trial|court|a jury)|(?:try|tried) (?:cases|it|them|the case)|ustedes van a juicio|van a (?:juicio|la corte))\b/,
  asksApart:
    /\b(?:i have to|do i|will i|how long|how much|cost|charge|when|counties|county|which|what courts?)\b/,
  tells:
    /\b(?:tr(?:y|ies|ied|ying) (?:\w+ ){0,5}(?:cases?|matters|to (?:a )?(?:jury|verdict))|trial (?:firm|lawyers?|attorneys?|partner|add-on)|jury (?:trials?|verdicts?|cases)|(?:do not|dont|not|never|cannot) (?:\w+ ){0,2}(?:try|go to (?:court|trial)|take cases to trial)|(?:prepare|ready|bound) for trial|in the courtroom|pick a jury|ends in the trial court|van? a juicio|hearings? herself)\b/,
  tellsApart:
    /\b(?:no jury|right to|waive|small claims|defendant has|judge decides|traffic school)\b/,
}

/** Whether a firm names others for what it does not do. */
const referral: OfficeFact = {
  asks: /\b(?:recommend|refer (?:me|us|people)|point me to|know (?:any(?:one|body)|somebody|someone|a (?:good|decent))|(?:name|names) of (?:a|some|another|other)|(?:give|got) (?:\w+ ){0,3}(?:an?other lawyer|a name)|who (?:could|should i call|else)|recomend\w+|nombre de otro)\b/,
  asksApart:
    /\b(?:doctors?|chiropract\w+|was referred|referred by|friend recommended|do you recommend (?:i|that|taking|signing)|would you recommend)\b/,
  tells:
    /\b(?:(?:give|gives|offer|offers|names? of|suggest|keeps? a|read you|recommend|refer|referral|send) (?:\w+ ){0,7}(?:names?|lawyers?|attorneys?|colleagues?|counsel|litigators|list|sheet|service|line|program|preparers)|referral (?:list|sheet|service|line)|here(?:s|'s| is) a name|nombres? de (?:otros?|dos)|remisi[oó]n|referencia)\b/,
  tellsApart: /\b(?:witness\w*|agent|beneficiar\w+|executor|insur\w+|your (?:full )?name)\b/,
}

/** Whether a firm acts for the other side, too. */
const bothSides: OfficeFact = {
  asks: /\b(?:represent (?:me and|both|us both)|both (?:sides|of us|me and)|both me|same lawyer|also (?:work|represent) (?:for )?(?:the )?(?:banks?|landlords?|insurance|employers?|collect\w+|lenders?|compan\w+)|(?:do|does) (?:you|yall|your firm) (?:also )?represent (?:the )?(?:landlords?|employers?|banks?|insurance compan\w+|buyers?|companies|tenants?)|conflict of interest|tambien (?:trabajan|representan|defienden))\b/,
  asksApart: /\b(?:whole time|start to finish)\b/,
  tells:
    /\b(?:(?:not|never|cannot|cant|wont|dont|neither|nor|only) (?:\w+ ){0,4}represent\w*|both sides|both (?:spouses|parties|of you)|represents? (?:\w+ ){0,2}(?:exclusively|only|one side|one of you)|(?:act|acts|work|works) for (?:\w+ ){0,3}(?:only|tenants|renters|workers|people)|never (?:companies|banks|for)|conflicts? (?:of interest|check)|separate (?:counsel|lawyers?)|one side of the table|ambos lados)\b/,
  tellsApart: /\b(?:reading|form|message|chat|medical malpractice)\b/,
}

/** How a firm works and what it leaves. */
export const factsOfPractice = [trial, referral, bothSides]
