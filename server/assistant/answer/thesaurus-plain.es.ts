/**
 * Spanish words for how a case goes, business, purchases, and what any of it is said with,
 * as people in the United States write them. Format: `compileThesaurus`.
 */

/** Other Spanish words for the same thing. */
export const plainSpanish = `
# how a case goes
qué sigue, después qué pasa, siguiente paso > próximos pasos, proceso, pasos
cómo va mi caso, en qué va, estatus de mi caso > estado de su caso, actualización
cuánto tarda, cuánto se tarda, cuánto dura > tiempo, meses, duración
corte, tribunal, juzgado
fecha de corte, cita en corte, me toca corte > audiencia, comparecencia
primera corte, primera vez en corte > lectura de cargos, primera audiencia, comparecencia
ir a corte, ir a la corte, presentarme en corte > comparecer, comparecencia, audiencia
fuera de corte, fuera de la corte, sin ir a corte > acuerdo, mediación, fuera de los tribunales
llegar a un arreglo, hacer un arreglo, settlement > acuerdo, conciliación, negociación
citatorio, citación, subpoena
me demandaron, me están demandando, me pusieron demanda > demandado, demanda, contestación
meter demanda, poner demanda > demandar, presentar una demanda
demanda colectiva, acción colectiva, class action
reclamos menores, corte chiquita, demanda chica, small claims
testificar, atestiguar, dar testimonio, declarar como testigo
veredicto, fallo del juez, decisión del juez
evidencia > pruebas, prueba
perdí el caso, perdí en corte, perdí el juicio > apelar, apelación
pasó hace años, ya pasó mucho tiempo, pasó hace mucho > plazo, prescripción, límite de tiempo
límite de tiempo, tiempo límite, hasta cuándo tengo > plazo, fecha límite, prescripción
representarme solo, defenderme solo > representarse, por cuenta propia
desacato, no cumple la orden, desobedece la orden > desacato al tribunal, hacer cumplir
puedo ganar, chance de ganar, tengo caso > evaluar su caso, evaluación, posibilidades
garantizan, aseguran que gano > garantía, garantizar resultados
evaluar mi caso, revisar mi caso, ver mi caso > evaluación de su caso, evaluar
# business
abrir un negocio, poner un negocio, empezar un negocio > formación de empresas, constituir
negocio, empresa, compañía, changarro
incumplimiento, no cumplió > incumplimiento de contrato
registrar mi marca, mi logo, marca registrada > marcas, marca comercial
revisar un contrato, hacer un contrato > revisión de contratos, redacción de contratos
pleito con socio, socio me robó > disputas entre socios, disputas comerciales
`

/** The English words that a site would use. */
export const plainToEnglish = `
# how a case goes
qué sigue, qué paso sigue, después qué pasa, próximo paso, siguiente paso > next steps, next step, process, stages
etapa > stage, stages, phase
cómo va mi caso, cómo va el caso, en qué va, estatus de mi caso > case status, status, update
abrir un caso, abrir caso, empezar el caso, empezar mi caso, iniciar caso > start, begin, open, file
cerrar el caso, cerraron mi caso, caso cerrado, cerrar caso > close, closed, case closed
reabrir, abrir otra vez, volver a abrir > reopen, motion to reopen
puedo ganar, tengo caso, puedo ganar el caso, chance de ganar, posibilidades de ganar > strong case, merits, chances, case evaluation, outcome
revisar mi caso, evaluar mi caso, ver mi caso > evaluate, case evaluation, review, case review
garantizan, aseguran que gano > guarantee, outcome, results
garantía > warranty, guarantee
llegar a un arreglo, hacer un arreglo, arreglo del caso, transar > settlement, settle, agreement
fuera de la corte, fuera de corte, sin ir a corte, evitar la corte, sin corte > out of court, settlement, settle, without going to court, mediation
ir a corte, ir a la corte, presentarme en corte, presentarme a corte > appear, court appearance, appear in court, attend
corte por zoom, corte por video, audiencia por zoom, corte virtual > remote hearing, virtual hearing, zoom, video
cómo me visto, qué ropa, ropa para la corte, ropa para corte > dress, wear, clothing, attire
citatorio, citación, emplazamiento > summons, citation, subpoena, served
subpoena, citaron de testigo, citado como testigo > subpoena, witness, testify
testificar, atestiguar, testimonio, dar testimonio > testify, testimony, witness
deposición > deposition, testimony
jurado > jury, jurors
servicio de jurado, ser jurado, carta de jurado, llamaron de jurado > jury duty, jury service, juror
veredicto, fallo del juez, decisión del juez, juez decidió > verdict, judgment, ruling, decision
mediación, mediador > mediation, mediator
arbitraje, árbitro > arbitration, arbitrator
moción > motion, motions
evidencia, comprobar, demostrar > evidence, prove, proof
reclamos menores, corte de reclamos menores, corte chiquita, demanda chica > small claims, small claims court
federal, corte federal > federal, federal court
corte suprema, suprema corte > supreme court
corte civil, caso civil > civil, civil court, civil litigation
me contrademandó, contrademanda > counterclaim, countersue
me demandaron, me están demandando, me pusieron demanda, me pusieron una demanda, me quieren demandar > sued, being sued, lawsuit, respond, defend
poner demanda, meter demanda, poner una demanda, meter una demanda > file a lawsuit, sue, lawsuit, claim
demanda colectiva, demanda en grupo > class action
no contesté la demanda, no respondí la demanda, ganó por default, en rebeldía > default judgment, default, respond
representarme solo, defenderme solo, yo solo sin abogado > represent yourself, without a lawyer, pro se, self-represented
necesito abogado, necesito un abogado, ocupo abogado, hace falta abogado > need a lawyer, hire, attorney
contratar abogado, contratar un abogado, agarrar abogado, conseguir abogado, poner abogado > hire, retain, attorney
encontrar abogado, buscar abogado, escoger abogado, elegir abogado > find a lawyer, choose, attorney, lawyer referral
pasó hace años, pasó hace mucho, ya pasó mucho tiempo, todavía puedo demandar > statute of limitations, deadline, too late, time limit
prescribe, prescribió > statute of limitations, time limit, expired
perdí el caso, perdí el juicio, perdí en corte, juez falló en contra > appeal, lost, judgment, unfavorable
corte de apelaciones > court of appeals, appellate court, appeal
desacato, no cumple la orden, desobedece la orden > contempt, contempt of court, enforce, violation
orden de la corte, orden del juez, orden judicial > court order, order
hacer cumplir, que cumpla la orden, ejecutar la orden > enforce, enforcement
no avanza, no avanza mi caso, se está tardando > delay, delays, slow
cobrar la sentencia, cobrar el juicio, gané y no paga > collect a judgment, enforce, judgment, garnishment
fecha límite > deadline, due date
# business
abrir un negocio, abrir negocio, poner un negocio, empezar un negocio > start a business, business formation, form, incorporate
llc, corporación, inc > llc, corporation, incorporate, limited liability company
trabajo por mi cuenta, negocio propio, autoempleado > self-employed, small business, sole proprietor
mi socio me robó, pleito con socio, problema con mi socio, sacar a mi socio > partnership dispute, business partner, fiduciary duty, business dispute
incumplimiento, no cumplió, incumplió > breach, breach of contract
revisar un contrato, revisar contrato, hacer un contrato, revisar mi contrato > contract review, review, draft, contracts
registrar mi marca, registrar marca, marca registrada, mi logo, marca de mi negocio > trademark, register, brand, logo
patente, mi invento > patent, invention
derechos de autor, copyright > copyright, infringement, intellectual property
franquicia > franchise
licencia de negocio, permiso de negocio, permisos para negocio > business license, permit, permits
licencia de alcohol, vender alcohol > liquor license
food truck, lonchera, vendedor ambulante, puesto de comida > food truck, street vendor, permit
comprar un negocio, vender mi negocio, vender un negocio > business purchase, sale of business, buy, sell
local comercial, renta de local, lease comercial > commercial lease, commercial
cliente no me paga, no pagan la factura, no me pagaron trabajo > unpaid invoice, collections, breach of contract, mechanic's lien
sin fines de lucro, organización sin lucro > nonprofit, non-profit, 501(c)(3)
mis inversiones, invertí dinero > investment, investments, securities fraud
# consumer
me estafaron, estafa, me transaron, me robaron mi dinero > scam, scammed, fraud, consumer protection
ley del limón, carro defectuoso, carro malo, vendieron un carro malo, carro salió malo > lemon law, defective vehicle, dealer, used car
dealer, concesionario, lote de carros > dealer, dealership, car dealer
mecánico, taller mecánico > mechanic, repair shop, auto repair
cobro no autorizado, cargo no autorizado, cargo en mi tarjeta > unauthorized charge, dispute, bank, credit card
llamadas de robot, llamadas molestas, spam, robocalls > robocalls, telemarketing, unwanted calls
estafa por internet, fraude por internet, estafa por teléfono > online scam, internet fraud, scam
tiempo compartido, timeshare > timeshare, cancel
publicidad engañosa, anuncio falso > false advertising, deceptive practices
hackearon, me hackearon, clonaron mi tarjeta > data breach, hacked, identity theft, unauthorized
quejarme del abogado, queja contra abogado, quejarme de un abogado, reportar a un abogado > state bar, grievance, complaint, legal malpractice
abogado me robó, mi abogado me robó, abogado me estafó, abogado hizo mal > legal malpractice, state bar, malpractice, client security fund
hicieron firmar, firmé sin leer, firmé en inglés, me obligaron a firmar > misrepresentation, duress, rescind, contract, fraud
cancelar contrato, cancelar un contrato, cancelar el contrato, salirme del contrato > cancel, rescind, contract, termination
hace pasar por abogado, falso licenciado > unauthorized practice of law, impersonating, scam
no soy abogado, notario no es abogado, notario puede hacer > notary, not an attorney, unauthorized practice of law
# plain words
comprar, comprador de > buy, purchase, buying
vender, venta, vendí > sell, sale, sold
empezar, empieza, comenzar > start, begin
terminar, acabar > end, finish, complete, final
mandar, enviar > send, mail
viajar > travel, trip
mudar, mudanza > move, moving, relocate
nacer, nació, nacimiento > born, birth
edad > age, years old
nombre > name
banco, cuenta de banco, cuenta bancaria > bank, bank account
ahorros > savings
gobierno > government
iglesia > church, religious
amigo > friend
familia, pariente, familiares > family, relative, relatives
hermanos > siblings, brother, sister
llave > key, keys
aplicar, solicitud, solicitar > apply, application
aprobar > approved, approval
pendiente > pending, outstanding
obligatorio, obligado, es obligatorio > required, mandatory, must
permitido, se permite > allowed, permitted
prohibido > prohibited, not allowed
ilegal > illegal, unlawful
riesgo > risk, risks
peligro > danger, dangerous
ventaja, desventajas > advantages, benefits, disadvantages
opciones, alternativas > options, alternatives
cambiar > change, modify
consejo, aconsejan > advice, counsel, tips
defender, defensa, defiendo > defend, defense
proteger, protección, proteja > protect, protection
mentir, mentira, mintió, miente > lie, lying, false statement, perjury
miedo, temor > fear, afraid, scared
enfermo, enfermedad > sick, illness, disease
salud > health, health care
rápido, rápidamente > fast, quickly, quick
grave > serious, severe
temporal > temporary
comunidad > community
blog, artículos, noticias > blog, articles, news
vehículo > vehicle, car
llanta, frenos > tire, tires, brakes
pierna, rodilla, pie > leg, knee, foot
brazo, mano > arm, shoulder, hand
regla, reglamento > rules, regulations
parte contraria, la otra parte > opposing party, other side, opposing counsel
secretario de la corte > clerk, court clerk
edificio de la corte, dónde está la corte > courthouse, court
# more
entregarme a la policía, me voy a entregar > turn yourself in, surrender, warrant
fiador > guarantor, co-signer, surety, bail bondsman
mis ingresos, ingresos bajos, comprobante de ingresos, bajos ingresos > income, low income, proof of income
vivienda, housing > housing
pensión > pension, retirement, child support, alimony, support
pensión de mis hijos, pensión para mis hijos, pensión del niño, pensión para el niño > child support
demanda de alimentos, cuota alimentaria, cuota de alimentos, pensión de alimentos > child support
patria potestad > parental rights, legal custody, custody
tutela > guardianship, custody
cónyuge > spouse
parte demandante > plaintiff, petitioner
penal, criminal > criminal, criminal defense
abogado criminal, abogado penal, abogado penalista, defensa criminal > criminal defense, criminal lawyer, defense attorney
abogado laboral, derecho laboral, abogado de trabajo, laboral > employment law, labor law, employment
abogado de accidentes, abogado de lesiones > personal injury, accident lawyer, injury attorney
abogado de familia, abogado familiar, abogado de divorcios, derecho familiar > family law, divorce attorney, family lawyer
fiscalía > district attorney, prosecutor
notificación, notificar > notice, notify, service
representar > represent, representation
atienden, atender > serve, assist, see clients
orientación, orientación legal > legal advice, guidance, consultation
resolver, solucionar > resolve, solution
disputa, conflicto, desacuerdo > dispute, conflict, disagreement
negociar un acuerdo, negociar con el seguro > negotiate, negotiation
entregar documentos, dejar papeles, dejar documentos, entregar papeles > drop off, submit, deliver, documents
recoger papeles, recoger documentos, recoger mi cheque > pick up, documents, check
corregir, corrección > correct, correction
error, equivocación > error, mistake, errors
propietario > owner, homeowner, landlord
estado civil > marital status
juicio con jurado > jury trial
corte de tráfico, corte de tránsito > traffic court, traffic ticket
mi permiso, tarjeta de permiso, sacar permiso, sacar el permiso > work permit, employment authorization, permit
cbp one, cita de cbp > cbp one, parole, port of entry
reunificación familiar > family reunification, family petition
sacar la ciudadanía, aplicar para ciudadanía, pedir la ciudadanía > naturalization, citizenship, apply, n-400
cinco años de residente, años de residente > five years, continuous residence, permanent resident, naturalization
ciudadanía en español, examen en español, ciudadanía sin inglés > english exemption, disability waiver, n-648, citizenship test
chota, la chota > police, officer
tambo, chirona > jail, prison
chamba, jale > job, work, employment
cerveza, chelas, unas copas, unos tragos, andaba pedo, bien pedo > alcohol, drinking, drunk, drinks
golpiza, paliza, madriza > beating, assault, battery
guagua > bus, transit, public transportation
cel, móvil > cell, phone
nene, cipote, patojo, chavalo, criaturas > child, children, kids
carta de la corte, carta de corte, papel de la corte > court notice, summons, notice, hearing
`
