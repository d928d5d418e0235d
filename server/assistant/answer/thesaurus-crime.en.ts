/** Arrest, court, crime, traffic and driving, records and licences: plain words for legal ones. */
export const englishCrime = `
dui, dwi, owi, ovi, oui, drunk driving, drinking and driving, driving drunk, impaired driving, driving under the influence, driving while intoxicated, operating while intoxicated
drunk, intoxicated, under the influence, buzzed, wasted, tipsy, hammered, been drinking > intoxicated, influence, alcohol, impaired, drunk, owi, dui
first time, first offense, first offence, never been in trouble, no record, clean record > first offense, first-time, first
second time, 2nd time, 2nd, second offense, two times, repeat > second offense, second, repeat, prior
third time, 3rd, third offense, three times > third offense, third, repeat, felony
cdl, commercial license, commercial driver, commercial drivers license, trucker, truck driver, drive truck for living, semi
pickup, own truck, personal truck, own car, personal car, own pickup, my truck, my own car > personal vehicle, personal car, any vehicle, private vehicle, vehicle
truck, car, vehicle, automobile
day off, off duty, off the clock, not working > off duty, personal, day off
bac, blood alcohol, blood alcohol content, alcohol level, alcohol number, point zero eight, blood alcohol number > bac, blood alcohol
super drunk, high bac, aggravated dui, extreme dui
breathalyzer, breath test, breath thing, blow, blew, blow into, breath machine, breathalizer, roadside breath > breath test, breathalyzer, chemical test, preliminary breath test, pbt, datamaster
roadside breath, roadside test, portable breath, little breath, side of the road > preliminary breath test, pbt, roadside, field sobriety
station test, at the station > chemical test, datamaster, station
saying no, say no, refuse, refused, refusing, decline, turn down, not blow, didnt blow > refuse, refusal, refusing, decline
blood draw, blood test, drew my blood > blood test, blood draw, chemical test
field sobriety, walk the line, walk and turn, follow the pen, sobriety tests
sobriety court, drug court, treatment court, dui court, specialty court
interlock, ignition interlock, blow and go, device in car, breath device > ignition interlock, interlock device, baiid
underage drinking, mip, minor in possession, under 21, underage, zero tolerance, 19 years old, 18 years old, 20 years old > under 21, minor, zero tolerance, underage, mip
weed, pot, marijuana, cannabis, thc, edible
coke, cocaine, meth, heroin, fentanyl, pills, drugs > drug, controlled substance, possession, drugs
drug, drugs, controlled substance, narcotics
possession, caught with, had on me, found in my car > possession
dealing, selling drugs, delivery, intent to sell, trafficking, distribution > delivery, distribution, intent to deliver, trafficking, manufacture
cop, cops, police, officer, officers, law enforcement, deputy, sheriff, trooper, the feds, detective, po po, 5-0
arrest, arrested, busted, popped, got popped, picked up, nabbed, booked, cuffed, locked up, got me, taken in, hauled in, cops got me > arrest, arrested, custody, charged
pulled over, pull over, pulled me over, stopped me, traffic stop, got stopped > traffic stop, stopped, stop, reasonable suspicion, pulled
search, look through, look thru, go through, look in, check my car, search my car, look through my car, look thru my car, search my house, search my phone > search, consent, warrant, fourth amendment, consent to searches
let them search, allow search > consent, search
questioned, interrogated, talk to police, talk to cops, police want to talk, detective called, give a statement, asking questions, interview > questions, remain silent, statement, interrogation, silent
read my rights, miranda, read me my rights, rights read > miranda, rights
remain silent, stay quiet, shut up, plead the fifth, keep quiet > remain silent, silent, fifth amendment
jail, prison, locked up, lockup, behind bars, serve time, do time, incarcerated, incarceration, doing time > jail, prison, incarceration, custody
bail, bond, bail out, get out of jail, bond out, released, get him out, get her out > bail, bond, release, released
bondsman, bail bonds
warrant, bench warrant, warrant out
missed court, miss court, missed my court, forgot court, spaced my court, spaced court, forgot my court, didnt show up, no show, skip court, skipped court, spaced, failure to appear > miss, missed, failure to appear, bench warrant, warrant
court date, hearing, court appearance, hearing date
arraignment, first court date, first hearing, first appearance
preliminary hearing, preliminary examination, prelim, probable cause hearing
felony, felonies
misdemeanor, misdemeanors
charge, charged, accused, accusation > charge, charges, charged, accused
charges dropped, drop charges, drop the charges, drop it, drop it, dropped, thrown out, tossed, dismiss, dismissed, throw out, get rid of, beat, go away > dismiss, dismissed, dismissal, drop, dropped
wants to drop, want to drop, drop it, victim wants, doesnt want to press, recant, changed her mind, change her mind, take it back > drop the charges, drop, victim, prosecutor, dismiss, alleged victim
press charges, pressing charges > press charges, prosecutor, charges
prosecutor, da, district attorney, the state, states attorney
plea, plead, plead guilty, plea bargain, plea deal, deal, take a deal, offered a deal > plea, plea bargain, plead, plea agreement, negotiate
not guilty, acquitted, acquittal, not guiltys, won at trial, found innocent, walked
guilty, convicted, conviction
trial, jury, jury trial, go to trial
judge, magistrate
district court, circuit court, superior court, county court, municipal court
which court, what court, court is that, where is court, what courthouse > court, district court, courthouse, jurisdiction, cases
appeal, appealed, appeals, higher court, overturn
denied, turned down, turned me down, rejected, rejection, said no to me, denial > denied, denial, appeal, rejected
probation, parole, po, probation officer, on paper, supervision
violate probation, probation violation, dirty test, failed drug test, missed probation
expunge, expungement, expunged, clear my record, clear record, clearing your record, clean my record, wipe, wiped, wipe my record, seal, sealed, set aside, erase, off my record, take off record, get off record, record cleared > expunge, expungement, set aside, clear, seal, sealed, record
criminal record, rap sheet, record, background check, criminal history
pardon, clemency, commutation
sentence, sentencing, sentenced
fine, fines, ticket cost
community service, volunteer hours
diversion, deferred, first offender program, deferral, deferred prosecution
domestic, domestic violence, dv, hit my wife, hit my girlfriend, domestic assault, spousal abuse, domestic abuse, family violence
violent home, abusive home, abuser, abusive, abused, getting away from, leave him, beats me, escape, battered, shelter > domestic violence, shelter, abuse, survivors, victims, abusive, hotline
women, wife, girlfriend > women, woman
restraining order, protective order, order of protection, ppo, personal protection order, no contact order, no contact, stay away order
assault, battery, fight, bar fight, punched, hit someone, swung, beat up > assault, battery
self defense, defended myself, defend myself, he started it > self-defense
gun, guns, firearm, firearms, weapon, pistol, handgun, rifle
concealed weapon, ccw, concealed carry, carrying concealed, cpl, carry permit
theft, steal, stealing, stole, shoplifting, shoplift, larceny, retail fraud, took something, petty theft, lifted > theft, stealing, larceny, retail fraud, shoplifting, dishonesty
robbery, burglary, breaking and entering, home invasion, break in
fraud, embezzlement, scam, forgery, bad checks, identity theft, white collar
property damage, vandalism, broke a window, malicious destruction, graffiti
fleeing, eluding, ran from cops, ran from police, fled, police chase > fleeing, eluding
resisting arrest, resisting, obstructing, fought the cop, resisting and obstructing
hit and run, left the scene, leave the scene, leaving the scene
disorderly, disorderly conduct, drunk in public, public intoxication, disturbing the peace
trespassing, trespass
sex crime, rape, sexual assault, csc, criminal sexual conduct, molest, molestation, sex offense
sex offender, registry, sex offender list, sora
murder, homicide, manslaughter, killed someone
arson, set fire
juvenile, minor, minors, kid, kids, kid in trouble, teenager, teen, under 18, underage, son is 15, daughter is 15, 14 year old, 15 year old, 16 year old, 17 year old, my son, my daughter, is 13, is 14, is 15, is 16, is 17 > juvenile, minor, minors, young people, youth, teen
college, university
student, college student > student, students, university, college
fraternity, dorm, campus > campus, university, college
kicked out of school, expelled, suspended from school, title ix, student conduct, code of conduct > suspension, expulsion, student conduct, disciplinary, conduct
financial aid, fafsa, student aid, student loans, student loan, pell grant, scholarship > financial aid, fafsa, federal aid, student aid, federal financial aid
get it back, restored, restore, regain, reinstate, reinstated, reinstatement, get reinstated > regain, restore, restored, reinstate, reinstatement, eligibility, restoration
license, licence, drivers license, driver license, driving privileges
lost my license, suspended license, license suspended, took my license, revoked, driving privileges, lose my license, lose license > suspension, suspended, revoked, revocation, license
get my license back, license back, license restoration, restore license, restoration > license restoration, restoration, reinstatement, restore
dmv, secretary of state, department of motor vehicles, sos, bmv, rmv, dps
restricted license, hardship license, work license, drive to work, occupational license
points, points on license, points on record
speeding, ticket, traffic ticket, speeding ticket, citation, red light, moving violation
reckless driving, careless driving, reckless
car insurance go up, rates go up, premiums, insurance rates
boss, employer, supervisor, manager, workplace
lose my job, job, employer find out, my work, boss find out, career > employment, job, employer, career, work
professional license, licensing board, nurse license, nursing license, teaching license, real estate license, license board > professional license, licensing board, licensing
cpa, accountant, accounting > cpa, accountancy, accounting, board of accountancy
nurse, nursing, doctor, teacher, pharmacist > nurse, nursing, license, licensing, professional
mess up, screw up, hurt my, ruin, affect, impact, mess with, touch my, does that touch > affect, impact, jeopardize, prevent, consequences, disqualify, bar
immigration status, green card affected, deported for > immigration, deportation, deportable, removal
lie detector, polygraph
mugshot, booking photo
text messages, dm, social media, facebook, instagram, posts > social media, messages, texts
body cam, bodycam, dashcam, video evidence, footage > video, bodycam, dashcam, footage
witness, witnesses, testify
evidence, proof
civil rights, police brutality, excessive force, roughed me up, police misconduct > excessive force, police misconduct, civil rights, brutality
wrongful arrest, false arrest, wrongly accused, falsely accused, lied about me
inmate, in jail, jail visit, roster
human trafficking, prostitution, solicitation
federal charge, feds, federal crime, fbi, indicted, indictment, grand jury
subpoena, subpoenaed
`
