import { plain } from '../intake/plain-text.ts'

/** Everyday errands no law firm's site answers. */
const errands =
  /\b(?:weather|forecast|temperature (?:in|outside|today)|recipe|calories|cook(?:ing)?|restaurant|reservation|pizza|song|playlist|play (?:some )?music|movie|joke|alarm|timer|reminder|to-?do list|shopping list|flight|airline|boarding|luggage|hotel|vacation|travel alert|vaccin\w+|plug type|carry on|exchange rate|currency|translate|how do you say|spell the word|synonym|definition of|meaning of life|horoscope|lottery|flip a coin|roll (?:a )?dic?e|credit score|credit limit|apr\b|routing number|pin number|checking account|savings account|bank balance|account balance|my balance|transfer (?:\$|money|\d+)|interest rate|direct deposit|order (?:checks|more checks)|rewards|insurance change|tire pressure|oil change|gas (?:station|mileage|level)|mpg|jump start|uber|traffic (?:like|on)|directions to|smart home|volume|battery|bluetooth|wifi|find my phone|sync device|python|javascript|java\b|\bc\+\+|html|sql\b|coding|algorithm|regex|excel formula|stock (?:price|market|trading)|bitcoin|crypto|football|basketball|soccer|nba|nfl|president of|capital of|how tall|how old is|population of|tell me a (?:joke|story|fun fact)|fun fact|what(?:'s| is) your (?:name|favorite|hobby|hobbies)|do you have (?:pets|feelings|a pet)|where are you from|who made you|what time is it|what day is it|todays date|clima|receta|vuelo|restaurante|chiste|cancion|tipo de cambio|saldo)\b|\b\d+\s*[-+*/x]\s*\d+\s*(?:=|\?|$)/
/** Words that bring an errand back to a law firm. */
const legal =
  /\b(?:lawyer|attorney|legal|law\b|court|judge|case|sue|sued|lawsuit|charge[ds]?|arrest\w*|police|jail|prison|divorce|custody|evict\w*|landlord|injur\w+|accident|deport\w*|immigra\w+|bankrupt\w+|garnish\w*|foreclos\w+|estate|probate|firm|consult\w*|office|appointment|fee|retainer|contract|abogad\w+|bufete|corte|demanda|consulta|oficina|cita)\b/

/** Whether a text is an errand with nothing of a law firm in it ("book a flight", "my balance"). */
export const isOffTopic = (text: string): boolean => {
  const said = plain(text)
  return errands.test(said) && !legal.test(said)
}
