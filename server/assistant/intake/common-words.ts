/** Everyday words that are not names, so that "this is urgent" names nobody. Without accents. */
export const commonWords: ReadonlySet<string> = new Set(
  `a able about above accident account accused address advice afraid after afternoon again against ago agree
  all almost alone already alright also always am an and angry another answer any anybody anyone anything anytime
  anyway apartment appointment are area around arrest arrested as ask asked asking asap at attorney available away
  awful baby back bad badly bail be because been before behind being below best better between bill bit bond boss
  both break bring broke broken brother but buy by call called caller calling calls came can cannot can't car case
  cause cell charge charged charges chat child children city claim clear client close come company complaint concerned
  confidential confused consult consultation contact contract contractor cop cops correct cost costs could couldn't county couple court
  cousin crash curious custody dad date daughter day days dead deadline debt decided denied desperate did didn't died
  different divorce do does doesn't dog doing domestic done don't dont down driver driving drug drunk dui due during dwi
  each early either else email emergency employee employer end enough even evening ever every everybody everyone
  everything evicted exactly ex expunged expungement facing family fast father fee fees fell felony few fight file filed filing
  find fine fired first for forget form former found free friday friend friends from full fuck fucking gave get getting girl
  girlfriend give given go going gone good got great guy guilty had happened hard has have haven't having he hearing
  hello help helping her here hers hey hi him himself his hit hold home hope hospital hour hours house how however
  hurt husband hurting i i'd i'll i'm i've id if ill im immediately important in information injured injury innocent
  inquiring inside insurance interested into is isn't issue it it's its jail job judge just keep kid kids kind know
  landlord last late later law lawsuit lawyer lawyers least leave left legal let license like likely listen live
  living long look looking lost lot mad make making man many married matter may maybe me mean means meet message mine
  minor minute mom moment monday money month months more morning most mother move much must my myself name near need needed
  needing needs neighbor nervous never new next nice night no nobody none nope not nothing now number of off offense
  office officer often oh ok okay old on once one only open or other our out outside over owi own owner pain panicking
  papers parent parents park passed past pay people person phone place please pled point police possible prefer
  pregnant price prices prison private probably probation problem process pulled question questions quick quickly quite rather
  ready real really reason record regarding rent reply represent representation rest restore retail rid right rights
  room sad said same saturday saw say saying scared school second secret see seeking send sent served settle several she should
  sick side since sister situation small so some somebody someone something somewhere son soon sooner sorry speak stalking start started
  stay step still stolen stop stopped street stressed stuck student such sued suing sunday sure suspended take taken talk
  talking tell tenant terrible text than thank thanks that that's the their them then there these they thing things
  think this those though thought through thursday ticket time times to today together told tomorrow tonight too took tried
  trouble true trust try trying tuesday two under until up upset urgent us use used using very victim violated violation visit
  wait waiting want wanted wanting wants warrant was wasn't way we wednesday week weekend weeks well went were what what's when
  where which while who whole why wife will willing wish with without witness woman won't wondering word work worker
  working worried would write writing wrong yeah year years yes yep yesterday yet you your yours yourself
  human agent representative operator receptionist robot robots bot bots machine machines humano humana agente
  hurry hurried rush mobile landline fax cellphone celular movil apurense apurese rapido
  anonymous unknown undocumented skip pass n/a currently located saved stored programmed appear appears spelled listed changed change correct wrong idk cool nice awesome whatever wow dude bro guys team folks sir madam whenever soon kinda gonna wanna gotta thx pls plz nvm lol ugh damn shit hell crap
  ridiculous insane crazy bullshit bs unreal stupid nuts outrageous unfair wrongful horrible unbelievable
  disgusting pathetic hopeless pointless useless frustrating confusing embarrassing scary weird funny nonsense
  todos todas modos maneras formas anyways bunch tons heaps million lots
  executor executrix trustee guardian heir heirs beneficiary home owner older younger sick alone only
  apunte apunta anote anota tome toma ponga datos detalles dele mande manda
  abogado abogada accidente ahora algo alguien alli amigo ano anos antes aqui arrestado asunto ayer ayuda bien bueno
  buena busco buscando cargo carro casa casado caso cita ciudad claro como con condado conmigo consulta correo corte
  cosa cual cuando cuanto custodia dar de debo decir del demanda demandado deportacion desde despedido despues detenido
  dia dias dinero divorcio donde dos el ella ellos embarazada en enfermo entonces era es esa ese eso esta estaba estado
  estamos estan este esto estoy familia favor fecha fue gracias gusta ha hablar hace hacer hacia hasta hay hermana hermano
  hija hijo hola hora hoy informacion inmigrante jefe la las le lesionado lo los luego madre mal manana marido mas mejor
  menos mes mi mia mio mucho mujer muy nada nadie necesitamos necesito ni ninguno ningun no nombre nos nosotros nuestra
  nuestro numero nunca o oficina otra otro padre para pasado paso pero persona pido poco policia por porque prefiero
  pregunta preocupado problema puede puedo que quiere quiero quien renta saber se semana senor senora ser si sin sobre
  solo somos son soy su sus tal tambien tarde te telefono tenemos tengo tiempo tiene todo trabajo tres tu un una unos
  urgente usted ustedes va vecino vez victima vivo voy y ya yo residente ciudadano ciudadana inquilino madre indocumentado estas estos lunes martes miercoles jueves viernes sabado
  hagalo haganlo hagale dele pues orale ocupado ocupada dormido dormida cansado cansada despierto despierta desempleado desempleada detenida preso presa
  asleep awake owed tired disabled retired divorced homeless unemployed busy glad finished laid anxious hopeful illegal`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
