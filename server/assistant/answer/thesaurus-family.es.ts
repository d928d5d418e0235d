/**
 * Spanish words for families, age, schooling and disability,
 * as people in the United States write them. Format: `compileThesaurus`.
 */

/** Other Spanish words for the same thing. */
export const familySpanish = `
# family
divorcio rápido, divorcio sin pleito, divorcio amistoso > divorcio de mutuo acuerdo, mutuo acuerdo, no disputado
no quiere firmar divorcio, no firma el divorcio > divorcio disputado, contencioso, rebeldía
anulación, nulidad de matrimonio
unión libre, concubinato, juntados, arrejuntados > no casados, unión de hecho
prenupcial, acuerdo prenupcial, prenup, capitulaciones matrimoniales
infidelidad, adulterio, puso los cuernos
custodia completa, custodia total, custodia exclusiva, custodia única
custodia compartida, custodia conjunta
visitas, régimen de visitas, tiempo de crianza
ver a mis hijos, no me deja ver > visitación, visitas, tiempo de crianza
quitarme a mis hijos, quitarme los niños, me quiere quitar > custodia, perder la custodia
mudarme con mis hijos, irme a otro estado > reubicación, mudanza
no paga manutención, debe child support, atrasado en manutención > manutención atrasada, incumplimiento
bajar la manutención, subir la manutención, cambiar la manutención > modificación, modificar
cambiar la orden, cambiar custodia, modificar la orden > modificación
paternidad, prueba de adn, no soy el papá, reconocer al niño > prueba de paternidad, filiación
pensión de la esposa, mantener a mi ex, pensión conyugal > manutención conyugal, pensión alimenticia
bienes, propiedades
repartir, dividir, mitad de la casa > división de bienes, bienes
cambio de nombre, cambiar mi nombre, cambiar apellido
hijastro, entenado
tutor, guardián
cps, dcf, servicios sociales, trabajadora social > protección de menores, bienestar infantil
casa hogar, foster care, hogar temporal, cuidado temporal
orden de restricción, orden de protección, orden de alejamiento
violencia doméstica, violencia familiar, violencia intrafamiliar, violencia en el hogar
me pega, me golpea, me maltrata, golpea a mi mamá > violencia doméstica, abuso, maltrato
me vigila, no deja en paz > acoso, acecho, hostigamiento
derechos del papá, derechos de padre > paternidad, derechos paternales
exesposo, exmarido
abuelos, ver a mis nietos, criar a mis nietos > derechos de los abuelos, custodia
pareja gay, mismo sexo, lesbiana > parejas del mismo sexo
mamá de mis hijos, papá de mis hijos, baby mama > otro padre, padre, madre
# wills and elders
hacer testamento, hacer un testamento, dejar testamento > testamentos, planificación patrimonial
sin testamento, no dejó testamento > intestado, sucesión
albacea, ejecutor
probate, evitar probate > sucesión, legalización de testamento
fondo fiduciario, trust familiar > fideicomiso
heredero > beneficiario
pelear la herencia, pelear el testamento > impugnar, disputa sucesoria
directiva médica, testamento en vida, voluntad anticipada, no resucitar
ya no puede decidir, demencia, alzheimer > incapacidad, tutela, curatela
asilo de ancianos, casa de ancianos, hogar de ancianos, nursing home, asilo de viejitos
maltrato de ancianos, abuso de ancianos, maltratan a mi mamá > negligencia en asilos, abuso
ancianos, viejitos, tercera edad, personas mayores, adultos mayores
difunto, muerto, fallecido
si me muero, cuando me muera > fallecimiento, testamento, planificación patrimonial
# disability
incapacidad, disability, desabilidad > discapacidad
negaron la incapacidad, negaron el seguro social, negaron la discapacidad > apelar, solicitud denegada, reconsideración
ya no puedo trabajar > incapacidad, discapacidad
retroactivo, pagos retroactivos
`

/** The English words that a site would use. */
export const familyToEnglish = `
# family
divorcio rápido, divorcio exprés, divorcio sin pleito, divorcio amistoso, divorcio voluntario > uncontested divorce, uncontested, simple divorce, amicable
no quiere firmar divorcio, no firma el divorcio, no quiere divorciarse > contested divorce, refuses to sign, default, contested
no lo encuentro, no la encuentro, desapareció mi esposo, no aparece mi esposo, no sé dónde vive > locate, service by publication, cannot find, missing
separación legal > legal separation
anulación, anular matrimonio, anulación de matrimonio > annulment, annul, void
unión libre, concubinato, arrejuntados > common law marriage, unmarried, cohabitation, domestic partnership
prenupcial, acuerdo prenupcial, prenup, contrato prenupcial, capitulaciones > prenuptial agreement, prenuptial, prenup, premarital agreement
infidelidad, infiel, adulterio, puso los cuernos, me engañó con otra > adultery, infidelity, cheating, fault
custodia completa, custodia total, toda la custodia > sole custody, full custody
custodia compartida, custodia conjunta, mitad y mitad > joint custody, shared custody, equal time
custodia legal, custodia física > legal custody, physical custody
quitarme a mis hijos, quitarme los niños, me quitan los niños, me quiere quitar > lose custody, custody, parental rights
no me deja ver, no presta al niño > visitation, parenting time, denied, enforce
robó a mis hijos, se los llevó, se llevó al bebé, secuestró a mis hijos > parental kidnapping, abduction, custody, emergency
visitas supervisadas, derecho a visitas, días de visita, visitas del papá > visitation, parenting time, supervised visitation
mudarme con mis hijos, mudarse con los niños, irme a otro estado > relocation, relocate, move away, out of state
child support, dinero para los niños, mantención, mantener a los niños > child support, support
no paga manutención, debe manutención, debe child support, no paga child support, atrasado en manutención > arrears, past due, enforcement, child support, unpaid
bajar la manutención, bajar el child support, subir la manutención, cambiar la manutención > modification, modify, child support, reduce, increase
modificar, modificación, cambiar la orden, cambiar la custodia > modify, modification, change
paternidad, prueba de paternidad, reconocer al niño, no soy el papá > paternity, paternity test, establish paternity, legal father
adn, prueba de adn, dna > dna test, genetic testing, paternity
pensión para mí, mantener a mi ex, pensión para la esposa, pasarle dinero > alimony, spousal support, maintenance
dividir el retiro, mitad del retiro, mitad de la pensión, 401k > retirement, pension, 401(k), qdro, division
queda con la casa > marital home, house, property division, equity
deudas del matrimonio, deudas de mi esposo > marital debt, debts, divided
cambio de nombre, cambiar mi nombre, cambiar el nombre > name change, change your name
apellido, apellido de soltera, nombre de soltera, cambiar apellido > last name, surname, maiden name, name change
hijastro, entenado, adoptar a mi hijastro > stepchild, stepparent adoption, stepchildren
padrastro, madrastra > stepparent, stepfather, stepmother
nietos, ver a mis nietos, criar a mis nietos > grandchildren, grandparents, grandparent visitation, grandchild
tutor, tutor legal, guardián, guardián legal > guardian, guardianship, legal guardian
cps, dcf, dcfs, servicios sociales, trabajadora social, protección de menores > child protective services, cps, social worker, child welfare, neglect
gobierno quitó los niños, cps me quitó, me quitaron al bebé > removal, child protective services, dependency, reunification, foster care
foster, foster care, casa de foster, hogar de crianza > foster care, foster
derechos de padre, derechos del papá, derechos del padre > fathers' rights, father, paternity, parental rights
quitar derechos de padre, perder derechos de padre, ceder derechos, renunciar a mis derechos > termination of parental rights, parental rights, relinquish
emancipación > emancipation, emancipated minor
abandonó a los niños, abandono de hogar, me abandonó, se fue de casa > abandonment, desertion, abandoned
gay, pareja gay, mismo sexo, lesbiana > same-sex, lgbtq, same-sex couples
transgénero, cambiar de género > transgender, gender marker, gender
embarazada > pregnant, pregnancy
mi bebé, recién nacido > baby, infant, newborn
exesposo, exmarido, ex esposo > ex, former spouse, ex-husband, ex-wife, other parent
soltero, madre soltera, mamá soltera > single, unmarried, single parent, single mother
viudo > widow, widower, surviving spouse
amenaza > threat, threats, threaten
me anda siguiendo, no deja en paz, me vigila > stalking, harassment, stalker
quitar la orden, quitar orden de restricción, levantar la orden > dismiss, modify, lift, protective order, restraining order
violó la orden, rompió la orden, no respeta la orden > violation, violated, violation of a protective order, contempt
corte familiar, corte de familia, juzgado familiar > family court, family law
plan de crianza, plan de padres > parenting plan
clases para padres, clases de padres > parenting class, parent education
esconde dinero, ocultar bienes > hidden assets, hide, conceal
cuenta compartida, cuenta mancomunada, cuenta juntos > joint account
agarrar custodia, pelear custodia, pelear por mis hijos, pelear la custodia > custody, custody battle, custody dispute
sobrino > nephew, niece, relative
mamá de mis hijos, papá de mis hijos, baby mama > other parent, mother, father, co-parent
# wills and elders
hacer testamento, hacer un testamento, hacer mi testamento, dejar testamento > make a will, wills, last will, estate plan
sin testamento, no dejó testamento > intestate, without a will, probate
albacea, ejecutor > executor, personal representative, administrator
desheredar, quitar la herencia, no me dejó nada > disinherit, disinherited, estate
pelear la herencia, pelear el testamento, impugnar testamento, pelear herencia > will contest, contest a will, estate dispute, inheritance dispute
evitar probate, probate, evitar sucesión > probate, avoid probate
casa de mis padres, casa de mi mamá > inherited property, probate, deed, estate
trust, living trust, trust familiar, trust revocable > trust, living trust, revocable trust
beneficiario > beneficiary, beneficiaries
seguro de vida, aseguranza de vida > life insurance
póliza > policy, insurance
directiva médica, testamento en vida, voluntad médica, no resucitar > advance directive, living will, health care directive, dnr
poder médico, poder para el hospital, decidir en el hospital > medical power of attorney, health care proxy, advance directive
poder duradero, poder general, darle un poder, dar poder, firmar un poder, revocar poder > durable power of attorney, power of attorney, revoke
poder para méxico, carta poder para méxico, poder para mi país > power of attorney, apostille, notarized
ya no puede decidir, tutela de adulto, conservador, curador, mamá ya no puede > guardianship, conservatorship, incapacitated, incapacity
alzheimer, demencia, pierde la memoria, ya no se acuerda > dementia, alzheimer's, incapacity, incapacitated
asilo de ancianos, casa de ancianos, casa de reposo, hogar de ancianos, nursing home, asilo de viejitos > nursing home, long-term care, nursing facility
maltrato de ancianos, abuso de ancianos, maltrato en el asilo, maltratan a mi mamá > nursing home abuse, elder abuse, neglect
llagas, úlceras > bedsores, pressure ulcers, nursing home neglect
calificar para medicaid, perder medicaid, proteger mi casa, proteger la casa, proteger mis bienes > medicaid planning, asset protection, medicaid, protect
medicare > medicare
ancianos, viejitos, persona mayor, tercera edad, adulto mayor > elder, elderly, senior, seniors
cuidador, cuidar a mi mamá, cuidar a mi papá > caregiver, caregivers, elder care
hijo con discapacidad, niño especial, hijo especial, necesidades especiales > special needs, special needs trust, disabled child
impuesto de herencia, taxes de herencia > estate tax, inheritance tax
deudas del muerto, deudas de mi papá, deudas del difunto, heredar deudas > estate debts, creditors, deceased, estate
cuenta del difunto > bank account, estate, small estate affidavit, deceased
funeral, entierro, velorio > funeral, burial, funeral expenses
si me muero, cuando me muera, si muero > death, wills, estate plan, guardian
dejar herencia, dejarle la casa, heredar la casa > inherit, deed, trust, wills, beneficiary
cambiar mi testamento, actualizar testamento > update, amend, codicil, change
# disability
disability, desabilidad, deshabilidad, incapacitado > disability, disabled
ssi, ssdi > ssi, ssdi, social security disability
negaron la incapacidad, negaron disability, negaron la discapacidad, negaron el seguro social > denied, denial, appeal, disability, reconsideration
ya no puedo trabajar, no me deja trabajar > unable to work, cannot work, disability, disabled
retroactivo, pagos retroactivos > back pay, retroactive, past-due benefits
sobrepago, pagaron de más > overpayment
incapacidad permanente, incapacidad parcial > permanent disability, partial disability
ansiedad, depresión, salud mental, estrés > anxiety, depression, mental health, stress
trauma, ptsd, estrés postraumático > ptsd, trauma, post-traumatic stress
jubilación, plan de retiro > pension, retirement, retired
autismo, autista > autism, special needs
# schools
suspendieron a mi hijo, suspendido de la escuela, expulsaron, expulsaron de la escuela > suspension, expulsion, school discipline
bullying, acoso escolar, le pegan en escuela, molestan en la escuela > bullying, school
educación especial, iep, plan 504 > special education, iep, 504 plan
inscribir, inscribir en la escuela, inscribir a mi hijo > enroll, enrollment, school
maestro, profesor > teacher
no va a escuela, falta a la escuela, ausencias en la escuela > truancy, attendance, school
escuela pública, distrito escolar > public school, school district
guardería, daycare > daycare, child care
`
