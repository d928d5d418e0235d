import { crimeSpanish, crimeToEnglish } from './thesaurus-crime.es.ts'
import { spanishErrands } from './thesaurus-errands.es.ts'
import { familySpanish, familyToEnglish } from './thesaurus-family.es.ts'
import { injuriesSpanish, injuriesToEnglish } from './thesaurus-injuries.es.ts'
import { mattersSpanish, mattersToEnglish } from './thesaurus-matters.es.ts'
import { officeSpanish, officeToEnglish } from './thesaurus-office.es.ts'
import { plainSpanish, plainToEnglish } from './thesaurus-plain.es.ts'

/** Spanish: other words for the same thing. Format: `compileThesaurus`. */
const everydaySpanish = `
abogado, abogada, licenciado, defensor, representante legal
bufete, despacho, firma, oficina, oficinas
teléfono, número, celular, llamar
correo, correo electrónico, email
cita, consulta, asesoría, reunión
gratis, gratuita, gratuito, sin costo
cobrar, cobran, cobra, cuesta, costo, precio, honorarios, tarifa, tarifas
horario, abierto, abren, cierran, horas
ubicación, dirección, ubicados, dónde están, queda
estacionar, estacionamiento, parquear, parqueadero, parqueo, aparcar
plan de pago, pagos mensuales, a plazos, en pagos, mensualidades
accidente, choque, chocaron, atropellado, atropellaron
lesión, lesiones, herido, lastimado, heridas, daños
despedido, despidieron, corrieron, despido, me corrieron
desalojo, desalojar, desalojan, me quieren sacar
divorcio, divorciar, divorciarme, separación, disolución
custodia, tutela, patria potestad
manutención, pensión alimenticia, child support
deportación, deportar, deportado, remoción, expulsión
residencia, green card, mica, tarjeta verde, residente permanente
ciudadanía, naturalización, ciudadano, hacerme ciudadano
permiso de trabajo, autorización de empleo
visa, visado
asilo, refugio, refugiado
testamento, herencia, sucesión
fideicomiso, trust
quiebra, bancarrota
multa, infracción, ticket
cárcel, prisión, encarcelamiento, bote, encerrado, preso
arrestado, detenido, arresto, detención, agarraron, agarró
policía, oficial, agente
fianza, bail
licencia, licencia de conducir, licencia de manejar
manejar, conducir, manejando, conduciendo
borracho, tomado, ebrio, alcohol, intoxicado, manejando tomado
hijo, hijos, niño, niños, menores, menor
esposo, esposa, cónyuge, marido, pareja, mujer, señora
abonos, en abonos, poco a poco, cada mes, a pagos, en partes > por mes, sin intereses, partes, pagar
dinero, lana, feria > pagar, precio
cerca, lejos, caminando, a pie, bus, autobús, camión, no manejo > autobús, minutos, a pie, parada
silla de ruedas, andadera, muletas, discapacidad > rampa, elevador, accesible, silla de ruedas
elevador, ascensor
contestan, responden, regresan la llamada, me llaman > respondemos, responder, día hábil, contestamos
se queda entre nosotros, secreto, no digan nada, que nadie sepa > confidencial
porcentaje, qué parte, por ciento > porcentaje, tercio, parte
choque, choqué, accidente > lesiones, accidente
corrieron, me corrieron, despidieron, botaron > despidieron, despido, trabajo
calefacción, calentador > calefacción, reparaciones
chapa, chapas, cerradura > cerraduras, cerradura
dueño, dueña, casero, arrendador, propietario
renta, alquiler
identificación, matrícula, pasaporte
pleito, juicio, demanda
arrepentí, me arrepentí > cancelar
calle, domicilio > dirección, oficina
señorita, secretaria, recepcionista
idiomas, idioma, lenguas
`

const spanishLaw = `
abogado, abogada, licenciado, abogados, defensor > lawyer, attorney
bufete, despacho, firma > firm, law firm, office
oficina, oficinas > office, located
teléfono, número de teléfono, número, celular > phone, call, number
llamar, llamo, llamarles, llamarlos > call, phone
correo, correo electrónico > email
contactar, comunicarme, contacto, contactarlos > contact, reach
dirección, ubicación, ubicados, dónde están, queda la oficina, cómo llego, llegar > address, located, location, office, directions
estacionar, estacionamiento, estaciono, parquear, dejar el carro, dejo el carro, parqueo, aparcar > parking, parking lot, park
horario, horas, abren, cierran, abierto, abiertos, hora > hours, open, available, 24/7
fin de semana, sábado, domingo, sábados, domingos > weekend, saturday, sunday, 24/7
de noche, madrugada, tarde en la noche, cualquier hora, fines de semana > night, 24/7, anytime, after hours
cita, consulta, asesoría, consultas > consultation, appointment
gratis, gratuita, gratuito, sin costo > free, no cost
consulta gratis, consulta gratuita, primera consulta, consulta inicial > free consultation, initial consultation, consultation
cobran, cobra, cuesta, cuestan, costo, precio, honorarios, tarifa, tarifas, cobrar, vale, sale > fee, fees, cost, charge, price
cuánto cobran, cuánto cuesta, cuánto me cobran, cuánto sale > fee, fees, cost, flat fee, attorney fees
pagar, pago, pagos > pay, payment
plan de pago, planes de pago, a plazos, en pagos, mensualidades, pagos mensuales > payment plan, payment plans, installments
tarjeta de crédito, tarjeta > credit card
reembolso, devuelven > refund
español, hablan español, habla español, en español > spanish, bilingual, se habla español
idioma, idiomas, hablan > languages, speak, language
intérprete, traductor > interpreter, translator
experiencia, años de experiencia > experience, years
estudió, universidad, escuela, facultad > law school, education, university
escuela de leyes, facultad de derecho > law school, school of law
ayuda, ayudar > help
derecho, derechos > rights, law
ley, leyes > law, act
corte, tribunal, juzgado > court
juez > judge
juicio > trial
audiencia, cita en corte, fecha de corte > hearing, court date
falté a la corte, no fui a la corte, no me presenté, falté a corte, perdí mi corte > missed court, miss, failure to appear, warrant, bench warrant
orden de arresto, orden de aprehensión, orden de captura > warrant, arrest warrant
arrestado, arrestaron, detenido, detuvieron, agarraron, agarró, arresto, detención, arresten > arrested, arrest, custody
cárcel, prisión, bote, preso, encerrado, tras las rejas > jail, prison, incarceration
máximo, máxima, como máximo > maximum, up to
mínimo, mínima > minimum, at least
policía, policías, oficial, patrulla > police, officer
revisar mi carro, registrar, registren, revisar el carro, cateo, catear > search, consent, search your car
callado, guardar silencio, quedarme callado, no hablar > remain silent, silent
interrogar, preguntas, interrogatorio, declarar > questions, questioning, statement
fianza > bail, bond
cargo, cargos, acusación, acusado, acusan > charge, charges, charged, accused
retirar los cargos, quitar los cargos, retirar cargos, quitar la denuncia, retirar la denuncia > drop the charges, dismiss, drop, victim, prosecutor
fiscal > prosecutor
culpable, declararme culpable > guilty, plead guilty, plea
delito, crimen, delitos > crime, offense
delito grave, felonía, felonías > felony, felonies
delito menor > misdemeanor
antecedentes, récord, antecedentes penales, récord criminal > record, criminal record
limpiar mi récord, limpiar récord, borrar antecedentes, borrar mi récord, limpiar antecedentes, borrar, limpiar, sellar > expunge, expungement, set aside, record
manejar tomado, manejando tomado, manejar borracho, manejando borracho, manejar ebrio, conducir ebrio, conducir borracho, manejando ebrio, manejar bajo la influencia, conducir bajo la influencia, manejar en estado de ebriedad > drunk driving, dui, owi, dwi
manejar sin licencia, manejando sin licencia, sin licencia > driving without a license, no license, unlicensed, suspended license
manejar, manejando, conducir, conduciendo > driving, drive, operating
tomado, borracho, ebrio, tomando, bebido > drunk, intoxicated, alcohol
alcohol > alcohol
sangre > blood
alcohol en la sangre, cuánto alcohol, nivel de alcohol > bac, blood alcohol, alcohol
prueba de aliento, soplar, alcoholímetro, soplé > breath test, breathalyzer, refusal
negarme, negarse, rehusar, me niego, rechazar > refuse, refusal
primera vez, primer delito, primera ofensa > first offense, first
segunda vez, segundo delito, segunda ofensa > second offense, second
tercera vez > third offense, third
menor, menores, menor de edad, menores de edad > minor, minors, under 21, underage
ley de menores, menores de 21, tengo 19, tengo 18, tengo 20, tolerancia cero > zero tolerance, under 21, minor, underage
juvenil, mi hijo, mi hija, adolescente > juvenile, minor, minors
hijo, hija, hijos, niño, niños, niña > child, children, son, kids
licencia, licencia de conducir, licencia de manejar > license, driver's license
quitaron la licencia, suspendieron la licencia, licencia suspendida, perdí mi licencia, perder la licencia > license suspension, suspended, revoked, license
recuperar mi licencia, recuperar la licencia, restaurar > license restoration, restoration, reinstate
recuperar, recupero > restore, regain, recover
multa, multas > fine, fines, ticket
ticket, infracción, exceso de velocidad, velocidad > ticket, traffic, speeding, infraction
drogas, droga, marihuana, mota > drugs, drug, marijuana
arma, pistola, armas > weapon, gun, firearm
robo, robar, robé, hurto > theft, larceny, stealing, shoplifting
violencia doméstica, violencia familiar, violencia > domestic violence
orden de restricción, orden de protección, orden de alejamiento > restraining order, protective order, ppo, no contact order
golpeó, golpes, pegó, agresión, pelea > assault, battery, abuse
refugio, albergue > shelter
probatoria, libertad condicional > probation, parole
apelar, apelación, negaron, denegado, rechazaron > appeal, denied, denial
estudiante, estudiantes > student, students
trabajo, empleo > job, work, employment
jefe, patrón, empleador, empresa > employer, boss
accidente, choque, chocaron, accidente de carro, accidente de auto, choqué, atropellaron > accident, car accident, crash, collision
accidente de trabajo, lastimé en el trabajo, accidente laboral, compensación laboral, me lastimé trabajando > workers compensation, work injury, injured at work
camión, tráiler > truck
lesión, lesiones, herido, lastimado, lastimé, lesiones personales > injury, injured, personal injury
caída, resbalé, me caí > slip and fall, fall, premises liability
mordida de perro, mordió un perro > dog bite
negligencia médica, mala práctica > medical malpractice, malpractice
muerte, murió, falleció, muerte injusta > death, wrongful death, died
seguro, aseguranza, aseguradora > insurance
compensación, indemnización, daños > compensation, damages, settlement
demanda, demandar, demandé > lawsuit, sue, claim
plazo, límite de tiempo, tiempo límite > deadline, statute of limitations
porcentaje, contingencia, si no ganan, si no gano > contingency, contingency fee, percentage, unless we win
despedido, despidieron, corrieron, despido > fired, terminated, wrongful termination
no me pagaron, salario, sueldo, horas extras, no me pagan > wages, unpaid wages, overtime
discriminación > discrimination
acoso, acoso sexual > harassment, sexual harassment
desalojo, desalojar, me quieren sacar, me sacaron > eviction, evicted
renta, alquiler, inquilino > rent, tenant, lease
casero, dueño, arrendador > landlord
casa > house, home
divorcio, divorciarme, divorciar, separarme > divorce
custodia, custodia de mis hijos > custody, child custody
manutención, pensión alimenticia, manutención de los hijos > child support
pensión conyugal > alimony, spousal support
adopción, adoptar > adoption
esposo, esposa, marido, pareja > spouse, husband, wife
casarme, matrimonio, casado, casada > marriage, married
testamento > testament, estate plan
herencia, heredar, heredero > inheritance, heir, probate
sucesión, sucesorio > probate, estate
fideicomiso > trust, living trust
poder notarial, carta poder > power of attorney
planificación patrimonial > estate planning
inmigración, migratorio, migración, papeles, sin papeles, indocumentado > immigration, immigrant, undocumented
residencia, mica, tarjeta verde, residente > green card, permanent resident, residency
ciudadanía, ciudadano, naturalización, hacerme ciudadano > citizenship, naturalization, citizen
visa, visas > visa
asilo > asylum
deportación, deportar, deporten, deportado > deportation, removal, deported
permiso de trabajo > work permit, employment authorization
perdón, waiver > waiver
petición, pedir a mi esposa, pedir a mi familia, pedir a mis padres > petition, family petition
ice, la migra, migra > ice, immigration
bancarrota, quiebra > bankruptcy
deuda, deudas > debt
impuestos > tax, taxes
negocio, compañía > business
contrato > contract
firma digital > sign
documentos, papeles necesito, llevar > documents, bring
privado, confidencial, secreto > confidential, private, confidentiality
condado > county
estado > state
ciudad > city
cuánto tiempo, cuánto tarda, cuánto dura, tarda, tardan, demora > how long, months, weeks, time
días, meses, años, semanas > days, months, years, weeks
responden, contestan, respuesta > respond, response, answer
proceso, pasos, trámite > process, steps
requisitos, califico, calificar, elegible > requirements, eligible, qualify
consecuencias, castigo, pena, penas, sentencia > consequences, penalty, penalties, sentence
perder, perdí > lose, lost
ganar, ganado, ganaron > win, won
equipo, quiénes son > team, attorneys
reseñas, opiniones > reviews, testimonials
video, videollamada, por zoom, virtual > video, virtual, zoom
emergencia, urgente > emergency, urgent
carro, auto, coche, troca, camioneta > car, vehicle, truck
víctima > victim
testigo, testigos > witness
prueba, pruebas > evidence, test
seguro social, discapacidad, incapacidad > social security, disability
beneficios > benefits
`

/** Spanish: other words for the same thing. Format: `compileThesaurus`. */
export const spanishThesaurus = [
  everydaySpanish,
  officeSpanish,
  familySpanish,
  injuriesSpanish,
  crimeSpanish,
  mattersSpanish,
  plainSpanish,
].join('')

/** Spanish words and the English words a site would use for them. Format: `compileThesaurus`. */
export const spanishToEnglish = [
  spanishLaw,
  spanishErrands,
  officeToEnglish,
  familyToEnglish,
  injuriesToEnglish,
  crimeToEnglish,
  mattersToEnglish,
  plainToEnglish,
].join('')
