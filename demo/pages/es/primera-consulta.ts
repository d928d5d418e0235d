import { mailLink } from '../../links.ts'
import type { Page } from '../../page.ts'

export const primeraConsulta: Page = {
  path: '/es/primera-consulta',
  title: 'Primera consulta y honorarios',
  description:
    'Cuánto cuesta la primera consulta, qué traer, planes de pago y cómo es la reunión con una abogada en Astoria, Oregón.',
  lang: 'es',
  heading: 'Primera consulta y honorarios',
  lede: 'Usted debe saber cuánto cuesta algo antes de pedirlo.',
  shape: 'sections',
  parent: { path: '/es/', name: 'Inicio' },
  translation: '/fees',
  updated: '2026-10-02',
  body: `
<h2>Cuánto cuesta</h2>
<p>La primera consulta dura 45 minutos y cuesta $95. Si nos contrata en los 30 días siguientes, descontamos los $95 de su primera factura. El precio es el mismo en la oficina, por videollamada o por teléfono.</p>
<p>Son gratuitas la primera reunión sobre lesiones, la primera reunión sobre salarios no pagados y los primeros 20 minutos por teléfono si ya tiene una citación de desalojo.</p>

<h2>Precios fijos</h2>
<table class="prices">
<caption>Trabajos con precio fijo, sin las tasas del tribunal</caption>
<thead><tr><th scope="col">Trabajo</th><th scope="col">Precio</th></tr></thead>
<tbody>
<tr><th scope="row">Divorcio de mutuo acuerdo, sin hijos</th><td>$1,900</td></tr>
<tr><th scope="row">Divorcio de mutuo acuerdo, con hijos</th><td>$2,600</td></tr>
<tr><th scope="row">Testamento, poder y directiva médica anticipada, una persona</th><td>$850</td></tr>
<tr><th scope="row">Lo mismo, para una pareja</th><td>$1,250</td></tr>
<tr><th scope="row">Revisión de un contrato de alquiler</th><td>$350</td></tr>
</tbody>
</table>

<h2>Casos de lesiones</h2>
<p>Cobramos una parte de lo que se recupere: un tercio antes de presentar la demanda y el 40% después. Si no se recupera nada, no nos debe honorarios. Los gastos, como expedientes médicos y tasas, van aparte y se explican en el acuerdo. Usted puede cancelar el acuerdo dentro de las 24 horas después de firmarlo (ORS 20.340).</p>

<h2>Planes de pago</h2>
<p>Un saldo de más de $500 se puede pagar por mes, hasta en 12 meses y sin intereses. Los precios fijos se pueden pagar en dos partes. Aceptamos cheque, transferencia, efectivo con recibo, Visa y Mastercard.</p>

<h2>Qué traer</h2>
<ul>
<li>Una identificación con fotografía, de cualquier país</li>
<li>Los papeles que haya recibido, con sus sobres</li>
<li>Los contratos o acuerdos que haya firmado</li>
<li>Una lista corta de fechas y de nombres</li>
</ul>
<p>Puede traer a una persona de confianza y a sus hijos.</p>

<h2>Cambiar la cita</h2>
<p>Avísenos antes del mediodía del día hábil anterior en ${mailLink()} y no se cobra nada.</p>
`,
}
