import { lines } from './safety.phrases.ts'

/** Hours are left: a deadline, a hearing, an arrest or a search under way. */
export const urgent = {
  en: lines(`
    my trial starts tomorrow and my lawyer quit
    the deadline to file my answer is today
    I have to respond to the lawsuit by tomorrow
    arraignment at 8:30 tomorrow morning what do i wear
    they're locking us out in the morning
    foreclosure auction is tomorrow
    Police have a search warrant and are in my house
    cops are here asking to search
    ice is knocking on our door
    two officers at my door want to talk
    i'm in the back of a police car
    my husband got picked up by ice an hour ago
    they're taking my brother to jail right now
    statute of limitations runs out tomorrow
    my appeal is due by midnight
    court in an hour
    custody hearing is tonight at 6
    my bail hearing is this afternoon
    the marshals come today to evict
    they want me to sign a plea today
    I surrender tomorrow morning
    detectives want to interview me this afternoon
    hearing tomorow no lawer
    CPS is at my house right now
    they are handcuffing him
    my visa expires tomorrow
    im getting pulled over
    I need a restraining order today
    being deported tonight
    deposition in the morning and nobody called me back
    Last day to answer the complaint is today
    state police are searching my car right now
    the hearing is at 9 am tomorrow and my lawyer wont answer
    today is the last day to file
    sheriff lockout at 10 tomorrow
    they just put my dad in handcuffs
    agents are going door to door and knocking on mine
    my stay expires tonight
    sentenced tomorrow and scared
    cops are outside with a warrant
  `),
  es: lines(`
    tengo audiencia mañana a las 9
    mi juicio es mañana y no tengo abogado
    la policia esta en mi casa buscando
    me estan arrestando
    ice esta tocando la puerta
    se llevaron a mi esposo los de inmigracion hace una hora
    hoy se vence el plazo para contestar la demanda
    manana nos sacan de la casa
    tengo que presentarme en la corte hoy en la tarde
    estoy detenido en la estacion de policia
    los agentes estan afuera y quieren entrar
    mañana es el ultimo dia para apelar
    me tengo que entregar mañana
    el sheriff viene hoy a desalojarnos
    la audiencia es hoy a las 2
    la migra agarró a mi hermano hace una hora
    mañana se vence mi apelación
    están cateando mi casa
  `),
}

/** Idioms, jobs, charges, collisions and harm long past. */
export const calm = {
  en: lines(`
    my husband hit me with divorce papers
    a truck hit me on the highway last month
    someone hit my parked car and drove off
    my neighbor's dog attacked my daughter in march
    he ran a red light and hit me
    what is the sentence for armed robbery
    do you represent victims of domestic violence
    my ex wants to kill the deal
    traffic is murder today, running late
    the stress is killing me
    i would kill for a good lawyer
    can I shoot you an email
    my boss shot down my request for leave
    that price blew me away
    the judge slammed me with fees
    can they take my gun after a misdemeanor
    I was assaulted in 2018, can I still sue
    my father died last year without a will
    who pays for the funeral
    wrongful death of my mother at a hospital
    my brother was shot in 2020 and the case is open
    charged with aggravated assault, need a lawyer
    false accusation of child abuse against me
    he is accused of stalking
    how do I get a restraining order removed
    I got a restraining order two years ago and want to extend it
    the suspect fled, said the news
    my client was murdered in the press
    is it legal to carry a knife in this state
    we got hit by a hail storm
    hit and run charge
    my doctor missed my heart attack two years ago
    medical malpractice, they left a sponge in me
    my son was arrested last weekend and is out on bail
    how much is bail for assault
    need help beating a speeding ticket
    My ex never follows the custody schedule
    he follows me on instagram
    my kids are driving me crazy
    i am dying to know what it costs
    her credit score is suicide for our loan
    it was career suicide
    I work as a lifeguard and hurt my shoulder
    I am a paramedic and want to sue my employer
    I teach self defense
    my job is handling explosives and they fired me
    I drive a fire truck
    the police department never paid my overtime
    my mom passed away in her sleep, what about her house
    my child needs a passport and his dad is missing from the birth certificate
    want to adopt my stepson
    my teenager got a ticket for vaping
    my ex took the kids to disneyland without asking
    my license was suspended
    she suspended my account
    im done with my job
    tired of paying alimony
    I can't live on this salary
    I dont want to live in michigan anymore
    I'm sick of waiting, when do you open
    the heat in my apartment is broken
    Do you handle gunshot injury claims
    the landlord threatened to evict me
    threatening to sue me
    they threatened to call a collection agency
    I got burned in this deal
    she stabbed me in the back over the inheritance
    he choked at the hearing
    can't breathe under all this debt
    my car was stolen yesterday
    someone broke into my garage in june, insurance won't pay
    I fell at walmart and broke my wrist
    slipped on ice outside the store
    the ice on the sidewalk is outside my responsibility right
    my deadline is in two months
    my hearing aid broke
    court fees due next month
    what time does the courthouse open tomorrow
    where do I pay my ticket
    is your office open tomorrow
    my lease ends tomorrow do I need to do something
    Can you look at my contract, no rush
    my husband is a police officer
    my son wants to be a cop
    the cops were nice about it
    do you do traffic tickets
    fired for fighting at work
    they beat us on price
    that movie bombed
    grandma's will was a bombshell
    I strongly disagree with the bill
    my landlord wont let me paint the walls
    my employer won't let me take my lunch break
    he locked me out of our joint account
    my ex blocked me on everything
    my mom can't talk much since her stroke three years ago
    the seller disappeared with my deposit
    can a kid choose who to live with
    what age can a child stay home alone
    the judge killed our motion
    my boss chewed my head off
    can i fight this ticket
    i was hit by a drunk driver in 2021
    my landlord keeps my deposit
    are you the firm that won the shooting case
    my son is 19 and got a dui
    is spanking child abuse in oregon
    i need to file for a restraining order, what are the fees
    police report says i was speeding
    they are killing our small business with fees
    he took my truck in the divorce
    my doctor left me with a scar
    how long does a custody case take
    i got a knife collection, is it part of the estate
    i work nights at the prison
    she follows the parenting plan
    my mother died in march and my brother took everything
    the contractor walked off the job
    the other driver was on drugs
    a guardian for my disabled brother
    i am done paying that company
  `),
  es: lines(`
    me pegaron con una multa enorme
    el dueño me pegó un papel en la puerta que dice tres días
    un carro me pegó por atrás el mes pasado
    cuánto tiempo dan por violencia doméstica
    ustedes defienden casos de asalto
    mi papá murió el año pasado sin testamento
    me muero por saber cuánto cuesta
    me quitaron la licencia
    mi hijo tiene un cargo por portación de arma
    me acusaron de pegarle a mi vecino
    el estrés me mata
    mi ex no me deja ver a mis hijos los fines de semana
    me siguen cobrando intereses
    me arrestaron en 2019
    a qué hora abren mañana
    tengo una cita con ustedes mañana
    quiero cambiar la orden de custodia
    me caí en el supermercado y me quebré el brazo
    un perro me mordió en enero
    mi esposo quiere el divorcio
    el banco me está ahogando con los pagos
    hace diez años me pegaba mi primer marido, quiero anular el matrimonio
    la corte es en dos meses
    trabajo en una ambulancia
    me mataron a impuestos este año
    el dueño no me deja tener perro
    me robaron el carro ayer
    cuánto cuesta un testamento
    no puedo vivir con este sueldo
    qué pasa con la casa si me muero
    fue un homicidio hace años, ya cumplió su condena
    nos vamos a casar mañana, hacen contratos prenupciales
    estoy cansado de esperar la llamada
    me urge saber cuánto cobran
    el seguro no quiere pagar el choque
    mi ex dejó de pagar la manutención
    mi jefe me gritó y me corrió
    quiero pelear la multa
    perdí mi trabajo y debo la renta
  `),
}
