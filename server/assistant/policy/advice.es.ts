import { type AdviceFrames, frame, opening } from './advice-frames.ts'

/** Whoever decides over the visitor or stands against them. */
const power =
  '(?:(?:el|la|los|las|mi|mis|un|una|su) )(?:juez|jueza|jurado|corte|fiscal|fiscalia|policia|seguro|aseguranza|aseguradora|banco|casero|dueno|duena|patron|patrona|jefe|jefa|empresa|compania|escuela|detective|migracion|migra|ex|esposo|esposa|gobierno|oficial|hospital|agente|inquilino)'
const paper =
  '(?:cartas?|contratos?|testamento|mocion|demanda|queja|declaracion|documentos?|papeles|respuesta|poder|poder notarial|solicitud|formularios?|forma|apelacion|correo|mensaje|acuerdo|peticion|escrito|disculpa|renuncia|aviso|aplicacion|contestacion|texto|convenio|arrendamiento|reclamo|oficio)'
/** "-me", "-nos", "-le" at the end of an order or an infinitive. */
const me = '(?:me|nos|le|melo|mela|melos|melas|noslo|lo|la)?'

const evade = [
  frame(
    String.raw`como (?:le gano|le ganamos|ganarle|evito que|hago que)\b`,
    String.raw`(?:puedo|debo|podemos|podria) decir que\b`,
    String.raw`como (?:le hago (?:para|con)|hago (?:para|que)|puedo|podria|podemos|se puede|hacer|hacerle)?\s?(?:que )?(?:no (?:pagar|me (?:encuentren|agarren|descubran|quiten|vean|cobren|deporten|arresten))|escond\w+|ocult\w+|librar\w*|libro|evit\w+|evad\w+|salgo limpio|salir limpi\w+|salirme con|me salgo con|me libro|gan(?:o|ar|amos)|pas(?:o|ar) (?:la|el|una|mi) (?:prueba|examen|entrevista|polig\w+)|enga\w+|minti\w+|mentir\w*|le saco|sacarle|me zafo|zafar\w*|borr(?!o (?:esto|todo|este|la conversacion)\b)\w+|quit(?:o|arle|arme) (?:a |de |los|la|el)|convenz\w+|convencer\w*|asust\w+|escap\w+|me escapo|burl\w+|tumb\w+|logro que|lograr que|le quito)\b`,
    String.raw`como (?:le )?hago para (?:que (?!me (?:llam|atiend|contest))|no |ganar|librar|pasar|quitar|sacarle|salir)`,
    String.raw`que (?:excusa|pretexto|mentira|historia|cuento|coartada)\b`,
    String.raw`(?:truco|trampa|mana|excusa|pretexto|maneras?|forma) (?:para|de) (?:ganar|evitar|no pagar|esconder|pasar|librar\w*|que no|salir|enganar)\b`,
    String.raw`(?:usar|uso|sirve|utilizar)\b.{0,30} en (?:su|mi) contra\b`,
    String.raw`que (?:le |les )?(?:digo|puedo decir|invento|contesto)\b.{0,40}\bpara que\b`,
    String.raw`(?:esconder|ocultar|borrar|destruir|falsificar|tirar|deshacerme de)\b.{0,30}\b(?:mensajes|pruebas?|evidencia|dinero|bienes|documentos|ingresos|telefono|casa|carro|fotos|drogas?|arma|pistola)\b`,
    String.raw`para que no (?:me|se|nos) (?:la |lo |las |los )?(?:quiten|quite|encuentren|enteren|entere|agarren|cobren|embarguen|vean|pueda\w*)\b`,
    String.raw`sin que (?:la policia|el juez|la corte|se enteren|se entere|lo sepan?|me vean)\b`,
    String.raw`(?:mentir(?:le)?|miento|le miento|digo mentiras) (?:al|a la|a los|en)\b`,
    String.raw`(?:poner|pongo|paso|pasar) (?:la casa|el carro|todo|mis bienes|el dinero|las cosas) a nombre de\b`,
    String.raw`(?:puedo|debo) decir que (?:no|yo|fue|era|se me)\b`,
    String.raw`que (?:juez|condado|corte) (?:es|seria) (?:mas|menos)\b`,
  ),
]

const draft = [
  frame(String.raw`ayud(?:e|a|en)?me con (?:una?|la|el|mi|mis) (?:\w+ ){0,2}?${paper}\b`),
  opening(
    String.raw`(?:(?:me |nos )?(?:puede|pueden|podria|podrian|puedes|podrias) (?:usted )?(?:ayudar(?:me|nos)? a )?|(?:necesito|quiero|ocupo|quisiera) que (?:me |nos )?(?:ayude(?:n)? a )?|ayud(?:e|a|en|ame|eme|enme)(?:me)? (?:a |con )|necesito |quiero )?(?:escrib|redact|hag|haz|haced|hac|prepar|llen|contest|correg|corrij|traduz|traduc|arm|elabor|complet|termin)(?:a|e|en|ga|an|as|es|er|ir|ar|i|o)?${me} (?:por favor )?(?:(?:una?|el|la|los|las|mi|mis|unos|otra|esta|este|mejor) )+(?:\w+ ){0,2}?${paper}\b`,
    String.raw`(?:hazme|hagame|haganme|redacteme|redactame|escribame|escribeme|preparame|prepareme|lleneme|llename|contesteme|corrijame) (?!una? cita)(?:una?|el|la|los|las|mi|mis|esta|este|todo)\b`,
    String.raw`(?:deme|dame|mandeme|necesito|ocupo|quiero) (?:un |una )?(?:ejemplo|machote|formato|plantilla|modelo|guion|carta)\b`,
    String.raw`(?:carta|guion|ejemplo|formato|machote|modelo) (?:de|para|al?)\b`,
  ),
  frame(
    String.raw`(?:escrib|redact|hag|prepar|llen)(?:a|e|an|en|er|ir|ar)(?:me|nos)? .{0,40}\b(?:por mi|para mi (?:caso|ex|casero|jefe|juez|patron)|para (?:el juez|migracion|la corte))\b`,
    String.raw`que (?:le |les |se |me )?(?:pongo|escribo|anoto|contesto|respondo)\b`,
    String.raw`que (?:debo|deberia|puedo|tengo que|hay que) (?:poner|escribir|contestar(?:le)?|responder(?:le)?|decir(?:le|les)?|declarar)\b`,
    String.raw`(?<!lo )que (?:le|les) (?:digo|decimos)\b`,
    String.raw`que (?:digo|declaro)(?: (?:en|a|al|si|cuando|sobre)|$)`,
    String.raw`como (?:le )?(?:escribo|redacto|contesto|respondo|lleno|explico|pongo)\b`,
    String.raw`ayud(?:e|a|en)?(?:me|nos)? a (?:escribir|redactar|llenar|contestar|responder|preparar)\b`,
    String.raw`(?:digame|dime|expliqueme) (?:exactamente )?(?:que|como) (?:decir|poner|escribir|contestar|responder)\b`,
  ),
]

const fate =
  '(?:deport\\w+|conden\\w+|dar|quitar\\w*|meter\\w*|arrest\\w+|soltar\\w*|encarcel\\w+|echar\\w*|correr|sacar\\w*|creer|negar\\w*|aprobar|regresar\\w*|devolver\\w*|pagar|perdonar|embargar|cobrar de mas|detener|castigar|suspender|expulsar|despedir|demandar|bajar|ofrecer|tocar|pasar|ir|caer|salir|perjudicar|afectar|dejar)'

const predict = [
  frame(
    String.raw`(?:me|nos|le) ira (?:bien|mal)\b`,
    String.raw`(?:hay|tengo|queda) (?:alguna |una )?(?:esperanza|manera de que|forma de que)\b`,
    String.raw`(?:me|nos) (?:va a )?(?:afecta|perjudica|afectara|perjudicara)\b`,
    String.raw`(?:voy|va|vamos|van|vas) a (?:ganar|perder|ir|salir|quedar\w*|terminar|acabar|poder (?:quedar\w*|recuperar|ganar|entrar|regresar)|estar (?:preso|pres[ao]|en la carcel|detenid[ao]|encerrad[ao])|tener que (?:ir|pagar(?:le)?|dar\w*)|recibir|librar\w*|recuperar|decir|creer|decidir|fallar|cumplir|pasar(?:me|le|nos)|caer\w*|afectar\w*|perjudicar\w*|dar(?:me|le|nos)|quitar(?:me|le|nos)|deportar\w*|meter(?:me|lo|la)|negar\w*|soltar\w*|costar caro)\b`,
    String.raw`(?:me|lo|la|nos|le|les|los|se lo|se la) (?:van|va|iran|ira) a (?:\w+ )?${fate}\b`,
    String.raw`(?:ganare|perdere|ganaria|perderia|ganaremos|perderemos|podre (?:ganar|quedar\w*|recuperar)|podria ganar|saldre|me (?:deportaran|daran|quitaran|negaran|creeran|condenaran|encarcelaran|soltaran|darian|quitarian|deportarian|tocaria)|lo (?:deportaran|soltaran|condenaran))\b`,
    String.raw`(?:que|cuales|cuantas|tengo|tenemos|hay|alguna|buenas|muchas) (?:tan |tantas )?(?:son )?(?:mis |nuestras )?(?:probab\w+|posibilidad\w*|chance\w*|oportunidad\w*)\b`,
    String.raw`cuant[oa]s? (?:\w+ )?(?:anos|meses|tiempo|carcel|dinero)? ?(?:me|le|nos|lo|la) (?:va|van|daran|daria|darian|dan|toca|tocan|tocaria|caen)\b(?!.{0,6}\ba (?:cobrar|quitar))(?!.{0,12}\bpagar\w* a ustedes)`,
    String.raw`cuant[oa]s? (?:dinero |tiempo |anos |meses )?(?:voy|va|vamos|van) a (?:recibir|sacar|ganar|estar (?:pres|en la|deten|encerr)|cumplir|recuperar|pagar(?:le)? de manutencion)`,
    String.raw`cuanto (?:dinero )?(?:le |les )?(?:puedo|podria|podemos|recibo|saco|sacaria|recibiria|gano) ?(?:sacar(?:le)?|recibir|pedir|ganar|recuperar|reclamar|cobrar(?:le)?)?\b(?=.{0,40}\b(?:aseguranza|seguro|accidente|choque|caso|caida|lesion|demanda|patron|despido|fractura|por)\b|$)`,
    String.raw`cuanto vale (?:mi|nuestro|su|el (?:caso|golpe|reclamo|choque|accidente|dano))\b`,
    String.raw`que (?:me|le|nos|les) (?:va a pasar|pasara|pasaria|espera|puede pasar|toca)\b`,
    String.raw`que va a pasar (?:conmigo|con (?:mi|el|ella|mis|nosotros))\b`,
    String.raw`que (?:va a|ira a) (?:decir|hacer|decidir|pensar|fallar) ${power}`,
    String.raw`que (?:condena|sentencia|castigo|pena) (?:me|le|nos|va|voy)\b`,
    String.raw`como (?:va a|cree que (?:va a )?) ?(?:terminar|acabar|salir|quede|termine)\b`,
    String.raw`(?:cree|creen|piensa|piensan|crees) (?:usted )?que (?:me |lo |la |nos |le )?(?:\w+ )?(?:el juez|la jueza|la corte|voy|vamos|gane|ganemos|pierda|crea|den|quiten|deporten|mi|tengo|tenga|pueda ganar|puedo ganar|suelten|salga|dejen|haya|hay)\b`,
    String.raw`(?:me|nos|lo|la) (?:negaran|daran|creera|deportan|deportaran|quitan|meten|encierran|mandan a la carcel)\b`,
    String.raw`(?:pierdo|perdemos) (?:mi casa|mis hijos|la custodia|a mis|el caso|mi caso|mi licencia|mi residencia)\b`,
    String.raw`(?:quien|quienes) (?:va|van) a (?:ganar|quedar\w*)\b`,
    String.raw`(?:calcul|estim)(?:e|a|eme|ame)\b.{0,40}\b(?:caso|indemnizacion|me|mi)\b`,
  ),
]

const evaluate = [
  frame(
    String.raw`(?:me|nos|lo|la) (?:discriminaron|discrimino|estafaron|acosaron|robaron|enganaron|engano) ?$`,
    String.raw`es (?:una )?(?:estafa|ilegal|abuso|robo|fraude|injusticia) (?:lo|esto|eso)\b`,
    String.raw`hicieron (?:mal|bien|lo correcto)\b`,
    String.raw`que tan (?:fuerte|grave|mal|malo|bueno|serio|bien) (?:es|esta|va)\b`,
    String.raw`(?:tengo|tenemos|tiene|hay) (?:un |buen |algun |una |suficiente |suficientes )*(?:caso|buena defensa|fundamento|bases?|pruebas|razon|demanda|oportunidad|manera de ganar)\b`,
    String.raw`(?:tengo|tenemos|tiene|tendria|tienen) derechos? (?:a|de|sobre|al)\b`,
    String.raw`(?:es|fue|era|seria|sera|esta|son) (?:\w+ )?(?:ilegal|legal|valido|valida|discriminacion|acoso|negligencia|abuso|delito|un delito|fraude|robo|difamacion|defensa propia|injusto|justo|justa|permitido|violacion|valid[ao]s|despido injustificado|culpa mia|mi culpa|su culpa|contra la ley|suficiente|poco|nulo|constitucional)\b.{0,60}\b(?:me|mi|mis|yo|nos|lo que|esto|eso|su|que|\d+)\b`,
    String.raw`(?:es|fue|era|seria|esta|son) (?:culpa mia|mi culpa|justo lo que|discriminacion|acoso lo)`,
    String.raw`(?:eso|esto|lo que (?:me )?hi[cz]\w+|lo que (?:me )?paso|mi \w+|el (?:contrato|acuerdo|testamento|arresto|cateo)|la (?:oferta|clausula|firma|deuda)) .{0,30}\b(?:es|fue|era|esta) (?:\w+ )?(?:ilegal|legal|valid[oa]|acoso|discriminacion|injusto|fuerte|debil|buen[oa]|bien|permitido|correcto|mal|delito)\b`,
    String.raw`(?:quien|de quien) (?:tiene|es|tuvo|fue) (?:la |el )?(?:culpa|culpable|responsable|razon)\b`,
    String.raw`(?:tengo|tuve|tendria) (?:yo )?la culpa\b`,
    String.raw`(?:soy|somos|estoy|estamos|seria) (?:\w+ )?(?:responsables?|culpables?|obligad[oa]s?|elegibles?|violando|rompiendo|en problemas|casad[oa]|cubiert[oa])\b`,
    String.raw`(?:calific(?:o|amos|a)|aplico|cumplo con los requisitos) (?:para|a)\b(?!.{0,20}\b(?:descuento|consulta gratis|plan)\b)`,
    String.raw`(?:violaron|violo|rompieron|rompio|cometi|cometio|cometieron|incumpli\w*|viole|perdi mi derecho)\b.{0,40}\b(?:derechos?|ley|leyes|delito|contrato|crimen|acuerdo|orden|falta)\b`,
    String.raw`(?:puedo|podemos|podria|podriamos|puede mi \w+|se puede) (?:yo )?(?:demandar\w*|denunciar\w*|reclamar\w*|pelear la|levantar cargos|poner una demanda|apelar)\b`,
    String.raw`(?:revis|le|lea|chec|analic|evalu|analiz|mir)(?:e|a|eme|ame|en|enme|ame|me|que|queme)?(?:me)? (?:el|la|mi|mis|este|esta|estos) (?:contrato|carta|acuerdo|caso|papeles|documentos?|oferta|testamento|demanda|situacion)\b`,
    String.raw`mi caso (?:es|esta|se ve) (?:\w+ )?(?:fuerte|debil|bueno|perdido|malo|ganable|dificil)\b`,
    String.raw`que (?:tan (?:fuerte|grave|malo|bueno|serio)) (?:es|esta)\b`,
    String.raw`(?:esta bien|es justa|es buena|es poco|es mucho|conviene) (?:la|esta|esa|una) oferta\b`,
    String.raw`es (?:justo|suficiente|poco|buena oferta|mala oferta) (?:lo|la|los|que|para)?\b`,
    String.raw`(?:digame|dime) si (?!me pueden|puede|tienen|atienden)(?:es|esta|tengo|puedo|fue|vale|soy|hay)\b`,
    String.raw`que (?:opina|piensa|opinan|piensan|cree) (?:usted |ustedes )?(?:de|sobre) (?:mi|este|esta|la|el|lo)\b`,
    String.raw`(?:significa para mi|esto es (?:legal|ilegal)|es legal (?:lo|que))\b`,
    String.raw`(?:le |les )?debo (?:la renta(?! de| (?:pero|y)\b)|pagar la deuda|ese dinero|esa deuda|algo)\b`,
  ),
]

const decide = [
  frame(
    String.raw`(?:conviene|convendra) (?:demandar|firmar|pelear|aceptar|pagar|declarar\w*|ir|hablar|esperar\w*|apelar|casar\w*|divorciar\w*)\b`,
    String.raw`ayud(?:e|a|en)me a (?:decidir|escoger|elegir)\b`,
    String.raw`no se si (?:firmar|aceptar|pagar|ir|demandar|pelear|hablar|declarar\w*|decir\w*)\b`,
    String.raw`y si (?:mejor )?(?:me|le|no|lo) \w+`,
    String.raw`(?:tiene|tienen) razon$`,
    String.raw`(?<!\b(?:documentos|papeles|cosas|que|cuando|donde|cuanto|como|quien) )(?:debo(?! (?:salir(?:me)?|irme|desalojar|presentarme|entregar\w*|comparecer) (?:el|antes|para|este|hoy|manana)\b)(?! (?:\$ ?)?(?:\d|un|una|dos|tres|cuatro|cinco|seis|varios|varias|mucho|la renta|renta|dinero|impuestos|\w+ mes))|deberia|debemos|deberiamos|tendria que|tendriamos que|debera|deberia mi \w+)\b`,
    String.raw`que (?:debo|deberia|puedo|tengo que|podemos|debemos) hacer\b(?! para (?:sacar|hacer|tener|agendar|contratar|una cita|llegar|ser|inscrib))`,
    String.raw`que (?:hago|hacemos)\b(?! para (?:sacar|hacer|agendar|contratar|una cita|llegar))`,
    String.raw`(?:me|nos|le) (?:conviene|convendria|combiene|recomienda|recomiendan|recomendaria|aconseja|aconsejan|aconsejaria|sugiere|sugieren|sugeriria)\b`,
    String.raw`(?:que|cual|cuales) (?:me |nos )?(?:recomienda|recomiendan|aconseja|aconsejan|sugiere|sugieren|haria|harian|harias|escogeria|eligiria|elegiria|conviene|es mejor|seria mejor)\b`,
    String.raw`(?:haria usted|usted que haria|si fuera (?:usted|yo|su)|en mi lugar|en su opinion)\b`,
    String.raw`(?:es|sera|seria|era) (?:mejor|buena idea|mala idea|malo|recomendable|prudente|conveniente|mas conveniente|un error|peligroso|riesgoso|tonto|aconsejable|demasiado tarde)\b(?!.{0,5}\bllamar\b)`,
    String.raw`(?:esta|estaria|hay problema|pasa algo|es malo) (?:bien |mal )?si (?:yo )?(?:no |me |le |lo |dejo|firmo|pago|salgo|grabo|voy|hablo|tomo|vendo|cambio|llevo|mando|acepto|renuncio)`,
    String.raw`(?:vale la pena|valdra la pena)\b(?!.{0,12}\b(?:contratar|la consulta)\b)`,
    String.raw`(?:me|nos) (?:declaro|declaramos|declararme) (?:culpable|en)\b`,
    String.raw`(?:tengo|tenemos) que (?:aceptar|firmar|pagar(?:le)? (?:la|lo|el|mi|su)|declarar|contestar|darle|dejar(?:lo|la)?|entregar(?:le)?|salir(?:me)?|ir a (?:la corte|juicio)|decir(?:le)?|irme|hablar con)\b`,
    String.raw`(?:puedo|podemos|podria) (?:yo |legalmente |ya )?(?:cambiar la (?:chapa|cerradura)|salir(?:me)? del (?:estado|pais)|dejar de pagar|grabar(?:lo|la)?|no pagar|negarme|romper|correr|sacar (?:a|al) (?:mi|el|la|inquilino)|mudarme|llevarme|irme|retener|viajar|manejar (?:sin|con|mientras)|vender (?:la|el|mi)|ignorar|rechazar|quedarme con|renunciar|cancelar (?:el|mi) (?:contrato|acuerdo))\b`,
    String.raw`(?:digame|dime|diganme|aconseje\w*|recomiende\w*|oriente\w*|deme)\b.{0,12}\b(?:que hacer|que hago|si debo|que debo|cual|un consejo|consejo|su opinion|si acepto|si firmo|si pago|como)\b(?!.{0,10}\b(?:cobran|llegar|llego|sacar|contact|es el|es la|queda)\b)`,
    String.raw`(?:usted dig\w+|digame usted|usted (?:que )?(?:dice|cree|piensa|opina))\b`,
    String.raw`(?:necesito|quiero|ocupo) (?:un )?(?:consejo|que me aconseje\w*|su opinion|asesoria sobre si)\b`,
    String.raw`(?:cree|creen|piensa|piensan|crees) (?:usted |ustedes )?que (?:yo )?(?:debo|deberia|debamos|me convenga|me conviene|sea mejor|es mejor|pueda (?!n|verme|ver)|acepte|firme|vaya|haga)\b`,
    String.raw`(?:firmo|acepto|peleo|contesto|renuncio|demando|declaro|apelo|confieso|me caso|me divorcio|me entrego)\b.{0,40}\bo\b`,
    String.raw`cual (?:de (?:los|las) dos|opcion|es mejor|seria mejor)\b`,
    String.raw`mejor (?:me espero|espero|me voy|no digo|me quedo|peleo|pago|firmo|acepto|me salgo|le digo)\b`,
  ),
  // "¿firmo …?", "¿lo tomo?", "hablo con él o espero": one's own act as a question.
  opening(
    String.raw`me (?:caso|divorcio)\b`,
    String.raw`(?!no (?:(?:le|les|lo|la) )?(?:dejo|doy|digo|mando|cuento) (?:un |ningun )?(?:testamento|herencia|mi|nada|correo|nombre|apellido)\b)(?:(?:yo|no|mejor|entonces|ahora|si) )?(?:(?:me|le|lo|la|les|los|las|se lo|se la|nos) )?(?:firmo|acepto|pago|peleo|contesto|renuncio|demando|declaro|apelo|confieso|entrego|tomo|digo|hablo|voy(?! a )|quedo|salgo|espero|cuento|pido|dejo|devuelvo|mando|doy|rechazo|agarro|vendo|mudo|callo|ignoro|denuncio|firmamos|aceptamos|pagamos|vamos|peleamos|demandamos|cambio|presento|meto|retiro|quito|perdono)\b(?!.{0,25}\b(?:a un abogado|consulta|cita|con ustedes|con un abogado|un mensaje|mi (?:numero|nombre|telefono))\b)(?! (?:a|para) (?:su|la) oficina)(?! a (?:matar|poder))(?=(?: [\w'$-]+){0,12}$)`,
  ),
]

const leaning = [
  frame(
    String.raw`(?<!\b(?:que|cuanto|cuanta|cuantos|cuantas|cuando|como|donde|carcel|multa|licencia) )(?:me|nos) (?:puede|pueden|podria|podrian) (?!(?:ayudar|llamar|atender|ver|dar|decir|mandar|explicar)\b)\w+`,
    String.raw`(?:puede|pueden|podria) (?:${power}|ellos|el|ella) \w+(?:me|nos)\b`,
    String.raw`(?:puede|pueden|podria) (?:${power}|ellos|el|ella) .{0,40}\b(?:me|mi|mis|nos)\b`,
    String.raw`${power} (?:puede|pueden|podria) \w+(?:me|nos)\b`,
    String.raw`${power} (?:me |nos )(?:puede|pueden|podria) \w+`,
    String.raw`(?:cuenta|vale|califica|se considera) como\b`,
  ),
]

const ownCase = [
  opening(
    String.raw`(?:es|fue|era|seria|esta|estaba|estuvo|tiene|tienen|tenia|puede|pueden|podria|va|van|hay|cuenta|vale|sirve)\b(?! (?:usted|ustedes|un|una|alguien|el licenciado|la licenciada|el abogado|la abogada))(?=.{0,120}\b(?:me|mi|mis|yo|nos|mio|mia|\w+me|el|ella|le|su)\b)(?!.{0,30}\b(?:cuanto|donde)\b)`,
  ),
]

/** Spanish as it is typed on a telephone, mostly without accents. */
export const spanish: AdviceFrames = {
  plainSpeech: [
    [/\b(?:q|ke|k)\b/g, 'que'],
    [/\b(?:xq|pq|porq)\b/g, 'porque'],
    [
      /\b(?:realmente|legalmente|solo|solamente|nomas|todavia|tambien|ya|mejor dicho|porfa|porfavor)\s+/g,
      '',
    ],
  ],
  firmAffair:
    /\b(?:citas?(?! (?:de|con|en) (?:migracion|inmigracion|uscis|la corte|el juez|el consulado))|consultas?|su oficina|la oficina|ustedes (?:hacen|cobran|atienden|llevan|me (?:cobran|atienden|llaman))|cobran|cobrar|me (?:(?:van a |va a |puede |pueden |podrian )(?:llamar|atender|contestar)|llamen|llaman|atiend\w+|contestan)|que me llamen|mi (?:numero|nombre|telefono|correo)|mis datos|honorarios|a plazos|pagos|tarjeta|llevar a mi|que (?:documentos|papeles)|por (?:zoom|video|correo)|estacion\w+|contratar\w*|con ustedes|su pagina|hablar con (?:un|una|la|el) (?:abogad\w+|licenciad\w+|secretari\w+)|llamar o|cuando llame|necesito (?:un )?abogad\w+|necesito ayuda|llamar por la|mandarles|interprete|me puedan ver|mi caso quien|quien va a llevar|la primera (?:cita|visita|llamada)|dice su)\b/,
  priceAsked:
    /\b(?:cuanto (?:cuesta|cobran|sale|vale (?:una|un|el|la)|me cobran)|precio|cobran|cuesta|costo)\b/,
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
