import { asksSomething } from './intent.ts'
import { plain } from './plain-text.ts'

const openers =
  '(?:(?:well|so|and|but|ok(?:ay)?|oh|hi|hello|hey|um+|please|look|honestly|sorry|hola|bueno|pues|pero|perdon|mire)[\\s,.!]+)*'
const tellers =
  "i|i'?m|i'?ve|i'?d|we|we'?re|we'?ve|he|he'?s|she|she'?s|they|they'?re|it|it'?s|everything|everyone|everybody|nobody|no one|(?:my|our|his|her|their|the|this) \\w+(?: \\w+)? (?:is|was|are|were|has|have|had|just|got|will|won'?t|can'?t|keeps?|\\w+ed)|(?:a|an|the) \\w+ (?:\\w+ed|told|sent|gave)"
const cuentan =
  'yo|el|ella|ellos|ellas|nadie|todos|todo|me|nos|estoy|estamos|soy|somos|tengo|tenemos|fui|hice|cometi|(?:mi|mis|nuestr[oa]s?|su|sus|el|la) \\w+(?: \\w+)? (?:esta|estan|es|fue|me|nos|no|se|ya|ha|va)|es (?:complicado|dificil|una larga)|no (?:se (?:por donde|que hacer)|puedo|aguanto|doy)'
const tells = new RegExp(`^${openers}(?:${tellers}|${cuentan})(?!\\w)`)

/** What is told of oneself and yet wants something looked up, or nothing at all ("i need directions", "i'm just looking"). */
const wantsElse =
  /\b(?:need|want|wanted|like|love|wonder\w*|curious|wish|hope|looking|browsing|meant|mean|asked|asking|ask|question|thought|see|saw|read|heard|quiero|quisiera|necesito|busco|buscando|gusta|me gustaria|pregunt\w+|vi|lei|viendo)\b/

/** Whether a turn tells something of its writer's and asks nothing, in words of no field of the law ("i messed up"). */
export const onlyTells = (text: string): boolean => {
  const said = plain(text)
  return tells.test(said) && !wantsElse.test(said) && !asksSomething(text)
}
