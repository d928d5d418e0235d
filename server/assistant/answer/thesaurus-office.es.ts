/**
 * Spanish words for the front desk: paying, visiting, people, papers and privacy,
 * as people in the United States write them. Format: `compileThesaurus`.
 */

/** Other Spanish words for the same thing. */
export const officeSpanish = `
# fees and payment
tarifa fija, precio fijo, cuota fija, tarifa plana, flat fee
cobran por hora, cuánto la hora > tarifa por hora, por hora, honorarios
cobran si pierden, cobran si ganan, cobran al final, si no ganan no pago, si no ganan > contingencia, cuota de contingencia, honorarios de contingencia, si no ganamos
anticipo, adelanto, pago inicial
enganche, retainer, cuánto de entrada > anticipo, pago inicial, depósito
reembolso, devolución del dinero, reintegro
devuelven mi dinero, regresan mi dinero, regresan el dinero > reembolso, reembolsable, devolución
descuento, rebaja
barato, económico, bajo costo, asequible
muy caro, sale caro, cobran caro > costo, honorarios, tarifa
efectivo, cash
zelle, venmo, transferencia, paypal > formas de pago, pago en línea, pagos electrónicos
formas de pago, métodos de pago, maneras de pagar
factura, estado de cuenta
biles, cuentas por pagar > facturas, deudas
comprobante de pago > recibo
facilidades de pago, financiamiento, dan crédito > plan de pago, planes de pago
no tengo dinero, no me alcanza, ando corto, no puedo pagar, bajos recursos > bajos ingresos, plan de pago, tarifa reducida, asistencia legal
cargos ocultos, cobros escondidos, costos escondidos
gastos de corte, costos de corte, gastos judiciales
contrato de honorarios, contrato de servicios, convenio de honorarios
cobraron de más, me cobran de más > factura, cargos
cuánto les debo > saldo, factura
# hours and appointments
día festivo, día feriado
navidad, año nuevo, acción de gracias > días festivos, cerrado
agendar, programar, sacar cita, hacer cita, reservar, apartar cita
reagendar, reprogramar, cambiar la cita, mover la cita
no puedo ir, no voy a poder ir, faltar a la cita > cancelar, reprogramar
llegar tarde, voy tarde, hizo tarde, voy atrasado > tarde, retraso, reprogramar
caer sin cita, llegar sin cita > sin cita previa, con cita
fin de semana, sábado, domingo > fines de semana, horario
después del trabajo, saliendo del trabajo, salgo tarde > por la noche, fuera de horario, horario extendido
cuanto antes, lo antes posible, de volada, lo más pronto posible > pronto, inmediatamente, de inmediato
hoy mismo, para hoy > mismo día, hoy
sala de espera > recepción, vestíbulo
mensaje de texto, mensajito, textear, sms
whatsapp, wasap, guasap, wats
videollamada, por zoom, por cámara, videoconferencia, facetime
en línea, por internet, a distancia, virtual, remoto
en persona, presencial
dejar recado, dejar mensaje, buzón de voz
formulario, llenar la forma, solicitud en línea
emergencia, urgente, urgencia
de noche, madrugada, cualquier hora > las 24 horas, 24/7, emergencia
van a mi casa, vienen a mi casa, visitan a domicilio, van al hospital > visitas a domicilio, visitamos, a domicilio
# place
en qué piso, qué piso es > piso, planta, suite
suite, número de oficina
primer piso, planta baja
centro de la ciudad, downtown
esquina, entre qué calles > intersección, dirección
autopista, freeway, interestatal
parada de bus, parada del camión, parada de autobús
guagua, camioncito, transporte > autobús, transporte público
tren, metro, subway
raite, ride, aventón > transporte
sucursal, otra oficina, otras ubicaciones
baño, sanitario, servicio sanitario
escaleras, escalones, gradas
sordo, no oye, lenguaje de señas > lengua de señas, intérprete, sordos
mascota, perrito, llevar a mi perro > mascotas, animales de servicio
perro de servicio, animal de servicio
niñera, con quién dejar > niños, cuidado de niños
acompañarme, que venga conmigo, llevar a alguien > acompañante, acompañar
carriola, cochecito
# people
paralegal, asistente legal
socio, socio fundador > socios, fundador
graduó, se graduó, dónde estudió > graduado, facultad de derecho, universidad
escuela de leyes, facultad de derecho, escuela de derecho
colegio de abogados, barra de abogados, barra del estado
especialista, especializa, se dedican a > áreas de práctica, especialidad, especializamos
áreas de práctica, qué casos toman, qué casos llevan, qué casos ven
toman casos, agarran casos, aceptan casos, llevan casos > áreas de práctica, manejamos, representamos
reseñas, opiniones, comentarios, testimonios
confiables, de confianza, son buenos > testimonios, experiencia, reputación
premios, reconocimientos
casos ganados, cuántos han ganado > resultados, veredictos, acuerdos
intérprete, traductor
no hablo inglés, no sé inglés, no entiendo inglés > español, bilingüe, intérprete, hablamos español
ex fiscal, exfiscal, trabajó de fiscal
cambiar de abogado, ya tengo abogado > cambiar de abogados, segunda opinión
vacantes, trabajar con ustedes, están contratando > empleo, carreras, únete
# papers
acta de nacimiento, partida de nacimiento, certificado de nacimiento
acta de matrimonio, certificado de matrimonio, partida de matrimonio
acta de defunción, certificado de defunción, partida de defunción
talón de cheque, talones, colillas > comprobante de ingresos, talones de pago, recibos de nómina
declaración de impuestos, los taxes, taxes
notarizar, notariar, autenticar firma > notario público, notarización
firma electrónica, firmar en línea, firma digital, docusign
declaración jurada, afidávit, affidavit
expediente, mi archivo, mi file > archivo, documentos
récord médico, expediente médico, historial médico, historia clínica
reporte de policía, informe policial, parte policial, reporte policial
vencido, expirado, caducado
mandar papeles, mandar documentos, mandar fotos, subir documentos > enviar documentos, enviar
llevar a la cita, qué llevo, qué traigo > documentos, traer
papeles, papeleo, documentación > documentos
comprobante de domicilio, prueba de domicilio
carta poder, poder notarial
# privacy
privacidad, confidencialidad
comparten mis datos, venden mis datos, comparten mi información > privacidad, información personal, terceros
le dicen a migración, avisan a migración, reportan a migración > confidencial, estatus migratorio
se va a enterar, se enteran, entera mi esposo > confidencial, privado
conflicto de interés, representan a los dos, representan al otro > conflicto de intereses
`

/** The English words that a site would use. */
export const officeToEnglish = `
# fees and payment
tarifa fija, precio fijo, cuota fija, tarifa plana > flat fee, flat rate, fixed fee
cobran por hora, pago por hora > hourly, hourly rate, per hour
cobran al final, solo cobran si ganan, cobran si ganan, cobran si pierden, cobran si perdemos > contingency, contingency fee, no fee unless, unless we win
si perdemos, si se pierde, si pierdo el caso, si no se gana > lose, contingency, no fee unless, unless we win, owe nothing
cuánto se quedan, qué tanto se quedan, se quedan con cuánto > percentage, contingency fee, percent
tarjeta de débito, débito > debit card, debit, credit card
zelle, venmo, cash app, paypal > zelle, venmo, electronic payment, online payment
transferencia, transferencia bancaria > wire transfer, bank transfer, transfer
pagar en línea, pagar por internet > pay online, online payment, payment portal
formas de pago, métodos de pago, maneras de pagar > payment methods, forms of payment, accept, credit cards, cash
pago inicial, cuánto de entrada, pago de entrada, cuánto para empezar > down payment, retainer, upfront, deposit
financiamiento, pagar a crédito > financing, finance, payment plan
intereses, con intereses, sin intereses > interest, interest-free
muy caro, sale caro, cobran caro, carísimo, costoso > expensive, cost, fees, affordable
económico, precios bajos, precio accesible > affordable, low cost, reasonable
cargos ocultos, cobros escondidos, costos escondidos, cobros extra > hidden fees, additional costs, expenses
cobran por llamar, cobran por preguntar, cobran por hablar > free consultation, call, charge, fee
cobran la consulta, cuesta la consulta, costo de consulta, cobran la primera cita > consultation fee, free consultation, initial consultation
consulta sin costo, primera cita gratis, consulta es gratis > free consultation, no cost, no obligation
sin compromiso > no obligation, free consultation
cuota > fee, dues, installment
contrato de servicios, contrato de honorarios, contrato con el abogado > fee agreement, retainer agreement, engagement letter, representation agreement
cobraron de más, me cobran de más > overcharged, billing, dispute, bill
cuánto les debo, saldo, saldo pendiente > balance, owe, bill, invoice, account
el otro paga abogado, pague la otra parte, paga el que pierde > attorney fees, other side, losing party
pro bono > pro bono, free, no charge
llega mi cheque, cuándo llega el cheque > settlement check, disbursement, funds, settlement
devuelven lo que pagué, devuelven mi dinero, regresan mi dinero, regresan el dinero > refund, unused, unearned, retainer, refundable
veterano, militar, militares, ejército > veteran, veterans, military, service member
descuento para viejitos, descuento estudiantes, descuento veteranos, hacen descuento > discount, reduced, senior, military
escala de pagos, según lo que gano, según mis ingresos > sliding scale, income, reduced fee
pagar después, pagar luego, pagar cuando gane > contingency, deferred, payment plan
# hours and appointments
día feriado, día festivo, días festivos > holiday, holidays, closed
navidad, nochebuena, año nuevo > christmas, new year, holiday, closed
acción de gracias, thanksgiving, día del pavo > thanksgiving, holiday, closed
semana santa, viernes santo > holiday, good friday, closed
hora de comida, hora del lonche, cierran para comer > lunch, noon, office hours
después del trabajo, saliendo del trabajo, salgo tarde, después de las cinco > evening, evenings, after hours, appointment
temprano, tempranito > early, morning
hoy mismo, para hoy, el mismo día, hoy en la tarde > today, same day, same-day
lo más pronto posible, cuanto antes, lo antes posible, de volada, ahorita mismo > as soon as possible, immediately, right away, promptly
sin hacer cita, llegar sin cita, caer sin cita > walk-in, walk-ins, without an appointment, by appointment
agendar, agendar cita, hacer cita, sacar cita, apartar cita, hacer una cita, sacar una cita > schedule, appointment, book, consultation
programar, programar cita, reservar > schedule, book, reserve, appointment
reagendar, reprogramar, otra fecha, cambiar la fecha > reschedule, new date, change
olvidó la cita, perdí mi cita, perdí la cita > missed appointment, no-show, reschedule, miss
llegar tarde, voy tarde, hizo tarde, voy atrasado > late, arrive late, running late
tienen que avisar, avisar si no voy > notice, 24 hours, cancel
tiempo de espera, tengo que esperar, cuánto se espera, cuánto espero > wait, waiting, waiting time
sala de espera > waiting room, waiting area, lobby, reception
dura la cita, dura la consulta, cuánto dura la cita > minutes, consultation, hour, appointment
mensaje de texto, textear, mandar mensaje, mandar un mensaje > text, text message, sms
dejar recado, dejar mensaje, buzón de voz > voicemail, leave a message, message
whatsapp, wasap, guasap, whats, wats > whatsapp, text, message
consulta por teléfono, cita por teléfono, hacerlo por teléfono, todo por teléfono > phone consultation, by phone, telephone, remote
facetime, por cámara, a distancia, en línea, por internet > online, remote, remotely, virtual, video
en persona, presencial, cara a cara > in person, in-person, office
facebook, instagram, tiktok, redes sociales > social media, facebook, instagram
no me han llamado, nadie me llama, nadie contesta, no me contestan, no regresan mis llamadas > return calls, call back, respond, reply
mi abogado no contesta, mi abogado no llama, mi abogado no responde > return calls, communication, new attorney, second opinion
van a mi casa, vienen a la casa, vienen a mi casa, visitan a domicilio > home visit, come to you, travel, visit
van al hospital, visitan en el hospital, visita al hospital > hospital visit, come to you, hospital
visitan en la cárcel, van a la cárcel, visitan presos > jail visit, visit, jail, inmate
a quién llamo, con quién hablo, a quién le hablo > contact, call, speak with
número gratuito, línea gratuita, número 800 > toll-free, toll free, call
formulario, llenar la forma, llenar una forma, llenar formulario > form, forms, fill out, contact form
prórroga, pedir más tiempo, más tiempo para > extension, continuance, more time
# place and access
hago para llegar, mapa, gps > directions, map
esquina, en qué esquina, entre qué calles > corner, cross street, intersection
qué hay enfrente, qué hay al lado, enfrente de qué > across from, next to, landmark, near
edificio > building
piso, en qué piso, planta baja, segundo piso, primer piso > floor, suite, ground floor
número de suite, suite > suite, floor
tren, metro, subway > train, subway, metro, transit
parada de bus, parada del camión, parada de autobús > bus stop, stop, transit
raite, ride, aventón, taxi > ride, transportation, taxi
autopista, freeway, salida del freeway > highway, freeway, exit, interstate
parquímetro > meter, metered parking, street parking
validan el parking, validan estacionamiento, parking, valet, parking gratis > parking, free parking, validate, garage
centro de la ciudad, en el centro, downtown > downtown
sucursal, otra oficina, otras oficinas, otra ubicación > locations, offices, office
rampa > ramp, wheelchair, accessible
sordo, lenguaje de señas, no oye > deaf, sign language, hearing, interpreter
ciego, no ve bien > blind, vision, large print
cuidan niños, cuidan a los niños > childcare, children, kids
mascota, perrito, llevar a mi perro, llevar al perro > pets, pet, dog, service animal
perro de servicio, animal de servicio, perro de apoyo, animal de apoyo, apoyo emocional > service animal, service dog, emotional support animal
wifi, internet > wi-fi, wifi, internet
# people of the office
paralegal, asistente legal, asistente > paralegal, legal assistant, assistant, staff
socio > partner, partners
fundador, fundó, quién empezó > founder, founded, established, founding
cuántos abogados son, cuántos abogados tienen > attorneys, lawyers, team
graduó, se graduó, título de abogado > graduated, degree, law school, juris doctor
colegio de abogados, barra de abogados, barra del estado, asociación de abogados > state bar, bar, admitted, licensed
licencia de abogado, son abogados de verdad, son abogados reales > licensed, admitted, bar number, state bar
premios, reconocimientos > awards, award, recognized, honors
especialista, especializa, se dedican a, expertos > specialize, focus, concentrate, practice, certified specialist
áreas de práctica, qué casos toman, qué casos llevan, qué casos ven, tipos de casos > practice areas, handle, types of cases, services
toman casos, agarran casos, llevan casos, aceptan casos, toman mi caso, agarran mi caso > handle, accept, take your case, practice areas
hispano, latino > hispanic, latino, spanish
trabajó de fiscal, ex fiscal, exfiscal > former prosecutor, prosecutor, former
ex policía, trabajó de policía > former police officer, law enforcement
dónde nació > born, raised, grew up, native
tiempo libre, pasatiempos > hobbies, enjoys, free time, outside the office
resultados de casos, buenos resultados, casos ganados, casos que han ganado, cuántos casos han ganado > results, case results, verdicts, settlements
recomiendan, recomendación, comentarios > reviews, testimonials, referrals
confiables, son de confianza, son buenos, qué tan buenos > trusted, reputation, reviews, testimonials, experience
segunda opinión > second opinion
cambiar de abogado, ya tengo abogado, cambiar mi abogado > change lawyers, switch attorneys, second opinion, new attorney
correr a mi abogado, despedir a mi abogado, dejar a mi abogado > fire, discharge, change lawyers, terminate
quién lleva mi caso, quién ve mi caso, quién va a llevar > attorney, handle your case, assigned
hablar con el abogado, hablar con la abogada, hablar directo > speak with, attorney, directly, talk to
portugués, brasileño > portuguese, brazil, brazilian
criollo, creole, haitiano > creole, haitian creole, haitian, haiti
mixteco, zapoteco, quiché, k'iche, náhuatl, lengua indígena > indigenous language, interpreter, languages
no hablo inglés, no sé inglés, no entiendo inglés, poco inglés > spanish, bilingual, interpreter, translation
traducir, traducción > translation, translate, translated
traducción certificada, traducir documentos, traducir mi acta, traducir papeles > certified translation, translation, translated
vacantes, trabajar con ustedes, trabajar ahí, están contratando, currículum > careers, job openings, join our team, resume, hiring
pasantía, prácticas profesionales, internship > internship, intern, law clerk
hacer una donación, donar dinero, donación > donate, donation, give
# papers
acta de nacimiento, partida de nacimiento, certificado de nacimiento, fe de nacimiento > birth certificate
acta de matrimonio, certificado de matrimonio, partida de matrimonio > marriage certificate, marriage license
acta de defunción, certificado de defunción, certificado de muerte > death certificate
acta de divorcio, sentencia de divorcio, papel de divorcio > divorce decree, divorce papers, decree, judgment
copia > copy, copies
original > original, originals
talón de cheque, talones, colillas, colillas de cheque > pay stubs, pay stub, paycheck
declaración de impuestos, taxes, los taxes, hacer taxes > tax return, tax returns, taxes
número de seguro social, tarjeta del social, número de social, número del seguro > social security number, social security card, ssn
itin, número itin, sin social > itin, taxpayer identification, social security number
comprobante de domicilio, prueba de domicilio > proof of address, proof of residence, utility bill
fotos del accidente, tomar fotos, fotografías, retratos > photos, photographs, pictures
captura de pantalla, screenshots, mensajes del celular > screenshots, text messages, messages, evidence
mandar papeles, mandar documentos, enviar documentos, subir documentos, mandar fotos > send, upload, documents, email, portal
escanear > scan, scanned, copy
apostilla > apostille, authentication
notaría pública, servicio de notario, firma ante notario, certificar firma > notary, notary public, notarized
firma electrónica, firmar en línea, firmar por internet, docusign, firmar desde mi celular > electronic signature, e-sign, docusign, sign online
declaración jurada, afidávit, affidavit, bajo juramento > affidavit, sworn statement, declaration
expediente, mi archivo, mi file, mi folder > file, case file, records
récord médico, expediente médico, récords médicos, historial médico > medical records
reporte de policía, reporte policial, reporte del accidente, parte policial, reporte de accidente > police report, accident report, report
vencer, venció, expira > expire, expired, expires, renew
renovar > renew, renewal
perdí mis papeles, perdieron mis papeles, perdí el papel, perdí mis documentos > lost, replacement, replace, copy
regresan mis papeles, devuelven mis papeles, devuelven documentos, guardan mis papeles > return, originals, file, records
licencia de matrimonio > marriage license
carta > letter, notice
recibí una carta, me llegó una carta, llegó carta > letter, notice, received
# privacy
privacidad, política de privacidad, aviso de privacidad > privacy, privacy policy
comparten mi información, comparten mis datos, venden mis datos, dan mi información > share, sell, third parties, personal information, privacy policy
le dicen a migración, avisan a migración, reportan a migración, me reportan a migración > confidential, confidentiality, immigration status, report
entera mi esposo, se entera mi familia, se va a enterar, se enteran > confidential, confidentiality, private
es seguro mandar, página segura, es segura la página > secure, encrypted, safe, confidential
secreto profesional, privilegio abogado cliente > attorney-client privilege, confidential, privileged
ya son mis abogados, ya soy cliente, me representan > attorney-client relationship, represent, client, engagement
conflicto de interés, conflicto de intereses, representan a los dos, representan al otro > conflict of interest, both parties, represent, conflict check
`
