import type { Language } from '@foyer/shared/facts/statuses.ts'
import { stem } from '../index/stem.ts'

/**
 * Words of a question that need not occur in its answer: question words, politeness, small talk,
 * light verbs. Unlike stop words they are searched, lightly.
 */
const english = new Set(
  `who whom whose what when where why how which whether much many long often ever
  hi hello hey good morning afternoon evening please thank thanks ok okay yes yeah yo sorry
  guys folks dude man people person someone somebody anyone anybody everyone nobody one ones
  thing things stuff something anything everything nothing bit lot lots kind kinda sort sorta like
  really totally actually basically literally just even still already maybe probably right well now
  today anyway pretty super so else exactly exact etc
  get gets getting got gotten go goes going gonna went come comes coming came make makes making made
  take takes taking took give gives giving gave put let lets keep keeps know knows knew
  want wants wanna wanted need needs needed wish look looking looks try trying tried think thinking
  thought guess wonder wondering tell tells told say says saying said ask asking question questions
  see seeing seen saw saying mean means meaning happen happens happened happening
  help helps use using used able possible find out up down over off back around away through
  more most less least few little big small new old same different other another again
  first next before after ever once yet until
  really quick quickly asap here there time times way ways day deal
  no fast soon done doing either part trouble mr mrs ms sir maam exact totally sure whole own
  able about let me us ll stuff
  supposed gotta hafta oughta gimme lemme dunno idk ppl folk w o tho though altho bc cuz cause cos coz rn
  btw tbh fyi lol omg smh ugh um uh hmm er plz thx ty np etc aint shoulda woulda coulda myself yourself
  yourselves himself herself itself ourselves themselves altogether somewhere anywhere everywhere
  nowhere someplace somehow anyhow besides whenever wherever whatever whichever whoever however
  mostly usually usual normally generally typically apparently honestly seriously obviously currently
  lately recently simply quite rather almost perhaps instead otherwise therefore towards
  alright yep nope nah yup fine whether els else elses gets lots yknow`.split(/\s+/),
)

const spanish = new Set(
  `quien quienes que cual cuales cuando donde por porque como cuanto cuanta cuantos cuantas adonde
  hola buenos buenas dias tardes noches favor gracias si no
  quiero quisiera necesito necesita puede puedo podria pueden tengo tiene tienen hay haber hacer hace
  hago hacen ir voy va van saber se sabe decir dice digame ayudar ayuda ayudan alguien algo nada todo
  toda todos todas cosa cosas gente persona personas ahora hoy ya aqui ahi alla mas menos muy mucho
  mucha muchos muchas poco bien mal solo tambien siempre nunca otra otro otros vez veces pasa paso
  atienden atiende casos caso dan dar doy da den deben debe debo ver veo vaya vengo venir traer segun me te nos les
  porfa porfis oiga oye disculpe disculpa perdone bueno pues entonces osea aver haver ps pos nomas
  ahorita luego igual tambien tampoco ademas cualquier cualquiera desde hasta hacia donde cosas
  sirve sirven anda andan sigue siguen quedo ando traigo ocupo ocupa ponen poner pongo pone meto metio
  parte cierto verdad claro exacto exactamente mismo misma todavia aun alguno alguna algunos algunas
  ninguno ninguna senor senora senorita tal`.split(/\s+/),
)

const englishStems = new Set([...english].map((word) => stem(word, 'en')))
const spanishStems = new Set([...spanish].map((word) => stem(word, 'es')))

/** Whether a folded word may go unmatched. */
export function isChatter(word: string, language: Language): boolean {
  if (language === 'en') return english.has(word)
  return spanish.has(word) || spanishStems.has(stem(word, 'es'))
}

/** Whether a stem may go unmatched. */
export function isChatterStem(found: string, language: Language): boolean {
  return (language === 'es' ? spanishStems : englishStems).has(found)
}
