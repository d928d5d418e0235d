import type { Language } from '@foyer/shared/facts/statuses.ts'
import { stem } from '../index/stem.ts'

/**
 * Everyday words: a small site may use one of them once and so seem to find it telling. They weigh
 * half of what their rarity says.
 */
const english = `
able accept according actually add afraid against age ago agree air allow almost alone along
already although always amount angry answer apart appear arm arrive attention awful back bad
bag begin behind believe belong beside best better between beyond black blue boat body book born
both bottle bottom box boy bread bring brother brown build busy buy calm card care careful
careless carry catch cause center certain chair change cheap check choose city clean clear clever
clock close clothes cold comfortable common complete concern consider continue cook cool
copy corner correct count country couple course crazy create cross cry cut daily danger dark
date daughter day deal decide deep depend describe desk different difficult dinner direct dirty door
double draw dream dress dry early earth easy eat edge eight either else empty end enjoy
enough enter equal especially evening event everywhere except excite expect explain extra eye face
fact fail fair fall family famous far fast fat father fear feel few field figure fill final fine
finger finish fit five fix floor fly follow food foot forget form forward four fresh friend
front full fun future game garden general gentle girl glad gold grandma grandmother grandfather
grandpa great green grey ground group grow guess guy hair half hall hand hang happy hard hat hate
head healthy hear heart heat heavy high hold hole hope horse hot hour huge hungry hurry idea imagine
important inside instead interest involve issue join jump keep kind kitchen lady land large last
late laugh lead learn leave leg length lesson letter level life lift light line list listen live
local lock lonely lose loud love low lucky main manage many mark market matter maybe meal meaning
measure meat meet member mention mess middle mile milk mind minute mistake mix moment mom 
month moon morning mother mountain mouth move movie mr mrs ms music mum nature near necessary neck
neighbor nervous next nice night noise none normal north nose note notice number obvious occur offer
often oil old open opposite order outside own page paint pair paper parent part particular
party pass past pen pencil perfect perhaps period person pick picture piece place plan plane
plant play please plenty point polite poor popular position possible pretty prevent print 
problem proper provide public pull push put quality quarter quick quiet quite rain raise reach
read ready real realize reason receive recent red regular relate relax remain remember remind remove
repeat reply rest return rich ride ring rise road rock room round row run rush sad safe sale salt same
save scare season seat second seem sell send sense separate serious serve set seven
several shake shape share sharp shine ship shoe shop short shoulder shout show shut sick side 
silly similar simple since sing single sister sit situation six size skin sleep slow smart smell smile
snow social soft son song soon sort sound south space special specific spell spend spot
spring square stage stand star stare start stay step stick stone store storm story straight strange
street strong study stuff stupid style subject succeed sudden suffer sugar suggest suit summer sun
sure surprise sweet swim switch system table talk tall tape taste teach team tear ten terrible thank
thick thin third three throw tie tight tire today together tomorrow tonight tool tooth top
total touch toward town toy train tree trip trouble true truth turn twelve two type ugly uncle
understand unless usual view village visit voice wait wake walk wall warm wash waste watch
water wave weak weather week weekend weight welcome west wet wheel white wide wild  wind
window winter wish wonder wood word work world worry worse worst wrap write wrong yard year yellow
yesterday young zero kid child husband wife girlfriend boyfriend cousin nephew niece aunt parents dad
across admit ahead aim amaze anymore annoy apparent apply arrange ask assume attach attempt avoid awake
beat beg bend bet bite blame blow boil borrow bounce bump burst cancel casual cheer chase chat chill
chuck click climb collapse comfort compete complain complicate confuse connect convince cope crack crawl
curious currently dare decent definite desperate disappear discover discuss dodge drag drop dump
embarrass empty encourage entire escape eventual exhaust expensive express extreme faint
familiar fancy fetch fierce float fold folk frustrate fuss gather gentle grab greet grow handle hang
happen haul hide hint hit hurry idiot ignore immediate increase insist instant intend invite jerk joke
jump kick kneel knock lay lean lend lift load lock lousy matter mild mistaken mix nasty neat nervous
nightmare nod obvious odd opinion original otherwise panic paste pile pleasant pour praise prefer prepare
pretend proud prove purpose rang rapid rare rather recall reckon refer regardless regret reject relief rely
rescue respect result reveal rid ridiculous rough roughly rude ruin scare scratch scream
seek select sew shock shove silent skip slap slide slip smash smooth snap somehow
sore sour spare spin split spoil spread squeeze stare steady steal stick stir strike struggle stuck
suck sudden suppose surround suspect swap swear sweep swing tack tap tear tease tempt tend terrific
thrill throw tip toss trap treat trick tug twist upset urge usual vague various vary
wander warn wave weird whisper whole wipe wise worn wrap yell yet
brother sister son grandson granddaughter grandparent nana papa mama baby babies buddy roommate
friend neighbor stepson stepdaughter stepdad stepmom fiance in-law cop cops`

const spanish = `
abrir acabar aceptar acerca agua amigo antes año aprender ayer bajo bastante bonito buscar calle
cambiar cambio camino cara carta cerca cerrar ciudad claro comenzar comer comida compañero completo
común conocer conseguir contar contestar cosa crear creer cuenta cuerpo cuidado dejar dentro
desear después diferente difícil dinero dormir duda durante edad ejemplo empezar encontrar enseñar
entender entrar enviar escribir escuchar esperar explicar fácil familia fecha feliz final forma
fuera fuerte ganar grande grupo gustar hablar hermano historia hombre igual importante intentar
joven junto lado lejos lista llamar llegar lleno llevar lugar luego madre malo mandar mano mañana
medio mejor menos mes mesa minuto mirar mismo momento mostrar mover mujer mundo nacer necesitar
noche nombre nuevo número obtener ocurrir ofrecer olvidar padre pagar país palabra papel parar
parecer parte partir pasar pedir pensar pequeño perder permitir persona peor pie poner porque posible
preguntar preparar presentar primero problema producir pronto propio próximo pueblo puerta punto
quedar querer razón realidad realizar recibir recordar regresar resultado saber sacar salir seguir
segundo semana sentir servir siglo simple situación solo subir suceder suerte tarde temprano
terminar tiempo tierra tipo tocar tomar trabajar traer tratar último único usar vender venir verdad
viaje vida viejo visitar vivir volver voz
acordar ademas afuera agarrar alcanzar alla amable andar anterior anoche apenas apoyar aprovechar asustar
aunque avisar ayer ayudar batallar callar calmar cansar carinoso casi chico colocar comprar compartir
confundir contar contento correcto correr cosa costar cuidar deber decidir demasiado descansar
desde despacio despues detener durar echar elegir encargar enfermo enojar enseguida enterar entonces
entregar equivocar escoger esperar estudiar evitar exacto explicar extra extranar fijar firmar
funcionar gastar gritar guardar hacia hasta hermana igual importar incluso informar ingles jalar jamas
juntar junto justo lastima levantar limpiar listo luego llenar llorar lograr mama mandar manera mama
marcar mejorar mero meter mirar mitad molestar montar mostrar mover necesario nervioso nieto nomas nota
ocupar oir ojala ojo olvidar papa parte pelear pelo pensar pena perdonar pesar platicar preocupar
prestar primo primero probar prometer pues quitar rapido raro rato recoger regalar
regresar repetir resolver responder resultar reunir revisar romper seguro senor senora senorita separar
servir siempre siguiente sino sobrar sobrino sonar sostener subir suegra suegro sufrir
sustituir tal tampoco tanto tardar temer tio tia tirar todavia trabajo tratar triste ultimo unico
usar varios vecino viajar vez viejo ven zona alguno alguna algunos algunas ninguno cada cierto misma
abuela abuelo cunado comadre compadre muchacho muchacha chamaco
lunes martes miercoles jueves viernes enero febrero marzo abril mayo junio julio agosto septiembre octubre
noviembre diciembre semana mes`

const stems: Record<Language, Set<string>> = {
  en: new Set(
    english
      .trim()
      .split(/\s+/)
      .map((word) => stem(word, 'en')),
  ),
  es: new Set(
    spanish
      .trim()
      .split(/\s+/)
      .map((word) => stem(word, 'es')),
  ),
}

/** Whether a stem is an everyday word of a language. */
export function isCommon(found: string, language: Language): boolean {
  return stems[language].has(found)
}
