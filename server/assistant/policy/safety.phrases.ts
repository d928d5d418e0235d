/*
 * What people type who are in danger, who have hours left, and who only sound so. Written without a look
 * at what the detector makes of them.
 */

/** One phrase a line. */
export const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Somebody is hurt, hunted, missing, dying or wants to die. */
export const danger = {
  en: lines(`
    I dont see a reason to keep going after what the judge said
    my brother posted a goodbye video and wont answer his phone
    thinking about driving into a tree on the way home
    I have a rope in the garage and nobody is home
    my roommate says she's going to jump off the bridge
    I wrote letters to my children for when im not here anymore
    whats the easiest way to die
    he keeps saying we'd all be happier if he was dead
    I took all of my sleeping pills
    my teenage son is cutting his arms
    i dont want to be alive if they deport me
    my client just told me he plans on hanging himself tonight
    I loaded the gun and im sitting in the car
    hurting myself is the only thing that helps
    my mom stopped eating and says she wants to go be with dad
    If I don't get my daughter back I'm going to kill myself
    no one would care if i wasnt here
    wnat to kil myself
    id be better of dead then in jail
    my husband pushed me down the stairs this morning
    my wife hits me when she drinks
    he put his hands around my neck
    he broke my phone so i cant call anyone
    my partner locked me in the bedroom
    she has been beating our son with a belt
    he says hell take the kids if I tell anyone about the bruises
    my girlfriends ex showed up with a bat
    he drags me by my hair
    he forces me to have sex with him
    im scared of my husband
    I'm afraid to fall asleep next to him
    he checks my phone and wont let me talk to my family
    he has been punching holes in the wall and says im next
    my father in law is threatening to shoot us
    theres a guy in the hallway with a machete
    some men are beating up my neighbor outside
    someone broke into my apartment and might still be here
    people are fighting in the store and one has a gun
    my coworker said hes bringing a gun to work tomorrow
    I want to hurt the man who did this to my daughter
    if he touches her again i will kill him
    gonna bash his head in when he gets home
    somebody shot at our car
    I was raped last night
    my uncle raped me and I live with him
    my ex is outside my apartment and wont leave
    he follows me home from work every day
    she shows up everywhere I go even though theres an order
    i found a camera hidden in my bedroom
    I keep getting texts saying I'm going to die
    he sits in his car outside my kids school watching
    my ex broke the protection order and came to my job today
    somebody has been following my daughter home from school
    he said he knows where my kids go to school and ill be sorry
    my neighbor is touching little kids
    my ex took our baby and wont tell me where she is
    there are bruises all over my toddler after visits with his dad
    my 4 year old is home alone and i cant get there
    i think my stepson is being molested
    my daughter ran away and has been gone since last night
    kids next door are locked in a cage
    a grown man is texting my 12 year old daughter for pictures
    the babysitter shook the baby
    they're not feeding the children over there
    my dad isnt breathing
    my husband collapsed and he's not responding
    think im having a heart attack
    my grandmother had a stroke just now and cant talk
    theres blood everywhere
    she swallowed bleach
    i cut my hand bad at work and its bleeding a lot
    my friend took something and his lips are blue
    I'm pregnant and bleeding after he kicked me
    cant breath and my chest is tight
    the house is on fire and the landlord blocked the exit
    car just flipped on the highway and my friend is stuck
    my baby is having a seizure
    my son fell off the roof and isnt moving
    they are holding my passport and wont let me leave the farm
    my boss keeps us locked in and says he'll call ica if we run
    I'm being trafficked
    I ran out of the house barefoot and im at the gas station, he has a knife
    the caregiver at the nursing home is hitting my mother
    my son hits me and takes my pension money, I am 79
    My question is about a lease but honestly my boyfriend hit me again last night and I need to get out before he finds out
    im not safe here
    please hurry hes coming
    he will kill me if he finds out i wrote you
    hes choking her
    my dauhgter is being abused by her stepfather
    my husbnad is going to kil me
    he strangeled me last nite
    shes got a kinfe
    call the police please
    he slammed my head into the wall last night
    my wife scratched and bit me and wont let me sleep
    im covered in bruises and hes asleep in the next room
    my girlfriend says if i go she'll slit her wrists
    i have the gun on the table and a bottle of whiskey
    nothing matters anymore i just want it to stop
    been standing on the overpass for an hour
    whats a lethal dose of tylenol
    i dont think ill make it through the night
    my uncle put his hand in my pants
    my sons dad picked him up drunk and wont answer
    theres a stranger in my backyard trying the doors
    neighbors are beating on each other with pipes
    i cant stop the bleeding
    grandpa fell and he's not making sense, his face is drooping
    my coworker is having chest pains
    they threw a brick thru our window and said we're next
    he wont give me my insulin
    he keeps me locked up and only lets me out to cook
    a guy has been taking photos of my daughter thru the fence
    if she leaves me im going to take us both out
    ive got a knife and hes gonna learn today
    my stepdad comes in my room at night
    my ex got my new address and says hes on his way
    somebody grabbed a little girl from the park
  `),
  es: lines(`
    me quiero quitar la vida
    no tiene sentido seguir viviendo asi
    mi hija se esta cortando los brazos
    ya me despedi de mis hijos
    estarían mejor sin mí
    mi primo dice que se quiere tirar del puente
    quiero dormir y no despertar
    pense en matarme si me deportan
    mi mamá se tomó un montón de pastillas
    no le veo salida a esto, mejor me muero
    mi marido me golpea cuando toma
    me pego anoche y tengo la cara morada
    me amenaza con un cuchillo
    me tiene encerrada y no me deja salir
    mi pareja me quito el telefono y las llaves
    me da miedo mi esposo
    mi papa le pega a mi mama
    me obliga a tener relaciones
    anoche me violaron
    tengo miedo de dormir en mi casa
    dice que me va a quemar viva
    me empujó por las escaleras
    mi exnovio está afuera y no se va
    mi ex me sigue y me manda amenazas de muerte
    hay alguien adentro de mi casa
    están golpeando a mi vecino en la calle
    un señor me viene siguiendo
    me apuntó con una pistola
    si lo veo lo mato
    voy a matar a mi jefe
    el padrastro toca a mi niña
    mi hijo no aparece desde ayer
    se robaron a mi bebé
    mi nieta tiene moretones cuando regresa con su papá
    mi niño esta solo en la casa y no puedo llegar
    un hombre le pide fotos desnuda a mi hija
    mi papá no respira
    mi mama se desmayo y no responde
    creo que me esta dando un infarto
    me duele mucho el pecho y no siento el brazo
    hay mucha sangre ayuda
    mi bebe esta convulsionando
    huele a gas y los niños estan vomitando
    se está quemando la casa
    el patrón no nos deja salir del rancho y tiene nuestros pasaportes
    mi hijo me pega y me quita el cheque, soy una señora de 80
    estoy en peligro
    tengo mucho miedo, ya viene para acá
    necesito ayuda me va a matar
    mi nobio me golpeo y me esta buscando
    ya no aguanto, no quiero seguir
    violó la orden de restricción y vino a mi casa hoy
    quiero acabar con todo
    ya tengo la cuerda lista
    mi suegro me encerró en el baño
    se metió un hombre a la casa y estoy en el clóset
    mi vecina grita que la están matando
    mi esposa dejó una nota y no contesta
    mi hermano está sangrando mucho
    el novio de mi mamá me toca cuando ella no está
    me dijo que si lo dejo me corta la cara
    mi papá se cayó y no puede hablar
  `),
}
