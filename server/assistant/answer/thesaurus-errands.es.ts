/**
 * Everyday Spanish as people in the United States write it, and the English words a site would use.
 * Format: `compileThesaurus`.
 */
export const spanishErrands = `
licenciada, licenciado, abogadas, abogados, la lic, notario > lawyer, attorney
la muchacha, secretaria, recepcionista, señorita, quien contesta > assistant, receptionist, paralegal, telephone
calle, en qué calle, domicilio > street, address, located, office
cerca, lejos, a pie, caminando, llego caminando > minutes, miles, near, walk, away
bus, autobús, camión de pasajeros, camioncito, transporte, no manejo, no tengo carro > bus, transit, public transportation
estacionarme, estacionar, dejar mi carro, lugar para el carro, dónde me estaciono, dónde dejo, cajón > parking, parking lot, park
silla de ruedas, andadera, bastón, muletas, no puede caminar, discapacitado > wheelchair, accessible, ramp, elevator, step-free
elevador, ascensor > elevator
escaleras, escalones, gradas, subir escaleras > stairs, steps
baño, sanitario > restroom, bathroom
puerta, entrada > door, entrance
llevar a mis hijos, llevar a los niños, con mis niños, niñera, con quién dejar > children, bring, kids
acompañar, acompañarme, llevar a alguien, llevar a mi, que venga conmigo > bring, friend, relative, support
cita, reunión, junta > appointment, meeting, consultation
platicar, platico, hablar con alguien, contarle, cuento > talk, speak, tell, consultation
cancelar, cambiar la cita, mover la cita, no voy a poder ir, no puedo ir, faltar a la cita > cancel, reschedule, change, notice
contestan, contestar, responden, regresan la llamada, me llaman, devuelven la llamada, escribo > reply, respond, answer, business day, contact
se queda entre nosotros, no digan nada, no le digan, que nadie sepa, que no se entere, secreto > confidential, confidentiality, private
borrar mis datos, mis datos, mi información > personal information, data, delete
página, sitio > site, website, page
abonos, en abonos, poco a poco, por mes, cada mes, a pagos, en partes, en plazos > payment plan, payment plans, monthly, installments
facilidades de pago, facilidades, plan de pagos > payment plan, payment plans, flexible payment
dinero, lana, plata, feria > money, pay
no tengo dinero, no tengo para pagar, no me alcanza, no puedo pagar, bajos recursos > afford, cannot afford, appointed, legal aid, reduced
efectivo > cash
cheque, último cheque, cheque final > check, paycheck, final paycheck
depósito, anticipo, enganche, adelanto > deposit, retainer, down payment, upfront
descuento, rebaja, más barato, barato > discount, reduced, low cost
porcentaje, tanto por ciento, qué parte, porciento > percent, percentage, share, contingency
precio, presupuesto > price, cost, fee
recibo, factura, cuenta > bill, invoice, receipt
devolver, devuelven, reembolsan > refund, returned
impuesto > tax
acuerdo, convenio, contrato > agreement, contract
firmar, firmé, firma, firme > sign, signed, signing
arrepentí, me arrepentí, cambié de opinión > cancel, change
identificación, matrícula, matrícula consular, pasaporte > identification, photo id, id, passport
traer, llevo, qué llevo, qué traigo > bring, documents
papeles, papeleo, papel, documento > papers, documents, records
trabajaba, trabajó, antes de ser > worked, former, previously, career, before
hijo, mijo, mija, muchacho, chamaco > son, child, juvenile, minor
mamá, madre, papá, padre, papás, padres > mother, father, parent, parents
hermano, hermana, primo, prima, tío, tía > relative, family, brother, sister
esposa, mujer, señora, mi viejo, mi vieja > spouse, wife, husband
novio, novia, pareja, vivimos juntos, no estamos casados > partner, boyfriend, unmarried
suegra, suegro, abuelo, abuela, abuelos > grandparents, relative, family
casamos, nos casamos, boda > married, marriage
pleito, demanda, juicio, litigio > lawsuit, case, contested, trial
mutuo acuerdo, de acuerdo los dos, sin pelear > uncontested, agreed
vivir, vivo, vivimos, llevar viviendo > live, lived, living, resident
separado, separados, separarnos > separation, divorce
bienes, repartir, la casa queda, dividir > property, division, assets
visitar a mis hijos, ver a mis hijos, ver a mi hijo > parenting time, visitation
pegar, pegó, me pega, golpea, maltrata, maltrato, abuso > abuse, abused, domestic violence
orden de alejamiento, orden de restricción, orden de protección, que no se acerque > restraining order, protective order, no contact order
dueño, dueña, casero, arrendador, el del apartamento > landlord, owner
renta, alquiler, arriendo > rent
subir la renta, subirme la renta, aumentar la renta > rent increase, raise, rent
depósito de la renta, regresar el depósito, devuelven el depósito > security deposit, deposit
chapa, chapas, cerradura, candado, cambió la chapa > locks, lock
entrar, se mete, entra, meterse > enter, entry, coming in
aviso, avisar, papel de desalojo > notice
sacar, sacarme, echar, corren de la casa, me sacan > evict, eviction
calefacción, calentador, agua caliente, gotera, moho, cucarachas, ratas > heat, repairs, water, mold, habitable
arreglar, reparar, no sirve, descompuesto > repair, repairs, fix
corrieron, me corrieron, me despidieron, despidieron, botaron > fired, terminated, discharged, laid off
renunciar, renuncié > quit, resign
pagar horas, horas extra, overtime, tiempo extra > overtime, wages
sueldo, salario, quincena, paga, pago de la semana > wages, paycheck, pay
propinas, descanso, descansos, lonche > breaks, meal, tips
patrón, patrona, mayordomo, jefe, supervisor > employer, boss
lastimé, me caí, caída, me golpeé, golpe > injury, injured, fall, hurt
choque, choqué, chocaron, me pegaron por atrás > accident, collision, crash
seguro, aseguranza, el seguro del otro > insurance, insurer
doctor, médico, hospital, cuentas del hospital > medical, doctor, hospital, medical bills
perro, mordió > dog bite, dog
murió, se murió, falleció, muerto, difunto, muere > died, death, dies, deceased
testamento, herencia, herederos > testament, inheritance, estate
poder, carta poder, poder notarial > power of attorney
notarizar, notario público > notary
diferencia, diferencia entre > difference, versus, compared
qué quiere decir, qué significa, significa > means, meaning, definition
qué pasa si, qué me pasa, me puede pasar > consequences, penalty, result
puntos, puntos en la licencia > points
licencia comercial, trailero, troquero, chofer, tráiler > cdl, commercial, commercial driver
restringida, licencia restringida > restricted, restricted license
aparato, aparato para soplar, dispositivo, interlock > ignition interlock, interlock, device
primer, primera, primero, primera ofensa > first, first offense
segundo, segunda > second, second offense
lío, problema, se metió en problemas > trouble, charged, arrested
pelea, golpes, pelear > assault, fight
grabar, video, foto > video, recording
parar, me pararon, me paró, detuvieron, retén > stop, stopped, traffic stop, pulled over, checkpoint
revisar, esculcar, registrar > search
hablar con la policía, contestarle a la policía, declarar > speak to the police, remain silent, questions
abogado de oficio, abogado gratis, defensor público > public defender, appointed, court-appointed
inmigrante, migrante, extranjero > immigrant, immigration
papeles, estatus, estatus migratorio, sin papeles > immigration, immigration status, status
van hasta, hasta allá, otro condado, otra ciudad, atienden en, cubren > counties, serve, throughout, statewide
todo el estado > statewide, throughout
universidad, colegio, campus > university, college, campus
comida, despensa, banco de comida > food, pantry
refugio, albergue, dónde dormir > shelter, housing
nivel, límite > level, limit
grado, grados > degree
sin permiso > permission, consent
inglés > english
lunes, martes, miércoles, jueves, viernes, entre semana > monday, friday, weekday, hours
enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre > january, december
mañana, tarde, mediodía > hours, appointment
semana, semanas > week, weeks
mes, año > month, year
ayuda gratis, ayuda legal gratis > legal aid, free legal help
quejarme, queja, reportar > complaint, complain
quién paga, pagar los gastos > pay, pays, costs
gastos, gastos de corte, costos de corte > costs, filing fee, court costs
meter el divorcio, meter papeles, meter los papeles, presentar > file, filing
contestar la demanda, responder la demanda > answer, respond, response
me llegó un papel, me llegaron papeles, me entregaron papeles > served, summons, papers
fecha, plazo, hasta cuándo > deadline, date, within, days
cuánto tiempo, hasta cuándo > how long, within, days, months
mayor de edad, menor de 21 > under 21, minor, adult
`
