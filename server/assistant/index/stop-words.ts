import type { Language } from '@foyer/shared/facts/statuses.ts'

/**
 * Light stop lists: function words only. Question words stay, because short questions live by them
 * (docs/measurements.md, Retrieval: full lists cost 9 points of nDCG on short FAQs).
 */
const english = new Set(
  `a an the of to in on at is are was were be been being am and or it its this that these those i me
  my mine we our ours us you your yours he him his she her hers they them their theirs with for from
  by as so if then than do does did doing done have has had having will would can could should may
  might must just any some there here not but about also too very s t d m re ve ll into onto such
  only own same both each other up because while during via per`.split(/\s+/),
)

const spanish = new Set(
  `el la los las un una unos unas de del al a y e o u en que se lo le les me te nos mi mis tu tus su
  sus es son era eran ser estar esta este esto estas estos esa ese eso esas esos con por para como si
  no ya mas pero sin sobre muy tambien ha han he hay fue fueron puede pueden puedo soy estoy
  estan tan entre yo ella ellos ellas usted ustedes nosotros nuestro nuestra
  q k x d pa pal xq pq porq tb tmb`.split(/\s+/),
)

/** Whether a folded word carries no meaning of its own in a language. */
export function isStopWord(word: string, language: Language): boolean {
  return language === 'es' ? spanish.has(word) : english.has(word)
}
