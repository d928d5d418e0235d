/**
 * Spanish words for charges, traffic and the police,
 * as people in the United States write them. Format: `compileThesaurus`.
 */

/** Other Spanish words for the same thing. */
export const crimeSpanish = `
# criminal
delito, crimen
delito grave, felonía
delito menor, misdemeanor
cargos, acusaciones
fiscal, fiscalía
antecedentes, récord criminal, antecedentes penales, historial criminal
limpiar mi récord, borrar antecedentes, borrar mi récord, sellar mi récord > eliminación de antecedentes, expurgación, sellar
probatoria, probation, libertad condicional, probación
violé la probatoria, violar probation, falté a probation > violación de libertad condicional, violación de probatoria
sacarlo de la cárcel, sacarlo del bote, salir libre > fianza, liberación, libertad
warrant, orden de arresto, orden de captura, orden de aprehensión
falté a la corte, no fui a la corte, no me presenté > orden de arresto, incomparecencia
guardar silencio, quedarme callado > derecho a guardar silencio
cateo, revisar mi carro, esculcar > registro, orden de registro
trato con el fiscal, hacer un trato, aceptar el trato > acuerdo de culpabilidad, declaración de culpabilidad
bajar los cargos, quitar los cargos, retirar los cargos > desestimar, reducir cargos, reducción
cuántos años me dan, cuánto tiempo me dan, cuánta cárcel > pena, sentencia, años de prisión
robo, hurto
robo en tienda, agarraron robando > hurto en tiendas, robo
allanamiento, meterse a robar, robo a casa
robo de identidad, usan mi nombre, usan mi social > fraude, identidad
drogas, sustancias controladas, narcóticos
tráfico de drogas, vender drogas, narcotráfico, venta de drogas
mota, marihuana, hierba, cannabis
arma, pistola, arma de fuego
dui, dwi, owi > manejar borracho, conducir ebrio, conducir bajo la influencia
manejar bajo la influencia, conducir bajo la influencia, manejar borracho, conducir ebrio
soplar, prueba de aliento, alcoholímetro
cerveza, chelas, unas copas, unos tragos > alcohol, ebrio
pelea, golpes, golpiza > agresión, lesiones
le pegué a alguien, me peleé, agarré a golpes > agresión, lesiones
defensa propia, me defendí, legítima defensa
abogado de oficio, defensor público, abogado gratis > abogado designado, asistencia legal
corte de menores, tribunal de menores, corte juvenil
testigo falso, mentira, mintió > falso testimonio, perjurio, falso
abogado criminal, abogado penal, penalista > defensa criminal, defensa penal
grillete, brazalete, tobillera > monitoreo electrónico
poner una denuncia, denunciar, levantar un reporte > denuncia, presentar cargos
estafa, fraude, engaño, timo
# traffic
grúa, remolcaron, corralón, se llevaron mi carro > remolque, vehículo incautado
exceso de velocidad, iba rápido, speeding
pelear el ticket, quitar el ticket, pelear la multa > impugnar, multa de tráfico
quitaron la licencia, suspendieron la licencia, perdí mi licencia > licencia suspendida, suspensión de licencia, revocación
recuperar mi licencia, recuperar la licencia > restauración de licencia, restitución
manejar sin licencia, conducir sin licencia
me pasé el alto, luz roja, semáforo > infracción de tránsito
tráfico, tránsito
trailero, troquero, chofer > conductor comercial, licencia comercial
# consumer, schools, police
me estafaron, me transaron, me vieron la cara > estafa, fraude, protección al consumidor
carro malo, carro salió malo, vendieron un carro malo > ley del limón, vehículo defectuoso
quejarme del abogado, queja contra abogado > colegio de abogados, queja
acoso escolar, bullying
expulsaron, suspendieron a mi hijo > expulsión escolar, suspensión
educación especial, clases especiales > necesidades especiales
abuso policial, brutalidad policial, policía me golpeó > fuerza excesiva, derechos civiles
arresto injusto, arrestaron sin razón > arresto ilegal, detención ilegal
`

/** The English words that a site would use. */
export const crimeToEnglish = `
# criminal
inocente, no lo hice, yo no fui > innocent, not guilty, innocence
acusación falsa, acusan de mentira, me acusan sin pruebas > false accusation, falsely accused, false allegations
trato con el fiscal, hacer un trato, acuerdo con el fiscal, aceptar el trato > plea deal, plea bargain, plea agreement
no contest, no disputo > no contest, nolo contendere
primera corte, primera audiencia, lectura de cargos, primera vez en corte > arraignment, first appearance, initial appearance
audiencia preliminar > preliminary hearing
gran jurado > grand jury, indictment
sacarlo de la cárcel, sacarlo del bote, sacarlo bajo fianza > bail, bond, release, get out of jail
cuánto es la fianza, pagar la fianza, bajar la fianza, fianza muy alta, no puedo pagar fianza > bail, bond, bail hearing, bond reduction, bail amount
afianzadora, bail bonds, casa de fianzas > bail bondsman, bail bonds, surety
salir libre, lo sueltan, lo soltaron, soltar, sin fianza > release, released, own recognizance, bail
en qué cárcel está, dónde está detenido > inmate search, inmate locator, jail, detained
llamada por cobrar, llamadas de la cárcel > collect call, jail calls, jail
leyeron mis derechos, no me leyeron derechos, derechos miranda > miranda rights, miranda, miranda warnings
orden de cateo, sin orden de cateo, entraron sin orden > search warrant, warrant, warrantless, illegal search
pararon sin razón, pararon sin motivo, causa probable > probable cause, reasonable suspicion, unlawful stop
abrir la puerta, abrirle la puerta, tocan la puerta > open the door, warrant, enter, consent
confesé, confesión > confession, confess, statement
probation, probación, oficial de probatoria, probation officer > probation, probation officer
violé la probatoria, violación de probatoria, violar probation, violación de probation > probation violation, violation of probation, revocation
libertad bajo palabra > parole, early release
servicio comunitario, trabajo comunitario, horas comunitarias > community service
grillete, brazalete, tobillera, monitor en el pie > ankle monitor, electronic monitoring, gps monitoring
arresto domiciliario, arresto en casa > house arrest, home confinement, home detention
clases de alcohol, clases de dui, programa de alcohol, clases de aa > alcohol education, dui school, dui classes, treatment program
clases de ira, clases de enojo, clases de violencia > anger management, batterer intervention, classes
programa de desvío, diversión, sin quedar récord > diversion, pretrial diversion, deferred adjudication, first offender
bajar los cargos, bajar el cargo, reducir los cargos, reducir la sentencia, bajar la sentencia > reduce charges, reduced, reduction, lesser charge
cuántos años me dan, cuánto tiempo me dan, cuánta cárcel, cuántos años le dan, años de cárcel > prison, jail time, sentence, years, maximum
condena, convicto, convicción > conviction, convicted, sentence, sentenced
cadena perpetua > life sentence, life in prison
pena de muerte > death penalty, capital
allanamiento, robo a casa, meterse a robar, robo de casa > burglary, breaking and entering, trespass
robo a mano armada, robo con arma, robo con pistola > armed robbery, robbery
robo en tienda, robé en la tienda, agarraron robando > shoplifting, retail theft, petty theft, theft
robo de carro, carro robado, robo de auto > auto theft, stolen vehicle, vehicle theft
robo de identidad, robaron mi identidad, usan mi nombre, usan mi social, usó mi seguro > identity theft, stolen identity, fraud
fraude > fraud, scam
cheque falso, falsificación, falsificar, firma falsa, falsificó mi firma > forgery, forged, counterfeit
lavado de dinero, lavar dinero > money laundering
malversación, robar en el trabajo, robo al patrón > embezzlement, theft, white collar
homicidio, asesinato, asesinar > homicide, murder, manslaughter
secuestro > kidnapping, abduction, false imprisonment
incendio, incendio provocado, prendió fuego > fire, arson
vandalismo, grafiti, rayar paredes, pintar paredes > vandalism, graffiti, criminal mischief, property damage
pandilla, pandillero > gang, gangs
prostitución, prostituta > prostitution, solicitation
pornografía, pornografía infantil > child pornography, pornography
delito sexual, crimen sexual > sex crime, sex crimes, sex offense
ofensor sexual, registro sexual, registro de ofensores > sex offender, sex offender registry, registration
tráfico de drogas, vender drogas, venta de drogas, narcotráfico > drug trafficking, distribution, intent to distribute, drug sales
posesión de drogas, encontraron droga, hallaron droga, traía droga > drug possession, possession, controlled substance
cocaína, perico, piedra de droga > cocaine, methamphetamine, drugs, controlled substance
hierba, yerba, cannabis, vapear > marijuana, cannabis, thc
fentanilo, heroína, metanfetamina > fentanyl, heroin, methamphetamine, pills, opioids
portar arma, traer pistola, arma sin permiso, pistola sin permiso, arma sin licencia > weapons charge, firearm, concealed carry, unlawful possession
navaja, cuchillo > knife, weapon
apuñaló, picaron con cuchillo > stabbing, assault, deadly weapon
le pegué a alguien, me peleé, agarré a golpes, pleito en un bar > assault, battery, fight
defensa propia, me defendí, legítima defensa > self-defense, self defense
resistirse al arresto, resistí al arresto, resistirme, resistencia al arresto > resisting arrest, obstruction
corrí de la policía, huir de la policía, escapé de la policía > fleeing, evading, eluding, flee
borracho en público, conducta desordenada, alteración del orden, tomar en público > disorderly conduct, public intoxication, disturbing the peace
nombre falso, di nombre falso, mentí al policía, identificación falsa, id falsa > false name, false identification, fake id, obstruction
cómplice, conspiración > accomplice, conspiracy, accessory
maltrato infantil, abuso de menores, abuso infantil, pegarle a mi hijo, maltrato de niños > child abuse, child endangerment, neglect
tribunal de menores, corte de menores, corte juvenil, correccional > juvenile court, juvenile detention, juvenile
presentar cargos, poner cargos, levantar cargos > press charges, file charges, charges
poner una denuncia, denunciar, poner denuncia > report, police report, file a complaint, complaint
extradición, extraditar > extradition, extradite
warrant, tengo warrant, orden pendiente, orden vieja > warrant, arrest warrant, outstanding warrant, bench warrant
detective, me busca la policía, me llamó un detective > detective, investigator, investigation, questioning
investigación > investigation, investigate, investigated
prueba de drogas, antidoping, examen de orina, prueba de orina > drug test, urine test
pruebas de sobriedad, caminar en línea > field sobriety tests, sobriety test, walk and turn
no quise soplar, negué a soplar, no soplé, rehusé soplar > refusal, refuse, implied consent, breath test
dui, dwi, owi, diuai > drunk driving, dui, dwi, owi
segundo dui, tercer dui > second offense, repeat offender, dui, third offense
choqué tomado, choqué borracho > dui accident, drunk driving, accident, injury
manejando drogado, manejar fumado > under the influence of drugs, drugged driving, impaired
récord limpio, ensucia mi récord, sale en mi récord, queda en mi récord, mancha mi récord > criminal record, record, background check
revisión de antecedentes, background check, checan antecedentes, verificación de antecedentes > background check, criminal record
carta de antecedentes, carta de récord, carta de buena conducta > police clearance, background check, certified record
derecho a votar, votar > vote, voting rights
derecho a armas, recuperar mis armas, comprar pistola > firearm rights, gun rights, restoration
abuso de alcohol, problema de alcohol, adicción, adicto, rehabilitación de drogas > addiction, substance abuse, treatment, rehab
# traffic and licences
grúa, remolcaron, corralón, se llevaron mi carro, me quitaron el carro > tow, towed, impound, impounded
sacar mi carro, sacar el carro, recuperar mi carro > impound, vehicle release, towed, retrieve
pelear el ticket, pelear un ticket, pelear la multa, quitar el ticket > fight, contest, traffic ticket, dismiss
pasé la luz roja, me pasé el alto, luz roja, semáforo, señal de alto > red light, stop sign, traffic light, traffic violation
escuela de tráfico, escuela de manejo, clases de manejo > traffic school, defensive driving, driving course
manejo imprudente, arrancones, carreras de carros > reckless driving, street racing, careless driving
licencia vencida, licencia expirada > expired license, expired, renew
licencia de otro país, licencia mexicana, licencia de mi país, licencia internacional > foreign license, international driving permit, license
sacar licencia, sacar la licencia, licencia sin papeles, licencia para indocumentados > driver's license, apply, undocumented, license
dmv, departamento de vehículos > dmv, department of motor vehicles, bureau of motor vehicles
placas, registración del carro > registration, license plate, plates
manejar sin seguro, manejar sin aseguranza > driving without insurance, uninsured, proof of insurance
sr22, sr 22 > sr-22, proof of insurance, high-risk
no pagué el ticket, no pagué la multa, multas sin pagar, tickets viejos > unpaid tickets, failure to pay, suspension, warrant
licencia para trabajar, manejar al trabajo, licencia de trabajo > restricted license, hardship license, occupational license
tránsito > traffic
pasar un camión escolar, bus escolar, zona escolar > school bus, school zone, traffic violation
perder puntos, cuántos puntos, quitar puntos > points, driving record, license
récord de manejo > driving record, points
manejar suspendido, licencia suspendida manejando, manejar con licencia suspendida > driving while suspended, suspended license, license suspended
# police misconduct
abuso policial, abuso de la policía, brutalidad policial, policía me golpeó, me golpeó la policía > police brutality, excessive force, police misconduct
arresto injusto, arresto falso, arrestaron sin razón, arrestaron sin motivo > false arrest, wrongful arrest, unlawful arrest
derechos civiles, violaron mis derechos, violación de derechos > civil rights, violated, constitutional rights
cámara corporal, cámara del policía, bodycam > body camera, footage, video
demandar a la policía, queja contra policía, queja de un policía, reportar a un policía > police misconduct, civil rights, complaint, internal affairs
perfil racial, pararon por latino, pararon por ser latino > racial profiling, discrimination, traffic stop
taser, gas pimienta, perro policía > taser, excessive force, pepper spray
demandar a la ciudad, demandar al gobierno, demandar al estado > government claim, notice of claim, sovereign immunity, claims against
abuso en la cárcel, golpearon en la cárcel, guardias de la cárcel > jail abuse, inmate rights, prisoner, civil rights
grabar a la policía, grabar al policía > record, recording police, film
`
