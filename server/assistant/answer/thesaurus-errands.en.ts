/**
 * What visitors ask of any office before they come: its doors and floors, its hours and languages,
 * paying, the first meeting, papers and secrets; and everyday words for a few more legal ones.
 */
export const englishErrands = `
bathroom, restroom, toilet, washroom
stairs, stairway, staircase, steps
walker, cane, crutches, wheelchair, scooter, bad knees, bad hip, bad back, cant walk, trouble walking, mobility > wheelchair, accessible, accessibility, step-free, ramp, elevator, stairs, steps
chair > wheelchair
floor, story, upstairs, downstairs
front door, way in, get in the building, buzzer, doorbell, which door > entrance, door, entry
rear, behind
lot, parking lot, parking, spot, spots, garage > parking, parking lot, park, spaces
metered, meter, meters > parking, street parking, free
truck, trailer, rv > parking, lot
babysitter, sitter, no childcare, daycare, bring my kids, bring kids, kids come, little ones, toddler > children, child, kids
service dog, my dog, pets > dog, animal
sit in, come with me, bring someone, bring somebody, bring my, moral support, bring a friend > friend, relative, family, someone, support, bring
sister, brother, cousin, friend, buddy, roommate > friend, relative, family
deaf, hard of hearing, asl, sign language, hearing aid > interpreter, sign language, deaf
blind, large print, cant see well > large print, screen reader, read
tongue, dialect > language, languages
english not good, dont speak english, doesnt speak english, little english > interpreter, translator, languages, language
talk to somebody, talk to someone, talk to a lawyer, sit down with, speak with a lawyer, quick question, quick chat > consultation, first meeting, initial consultation, consult
in person, face to face
facetime, skype, teams, zoom, videocall > video, video call
walk in, walk right in, just show up, stop by, swing by, drop by, come by, come in > appointment, walk-in, office, visit, hours
cancel, reschedule, cant make, something came up, move my appointment, change my appointment, no show, missed my appointment > cancel, reschedule, change, move, notice, appointment
hear from you, hear from, hear anything, be in touch, get back, get back to me, call me back, reply, answer me, write back > reply, respond, answer, business day, call back, contact
cant take it, cant take my case, turn me down, turn down, say no to my case, dont take my case > decline, cannot take, not take, refer, say so
turned down, get turned down, get denied, say no > denied, denial, deny, rejected
tack on, add on, extra fee, on top, surcharge, processing fee > surcharge, extra, additional, fee
visa, mastercard, amex, american express, discover, debit, card, credit card > card, cards, credit card, visa
cash, check, money order, wire, transfer, zelle, venmo, paypal > cash, check, transfer, payment
a little every month, bit every month, every month, month to month, over time, in pieces, bit at a time, little at a time > monthly, payment plan, payment plans, installments
whole amount, all at once, day one, everything upfront, all upfront > half, full, upfront, parts, installments
reduced, reduced rate, low cost, discount, break on the price, sliding scale, cheaper > reduced, modest, discount, afford, sliding scale
fixed income, on disability, food stamps, on welfare, out of work, no income > afford, low income, reduced, legal aid
pro bono, free clinic, anything free, free help, free legal > free, clinic, legal aid, pro bono
damage, total damage, set me back, all told, altogether, total > total, cost, costs, total cost
price, price tag, sticker price, quote, estimate > price, cost, fee, flat fee
unused, left over, leftover, get back the rest > unused, refund, returned, unearned, trust account
cut, share, percent, percentage > percent, percentage, share, third, contingency
bill, invoice, statement > bill, billed, invoice, billing
receipt, proof of payment
hang on to, hold on to, keep my file, hang onto > keep, retain, store, years
tell anyone, repeat, repeat it, leak, gossip, blab, find out, finding out, finds out, spill > confidential, confidentiality, private, share, privilege
checks my phone, goes through my phone, reads my mail, watching my phone, sees my texts, shared phone > safe, number, withheld, voicemail, safely, private
delete my info, delete my data, erase, wipe, remove my info > delete, deleted, deletion, erase
sell my data, sell my info > sell, share, third parties
send papers, send documents, send you papers, upload, attach, scan > secure, upload, folder, portal, documents, send
what should i bring, what do i bring, bring with me, need to bring, supposed to bring > bring, photo id, documents, papers
id, identification, photo id, passport
draft, first draft, see a draft > draft, drafts
start date, since when, when did you open, how long open, how long in business, been around > founded, since, opened, established, began
used to do, do before, before that, before he was, before she was, before becoming, past life, previous job > former, formerly, previously, before, worked as, career
grow up, grew up, raised, hometown, born > born, raised, grew up, native
married, kids, family, hobby, hobbies, fun, spare time, outside work > lives, married, enjoys, hobbies, family
licensed in, practice in, admitted in, work in, across the river, across the state line, other state > admitted, licensed, bar admissions, bar
assistant, receptionist, secretary, lady who answers, girl who answers, guy who answers, front desk > assistant, receptionist, paralegal, telephone, front desk
both sides, other side, already helping, represent my ex, conflict > conflict, conflicts, conflict of interest, both sides
second opinion, any good, look at it too, another lawyer > second opinion, another lawyer, already have a lawyer
drive out, drive to you, far away, far, kinda far, long drive, long way > miles, minutes, distance, located, away
cops, police, officer, deputy, sheriff, trooper, detective, law enforcement
cop, police, officer
er, emergency room, ambulance > hospital, medical bills, medical
paycheck, last check, final check, final paycheck, last paycheck, owe me pay > final paycheck, wages, final wages, paycheck
sit on, sitting on, holding, holding back, wont give, keeping my > withhold, late, owed, unpaid
canned, axed, booted, let go, sacked, pink slip, laid off, fired, quit on me > fired, discharged, terminated, termination
quit, resign, walk out, gave notice, two weeks notice > quit, resign, notice
boss, supervisor, employer, manager, company
tips, breaks, lunch break, meal break, rest break > breaks, meal, rest, tips
swapped the locks, changed the locks, locked out, locked me out, lock out > locks, lockout, change the locks
walks in, walk in whenever, comes in, barges in, enters, lets himself in > enter, entry, notice, coming in
warn, give warning, heads up, advance warning > notice, warning
not pay rent, stop paying, hold back rent, withhold rent, withhold > withhold, rent, stop paying
broken heater, no hot water, heater, furnace, leak, leaky, roaches, bugs, rats, mice > repairs, heat, habitable, water, habitability
wear and tear, faded, scuffs, stains, old carpet > wear and tear, ordinary wear, normal wear
jack up, hike, raise my rent, rent went up, rent increase > raise, increase, rent
skip court, skip, miss court, dont go, dont show up, didnt go, no show > miss, fail to appear, failure to appear, default, appear
toss, throw away, throw out, ignore, trash > ignore, discard, keep, answer
court papers, papers, legal papers, paperwork, handed papers > summons, complaint, papers, served
wreck, smash, totaled, bender, t-boned, rear ended, rear-ended > collision, accident, crash
bike, bicycle, cyclist, walking, on foot > bicycle, pedestrian
fell, trip, tripped, slipped, broken step > fall, injury, premises
neck hurts, back hurts, sore, hurt, hurting, aches > hurt, injured, injury
sorted out, straightened out, figured out > settle, resolved
boyfriend, girlfriend, live together, never married, not married, living together > partner, unmarried, domestic partner
passed, passed away, died, dies, death, dead, gone > death, died, dies, deceased
stepkids, stepchildren, first marriage, half brother, half sister > children, relationship, previous marriage
nothing in my name, in his name, in her name, who keeps the house > title, property, contributed, name
cheat, cheated, affair, another woman, another man > fault, adultery, no-fault
agree on everything, agree on all, both agree > uncontested, agreed
recent, how recent, how old > days, within
jail time, time behind bars, behind bars, lock up, locked up, do time, serve time > jail, prison, incarceration
max, most jail, most time > up to, maximum
come off, clear up, wipe clean, clean slate, go away > expunged, expungement, set aside, cleared
never come off, cant come off, cant be cleared > cannot be expunged, not eligible, excluded
look back, how far back, count against me > lookback, prior, within, years
blow, blow thing, blow in, thing in the car, car breathalyzer, breath thing > ignition interlock, interlock, breathalyzer, breath
rolling test, rolling tests, rolling retest, retest > rolling retest, retest, interlock
pee test, piss test, drop, drug test, urine, failed a drop, testing > drug test, testing, test, drug testing
weed, pot, marijuana, cannabis, med card, medical card, thc
gun, guns, firearm, firearms, hunting, hunt, rifle, pistol > gun, firearm, firearms
walk the line, stand on one leg, roadside tests, sobriety test, follow the pen > field sobriety tests, roadside
word against, her word, his word, no witnesses, no marks, no proof > witness, witnesses, evidence, visible injuries, testimony
take it back, recant, drop it, dont want to press charges > drop, recant, victim, prosecutor
talk to police, talk to the cops, come down to the station, come in for questioning, want to talk to me, want a statement > speak to the police, questioning, remain silent, statement, questions
free to go, want to go, can i leave, walk away > free to leave, leave, detained
cant pay for a lawyer, no money for a lawyer, too poor > appointed, court-appointed, public defender, afford
groceries, grocery, store, gym, church, pick up my kids > household, errands, personal, work, drive
haul, truck driver, trucker, semi, commercial license > cdl, commercial, commercial driver
food, hungry, groceries, food bank, pantry > food, pantry, meals, food assistance
place to stay, place to sleep, homeless, bed, shelter bed > shelter, housing, emergency shelter
lights shut off, utilities, electric bill, gas bill, power shut off > utility, utilities, assistance
hotline, crisis line, helpline, talk to someone now > crisis, hotline, crisis line
rehab, detox, treatment, aa, na, counseling > treatment, counseling, rehab, program
dorm, campus, university, college, uni
kicked out of school, expelled, suspended from school, punish > expelled, suspended, expulsion, suspension, discipline, disciplinary, sanctions
standard, how sure, burden > standard, burden of proof, proof, evidence
tell my parents, mom and dad, find out my parents, call my parents > parents, notify, ferpa
`
