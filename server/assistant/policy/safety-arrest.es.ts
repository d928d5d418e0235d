/** Police at the door, a search, an arrest. */
export const arrest = `
  {police} esta/estan/viene/vienen/llego/llegaron/quiere/quieren .. aqui/afuera/en/tocando/casa/entrar/puerta/hacia/arrestando/deteniendo/llevand*/revisando/buscando/entrando/registrando/adentro/hablar
  {police} .. tocando/afuera/adentro/revisando/registrando/catean*
  me/lo/la/nos/los estan/esta/van_a arrestando/deteniendo/llevando/esposando/arrestar/deportando/deportar/esposar
  estan/esta arrestando/deteniendo/llevando/esposando/deportando/cateando
  me/lo/nos pararon/paro/detuvieron/detuvo .. y/ahorita/ahora/viene/oficial/hace_una/hoy
  se llevaron/llevo a ... {police}
  {police} .. se llevaron/llevo
  {police}/agarro/detuvo/agarraron/detuvieron .. mi {kin}/{child} .. ahorita/ahora/hoy/hace_una/hora/minutos
  estoy/esta/tienen detenido/detenida/arrestado/arrestada/esposado en/ahora/ahorita/por
  estoy en la/una estacion/patrulla/comisaria/celda
  entregar/entregarme/entregarse/presentarme/presentarse .. manana/hoy/carcel/policia
  quieren/quiere que firme/hable/confiese`
