/**
 * Practice areas of law firms in the United States and how visitors and firms name them, one area a
 * line: name, colon, phrases. English and Spanish. Used to tell a site that does not offer an area
 * from one that only mentions it.
 */
const lines = `
divorce: divorce, divorced, dissolution of marriage, legal separation, annulment, divorcio, divorciarme, divorciar, family law, derecho de familia, familia
custody: child custody, custody of my, custody case, custody lawyer, custody attorney, custody battle, parenting time, visitation, custodia, family law, derecho de familia
support: child support, friend of the court, alimony, spousal support, manutención, pensión alimenticia, family law, derecho de familia
adoption: adoption, adopt, adoptar, adopción, family law
guardianship: guardianship, conservatorship, tutela
paternity: paternity, paternidad, family law
prenup: prenup, prenuptial, premarital agreement, family law
estate: testament, estate planning, estate plan, trust, living trust, power of attorney, testamento, fideicomiso, planificación patrimonial, poder notarial, estate law
probate: probate, estate administration, inheritance, executor, sucesión, herencia, estate law
elder: elder law, medicaid planning, nursing home abuse, long term care
immigration: immigration, green card, work visa, student visa, tourist visa, fiance visa, visa application, citizenship, naturalization, asylum, deportation, work permit, daca, inmigración, ciudadanía, asilo, deportación, residencia
bankruptcy: bankruptcy, chapter 7, chapter 13, debt relief, bancarrota, quiebra
debt: debt collector, debt collection, debt defense, creditor, garnishment, repossession, deudas, consumer law, consumer protection
injury: personal injury, car accident, auto accident, car wreck, car crash, truck accident, motorcycle accident, slip and fall, dog bite, wrongful death, rear ended, lesiones personales, accidente de auto, accidente de carro, accidente, accidents, injury
malpractice: medical malpractice, malpractice, birth injury, negligencia médica
workers: workers compensation, workers comp, work comp, workmans comp, workman comp, comp claim, comp case, work injury, hurt at work, injured at work, compensación laboral, accidente de trabajo
disability: social security disability, ssdi, ssi, disability benefits, disability claim, veterans benefits, va benefits
employment: employment law, wrongful termination, wrongfully terminated, workplace discrimination, sexual harassment, unpaid wages, overtime, severance agreement, noncompete, employment, derecho laboral, despido
landlord: landlord, tenant, eviction, evicted, security deposit, desalojo, inquilino
realestate: real estate, closing on a house, house closing, home closing, buying a house, selling a house, property line, easement, deed, title dispute, zoning, hoa, bienes raíces, foreclosure
construction: construction law, construction defect, mechanics lien, contractor dispute, bad contractor
business: business law, business formation, llc, incorporate, contract dispute, contract review, breach of contract, corporate law, partnership dispute, commercial litigation, business litigation, start a business, sell my business, negocios
property: trademark, copyright, patent, intellectual property, marca registrada
tax: tax law, irs, back taxes, tax debt, tax attorney, tax lawyer, impuestos
claims: small claims, civil litigation, civil lawsuit, collect a debt
defamation: defamation, slander, libel
criminal: criminal defense, criminal law, criminal charge, felony, misdemeanor, defensa criminal, defensa penal, derecho penal, casos penales, caso penal, criminal case, criminal
dui: dui, dwi, owi, ovi, drunk driving, criminal defense, criminal charge, defensa criminal, manejar borracho
traffic: traffic ticket, speeding ticket, traffic violation, traffic tickets, tickets de tráfico, criminal defense
expungement: expungement, expunge, seal my record, clear my record, record sealing, criminal defense
registry: sex offender list, sex offender registry, sex offender
federal: federal crime, federal charges, federal criminal defense, criminal defense, criminal charge
rights: civil rights, police brutality, police misconduct, excessive force
school: special education, iep, school discipline, title ix, student defense
medicaid: medicaid application, food stamps, welfare benefits, unemployment benefits, unemployment claim, unemployment appeal, unemployment hearing
classaction: class action, mass tort, product liability, defective product, mesothelioma, camp lejeune
insurance: insurance claim denied, bad faith insurance, insurance dispute, property damage claim
appeals: appeals, appellate, criminal appeals, civil appeals
military: military law, court martial
animal: animal law, veterinary malpractice
maritime: maritime law, maritime, jones act
aviation: aviation law, plane crash
entertainment: entertainment law, film contract, music contract
gun: gun rights restoration, firearm rights restoration, concealed carry permit application
`

/** An area of law by its name here, with the phrases that name it. */
export type PracticeArea = { name: string; phrases: readonly string[] }

/** All of them. */
export const practiceAreas: readonly PracticeArea[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', list = ''] = line.split(':')
    return { name, phrases: list.split(',').map((phrase) => phrase.trim()) }
  })

/**
 * Words that mean an area in one place and nothing of the sort in another, with what they are read as before the
 * phrases above are looked for.
 */
export const otherMeanings: readonly (readonly [RegExp, string])[] = [
  // The paper, and not the word that tells the future.
  [/\bwills\b|\b(?:a|my|his|her|their|the|living) will\b/gi, 'testament'],
  // To lose a job, and not to part from a lawyer.
  [
    /\b(?:got|get|getting|was|were|been|being) fired\b|\bfired? (?:me|him|her|us|them)\b/gi,
    'wrongful termination',
  ],
  // What protects a lawyer's clients, and no case.
  [/\bmalpractice (?:insurance|coverage|policy|carrier)\b/gi, 'coverage'],
  // To believe somebody.
  [/\btrust (?=you|u|him|her|them|me|us|a lawyer|lawyers)\b/gi, 'believe '],
  // Somebody of a family, and not its law.
  [/\b(?:un|el|su|mi|otro|los|sus|mis) familiar(?:es)?\b/gi, 'pariente'],
  [/\b(?:mi|su|tu|mis|nuestra|toda la) familia\b/gi, 'parientes'],
]
