/**
 * Spanish words whose stem changes within the verb, or from the verb to its noun, a family a line: the
 * word that stands for all of them, then the others as they are typed, without accents.
 */
const families = `
abrir: abro abre abres abren abrimos abierto abierta abiertos abiertas abrio abrieron abriendo apertura
acordar: acuerdo acuerda acuerdan acuerdos
advertir: advierte advierten advirtio advertencia
atender: atiendo atiende atienden atendemos atendio
cerrar: cierro cierra cierran cerramos cerrado cerrada cerro cierre
comenzar: comienzo comienza comienzan comenzo comienzos
conducir: conduzco conduce conducen condujo condujeron
confesar: confieso confiesa confesion
conocer: conozco conoce conocen conocio
contar: cuento cuenta cuentan
costar: cuesta cuestan costo costos costara coste
decir: digo dice dicen dijo dijeron dicho diciendo
defender: defiendo defiende defienden defendemos defendio defensa defensas defensor
demostrar: demuestro demuestra demuestran
despedir: despido despide despiden despidio despidieron despedido despedida despidos
detener: detengo detiene detienen detuvo detuvieron detenido detenida detenidos detencion
devolver: devuelvo devuelve devuelven devolvio devuelto devolucion
dormir: duermo duerme duermen durmio durmieron dormido
elegir: elijo elige eligen eligio eligieron elegido eleccion elecciones
empezar: empiezo empieza empiezan empezo
encontrar: encuentro encuentra encuentran encontro encontramos
entender: entiendo entiende entienden
enviar: envio envia envian enviado
escribir: escribo escribe escribio escrito escrita escritos
hacer: hago hace hacen hacemos hizo hicieron hecho hecha haciendo
herir: hiere hirio hirieron herido herida heridas heridos
impedir: impide impiden impidio
jugar: juego juega juegan
leer: leo lee leen leyo leyeron
medir: mide miden midio medida
mentir: miento miente mienten mintio mentira
morir: muero muere mueren murio murieron muerto muerta muertos muertas muerte muertes muriendo
mostrar: muestro muestra muestran
mover: muevo mueve mueven
nacer: nace nacen nacio nacieron nacido nacida nacimiento
negar: niego niega niegan nego negado
obtener: obtengo obtiene obtienen obtuvo obtuvieron
pedir: pido pide piden pidio pidieron pedido
pensar: pienso piensa piensan
perder: pierdo pierde pierden perdio perdieron perdida perdidas perdido
poner: pongo pone ponen puso pusieron puesto puesta
preferir: prefiero prefiere prefieren
probar: pruebo prueba prueban pruebas
producir: produzco produce producen produjo
quebrar: quiebra quiebran quiebras
recomendar: recomiendo recomienda recomiendan
recordar: recuerdo recuerda recuerdan
reducir: reduzco reduce reducen redujo
repetir: repito repite repiten
requerir: requiere requieren requirio requerido requisito requisitos
resolver: resuelvo resuelve resuelven resolvio resuelto
romper: rompo rompe rompio roto rota
seguir: sigo sigue siguen siguio siguieron seguimiento
sentir: siento siente sienten sintio
servir: sirvo sirve sirven sirvio
sugerir: sugiero sugiere sugieren sugirio
tener: tengo tiene tienen tenemos tuvo tuvieron tenido
traer: traigo trae traen trajo trajeron
valer: vale valen valor
vender: vendo vende venden vendio venta ventas
venir: vengo viene vienen vino vinieron
volver: vuelvo vuelve vuelven volvio volvieron vuelto vuelta
`

/** The word that stands for each of them. */
export const irregularSpanish: ReadonlyMap<string, string> = new Map(
  families
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', forms = ''] = line.split(': ')
      return forms.split(' ').map((form): [string, string] => [form, word])
    }),
)
