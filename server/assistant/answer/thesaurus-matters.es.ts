/**
 * Spanish words for immigration, debts and homes,
 * as people in the United States write them. Format: `compileThesaurus`.
 */

/** Other Spanish words for the same thing. */
export const mattersSpanish = `
# immigration
inmigración, migración, migratorio
arreglar papeles, arreglar mis papeles, arreglar estatus, arreglar mi situación > ajuste de estatus, residencia, legalización
sacar papeles, hacerme legal, legalizarme > ajuste de estatus, residencia, estatus legal
sin papeles, sin documentos, soy ilegal > indocumentado, indocumentados, estatus migratorio
carta verde, tarjeta de residente > residencia, residencia permanente, green card
migra, la migra > ice, inmigración
pedir a mi esposa, pedir a mi mamá, pedir a mi familia, pedir a mi hermano > petición familiar, petición
casarme con ciudadano, arreglar por matrimonio > petición por matrimonio, residencia por matrimonio
traer a mi familia, mandar traer, traer del otro lado > petición familiar, proceso consular, reunificación
perdón, waiver, exención
castigo de 10 años, castigo de los diez, castigo de migración > presencia ilegal, perdón, barrera
permiso de viaje, advance parole, permiso para viajar > permiso anticipado, documento de viaje
salir del país, ir a mi país, viajar a mi país > viajar, permiso de viaje
corte de migración, juez de migración, corte de inmigración > tribunal de inmigración, juez de inmigración
centro de detención, lo tiene ice, agarró la migra > detención de inmigración, detenido
fianza de migración, fianza de inmigración
orden de deportación, orden de remoción, orden de expulsión
pelear deportación, parar la deportación > defensa contra la deportación, defensa de deportación
ley de 10 años, ley de los diez años, diez años aquí > cancelación de deportación, cancelación de remoción
huellas, biométricos, toma de huellas > huellas dactilares, datos biométricos
consulado, embajada, ciudad juárez > proceso consular
examen de ciudadanía, cien preguntas, las 100 preguntas > examen cívico, naturalización
hacerme americano, sacar la ciudadanía, aplicar para ciudadanía > naturalización, ciudadanía
renovar la mica, renovar mi mica, mica vencida > renovar la residencia, renovación, tarjeta de residente
mi permiso, permiso vencido, renovar permiso > permiso de trabajo, autorización de empleo
víctima de crimen, visa para víctimas > víctimas de delitos
trata de personas, tráfico humano, visa t
daca, soñadores, dreamers, acción diferida
tps, estatus de protección temporal
cruzar, crucé la frontera, entré sin papeles, vine de mojado, entré ilegal > entrada sin inspección, entrada ilegal
volví a entrar, me deportaron y regresé > reingreso ilegal, reentrada
coyote, pollero > traficante
miedo de regresar, me matan si regreso, peligro en mi país > persecución, asilo, miedo creíble
niños solos, cruzó solo > menores no acompañados
sponsor, patrocinador, quién me patrocina > declaración jurada de patrocinio
notario me engañó, me estafó un notario, abogado falso > fraude de notario, fraude migratorio
redada, operativo de migración
si viene la migra, llega la migra, llega ice > conozca sus derechos, sus derechos
ayuda del gobierno, estampillas, carga pública > beneficios públicos
acelerar, agilizar, apurar
# debts
cobradores, agencia de cobros, colecciones > cobradores de deudas, agencias de cobranza
embargan el cheque, embargo de sueldo, quitan del cheque > embargo de salario, embargo
congelaron mi cuenta, cuenta congelada > embargo bancario
perder mi casa, me quitan la casa, foreclosure, remate de casa > ejecución hipotecaria, embargo hipotecario
hipoteca, mortgage
quitaron el carro, repo > reposesión, embargo del vehículo
debo mucho, endeudado, ahogado en deudas > deudas, alivio de deudas
préstamo, dinero prestado
irs, debo taxes, debo impuestos > deuda tributaria, impuestos
# renting
inquilino, arrendatario, rentero
contrato de renta, contrato de arrendamiento, lease
depósito de la renta, depósito de garantía, depósito de seguridad
romper el contrato, romper el lease, salirme antes > terminación anticipada, terminar el contrato
debo renta, debo la renta, atrasado en la renta > falta de pago, renta atrasada
aviso de 30 días, aviso de tres días, papel de desalojo > notificación de desalojo, aviso de desalojo
subir la renta > aumento de renta
sacó mis cosas, tiró mis cosas, cortó la luz, cortó el agua > desalojo ilegal
arreglar, reparar, no sirve, descompuesto > reparaciones, mantenimiento
gotera, moho, cucarachas, chinches, ratas > habitabilidad, reparaciones
apartamento, departamento, depa
vivienda pública, sección 8
barda, lindero > cerca, límites de propiedad
# buying a house
escritura, título de propiedad, papeles de la casa
comprar casa, vender casa, comprar una casa > bienes raíces, compraventa, cierre
bienes raíces, inmuebles, propiedad inmobiliaria
poner la casa a nombre, traspaso, quitclaim > transferencia de propiedad, escritura
terreno, lote
`

/** The English words that a site would use. */
export const mattersToEnglish = `
# immigration
carta verde, la carta verde, tarjeta de residente, green card > green card, permanent resident card, permanent resident
arreglar papeles, arreglar mis papeles, arreglar estatus, arreglar mi situación, arreglar mi estatus > adjustment of status, legal status, immigration status, green card
legalizar, hacerme legal, sacar papeles, sacar mis papeles, conseguir papeles > legal status, adjustment of status, green card, lawful status
ajuste de estatus, ajustar estatus, ajustar mi estatus > adjustment of status, adjust status, i-485
papeles por matrimonio, arreglar por matrimonio, residencia por matrimonio > marriage-based, marriage green card, spouse of a u.s. citizen
casado con ciudadana, casé con ciudadano, casarme con ciudadana, casada con un ciudadano > marriage-based, spouse of a u.s. citizen, marriage green card, i-130
hijo ciudadano, mi hijo es ciudadano, hijo cumple 21, hijo de 21, papeles por mi hijo > u.s. citizen child, over 21, parent of a u.s. citizen, family petition
pedir a mi hermano, pedir a mi mamá, pedir a mi hijo, pedir a un familiar > family petition, i-130, family-based, relative
petición familiar, meter petición, petición de familia > family petition, i-130, family-based, petition
traer a mi esposa, traer a mi familia, mandar traer, traer a mis padres, traer del otro lado > family petition, family-based, reunite, consular processing
perdón 601, perdón provisional, perdón de migración > waiver, provisional waiver, unlawful presence waiver, i-601a
castigo de 10 años, castigo de los diez, diez años de castigo, castigo de migración > ten-year bar, unlawful presence, waiver, inadmissible
presencia ilegal > unlawful presence, ten-year bar
parole humanitario, parole, permiso humanitario > humanitarian parole, parole, parole in place
advance parole, permiso de viaje, permiso para viajar, permiso para salir > advance parole, travel document, travel permit
salir del país, salir de viaje, viajar a mi país, ir a mi país, viajar a méxico, ir a méxico > travel, travel abroad, leave the country, advance parole, reentry
corte de migración, corte de inmigración, juez de migración, juez de inmigración > immigration court, immigration judge, eoir
centro de detención, detenido por migración, detención de migración, agarró la migra, lo tiene ice > detention center, detained, ice detention, immigration detention
fianza de migración, fianza de inmigración > immigration bond, bond hearing, bond
orden de deportación, orden de remoción, orden de expulsión, tengo deportación > removal order, deportation order, order of removal, final order
notice to appear, nta, aviso de comparecencia > notice to appear, nta, removal proceedings, hearing
deportación en ausencia, falté corte de migración > in absentia, motion to reopen, removal order
cancelación de deportación, cancelación de remoción, ley de diez años, ley de 10 años > cancellation of removal, ten years, exceptional hardship
salida voluntaria, firmar mi salida, firmar la salida, firmar la deportación > voluntary departure, sign, removal
huellas, cita de huellas, biométricos, toma de huellas > fingerprints, biometrics, biometrics appointment
cita con ice, cita de ice, presentarme con ice, presentarme a ice, firmar con ice > ice check-in, check-in, ice, supervision
cita de migración, cita con migración, cita de inmigración > uscis appointment, interview, biometrics, immigration
entrevista, entrevista de migración, entrevista de residencia, entrevista de matrimonio > interview, uscis interview, green card interview
entrevista de ciudadanía > naturalization interview, interview, citizenship
consulado, embajada, cita en el consulado, ciudad juárez, cita en juárez > consulate, embassy, consular processing, ciudad juarez
proceso consular > consular processing, consulate, national visa center
examen médico, médico civil, vacunas > medical exam, civil surgeon, vaccinations, i-693
examen de ciudadanía, cien preguntas, las 100 preguntas, prueba de ciudadanía > civics test, citizenship test, naturalization test, english test
juramento, ceremonia de ciudadanía, jurar la bandera > oath, oath ceremony, oath of allegiance
certificado de ciudadanía > certificate of citizenship, n-600
doble ciudadanía, doble nacionalidad, dos nacionalidades > dual citizenship, dual nationality
nacionalidad > nationality, citizenship
renovar residencia, renovar la mica, renovar green card, mica vencida, se venció la mica, renovar mi mica > green card renewal, renew, i-90, expired
perdí mi mica, se perdió mi mica, robaron mi mica, perdí la mica > replace, lost green card, i-90, replacement
renovar permiso, renovar permiso de trabajo, permiso vencido, se vence el permiso > work permit renewal, renew, employment authorization, expired, extension
residencia condicional, residencia de dos años, mica de dos años, quitar condiciones > conditional resident, remove conditions, i-751, conditional residence
residencia permanente > permanent residence, lawful permanent resident, green card
perder la residencia, perder mi residencia, quitaron la residencia > lose, green card, abandonment, removal, permanent resident
la visa u, visa para víctimas, víctima de crimen, víctima de un crimen > u visa, crime victims, victim of a crime
visa t, trata de personas, tráfico de personas, tráfico humano, víctima de trata > t visa, human trafficking, trafficking
vawa, ley vawa, autopetición, esposo ciudadano me golpea > vawa, self-petition, battered spouse, violence against women act
tps, estatus de protección temporal, estatus temporal > tps, temporary protected status
daca, dreamer, dreamers, soñadores, acción diferida > daca, dreamers, deferred action
renovar daca, renovación de daca, daca vencido > renew, daca renewal, daca, deferred action
visa juvenil, juvenil especial, sijs, estatus juvenil > special immigrant juvenile, sijs
visa de turista, visa de visitante, visa de turismo, visa de paseo, turista > tourist visa, visitor visa, b-2
visa de estudiante, visa f1 > student visa, f-1
visa de trabajo, visa h2a, visa h2b, visa h1b > work visa, h-1b, h-2a, h-2b, employment-based
visa de prometida, visa de novia, visa k1, traer a mi novia > fiancee visa, fiance, k-1
visa de inversionista, visa por inversión, inversionista > investor visa, investor, eb-5, e-2
visa vencida, se venció la visa, venció mi visa, me quedé más tiempo > overstay, expired visa, overstayed
visa negada, negaron la visa, me negaron visa > visa denied, visa denial, denied, refusal
crucé la frontera, entré sin papeles, entré ilegal, crucé el río, entré de mojado, vine de mojado > entered without inspection, unlawful entry, illegal entry, border
entré con visa, entrada legal, entré legal > lawful entry, inspected and admitted, admitted
frontera, cruzar frontera, pasar la frontera > border, crossing, port of entry
coyote, pollero > smuggler, smuggling, alien smuggling
volví a entrar, regresé después de deportado, reingreso ilegal, entré dos veces, me deportaron y regresé > illegal reentry, reentry, permanent bar, prior removal
miedo de regresar, miedo creíble, me matan si regreso, peligro en mi país > fear of returning, credible fear, persecution, asylum
persecución, perseguido > persecution, persecuted, asylum
pedir asilo, meter asilo, asilo político, solicitar asilo, aplicar para asilo > asylum, apply for asylum, asylum application, i-589
un año para asilo, plazo para asilo, año para pedir asilo > one-year deadline, one year, asylum
permiso por asilo, permiso de asilo, permiso con asilo > asylum pending, work permit, employment authorization
niños solos, menor no acompañado, cruzó solo > unaccompanied minor, unaccompanied children
sponsor, patrocinador, quién me patrocina > sponsor, sponsorship, affidavit of support
carta de sostenimiento, affidavit de soporte, declaración de patrocinio > affidavit of support, i-864
carga pública > public charge, public benefits
estampillas, estampillas de comida, ayuda del gobierno > food stamps, snap, public benefits, government benefits
fecha de prioridad, boletín de visas > priority date, visa bulletin
uscis > uscis, immigration services
piden más evidencia, piden más pruebas, rfe > request for evidence, rfe, additional evidence
negaron la residencia, negaron ciudadanía, negaron asilo, negaron mi caso, negaron el asilo > denied, denial, appeal, motion to reopen, reapply
récord de migración, récord migratorio, foia, mi expediente migratorio > foia, immigration records, records request
redada > raid, raids, workplace raid
viene la migra, si viene migración, llega ice, llega la migra, me para ice, toca ice > know your rights, ice, remain silent, warrant
ice hold, detainer, retención de migración > ice detainer, immigration detainer, immigration hold
plan de emergencia, quién cuida mis hijos > emergency plan, family preparedness, guardianship, children
amnistía, reforma migratoria, nueva ley migratoria > amnesty, immigration reform, new law
fraude de notario, me estafó un notario, notario me engañó, fraude migratorio, abogado falso > notario fraud, immigration fraud, unauthorized practice of law, scam
matrimonio falso, matrimonio arreglado, casarse por papeles > marriage fraud, sham marriage, bona fide
matrimonio verdadero, pruebas de matrimonio, matrimonio de verdad > bona fide marriage, evidence, genuine marriage
carácter moral, buen carácter moral, buena conducta > good moral character
inadmisible, inadmisibilidad > inadmissible, inadmissibility
ajuste cubano, ley de ajuste cubano > cuban adjustment act
cubano, cuba > cuba, cuban
venezolano > venezuela, venezuelan
salvadoreño, hondureño, guatemalteco > el salvador, honduras, guatemala, central american
mexicano > mexico, mexican
nicaragüense, nicaragua > nicaragua, nicaraguan
i94, permiso de entrada > i-94, arrival record
avisar cambio de dirección, cambio de dirección > change of address, ar-11, new address
acelerar, agilizar, apurar el caso, adelantar mi caso > expedite, expedited, faster, premium processing
trabajar sin permiso, trabajar sin papeles > unauthorized employment, work without authorization, undocumented
permiso para regresar, permiso de reingreso > reentry permit, permission to reapply, i-212
castigo permanente, castigo de por vida > permanent bar, inadmissible, waiver
afecta mi residencia, afecta mis papeles, afecta mi ciudadanía, afecta mi estatus, afecta mi caso migratorio > immigration consequences, good moral character, deportable, inadmissible
deportan por dui, deportan por un dui > immigration consequences, crimmigration, deportable, removal
adopción internacional, adoptar de otro país > international adoption, intercountry adoption
viuda de ciudadano, murió mi esposo ciudadano > widow, surviving spouse, self-petition
pelear deportación, pelear mi deportación, parar la deportación, detener la deportación > deportation defense, removal defense, fight, stop deportation, stay of removal
abogado de migración, abogado de inmigración > immigration lawyer, immigration attorney, immigration
mi papá es residente, hijo de residente, esposa de residente > permanent resident, family petition, f2a
americano, gringo > american, u.s. citizen
estados unidos, eeuu > united states, u.s.
otro país, países > home country, country, abroad, foreign
# debts
biles > bills, debts, invoices
cobradores, cobranza, agencia de cobros, colectores > debt collector, debt collectors, collection agency, collections
cuenta en colección, está en colecciones, mandaron a colección, colecciones > collections, collection agency, debt collector
me llaman los cobradores, no dejan de llamar, llaman a cada rato > creditor harassment, debt collector, stop calls, fair debt collection
debo tarjetas, debo mucho dinero, endeudado, ahogado en deudas, lleno de deudas > debt, credit card debt, debt relief, overwhelmed
acreedor, deudor > creditor, creditors, debtor
embargo, embargo de sueldo, embargan el cheque, embargan mi sueldo > garnishment, wage garnishment, levy, seize
congelaron mi cuenta, cuenta congelada, bloquearon mi cuenta, congelar la cuenta > bank levy, frozen account, levy, bank account
capítulo 7, capítulo siete > chapter 7
capítulo 13, capítulo trece > chapter 13
capítulo 11 > chapter 11, reorganization
irme a bancarrota, banca rota, declararme en bancarrota, meter bancarrota > bankruptcy, file bankruptcy, chapter 7, chapter 13
quedarme con mi carro, pierdo mi carro, pierdo mi casa, qué pierdo en bancarrota > exemptions, exempt property, keep your car, keep your home
perder mi casa, me quitan la casa, banco me quita, remate de casa, foreclosure, quitar mi casa > foreclosure, lose your home, mortgage
hipoteca, mortgage, pagos de la casa, atrasado con la casa > mortgage, foreclosure, behind on payments
repo, reposeyeron > repossession, repossessed, car loan
crédito, puntaje de crédito, buró de crédito, reporte de crédito > credit, credit score, credit report
arreglar mi crédito, error en mi crédito, crédito dañado, dañan mi crédito > credit repair, credit report, dispute, credit score
préstamo, préstamos > loan, loans, lender
préstamo de estudiante, préstamos estudiantiles, préstamo estudiantil > student loans, student loan
payday, préstamo sobre el carro, préstamo de título > payday loan, title loan
consolidar, consolidar deudas, juntar mis deudas, negociar deudas > debt consolidation, debt settlement, negotiate
deuda médica, deuda del hospital, debo al hospital, debo en el hospital > medical debt, medical bills, hospital
irs, debo al irs, debo taxes, debo impuestos > irs, tax debt, back taxes, owe taxes
auditoría, me auditan, auditar > audit, irs
no es mi deuda, deuda no es mía, deuda vieja > dispute, debt validation, old debt, statute of limitations
cosigner, firmé por alguien, aval > co-signer, cosigner, guarantor
le presté dinero, presté dinero, no me devuelve dinero, me deben dinero > loan, owed money, collect, small claims
demandó el banco, demandó la tarjeta, demandaron por una deuda, demanda por deuda > debt lawsuit, sued, creditor, collection
# renting
contrato de renta, contrato de arrendamiento, lease > lease, rental agreement
romper el contrato, romper el lease, romper contrato, salirme antes, irme antes > break a lease, early termination, terminate, lease
aviso de 30 días, aviso de tres días, me dieron 30 días, 3 días para salir, 30 días para salir > notice to quit, 30-day notice, three-day notice, eviction notice
papel en la puerta, pegaron un papel, nota en la puerta > notice, posted, eviction notice
debo renta, debo la renta, atrasado en la renta, no pude pagar renta, atrasado con la renta > unpaid rent, behind on rent, nonpayment, eviction
ayuda para la renta, ayuda con la renta, ayuda de renta > rental assistance, rent assistance
alguacil, sheriff, marshal > sheriff, marshal, deputy
sacó mis cosas, tiró mis cosas, cortó la luz, cortó el agua, quitó la luz > illegal eviction, lockout, utilities, self-help eviction
corte de desalojo, fecha de desalojo, parar el desalojo, detener el desalojo, pelear el desalojo > eviction, eviction hearing, stop eviction, tenant defense, unlawful detainer
luz, electricidad > utilities, electricity, electric
apartamento, depa, apartment > apartment, unit, rental
rento un cuarto, cuarto rentado, renta de cuarto, recámara > room, bedroom, roommate, rent a room
casa móvil, yarda de trailas, mobile home > mobile home, manufactured home, mobile home park
subarrendar, subrentar > sublease, sublet
roommate, compañero de cuarto > roommate, co-tenant
sección 8, vivienda pública, voucher > section 8, public housing, housing, voucher
control de renta > rent control, rent increase
chinches, plaga, roedores, ratones > bed bugs, pests, infestation, rodents
techo gotea, techo, inundó, se mete el agua > roof, leak, water damage, flood
plomería, cañería, tubería, drenaje > plumbing, pipes, sewer, repairs
aire acondicionado > air conditioning, repairs
inspector, inspección, inspector de la ciudad > inspector, inspection, code enforcement
malas condiciones, casa en malas condiciones, no es habitable > habitability, uninhabitable, conditions, repairs
no arregla nada, no quiere arreglar, dueño no arregla, no me arregla > repairs, landlord refuses, habitability, maintenance
dejar de pagar renta, retener la renta, no pagar renta > withhold rent, rent, nonpayment
no me quieren rentar, no me rentan > housing discrimination, fair housing, rental application
vecino > neighbor, neighbors
ruido, música fuerte, mucho ruido > noise, nuisance, quiet enjoyment
barda, lindero, colindancia, límite de propiedad > fence, boundary, property line, boundary dispute
perro del vecino > neighbor's dog, dog, animal
hoa, asociación de dueños, asociación de propietarios > homeowners association, hoa, condo
inquilino no paga, inquilino no se va, sacar al inquilino, sacar a un inquilino > evict a tenant, landlord, nonpayment, eviction
desalojo en mi récord, récord de desalojo > eviction record, seal, rental history
invasores, metieron a mi casa, paracaidistas > squatters, trespass, burglary
hostiga el dueño, dueño me molesta, dueño me amenaza > landlord harassment, harassment, retaliation
rentero > tenant, tenants, renter
# buying a house
comprar casa, compra de casa, comprar una casa > home purchase, buying a home, real estate, closing
vender casa, vender mi casa, venta de casa, vender la casa > selling, sale, real estate, closing
bienes raíces, inmueble, propiedad, propiedades > real estate, property
escritura, título de propiedad, título de la casa, papeles de la casa > deed, title
poner casa a nombre, agregar a la escritura, poner en el título, cambiar la escritura > deed transfer, quitclaim deed, add to deed, transfer
quitclaim, traspaso, ceder la casa > quitclaim deed, transfer, deed
dueño a dueño, renta con compra, renta con opción, trato directo con dueño > land contract, seller financing, rent-to-own, contract for deed
cierre de casa, cierre de compra, closing, día del cierre > closing, real estate closing
seguro de título, búsqueda de título > title insurance, title search
agente de bienes raíces, realtor > real estate agent, realtor, broker
terreno, lote, tierra > land, lot, vacant land
permiso de construcción, zonificación, construí sin permiso > building permit, zoning, land use
contratista no terminó, contratista me robó, contratista hizo mal, contratista malo > contractor, construction dispute, unfinished, breach
casa con defectos, problemas ocultos, me ocultaron daños, vendieron mal la casa > defects, disclosure, seller, misrepresentation
taxes de la casa, impuestos de la casa, impuesto predial > property tax, property taxes
casa entre hermanos, copropietario, dueños de la casa > co-owner, partition, joint owners, jointly owned
derecho de paso, servidumbre > easement, right of way
comprador, vendedor > buyer, seller
`
