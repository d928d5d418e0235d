import { englishCrime } from './thesaurus-crime.en.ts'
import { englishErrands } from './thesaurus-errands.en.ts'
import { englishPeople } from './thesaurus-people.en.ts'

/** Words for the firm itself: reaching it, visiting it, paying it, working with it. */
const englishFirm = `
lawyer, attorney, counsel, legal representation
lawyers, attorneys > team, partners, counsel
firm, law firm, practice, office
law office, law offices, firm
owner > founder, founding, owner, principal, partner
started firm, start firm, opened firm, founded firm > founded, founder, established, founding
how old firm, how long business, long been around, long you been, years business, been in business > years experience, since, founded, established, decades
experience, experienced, years practicing, background
phone, telephone, call
phone number, telephone number, call number > phone, call, telephone
digits > phone, number
text, text message, sms
text > message
fax, facsimile
email, email address, mail > email
get a hold, get ahold, hold of you, reach you, get in touch, reach out, talk to someone, speak to someone, talk to somebody, speak with, talk to lawyer, reach a human, real person, talk to human > contact, call, phone, reach
nobody pick up, pick up, someone answer, anyone answer, anybody answer, call late, still call, call now, middle of night, at night, after hours, evenings, weekends, weekend, sunday, saturday, holidays, 2am, 3am, 1am, midnight, late night > 24/7, hours, anytime, available, weekend, evening, emergency, after hours
2am, 3am, 4am, 1am, 11pm, 12am > 24/7, anytime, 24 hours, after hours
open, hours, opening hours, business hours, office hours
round the clock, around the clock, 24 hours, 24/7, anytime, any time
close, closed > hours, open
emergency, urgent, right away, immediately, asap
where located, where are you, where office, where you guys, where find you, located, location, address, directions, office
branch, second office, other office, offices > office, location
leave my car, leave car, put my car, park my car, place to park, where park, can park, park when, park at, leave my truck, space for car, parking lot, parking garage > parking, parking lot, parking garage
park > parking
wheelchair, disabled access, handicap, handicapped, ramp, walker > accessible, accessibility, wheelchair, ada, entrance
elevator, lift, stairs, upstairs > elevator, stairs, floor
bus, train, subway, transit, metro > bus, transit, train, public transportation
come to me, come to you, house call, hospital visit, visit me, home visit > home visit, travel, come to you, hospital
zoom, video call, facetime, remote, remotely, virtual, online meeting, video, over phone, by phone > virtual, video, zoom, phone, remote, online
walk in, walkin, without appointment, drop in > walk-in, appointment
appointment, consultation, consult, meeting, session, strategy session
schedule, book, set up > schedule, appointment, consultation
first talk, talk free, free talk, first call, initial call > free consultation, consultation, initial consultation
free consultation, free consult, first meeting, initial meeting, first appointment, initial consultation, first consultation, strategy session, case evaluation > consultation, initial consultation, strategy session, case evaluation, first consultation
free meeting, first visit, consultation free, consult free > free consultation, initial consultation, consultation, free case evaluation, case review
get back to me, gets back, get back, call back, hear back, call me back, respond, reply, response time, returns calls, return my call > respond, response, contact, return calls, business day, within, get back
send the form, send form, fill out form, online form, submit form, contact form, web form > form, submit, contact form, message
too far, how far, far away, out of town, cover my area, my county, my town, travel to, outside the county, come out to, drive to, other county, another county > serve, serving, throughout, statewide, travel, counties, areas served, service areas
what areas, area you cover, areas do you serve, cover, serve, service area > serving, serve, areas served, counties, service areas, locations
isnt on your list, not on list, not listed, isnt listed, dont see my, other kinds of cases, on your list anywhere > don't see, not listed, any, other, still help, all types
take my case, take case, handle, handle cases, deal with, work on, do you do, take on, represent > handle, represent, practice, defend, cases
kinds of cases, kind of cases, types of cases, what do you do, what you do, practice areas, areas of law, specialize, specialise, focus on > practice areas, practice, handle, services, represent
percent, percentage
stop, end, finish
pick, choose, decide, select
specialist, expert, specialized > board certified, certified, specialist, specialization, focus
how old, what age > age, years old, born, birthday
languages, language > fluent, bilingual, speaks
speak spanish, habla espanol, spanish speaking, interpreter, translator, speak my language, en espanol > spanish, bilingual, interpreter, language, español
speak, languages spoken > speaks, fluent, bilingual, languages
what school, which school, school did, school go > education, law school, university, degree, j.d, college
law school, went to school, go to school, degree, study law, studied, graduate, graduated, college, education, alma mater, university > education, j.d, jd, juris doctor, law school, school of law, college of law, university, graduated, degree
licensed, bar admission, admitted, bar admissions, allowed to practice > admitted, licensed, bar, admissions
award, awards, recognition, super lawyers, rated, avvo, rating, ratings > award, awards, recognized, super lawyers, rated, honors
reviews, testimonials, stars, clients say, past clients, review > testimonials, reviews, clients, rated
won, win, record, track record, results, verdict, settlement, success rate > results, verdicts, settlements, won, case results
officer in, officer, president, vice president, board, chair, served on > president, vice president, board, officer, chair, elected
bar association, bar group, association of lawyers
former prosecutor, used to be, former job, before lawyer, worked before > former, previously, prior, worked
hobbies, free time, family, personal life, outside work > enjoys, hobbies, outside, family
volunteer, charity, give back, pro bono, free clinic, free clinics, community work > volunteer, volunteered, pro bono, clinic, fair, community
free clinic, free clinics, clinic, clinics, free event > clinic, fair, volunteer, workshop, event
scholarship, scholarships
hiring, jobs, careers, work for you, internship, job openings > careers, hiring, join our team, internship, employment opportunities
news, blog, articles
who will handle, who handles, who works on, handle my case, assigned > handle, assigned, attorney, personally
switch lawyers, change lawyers, fire my lawyer, already have a lawyer, have a lawyer, new lawyer, second opinion > another attorney, current attorney, switch, change, new, second opinion
public defender, court appointed, appointed lawyer, free lawyer > public defender, court-appointed, appointed
charge, cost, price, fee, fees, rate, rates, pay you, bill > fee, fees, cost, flat fee, hourly, rate, price, charge
you charge, do you charge, charge me, your fees, lawyer cost, attorney cost, run for, usually run, lawyer run, going rate, ballpark, set me back, price, pricing, lawyer fee, fees > attorney fees, fee, fees, cost, flat fee, hourly, contingency, retainer
surprise bill, hidden fees, surprise, surprises, hidden costs, extra charges, upfront cost > no surprises, flat fee, upfront, hidden, transparent
flat fee, flat rate, fixed fee, fixed price
hourly, by the hour, hour rate
retainer, deposit, down payment, money down, down to start, put down, how much down > retainer, deposit, down payment
upfront, up front, pay upfront > upfront, retainer, advance
installments > installments, monthly, spread, payment plan
payment plan, payment plans, monthly payments, pay over time, make payments, pay monthly, financing > payment plan, payment plans, installments, financing, flexible payment
cant afford, cannot afford, broke, no money, low income, afford > afford, payment plan, free, contingency, legal aid, sliding scale
credit card, credit cards, debit card, mastercard, amex
pay online, pay my bill, pay bill, pay invoice > invoice, pay, payment, online
lose my case, lose case, lose my lawsuit, if you lose, if i lose > recover nothing, owe nothing, no recovery, no fee, contingency
reply, respond, answer, response, write back
update, change, amend, modify, revise, edit
finish, complete, finalize
break, violate, disobey
house, home, property
begin, start
buy, purchase
help, assist
obtain, receive
end, terminate
client portal, portal, log in, login
no win no fee, dont win, only pay if, pay if win, contingency, percentage, what percent, cut, take a cut > contingency, contingent, contingency fee, percent, percentage, no fee unless, unless we win, recover
refund, money back, get back money, unused money > refund, refundable
discount, discounts
legal aid, free legal help, free help
make you my lawyer, become client, are you my lawyer, does that make you, mean youre my lawyer, hire you, attorney client > attorney-client relationship, create, engagement agreement, retained, representation
hire, retain, sign up, get started, start with you > hire, retain, engage, get started, contact
confidential, private, secret, privileged, tell anyone, keep secret, stay between > confidential, confidentiality, privilege, privileged, private
privacy, my data, personal information, sell my info, data, my info > privacy, personal information, data, collect
cookies, tracking
screen reader, blind, vision, hearing, deaf > accessibility, screen reader, assistive, wcag
whos in charge, in charge, responsible for, coordinator, who do i complain > coordinator, responsible, contact, person, officer
website, site, web site, webpage
bring, bring with me, what to bring, documents, paperwork, prepare for meeting > bring, documents, prepare, records, copies
update, updates, hear about my case, keep me posted, kept informed, communicate > communication, updates, informed, keep you
first step, get started, what happens first, next moves, next move, next step, next steps, what now, what next, options, what are my options, recourse > next, step, steps, options, process, may
what happens now, happens now, what now > happens, consequences, may, result, could
process, steps, procedure, how does it work, how it works
deadline, time limit, too late, statute of limitations, last day to, run out of time > deadline, statute of limitations, within, time limit, days, years
exact words, what words, what do i say, what to say, say exactly, script, phrase > say, state, tell, words, clearly, politely
maximum, max, most, up to, longest, as much as > maximum, up to
minimum, least, mandatory > minimum, mandatory, at least
penalty, punishment, consequence, penalties, sentence, looking at > penalty, penalties, punishment, punishable, fine, jail, consequences, sentence, up to
guarantee, promise, guaranteed
chance, odds, likelihood
compare, difference, different from, vs, versus > difference, versus, compared
every single time, every time, each time, in person, have to be there, show up, have to go, have to appear, have to drive back, drive back, come back, be there in person > appear, appearance, attend, present, on your behalf, in person, waive
for me, instead of me, without me, go for me > on your behalf, behalf, for you
on vacation, visiting, tourist, tourists, vacation, out of state, live in another state, from out of town, dont live here > visitor, visitors, out-of-state, out of state, tourist, tourists, vacation, nonresident
`

/**
 * English: other words for the same thing, as visitors of any law firm's site use them. Format:
 * `compileThesaurus`.
 */
export const englishThesaurus = englishFirm + englishCrime + englishPeople + englishErrands
