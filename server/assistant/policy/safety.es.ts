import { arrest } from './safety-arrest.es.ts'
import type { Tongue } from './safety-frames.ts'

/** Who acts, to whom, with what and where: the parts the frames are composed of. */
const words: Tongue['words'] = {
  kin: `esposo/esposa/marido/mujer/novio/novia/pareja/ex/exmarido/exesposo/exesposa/exnovio/exnovia/ex_novio/ex_marido/ex_esposo
    papa/padre/mama/madre/padrastro/madrastra/suegro/suegra/hermano/hermana/tio/tia/primo/prima/abuelo/abuela/abuelita/nieto/nieta/sobrino/sobrina/cunado/cunada
    vecino/vecina/jefe/patron/casero/dueno/amigo/amiga/companero/companera/maestro/entrenador/pastor/ninera/cuidador/cuidadora/nina/nino/papas/compadre`,
  child: `hijo/hija/hijos/hijas/hijito/hijita/nino/nina/ninos/ninas/bebe/bebito/beba/nieto/nieta/nietos/sobrino/sobrina/sobrinos/hijastra/hijastro/hermanito/hermanita/menor/chamaco/chiquito/chiquita`,
  own: `mi/mis/su/sus/el/la/los/las/un/una/nuestro/nuestra/nuestros/tu/ese/esa/al/del`,
  stranger: `hombre/hombres/tipo/senor/sujeto/mujer/muchacho/desconocido/ladron/ladrones/persona/gente/alguien/pandillero/pandilleros`,
  kinOf: `{own} {kin}/{own} {child}/{own} {stranger}`,
  other: `el/ella/ellos/alguien/{kinOf}/{stranger}`,
  to: `me/nos/lo/la/los/las/le/les`,
  /** What is done to a body, as he does it and as he did it. */
  hurt: `pega/pego/pegan/pegaba/pegaron/pegando/golpea/golpeo/golpean/golpearon/golpeando/ahorca/ahorco/ahorcando/estrangul*/patea/pateo/pateando/apunal*/acuchill*/balacea*/dispar*/viola/violo/violan/violaron/violando/quema/quemo/quemando/ataca/ataco/atacaron/atacando/agred*/empuja/empujo/empujando/jala/jalo/jalonea*/maltrat*/abusa/abuso/abusan/abusaron/abusando/muerde/mordio/cachetea*/abofetea*/tortur*/avento/arrastra/arrastro/lastima/lastimo/lastiman/manosea*/toca/toco/tocan/tocaba/tocando/secuestr*/rapto/raptaron/asalt*/persigue/persiguiendo/correteando/amenaza/amenazo/amenazan/amenazando/amenazaron/apunto/apunta/apuntaron/chantajea*`,
  threat: `matar/quemar/golpear/pegar/apunalar/disparar/balear/violar/lastimar/ahorcar/agarrar/tronar/partir/desaparecer/hacer_dano/llevar_a_mi/acabar/picar/tumbar/encontrar`,
  weapon: `pistola/cuchillo/arma/armas/machete/navaja/rifle/escopeta/bate/bat/tijeras/martillo/fierro`,
  home: `casa/puerta/ventana/cuarto/trabajo/escuela/carro/apartamento/departamento/traila/calle/edificio/porche/patio`,
  pills: `pastillas/pastilla/frasco/pildoras/medicinas/medicamento/medicamentos/tabletas/insulina`,
  police: `policia/policias/agentes/oficial/oficiales/ice/migra/inmigracion/sheriff/detective/detectives/patrulla/fbi/cps`,
  going: `va_a/van_a/voy_a/vamos_a/quiere/quieren/intento/intenta/trato_de/trata_de/queria/piensa`,
  home2: `{own} {home}/afuera/adentro/aqui/puerta/ventana`,
}

/** Wishes to die and ways to do it, one's own or somebody else's. */
const self = `
  dejo una/un? nota/carta ... no/contesta/fue
  dosis letal/mortal
  cuantas {pills}
  parado/parada/estoy/esta .. en/sobre el/la puente/azotea/techo/orilla/vias
  no voy/vamos a pasar/amanecer/llegar
  quiero que todo/esto ya? acabe/termine/pare
  nada tiene/vale sentido/importa
  matarme/suicidarme/suicidarse/suicidio/suicida/suicidar/ahorcarme/colgarme/lastimarme/autolesion*/quitarme_la_vida/quitarse_la_vida/hacerme_dano/cortarme/envenenarme/aventarme
  me quiero/voy_a/iba_a/queria/gustaria/pienso matar/morir/colgar/ahorcar/cortar/aventar/tirar/suicidar/envenenar/lanzar !de_la_renta/de_risa
  se quiere/va_a/iba_a/queria/piensa matar/colgar/ahorcar/cortar/aventar/tirar/suicidar/envenenar/lanzar
  me/se quiero/quiere/voy_a/va_a/iba_a/queria/pienso/piensa quitar la_vida/de_en_medio/de_este_mundo/del_mundo
  acabar/terminar con mi/su/la/todo vida?
  quiero/quisiera/quiere/quisiera/prefiero/prefiere/ganas_de/mejor/deseo/ojala me? morir/morirme/morirse/muero/muera/desaparecer/estar_muerto/estar_muerta/muriera/dormir_para_siempre/no_existir/no_despertar/matarse
  ganas .. de vivir/morir/seguir_viviendo/morirme
  no quiero/quiere/puedo ya? mas? seguir? vivir/viviendo/existir/despertar/estar_viva/estar_vivo/seguir_asi !en/con/aqui/juntos
  dormir/dormirme y no/nunca despertar/despertarme
  no/sin/que tiene/hay/le_veo/veo/encuentro el? sentido/caso/razon/motivo .. vivir/vida/viviendo/seguir/existir
  no vale la pena vivir/seguir/esta_vida
  cansado/cansada/harto/harta de vivir/la_vida/existir
  estarian/estaria/estaran/estara/van_a_estar mejor sin mi
  mejor sin mi
  mejor estaria? muerto/muerta
  me muero/mato/mate si/antes !de_risa/de_hambre
  pense/pienso/pensando/pensado/pensamientos/piensa/idea en/de matarme/morir/morirme/suicid*/la_muerte/quitarme
  tengo/tiene/tenia las/unas/muchas/el/un .. {pills} en/listas/listo/mano/aqui
  {pills} en la/mi mano
  tome/tomo/tomaron/trague/trago/tomado/tomando .. todo/todas/todos/monton/frasco/bote/muchas/bola/punado/demasiadas .. {pills}
  tome/tomo/trago/tomaron .. {pills} para/despues/y
  sobredosis
  cortando/corta/corto/cortandose/cortarse/cortando_se .. brazos/venas/munecas/piernas/los_brazos
  despedi/despidio/despidiendo/despedirme/despedirse/adios .. de/para .. hijos/familia/todos/siempre/mama/mi/hermana
  carta/cartas/nota de/para despedida/cuando_ya_no
  salto/saltar/aventar*/tirar*/lanzar* .. del/de_un/al/de puente/techo/edificio/tren/balcon/un
  soga/cuerda .. cuello/lista/arbol/techo
  pistola/arma .. en/contra la/mi/su cabeza/boca/sien
  nadie me? va_a? extranar*/extranaria/notaria/importaria/echaria`

/** Harm done or threatened to somebody, by whoever it is. */
const violence = `
  azoto/azota/estrello/pateo/aplasto/apreto .. cabeza/cara/pared/me/contra
  me/le/nos corta/corto/cortar/cortara/raja/rajar .. la? cara/cuello
  llena/lleno/llenos de moretones/sangre/golpes
  grita/gritando/gritos .. matan/matando/auxilio/ayuda/pegan
  me/nos esta/estan/estuvo/ha/han/va_a/van_a/volvio_a/sigue {hurt}/pegado/golpeado/amenazado/violado/ahorcado/maltratado/matar/pegar/golpear
  me/te/nos quiere/queria/va_a/piensa matar/cortar/envenenar/ahorcar/quemar !la_luz/el_agua/el_gas/las_horas/el_sueldo/de_la_renta/de_risa
  me/nos quiere/queria/va_a aventar/tirar/lanzar del/de_un/por_la/al
  te quiero/voy_a matar
  o me/nos mata/matan/pega/pegan/golpea/golpean
  me/nos {hurt} !con_una_multa/con_los_impuestos/la_atencion/demandarme/demandar/con_demandar*/con_correrme/con_desalojar*/pagar/una_fianza/por_atras/por_detras/un_carro/el_turno/hacer
  {other} le? les? {hurt}/pegan .. a {kinOf}/su/mi/mis/sus/los/las
  {other} esta/estan le? {hurt} .. a
  lo/la/los/las/le/les esta/estan/quiere/va_a {hurt}/matar/pegar/violar
  {other}/estan esta? {hurt} .. {kinOf}
  {to}/que/si {going} {threat}
  {threat} me/nos
  matarme/matarnos/quemarme/golpearme/violarme/dispararme/ahorcarme/matarla
  amenaza/amenazas/amenazo/amenazan/amenazado/amenazando/amenazaron .. matar*/muerte/cuchillo/{weapon}/quemar*/ninos/hijos/mis/quitarme
  amenazas de muerte
  tiene/trae/traen/tienen/saco/agarro/carga/con una/un/el/la {weapon} !registrada/de_juguete/en_regla
  {weapon} afuera/en_la_mano/en_mi/en_la_puerta/en_el_cuello
  obliga/forza/forzo/obligo/obligan a? .. sexo/relaciones/acostarme/tener/cosas/prostituir*
  moretones/moretes/cara_morada/ojo_morado/ojos_morados/golpes_en/marcas_en/quemaduras
  disparando/disparos/balazos/balacera/tiroteo/tirando_balazos/balaceando
  estan/esta golpeando/peleando/atacando/matando/asaltando/robando
  tiro/avento/echo/lanzo .. agua/aceite/encima/me/acido
  puso .. manos .. cuello
  del cuello
  fui/he_sido/fue violada/golpeada/violado/golpeado/atacada/secuestrada/abusada/apunalado/asaltada
  echar/voy a la migra y me
  va/van a pagar con .. vida/sangre`

/** The visitor, or somebody, about to harm another. */
const menace = `
  lo/la/los/le/les/a voy_a/vamos_a/quiero {threat}/dar_un_balazo/dar_un_tiro/meter_un/reventar/madrear/echar_plomo
  le/les voy_a dar .. balazo/tiro/plomo/cuchillada/balazos
  voy_a/quiero/vamos_a {threat}/matarlo/matarla/quemarle/golpearlo/matarlos a/al .. 
  voy_a/quiero matarlo/matarla/golpearlo/matarlos/quemarlo/apunalarlo/dispararle
  si .. lo/la/los mato/quemo/balaceo
  lo/la mato si
  llevar/traigo/llevare .. {weapon} .. a/para`

/** A child hurt, touched, missing, or left alone. */
const child = `
  se/me mete/metio/mete_a en/a mi/su cama/cuarto
  {kin} .. de mi {kin} me toca/besa/manosea
  me toca/manosea/besa .. cuando/noche/sola
  {hurt}/tocan/besa/desnuda .. a {own} {child}
  {kinOf}/{other} le? toca/toco/tocaba/besa/manosea a? {kinOf}
  {other} toca/toco/tocaba/besa/manosea .. {child}
  {child} .. {hurt}/tocan/tocaron .. noche/partes/bano/cama/ahi/padrastro/tio/abuelo/hermanastro
  me/le tocan/toca/toco .. partes/abajo/cama/noche/intimas
  {child} .. moretones/quemaduras/golpes/marcas/golpeado/golpeada
  {child} no aparece/regreso/regresa/ha_regresado/llego/aparecio/vuelve/volvio
  {child} esta/anda? se? perdido/perdida/desaparecio/desaparecido/desaparecida/perdio/fue_de_la_casa/escapo/secuestrado
  desaparecio/desaparecieron/secuestraron/raptaron/robaron/robo .. mi/mis {child}
  no encuentro a mi/mis
  se robo/robaron/llevo/llevaron a {own} {child} ... no/donde/drogas/mexico/secuestr*/contesta/se
  se robo/robaron a mi/mis {child}
  {child} .. solo/sola/solos/solas/solito/solita/encerrado/encerrados/encerrada .. en/con/casa/carro
  dejo/dejaron/deja/dejan/deje .. {child} .. solo/sola/solos/encerrado/encerrados/solito/solita
  pide/manda/mando/pidio/enviando/mandando/piden .. fotos/videos .. desnud*/{child}/sin_ropa
  {child} ... fotos .. desnud*
  borracho/borracha/drogado/drogada/tomado/tomada .. con/manejando/cuida .. {child}
  no les/le da/dan de comer
  abus* .. de mi/mis/la/su/una {child}/sobrina`

/** Someone who is not safe: fear, captivity, hiding, an intruder. */
const unsafe = `
  se metio/metieron/meten un/unos/a alguien/hombre/hombres/tipo/ladron/la_casa/mi_casa
  estoy/me_meti/escondida en el closet/bano/armario
  me/nos encontro/tiene direccion/donde_vivo
  miedo .. de/a {own} {kin}
  miedo .. regresar/volver/dormir/salir/ir .. casa/sola/solo/dormir/calle
  miedo de/que me/que_me/a_que/de_que mate/haga/pegue/encuentre/mate/mi
  da/dan/tengo/tenemos miedo mi/el/ella/de_el/que_me/que_nos/que_venga/de_mi/a_mi {kin}?
  tengo/tenemos/estoy/estamos/esta mucho_miedo/tanto_miedo/en_peligro
  no me_siento/nos_sentimos segura/seguro/seguros/seguras
  peligro .. mi vida
  no estoy/estamos/me_siento/nos_sentimos a_salvo/segura_aqui/seguro_aqui/segura_ahi/segura_con_el/segura_en_mi_casa/segura_en_casa
  no me/nos/la/los/lo deja/dejan salir/irme/irnos/ir_de/hablar_con_mi/usar_el/ir_a_mi !temprano
  tiene/tienen/tuvo/dejo/encerro/encierra/mantienen .. encerrada/encerrado/encerrados/encerradas/amarrada/amarrado/secuestrada/secuestrado/atrapada
  me/nos encerro/encierra/encerraron/amarro/secuestro/amarraron
  estoy/estamos/esta/sigo escondida/escondido/escondidos/encerrada/encerrado/encerrados/secuestrada/atrapada/atrapado
  me/nos escondi/escondimos
  me/nos quito/quita/quitaron/escondio/rompio .. pasaporte/pasaportes/llaves/telefono/celular .. y/no/para/salir
  tiene/tienen/quitaron/quito mis/nuestros/los pasaportes/papeles
  quiere/quieren/tratando/intentando/tratan/trata/esta/estan de? entrar/entrando/meterse/metiendo/tumbar/tumbando/romper/rompiendo/pateando/golpeando .. casa/puerta/ventana/cuarto/a
  hay/entro/entraron/esta/anda/alguien/oigo alguien/un_hombre/hombre/ladrones/gente/unos_hombres/un_tipo/anda/entro .. adentro/dentro/afuera/en_mi/en_la .. 
  esta/estan/anda/llego/vino/esperando/parado afuera/afuerita/enfrente/en_mi/en_la/a_mi/a_la .. {home}/no_se_va/gritando/con/esperando/esta_noche/otra_vez/ahorita
  {kin} esta afuera
  ya viene/vienen para_aca/por_mi/por_nosotros/para_la_casa
  viene/vienen por mi/nosotros
  me/nos viene/vienen/esta/estan/anda/andan buscando/siguiendo/persiguiendo/esperando/vigilando/espiando/acechando/cazando
  salio/sali/salieron de? la? carcel/bajo_fianza/libre .. esta/viene/hoy/afuera/casa/me
  ayuda ... matar/pega/viene/me_quiere/sangre/pistola/golpe*
  auxilio
  llame/llamen/manden/necesito .. policia/ambulancia/911 .. ya/por_favor/ahora/rapido/aqui
  antes .. que/de .. llegue/despierte/regrese/entere/encuentre .. el/mi/aqui
  tomado/borracho viene/llega/esta
  viene/llega/llego borracho/tomado/drogado`

/** Being followed, watched and hunted. */
const stalking = `
  me/nos sigue/siguio/siguen/persigue/vigila/espia/acosa/acecha/acosando .. a/todos/hasta/cuando/del/de_la/por/afuera/trabajo/casa/y/en .. !cobrando/debiendo
  me/nos esta/estan/viene/anda siguiendo/persiguiendo/vigilando/espiando/esperando/acosando
  esta/estan/espera/esperando/parado/sienta .. afuera/enfrente/fuera .. trabajo/casa/escuela/puerta
  rastreador/gps/airtag .. carro/bolsa/telefono
  camara .. escondida/oculta .. cuarto/bano
  sabe/saben donde .. vivo/trabajo/vivimos/estudian/viven/escuela/estoy
  manda/mandando/envia/llegan .. amenazas/fotos .. casa/puerta/muerte/mi
  violo/rompio/viola/viol*/ignora .. orden .. 
  orden de restriccion/proteccion/alejamiento .. pero/y/vino/afuera/sigue/casa`

/** A body in an emergency. */
const body = `
  no puede/puedo/para parar/de? hablar/sangrar/tragar/caminar
  cara .. chueca/caida/torcida/dormida
  sin insulina/oxigeno
  no respira/puede_respirar/puedo_respirar/despierta/responde/reacciona/se_mueve/puede_moverse/se_despierta/se_levanta/contesta_ni
  no siento/siente/puedo_mover el/la/mi/su brazo/cara/pierna/piernas/lado
  infarto/derrame/ataque_al_corazon/paro_cardiaco/convulsion*/convulsionando
  duele/dolor .. pecho
  pecho .. duele/dolor/apretado/aprieta
  sangrando/sangra/desangr*/mucha_sangre/hay_sangre/tanta_sangre/sangre_por
  desmayo/desmayada/desmayado/inconsciente/se_ahoga/ahogando/ahogandose/sin_conocimiento !la_renta
  tomo/bebio/trago/comio .. cloro/veneno/mucho/algo/acido .. no/y
  huele/olor/fuga/escape .. gas/humo
  se esta/estan/quema/incendia quemando/incendiando/la casa?
  hay fuego/incendio
  fuego/incendio adentro/ayuda
  atrapado/atrapada/atrapados .. carro/en/bajo
  choque/chocamos/choco/accidente .. sangr*/no_despierta/atrapad*/herid*/inconsciente
  esta/estan muriendo/herido/herida/heridos/tirado/tirada/morado/azul/moribundo/grave
  acabo de atropellar/matar/disparar*/chocar_con_una
  se cayo .. no/sangra/techo
  labios .. azules/morados
  embarazada .. sangr*/patada/patadas/pateo`

/** How Spanish speaks of danger. */
export const spanish: Tongue = {
  words,
  fillers: `ya/bien/muy/siempre/tambien/ahorita/ahora/solo/nomas/mucho/otra_vez/todo/casi/anoche/hoy`,
  idioms: `
    miedo/temor de? a? que? me/nos/lo/la/los reporten/reporte/deporten/deporte/denuncien/echen
    no/nadie esta/estan/estamos/estoy/hay en? peligro
    muero/muere/morir/morirme/muriendo/muriendome/muerto/muerta de risa/cansancio/hambre/sueno/verguenza/calor/ganas/frio/la_risa/por_saber
    me muero por
    trabajo/ansiedad/estres/espera/calor/jefe/renta/gastos/trafico/esto me? esta? matando/mata/mato
    me/nos mata/matan/mataron/ahoga/ahogando/matando la/el/a/de/con/los ansiedad/estres/impuestos/curiosidad/espera/trabajo/pagos/calor
    me/nos esta? ahogando/ahoga con los? pagos/intereses
    me/nos siguen/sigue cobrando/debiendo/llegando/descontando/pagando
    pagaron/pagan/pago/pagaban/pagado
    pegaron/pego con/por una? multa/atras/detras/cuenta
    pegaron/pego un/una/el/la papel/aviso/nota/letrero/calcomania/notificacion/orden
    un? carro/camion/troca/camioneta .. pego
    el/un/su? perro me/le mordio
    me/le/lo/la mordio un/el/su perro
    no me voy a matar
    por quejarme/quejarse/quejarnos de/del/por/de_las/en
    dejar/dejo/deja/dejando en la calle
    me? pegaron en el/mi carro/carros/camioneta/troca
    dispararon/dispararle/disparo la/las renta/rentas
    me/nos esta matando este/esta/tanto papeleo/renta/deuda/trabajo/calor/espera/estres/tramite/gasto
    va a matar/mata mi jefe/jefa/mama/esposa si
    no puedo/puede hablar en/ahorita/ahora el?/mi? trabajo/estoy/porque_estoy/por_telefono
    si/cuando/y me/uno/alguien se? muero/muere/muera !de/si
    me/uno se? muero/muere .. casa/testamento/herencia
    toca/toco pagar/ir/trabajar/firmar/el_turno
    cuanto/que/si/que_corte/que_parte me/nos/le/les toca
    me/nos/le/les toca/tocaba/tocan la_mitad/una_parte/algo/pension/herencia/bono/horas/cita/corte/mas/menos/seguro
    no? puedo vivir con este/ese
    suicidio asistido/financiero/politico
    matar .. tiempo/dos_pajaros
    arma de_fuego_registrada/registrada`,
  past: `
    hace muchos/unos/varios/anos/tres/dos/cinco/diez/\\d+/un/seis/cuatro anos/meses/ano/mes/tiempo
    hace anos/tiempo/meses
    ano/mes/verano/invierno pasado
    en/desde 19\\d\\d/20\\d\\d/enero/febrero/marzo/abril/mayo/junio/julio/agosto/septiembre/octubre/noviembre/diciembre
    de nino/nina/chico/chiquita/pequeno/pequena
`,
  legal: `
    me/lo/la/nos acus*
    cargo/cargos/acusaron/acusado/acusada/acusan/acus*/condena*/sentenci*/delito/denunciaron/demanda/demandar/caso/casos/juicio/homicidio/pena/fianza/antecedente/antecedentes/defienden/abogado_para/testamento/herencia/seguro
    cuanto/que tiempo/cuesta/dan/pasa/pena/es
    es legal
    carro/camion/troca .. pego/choco
    impuestos/multa/intereses
    portacion`,
  present: `
    ahora/ahorita/hoy/anoche/esta_noche/otra_vez/todavia/sigue/aqui/afuera/ya_viene/amenaza
    hace/en una/dos/\\d+/media/unos hora/horas/minutos`,
  rules: [
    { kind: 'self', holds: 'wish', frames: self },
    { kind: 'child', holds: 'event', frames: child },
    { kind: 'danger', holds: 'event', frames: violence },
    { kind: 'danger', holds: 'event', frames: menace },
    { kind: 'danger', holds: 'event', frames: unsafe },
    { kind: 'danger', holds: 'event', frames: stalking },
    { kind: 'harm', holds: 'event', frames: body },
    { kind: 'arrest', holds: 'event', frames: arrest },
  ],
  hints: [
    {
      kind: 'self',
      holds: 'wish',
      frames: `
        no aguanto/puedo
        no quiero seguir
        me quitaron todo
        no .. salida
        perdi todo
        nadie me quiere
        regale mis/mi/todo
        estoy sola/solo
        carga para
        que sentido`,
    },
    {
      kind: 'danger',
      holds: 'event',
      frames: `
        me quito/rompio/escondio/revisa .. telefono/celular/llaves
        no me deja hablar/trabajar/tener/ver
        sin/no que se? sepa/entere/diga
        toma/borracho/drogas/tomado
        grita/gritos/llorando
        me controla/vigila/cela
        irme/escapar/huir`,
    },
  ],
  innocent: '',
}
