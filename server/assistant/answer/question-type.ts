import type { AnswerKind } from '../index/answer-kinds.ts'
import { fold } from '../index/words.ts'

/** What kind of sentence a question wants, and how it is put. */
export type QuestionType = {
  /** Any one of these would do; empty where the form says nothing. */
  wants: AnswerKind[]
  /** Asks how to reach the firm itself: its phone, e-mail, address or hours. */
  contact: boolean
  yesNo: boolean
  /** Begins with who, what, how or their like and asks nothing besides: neither yes nor no answers it. */
  open: boolean
}

type Rule = { wants: AnswerKind[]; contact?: true; when: RegExp }

/** Most telling first: the first rule that fits decides. Matched without accents. */
const rules: Rule[] = [
  {
    wants: ['date'],
    when: /\b(what|which) year\b|\bwhen (did|was|were)\b|\bsince when\b|\bhow (?:long|many years) (?:have|has|had|ve|hav|you been|yall been|u been)\b.{0,40}\b(?:been|practi[cs]\w+|around|open|there|working|doing|operating|existed)\b|\bhow old is (?:the|your|this|ur) (?:firm|office|practice)\b|\bcuantos anos (?:tienen?|llevan?)\b|\bcuanto tiempo (?:tienen?|llevan?)\b|\bdesde cuando\b|\ben que ano\b/i,
  },
  {
    wants: ['phone'],
    contact: true,
    when: /\b(phone|telephone|cell|fax|call-?in|contact|office|your|ur|a|the) ?(number|#|no\.)|^\W*(?:tele)?phones?\W*$|\b(?:what|whats)\b.{0,8}\bphone\b\W*$|\bnumber (?:for|of|to) (?:the|your|ur|yalls?|y'alls?)\b|\bwhat (?:do|can|should) (?:i|we) dial\b|\bque numero (?:les |los )?(?:llam|marc)|\bphone\s*#|\bnumber (to|i can|can i|do i|should i|do we|would i) (call|reach|dial|text|use)|\b(call|phone|reach|contact) (you|y'?all|u|the (firm|office)|someone|somebody)\b.{0,20}\?|\bhow (do|can|would|could|to) (i |we )?(call|reach|contact|get (a hold|ahold|in touch))|\b(?:su|tu|cual|dame|deme|numero de)\b.{0,12}\btelefono\b|^\W*(?:el )?telefono\b.{0,20}$|\bnumero (de|para|al)\b|\bcomo (los |me |puedo |le )?(contact|llam|comunic)/i,
  },
  {
    wants: ['email'],
    contact: true,
    when: /\b(your|what.{0,4}s?|the|an?) (e-?mail|mail) ?(address|addy)?\b.{0,12}(\?|$)|\b(your|whats the|what is the|what's the|whats your) e-?mail\b|^\W*e-?mail( addy)?\W*$|\be-?mail address\b|\b(where|what|who).{0,20}\be-?mail\b|\bcan i (e-?mail|write)|\bcorreo\b/i,
  },
  {
    wants: ['address'],
    contact: true,
    when: /\bhow far (away )?(are|r|is) (you|u|ya|y'?all|(the|your|ur) (office|firm))\b|\bwhere ?(are|r|is|'?s)( you| u| y'?all| the| your)?.{0,12}(office|located|location|firm|guys|at)\b|\bwhere ?(are|r) (you|u|y'?all|ya)\W*$|\b(your|office|street|mailing|firm'?s?) (address|location)\b|\bwhat.{0,4}s? (is |are )?(the|ur) address\b|^\W*(address|location|directions)\W*$|\b(en )?que calle\b|\baddress\b.{0,6}(\?|$)|\bhow (do|can|would) (i|we|you) get (there\b|to (you|u|y'?all|(your|the|ur) (office|place|building|firm))\b)|\b(what|which) (street|city|town|building|floor|suite)\b.{0,20}\b(you|office|firm)|\bdonde (estan?|quedan?|se encuentran?|se ubican?|los encuentro)\b.{0,20}(oficina|ubicad|ustedes|\?|$)|\bdireccion\b/i,
  },
  {
    wants: ['hours'],
    contact: true,
    when: /\b(office |business |your |opening )hours\b|\b(what|which) days\b.{0,30}\b(open|there|come|in)\b|\b(come|stop|swing|drop|walk) (in|by|over)\b.{0,25}\b(weekends?|(satur|sun|mon|tues|wednes|thurs|fri)days?|late|evenings?|after \d)\b|\bque dias\b|\bhours\b.{0,8}(\?|$)|\b(are|r|you|u|guys|office|be) (you |u |guys |all |still )?(open|closed?)\b|\b(?:you|u|yall|y'all|guys|they) (?:work|working|there|in|around) (?:on )?(?:weekends?|saturdays?|sundays?|holidays?|nights?)\b|\bwhat time\b.{0,25}\b(open|close|there)|\b(open|call|available|answer|talk|reach)\b.{0,40}\b(weekends?|saturdays?|sundays?|nights?|after hours|holidays?|evenings?|\d ?[ap]m|late|midnight)\b|\b(weekends?|saturdays?|sundays?|after hours|\d ?[ap]m|midnight|24\/7)\b.{0,40}\b(open|call|available|answer|pick up|talk|there)\b|\bhorario\b|\b(abierto|abren|cierran|atienden)\b/i,
  },
  {
    wants: ['money'],
    when: /\b(?:how much|cuanto)[?.!\s]*$|\bhow much (do|does|would|will|is|are|for|to|you|it|money|down)\b|\bhow (do|would) (you|u|y'?all) (charge|bill)|\b(what.{0,4}s?|your|any|the|legal|attorney|lawyer|hourly|flat|upfront|consultation|filing|court) (fees?|costs?|prices?|rates?|charges? for)\b|\b(you|u|lawyer|attorney|it|that|this|usually|typically|one) (charge|cost|run)\b(?! with)|\b(costs?|hourly|prices?|pricing|afford|expensive|cheap\w*|retainer|payment plans?|free consult\w*|deposit|discounts?)\b|\b(?:your|ur) (?:cut|percentage|share)\b|^\W*(?:percentage|cuanto)\W*$|\bpay (you|upfront|up front|anything)\b|\bfines?\b.{0,6}\?|\bcuanto (?:me |nos |le |les |te )?(cuesta|cobran?|cobraria|costaria|vale|sale|saldria|seria|hay que pagar|tengo que pagar)|\b(precio|honorarios|tarifas?|costo|gratis|cobran|cobra)\b/i,
  },
  {
    wants: ['duration', 'date'],
    when: /\bhow (long|soon|fast|quick(ly)?)\b|\bhow many (?:business |working )?(days?|weeks?|wks?|months?|mos?|years?|yrs?|hours?|hrs?|minutes?|mins?)\b|\b(deadline|statute of limitations|time limit|how late)\b|\bcuanto (tiempo|tarda|dura|demora)|\bcuant[oa]s (dias|meses|anos|horas|semanas)|\bplazo\b|\bcuant[ao] (carcel|prision)|\bhow much (time|jail|prison)\b/i,
  },
  {
    wants: ['number'],
    when: /\bhow (many|old|high|low|big|far)\b|\bwhat (number|percent\w*|age|level|limit|amount|bac)\b|\bcuant[oa]s?\b|\bque (edad|nivel|limite|porcentaje)\b/i,
  },
  {
    wants: ['person'],
    when: /^\s*(so |and |ok |hi |hey )*who('?s| is| are| was| will| would| handles?| runs?| owns?| founded| started| do| does)?\b|\bwho('?s| is| are| will)\b.{0,30}(lawyer|attorney|partner|owner|charge|handle|founder|represent)|\b(which|what) (lawyer|attorney|partner)\b|\bquien(es)?\b/i,
  },
]

const yesNoForm =
  /^\s*(?:(?:so|and|ok|hi|hey|hello|but|also|please)[,\s]+)*(?:do|does|did|can|could|will|would|is|are|r|am|was|were|have|has|should|may|any|hay|puedo|puede|pueden|tienen|ofrecen|atienden|hablan|es|son|se puede|aceptan|manejan)\b/i

const openForm =
  /^\s*(?:(?:so|and|ok|hi|hey|hello|but|also|y|pero)[,\s]+)*(?:who|whos|what|whats|where|when|how|hows|which|why|quien(?:es)?|que|cuant[oa]s?|como|donde|cuando|cual(?:es)?)\b[^.;]*[?.!\s]*$/i

/** Words that only say which kind of fact is wanted; a sentence with the fact need not repeat them. */
const kindPhrases: [AnswerKind, string][] = [
  [
    'money',
    'charge charges charged cost costs price prices pricing fee fees pay paid rate rates run money expensive cuesta cuestan cobran cobra costo precio honorarios tarifa tarifas pagar vale sale',
  ],
  [
    'duration',
    'long take takes time soon fast deadline years months days weeks tarda tiempo dura demora plazo anos meses dias',
  ],
  ['hours', 'open close hours horario abren cierran hora horas'],
  ['phone', 'phone number call telefono numero llamar'],
  ['email', 'email mail address correo electronico'],
  ['address', 'where address located location office direccion ubicacion oficina'],
  ['person', 'who quien name'],
  ['number', 'number amount level percent percentage age limit'],
  ['date', 'when year date'],
]

const kindWords = kindPhrases.map(([kind, words]) => [kind, new Set(words.split(' '))] as const)

/** Whether a word of a question only names the kind of fact asked for. */
export function isKindWord(word: string, wants: AnswerKind[]): boolean {
  return kindWords.some(([kind, words]) => wants.includes(kind) && words.has(word))
}

/** The type of a visitor's question, in English or Spanish. */
export function questionTypeOf(asked: string): QuestionType {
  const text = fold(asked)
  const rule = rules.find((one) => one.when.test(text))
  return {
    wants: rule?.wants ?? [],
    contact: rule?.contact === true,
    yesNo: yesNoForm.test(text),
    open: openForm.test(text.replaceAll(/[¿¡]/g, '')),
  }
}
