/** Families, injuries, work, homes, money, estates and immigration: plain words for legal ones. */
export const englishPeople = `
simple divorce, easy divorce, amicable divorce, agreed divorce, both agree > uncontested, uncontested divorce, agreed
no kids, no children, without children, without kids
kid, child, son, daughter
dad, father
mom, mother
cheated, cheating, affair, infidelity, adultery, unfaithful > adultery, fault, infidelity
fall behind, falling behind, got behind, behind on > behind, arrears, past due, missed payments
go before a judge, in front of judge, see a judge, go to court, have to go to court > court, trial, hearing, judge, settle
wont sign, refuses to sign, wont agree > sign, refuses, default, contested
divorce, dissolution, dissolution of marriage, split up, leave my husband, leave my wife, end my marriage, end marriage, getting divorced, splitting up
separation, legal separation, separated
husband, wife, spouse, partner, ex, ex-wife, ex-husband
custody, child custody, who gets the kids, get my kids, see my kids, keep my kids, parental rights, full custody, joint custody > custody, parenting time, child custody, visitation
visitation, parenting time, see my kids, see my child, weekends with kids
child support, support payments, support for kids, behind on support, friend of the court
alimony, spousal support, maintenance, spousal maintenance
prenup, prenuptial, prenuptial agreement, premarital agreement, postnup, postnuptial
adopt, adoption, adopting, stepparent adoption, foster
paternity, father's rights, fathers rights, not the father, dna test, whos the father
guardianship, guardian, ward, guardian for, conservatorship, conservator
cps, child protective services, took my kids, take my kids, child welfare, dcf, dhs
grandparent, grandparents rights, grandparents
split the house, who gets house, divide property, marital property, property division, split assets > property division, marital property, assets, equitable distribution, community property
common law marriage, live together, cohabitation
annulment, annul
name change, change my name
mediation, mediator, collaborative, arbitration, settle out of court, avoid court
move away, relocate, relocation, move with my kids, move out of state
car accident, car crash, car wreck, auto accident, wreck, fender bender, rear ended, hit by a car, got hit, t-boned, motor vehicle accident, collision, crash, accident
truck accident, semi accident, 18 wheeler, hit by truck, tractor trailer, trucking accident
motorcycle, motorcycle accident, motorbike, bike wreck
bike, bicycle, cyclist, hit on my bike, pedestrian, hit while walking, crosswalk
uber, lyft, rideshare, ride share
injury, injured, hurt, personal injury, hurt myself, got hurt > injury, injured, personal injury
slip and fall, slipped, fell, tripped, fall at store, premises liability, slipped at, slip
dog bite, bit by dog, dog bit me, bitten, animal attack, dog attack
whiplash, neck pain, back pain, back injury, herniated disc, neck injury
brain injury, concussion, tbi, head injury, traumatic brain injury
spinal cord, paralyzed, paralysis
burn, burned, burns
wrongful death, died in accident, killed in, family member died, killed by, death of a loved one, loved one died > wrongful death, death
medical malpractice, doctor messed up, doctor mistake, surgery went wrong, misdiagnosed, misdiagnosis, hospital mistake, surgical error, malpractice, botched
birth injury, cerebral palsy, baby hurt
nursing home, nursing home abuse, elder abuse, bed sore, bedsores, neglect
product liability, defective product, recall, defective, dangerous drug
mass tort, class action, roundup, camp lejeune, asbestos, mesothelioma
insurance company, insurer, adjuster, insurance adjuster, claim adjuster, insurance
insurance denied, denied my claim, claim denied, bad faith, lowball, low offer > denied, denial, bad faith, insurance, settlement
uninsured, no insurance, uninsured motorist, underinsured, other driver had no insurance
my fault, partly at fault, at fault, partially at fault, comparative negligence, contributory negligence, comparative fault, fault
medical bills, hospital bills, doctor bills, pay my bills > medical bills, medical expenses, medical
lost wages, missed work, cant work, lost income, missing work > lost wages, lost income, wages
get money, still get money, get paid, collect money > recover, compensation, settlement, damages
pain and suffering, compensation, damages, how much is it worth, settlement amount, payout, settlement > compensation, damages, settlement, recover
see a doctor, go to doctor, medical treatment, get checked out > medical attention, treatment, doctor, medical
no fault, pip, personal injury protection
police report, accident report, crash report
recorded statement, talk to insurance, sign release, quick settlement
workers comp, workers compensation, work comp, hurt at work, hurt on the job, injured at work, work injury, on the job injury, workmans comp
light duty, return to work, back to work
disability, ssdi, ssi, social security disability, social security, disability benefits
va benefits, veterans benefits, veteran, military
fired, fire, terminated, let go, laid off, got canned, lost my job, sacked, wrongful termination, wrongfully terminated, termination
unpaid wages, overtime, not paid, didnt pay me, wage theft, owed wages, minimum wage, last paycheck, stiffed, unpaid overtime
discrimination, discriminated, treated different, racism at work, because of my race, pregnant fired, ageism, disability discrimination
harass, harassment, sexual harassment, hostile work environment, creepy boss, hit on me
retaliation, retaliated, whistleblower, whistle blower, reported my boss
severance, severance agreement, severance package
noncompete, non-compete, non compete, noncompete agreement, restrictive covenant
fmla, family leave, maternity leave, medical leave, sick leave
unemployment, unemployment benefits
eeoc, file a complaint, charge of discrimination
independent contractor, 1099, misclassified
evict, evicted, eviction, kicked out, kick me out, kick out, throw me out, thrown out of my apartment, notice to quit, unlawful detainer
landlord, landlady, slumlord, property manager
tenant, renter, renting, lease, rental
security deposit, deposit back, rent deposit
rent, behind on rent, back rent, past due rent
mold, no heat, repairs, habitability, uninhabitable, wont fix
foreclosure, losing my house, lose my house, behind on mortgage, save my home
mortgage, home loan
buy a house, buying a house, sell a house, closing, real estate closing, home purchase, real estate, title, deed
neighbor, fence, property line, boundary, easement, boundary dispute, trees
hoa, homeowners association, condo association
zoning, permit, variance, land use
construction, contractor, bad contractor, roof, builder, construction defect, lien, mechanics lien
small claims, sue for money, owes me money, take to court
sue, suing, lawsuit, file suit, take them to court, litigation, legal action
sued, being sued, got served, served papers, summons, got sued, process server
contract, agreement, breach, breach of contract, broke contract, deal fell through
llc, start a business, starting a business, form a company, incorporate, business formation, new business, entity
business partner, partnership dispute, partner stole, shareholder
trademark, logo, brand, brand name
copyright, copied my, stole my work, plagiarized
patent, invention, invented
trade secret, nda, nondisclosure, confidentiality agreement
buy a business, sell my business, selling business, merger, acquisition
franchise, franchising
defamation, slander, libel, lies about me online, defamed
bankruptcy, bankrupt, chapter 7, chapter 13, wipe out debt, cant pay my bills, drowning in debt, file bankruptcy, debt relief
debt, owe money, debts, creditor, creditors, credit card debt
collections, debt collector, collection calls, collection agency, harassing calls, bill collectors
garnish, garnishment, taking my paycheck, wages garnished, wage garnishment
repo, repossessed, repossession, took my car
credit score, credit report, credit
lemon law, lemon, bad car, car dealer, dealership
identity stolen, scammed, ripped off, consumer protection
tax, taxes, irs, back taxes, owe irs, tax debt, audit
testament, last will and testament, estate planning, write a will
estate plan, estate planning, get my affairs in order, affairs in order, testament, trust > estate plan, estate planning, testament, trust
trust, living trust, revocable trust, family trust, irrevocable trust
probate, estate administration, settle estate, settle the estate, mom died, dad died, died without will, passed away, parent died, mother died, father died, after someone dies > probate, estate, administration, executor, intestate
without a testament, no testament, died without a testament, dies without a testament, intestate, intestacy
executor, personal representative, administrator of estate, in charge of estate
inheritance, inherit, heir, heirs, left me, beneficiary, beneficiaries
contest a testament, will contest, contest testament, undue influence, cut out of testament, disinherited
power of attorney, poa, sign for my mom, make decisions for, durable power of attorney
living will, healthcare directive, advance directive, medical directive, healthcare proxy, health care proxy, pull the plug, end of life
medicaid, nursing home costs, long term care, medicaid planning, spend down
elder law, elderly parent, aging parent, senior
special needs, special needs trust, disabled child
avoid probate, skip probate, avoiding probate
estate tax, death tax, inheritance tax
immigration, immigrant, immigrate, papers, get papers, undocumented, illegal, no papers, out of status, without papers
green card, get papers, fix my papers, permanent resident, permanent residency, residency, lawful permanent resident, lpr
citizen, citizenship, naturalization, naturalize, become a citizen, n400, us citizen
visa, visas, work visa, h1b, work permit, employment authorization, ead, work authorization
fiance visa, k1, marry foreigner, bring my fiance, fiancee
marriage green card, married a citizen, marry a citizen, spouse petition, i130, family petition, sponsor, bring my wife, bring my husband, bring my parents, bring my family, petition for > family petition, petition, sponsor, family-based, spouse, i130
asylum, refugee, scared to go back, afraid to go back, persecution
deport, deportation, removal, removal proceedings, deported, ice, immigration court, notice to appear, detained by ice, kicked out of country
daca, dreamer, dreamers
tps, temporary protected status
u visa, victim of crime visa, vawa, t visa
overstay, overstayed, visa expired, expired visa
waiver, unlawful presence, i601, inadmissible, inadmissibility, ten year bar
adjustment of status, adjust status, i485
consulate, embassy, consular processing, visa interview
biometrics, fingerprints, uscis, interview
travel while, leave the country, advance parole, travel
public charge, affidavit of support
civil rights, discrimination by, first amendment, free speech
school, special education, iep, bullying, bullied
`
