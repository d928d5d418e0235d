/**
 * Spanish words for injuries and work,
 * as people in the United States write them. Format: `compileThesaurus`.
 */

/** Other Spanish words for the same thing. */
export const injuriesSpanish = `
# injuries
pegaron por atrás, choque por atrás, choque por detrás > colisión trasera
peatón, cruzando la calle > peatones, accidente de peatón
motocicleta, motociclista
bicicleta, bici, ciclista
tráiler, 18 ruedas, semirremolque, camión de carga
se dio a la fuga, se peló, huyó > fuga, atropello y fuga
sin aseguranza, no tenía seguro, no tenía aseguranza > sin seguro, motorista sin seguro
aseguranza, insurance > seguro
compañía de seguros, el del seguro, ajustador del seguro > ajustador, aseguradora
tuve la culpa, quién tuvo la culpa, no fue mi culpa > culpa, responsabilidad, negligencia comparativa
seguro no paga, no quiere pagar seguro, seguro me negó > mala fe, reclamo negado
cuánto vale mi caso, cuánto me toca, cuánto me dan, cuánto puedo sacar > compensación, indemnización, valor de su caso
dolor y sufrimiento, daño moral > daños no económicos
compensación, indemnización
negligencia médica, mala práctica, error médico, mala praxis
doctor se equivocó, error del doctor, mala operación > negligencia médica, mala práctica
biles médicos, cuentas del hospital, biles del hospital, biles del doctor > gastos médicos, facturas médicas
doctor, médico
quiropráctico, quiro, sobador > tratamiento médico, quiropractor
fractura, quebré > huesos rotos, fracturas
cirugía, operación
resbalé, me caí, resbalones > caída, resbalón, caídas
mordida, mordió, mordedura, perro me atacó > mordeduras de perro, mordida de perro
murió, falleció, mataron > muerte, fallecimiento, muerte injusta
muerte injusta, homicidio culposo, muerte por negligencia
perdí días de trabajo, falté al trabajo, días sin trabajar > salarios perdidos, pérdida de ingresos
arreglar mi carro, daños al carro > daños a la propiedad
carro, auto, coche, vehículo, troca, camioneta
abuso sexual, agresión sexual, violación sexual
alberca, piscina
banqueta, acera
producto defectuoso, defecto de fábrica
# work
trabajo, empleo, chamba, jale
patrón, jefe, empleador
me caí trabajando, lastimé trabajando, caí en el trabajo > accidente de trabajo, lesión laboral
compensación al trabajador, workers comp, compensación laboral, compensación de trabajadores
sueldo, salario, paga, pago semanal
horas extras, overtime, tiempo extra, sobretiempo
robo de salario, robo de sueldo, me deben días, no me quiere pagar > salarios no pagados, robo de salarios
salario mínimo, sueldo mínimo
quincena, último cheque > salario, cheque final
descuentan del cheque, me descuentan > deducciones, nómina
renunciar, dejar el trabajo
liquidación, finiquito > indemnización por despido
desempleo, seguro de desempleo
represalia, venganza, se vengaron
discriminación, racismo, por mi raza, por ser latino > origen nacional, raza
me humillan, me tratan mal > acoso laboral, ambiente hostil
jefe me toca, propuestas sexuales, insinuaciones > acoso sexual
sindicato, unión de trabajadores
días por enfermedad, incapacidad médica, permiso médico > licencia médica, ausencia por enfermedad
propinas, tips
contratista independiente, 1099
cortar las horas, bajaron las horas > reducción de horas
`

/** The English words that a site would use. */
export const injuriesToEnglish = `
# injuries
me chocaron por atrás, choque por detrás, me dieron por atrás > rear-end, rear-end collision, car accident
peatón, cruzando la calle, atropelló un carro > pedestrian, pedestrian accident, hit by a car, crosswalk
motocicleta, motociclista, accidente de moto, choque de moto, accidente en moto > motorcycle, motorcycle accident
bicicleta, bici, ciclista > bicycle, bike, bicycle accident, cyclist
scooter, monopatín, patín eléctrico > scooter, electric scooter
dio a la fuga, se peló, huyó, se fue sin parar > hit and run, fled, leave the scene
sin aseguranza, no tenía seguro, no tenía aseguranza, no tiene seguro > uninsured, uninsured motorist, no insurance
borracho me chocó, me chocó un borracho, me pegó un borracho > drunk driver, drunk driving accident
uber, lyft, iba en uber, accidente en uber > rideshare, uber, lyft
accidente de tráiler, choque con tráiler, 18 ruedas, dieciocho ruedas, accidente de camión > truck accident, semi, tractor-trailer, commercial truck
pasajero, iba de pasajero > passenger
tuve la culpa, quién tuvo la culpa, no fue mi culpa, culpa, culpa mía > fault, at fault, comparative negligence, liable
responsable > responsible, liable, liability
negligencia, descuido > negligence, negligent
ajustador del seguro, llamó el ajustador, habló el ajustador, el del seguro > adjuster, insurance adjuster, insurance company
hablar con el seguro, llamó el seguro, declarar al seguro > insurance company, adjuster, recorded statement, speak
oferta del seguro, oferta, me ofrecieron dinero, ofrecen poquito, ofrecen poco > settlement offer, offer, low offer, accept
seguro no paga, no quiere pagar seguro, seguro no quiere pagar, seguro me negó > denied claim, bad faith, insurance denial, denied
cuánto vale mi caso, cuánto me toca, cuánto me dan, cuánto puedo sacar, cuánto puedo recibir > worth, value, damages, compensation, settlement
dolor y sufrimiento, daño moral, daños emocionales > pain and suffering, emotional distress, damages
dolor, duele, me duele > pain, symptoms, injury
espalda, dolor de espalda, columna, hernia > back, spine, back injury, herniated disc
cuello, latigazo, dolor de cuello > neck, whiplash, neck injury
golpe en la cabeza, conmoción, cerebro, cerebral > head injury, brain injury, concussion, traumatic brain injury
fractura, hueso, me quebré, quebré la pierna, quebré el brazo > fracture, broken bone, broken
quemadura, quemé > burn, burns, burn injury
cicatriz, cicatrices > scar, scarring, disfigurement
amputación, perdí el dedo, perdió la mano, cortó el dedo, mocharon > amputation, loss of limb, severed
parálisis, paralítico, paralizado > paralysis, paralyzed, catastrophic injury
cirugía, operación, me operaron > surgery, operation
quiropráctico, quiro, sobador > chiropractor, chiropractic, treatment
terapia, terapia física, rehabilitación > physical therapy, therapy, rehabilitation
tratamiento, medicina > treatment, medication, medical treatment
sala de emergencia, cuarto de emergencia > emergency room, hospital
ambulancia > ambulance
biles médicos, cuentas médicas, gastos médicos, biles del hospital, biles del doctor > medical bills, medical expenses
quién paga el doctor, quién paga el hospital, quién paga los biles > medical bills, treatment, insurance, lien
seguro médico, sin seguro médico, aseguranza médica > health insurance, medical insurance
lien, liens, gravamen > lien, liens
salarios perdidos, días sin trabajar, perdí días de trabajo, falté al trabajo > lost wages, lost income, missed work
daños al carro, arreglar mi carro, arreglar el carro, pagar mi carro > property damage, vehicle damage, car repair
pérdida total, carro quedó inservible, total loss > total loss, totaled
carro rentado, carro de renta, rentar carro > rental car
piso mojado, caí en la tienda, resbalé en la tienda, me caí en walmart > slip and fall, wet floor, store, premises liability
banqueta, acera, hoyo en la calle > sidewalk, pothole, trip and fall, premises liability
alberca, piscina, se ahogó, murió ahogado > swimming pool, drowning
perro me atacó, ataque de perro, mordedura, mordedura de perro, me mordió un perro > dog bite, dog attack, animal attack
error médico, doctor se equivocó, error del doctor, mala operación, mal diagnóstico > medical malpractice, medical error, misdiagnosis, surgical error
lesión de parto, lesión al nacer > birth injury, delivery, labor
producto defectuoso, defectuoso, defecto de fábrica > defective product, product liability, defect
intoxicación por comida, comida echada a perder > food poisoning, poisoning
químicos, asbesto, tóxico > chemicals, asbestos, toxic exposure
mató > killed, kill, wrongful death, homicide
murió en un accidente, murió en accidente, accidente fatal > wrongful death, fatal accident, killed
ir al doctor, no fui al doctor, ver a un doctor > see a doctor, medical attention, doctor, treatment
lesión vieja, condición anterior, ya estaba lastimado > pre-existing, preexisting condition, prior injury
después de un accidente, después del choque, acabo de chocar > after an accident, what to do, steps, car accident
video de cámara, cámaras > camera, video, footage, surveillance
cinturón, sin cinturón, cinturón de seguridad > seat belt
mensajeando, textear y manejar, manejar con celular, con celular manejando > texting while driving, distracted driving, cell phone
balazo, le dispararon, balacera, disparo > shooting, gunshot, shot, discharge
asaltaron, me asaltaron > robbery, robbed, assault, negligent security
abuso sexual, violación sexual, agresión sexual, manoseó > sexual assault, sexual abuse, rape
lancha, barco > boat, boating accident, maritime
mi culpa en parte, culpa compartida, los dos tuvimos culpa > comparative negligence, shared fault, partially at fault
mi seguro sube, sube mi seguro, sube la aseguranza > premium, rates, insurance
reclamo > claim, file a claim
dinero del caso, dinero del accidente > settlement, compensation, recovery
# work
caí en el trabajo, me caí trabajando, corté trabajando, lastimó trabajando, accidente en el trabajo > workers compensation, work injury, on the job, workplace accident
workers comp, worker comp, compensación al trabajador, compensación de trabajadores, compensación del trabajo > workers compensation, workers' comp
reportar al patrón, avisar al patrón, avisar al jefe, patrón no reportó > report, notify, notice, employer
doctor de la compañía, doctor del trabajo, médico de la compañía > company doctor, authorized physician, medical treatment
construcción, en la obra > construction, construction site, construction accident
andamio, caí del techo, caí de la escalera > scaffold, ladder, fall from height, construction accident
trabajo ligero, trabajo liviano, regresar al trabajo > light duty, restrictions, return to work
máquina, maquinaria, montacargas > machinery, machine, forklift, equipment
fábrica, bodega > factory, warehouse
pizca, campesino, jornalero, trabajo en el campo, trabajador agrícola > farmworker, agricultural, farm workers, day laborer
trabajo en restaurante, mesero, cocinero > restaurant, server, tipped
limpio casas, limpieza de casas, trabajadora doméstica, housekeeping > domestic worker, housekeeper, cleaning
robo de salario, robo de sueldo, me deben días, me deben la semana, no pagó el patrón > wage theft, unpaid wages, back wages, owed
patrón no me paga, jefe no me paga, no paga el jefe > unpaid wages, wage claim, wage theft
salario mínimo, sueldo mínimo, menos del mínimo > minimum wage
tiempo y medio, más de 40 horas, más de cuarenta horas > overtime, time and a half, 40 hours
pagan en efectivo, pagan cash, pagan por debajo, por debajo del agua > paid in cash, under the table, cash
contratista independiente, soy contratista, 1099 > independent contractor, contractor, 1099, misclassification
descuentan del cheque, descuentos en el cheque, me descuentan, quitan de mi cheque > deductions, withheld, withholding, paycheck
cheque sin fondos, cheque rebotó, rebotó el cheque > bounced check, insufficient funds
días por enfermedad, días de enfermedad, enfermarme y faltar > sick leave, sick days, paid sick leave
permiso de maternidad, maternidad > maternity leave, pregnancy, family leave, parental leave
vacaciones > vacation, paid time off, pto
permiso para faltar, permiso médico, fmla, ausencia médica > fmla, medical leave, leave of absence, family leave
desempleo, seguro de desempleo > unemployment, unemployment benefits
sin razón, sin motivo, sin causa > without cause, at-will, no reason
represalia, vengarse, se vengó, venganza > retaliation, retaliate
me humillan, ambiente hostil, me tratan mal, maltrato en el trabajo > hostile work environment, harassment, mistreatment
jefe me toca, jefe me acosa, propuestas sexuales, insinuaciones > sexual harassment, unwanted advances, harassment
racismo, racista, por mi raza, por ser latino, por ser hispano, por mi color > race discrimination, racial, national origin, discrimination
por mi edad, por viejo, por ser mayor > age discrimination, age
por ser mujer > sex discrimination, gender discrimination, gender
por estar embarazada, por embarazada, corrieron embarazada > pregnancy discrimination, pregnant
religión, por mi religión > religion, religious discrimination, religious
por mi acento, hablar español en trabajo, prohíben hablar español, me prohíben español > national origin, english-only, language, discrimination
acomodo, acomodo razonable, ajustes por discapacidad > reasonable accommodation, accommodation
sindicato, la unión, unión de trabajadores > union, labor union
huelga > strike, labor
e-verify, verificar mis papeles > e-verify, i-9, work authorization
papeles chuecos, papeles falsos, social chueco, seguro chueco, social falso, papeles prestados > false documents, fraudulent documents, social security number, fraud
amenaza con migración, amenaza con la migra, amenaza con reportarme > immigration retaliation, immigration status, threaten, report
no competencia, contrato de no competencia > non-compete, noncompete, restrictive covenant
mi liquidación, liquidación del trabajo, finiquito, indemnización por despido > severance, severance agreement, final pay
denunciar al patrón, denunciar a mi jefe, reportar a mi jefe, reportar a la compañía > whistleblower, report, complaint, labor department
departamento de labor, departamento de trabajo, labor board > department of labor, labor commissioner
compañero de trabajo > coworker, co-worker, coworkers
agencia de empleo, agencia de trabajo, por agencia > staffing agency, temporary, temp agency
bajaron las horas, quitaron horas, cortaron horas, me bajaron horas > reduced hours, hours, retaliation
carta de despido, firmar mi renuncia, me hicieron renunciar, me obligaron a renunciar > constructive discharge, resign, forced to resign, termination
discriminan en el trabajo, me discriminan > discrimination, workplace discrimination, eeoc
derechos sin papeles > undocumented workers, regardless of immigration status, rights
`
