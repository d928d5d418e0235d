import { drawings } from '../../drawings.ts'
import { phoneLink } from '../../links.ts'
import type { Page } from '../../page.ts'

export const vivienda: Page = {
  path: '/es/vivienda',
  title: 'Vivienda y alquiler en Oregón',
  description:
    'Avisos de desalojo, fechas en el tribunal, depósitos, reparaciones y aumentos de renta según la ley de Oregón.',
  lang: 'es',
  heading: 'Vivienda y alquiler',
  lede: 'Avisos, depósitos, reparaciones y desalojos, según el capítulo 90 de las leyes de Oregón (ORS).',
  drawing: drawings.door,
  shape: 'sections',
  parent: { path: '/es/', name: 'Inicio' },
  translation: '/practice/landlord-tenant',
  updated: '2026-10-02',
  body: `
<h2>Si tiene una fecha en el tribunal</h2>
<p>La citación indica el día de la primera comparecencia. Quien no se presenta normalmente pierde el caso ese mismo día. Llame al ${phoneLink} en cuanto reciba los papeles: los primeros 20 minutos por teléfono son gratuitos.</p>

<h2>Avisos por renta no pagada</h2>
<p>En la mayoría de los alquileres el dueño debe entregar primero un aviso por escrito: de 10 días, a partir del octavo día del período de renta, o de 13 días, a partir del quinto (ORS 90.394). Si usted paga la renta dentro del plazo del aviso, conserva la vivienda. Traiga el aviso; si la cantidad o el plazo están equivocados, puede no ser válido.</p>

<h2>Nadie puede sacarle sin una orden</h2>
<p>El dueño no puede cambiar las cerraduras, cortar la luz ni sacar sus cosas a la calle. Solo un tribunal puede ordenar un desalojo, y solo el sheriff puede llevarlo a cabo.</p>

<h2>Depósitos</h2>
<p>Cuando usted entrega la vivienda, el dueño tiene 31 días para devolver el depósito o enviarle una cuenta por escrito de lo que retuvo y por qué (ORS 90.300). El desgaste normal no es un daño. El inquilino puede reclamar el doble de lo retenido sin razón.</p>

<h2>Reparaciones y privacidad</h2>
<p>La vivienda debe tener calefacción, agua, electricidad segura y cerraduras que funcionen (ORS 90.320). Pida las reparaciones por escrito y guarde una copia. No deje de pagar la renta sin hablar antes con un abogado. Salvo en una emergencia, el dueño debe avisar con al menos 24 horas antes de entrar (ORS 90.322).</p>

<h2>Aumentos de renta</h2>
<p>La renta no puede subir durante el primer año. Después se necesita un aviso por escrito de al menos 90 días, y en la mayoría de las viviendas de más de 15 años el aumento tiene un máximo que el estado publica cada año (ORS 90.323 y 90.324).</p>

<h2>Qué traer</h2>
<ul>
<li>El aviso o la citación, con la fecha en que lo recibió</li>
<li>El contrato de alquiler completo</li>
<li>Recibos de renta, mensajes y fotografías</li>
</ul>

<h2>Plazos</h2>
<p>La mayoría de las reclamaciones entre dueños e inquilinos deben presentarse dentro de un año (ORS 12.125). En su caso el plazo puede ser más corto. Pregunte pronto.</p>
`,
}
