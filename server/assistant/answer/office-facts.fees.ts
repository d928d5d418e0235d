import type { OfficeFact } from './office-facts.ts'

/** What is paid before the work begins. */
const downPayment: OfficeFact = {
  asks: /\b(?:retainer|down ?payment|(?:put|have|need|pay|money) (?:\w+ ){0,4}(?<!sit )(?:down|up ?front)|down to (?:get )?(?:you )?start\w*|due (?:at|when|on) (?:signing|i sign)|up ?front|anticipo|enganche|por adelantado)\b/,
  asksApart:
    /\b(?:landlord|security|rent|apartment|house|closing|car|contractor|they|he|she|back|refund\w*|left|keep|unused|instead|out of)\b/,
  tells:
    /\b(?:retainers?|advance (?:fee|payment|deposit)s?|(?:half|third|quarter|percent|%|part)\b.{0,40}\b(?:due|down|at signing|sign|begin|start|up front)|(?:due|paid|payable|\$[\d,]+) (?:at|when|on|upon) (?:signing|you sign)|(?:pay|paid|costs?|money|fees?)\b.{0,30}\b(?:at signing|when you sign|up front)|(?:start|begin)s? with an advance|anticipo|al firmar|por adelantado)\b/,
  tellsApart:
    /\b(?:landlord|security deposit|lease|tenants?|contractor|sellers?|buyers?|bail|bond)\b/,
}

/** Whether a fee can be paid little by little. */
const installments: OfficeFact = {
  asks: /\b(?:payment plans?|installments?|monthly payments|make payments|pay (?:\w+ ){0,4}(?:over time|little by little|in (?:parts?|pieces)|monthly|each month|as i go|later)|spread (?:\w+ ){0,2}out|a plazos|en pagos|plan(?:es)? de pagos?)\b/,
  asksApart:
    /\b(?:car|mortgage|rent|support|house|cards?|truck|court|restitution|irs|debts?|chapter|trustee|collectors?|owe|fine|ticket|taxes|landlord|back|refund\w*|miss\w*|late|stop|credit|decide)\b/,
  tells:
    /\b(?:installments?|payment plans?|monthly payments|pay (?:\w+ ){0,3}over (?:time|\w+ months)|(?:two|three|four|six|twelve|\d+) (?:\w+ )?payments|without interest|no interest|split in|a plazos|mensualidades|plan(?:es)? de pagos?|en pagos)\b/,
  tellsApart:
    /\b(?:chapter|trustee|irs|creditors?|mortgage|lender|landlord|support|restitution|fine|ssdi|ssi|benefits|settlement is paid|annuity|structured)\b/,
}

/** What a firm takes of what it wins. */
const percentage: OfficeFact = {
  asks: /\b(?:what|how much|which)\b.{0,20}\b(?:percent\w*|cut|share)\b|\b(?:percent\w*|cut)\b.{0,20}\b(?:you|u|yall|your|lawyers?) (?:\w+ )?(?:take|charge|keep|get)\b|\bhow much do (?:you|yall) take\b|\bque porcentaje\b/,
  asksApart:
    /\b(?:win|wins|chances?|odds|succe\w+|fault|disab\w+|custody|time|trial|ex|wife|husband|spouse|company|business|estate|gan\w+|casos|cases)\b/,
  tells:
    /(?:\d+(?:\.\d+)? ?(?:%|percent|por ciento)|\b(?:third|quarter|forty percent|thirty[- ]three percent)\b).*\b(?:recover\w*|settle\w*|fee|fees|suit|gross|past[- ]due|we win|if we|honorarios|recuper\w+)\b|\b(?:fee|fees|contingen\w+|honorarios)\b.*(?:\d+(?:\.\d+)? ?(?:%|percent|por ciento)|\bthird\b)/,
  tellsApart:
    /\b(?:fault|negligen\w+|interest|discount|card|tax|ownership|blood|of (?:cases|clients|claims))\b/,
}

/** What a firm's work costs and how it is paid. */
export const factsOfFees = [downPayment, installments, percentage]
