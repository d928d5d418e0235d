import { drawings } from '../../drawings.ts'
import { mailLink, phoneLink } from '../../links.ts'
import type { Page } from '../../page.ts'

export const inicio: Page = {
  path: '/es/',
  title: 'Abogados en Astoria, Oregón',
  description:
    'Larch & Tern es un bufete pequeño en Astoria, Oregón. Le atendemos en español: familia, vivienda, lesiones, trabajo y testamentos.',
  lang: 'es',
  heading: 'Le atendemos en español',
  lede: 'Somos un bufete pequeño en Astoria, Oregón. Puede llamar, escribir y reunirse con una abogada en español, sin intérprete y sin costo adicional.',
  drawing: drawings.window,
  shape: 'sections',
  translation: '/',
  updated: '2026-10-02',
  body: `
<h2>En qué podemos ayudarle</h2>
<ul>
<li><strong>Familia:</strong> divorcio, custodia y tiempo con los hijos, manutención y órdenes de protección.</li>
<li><strong>Vivienda:</strong> avisos de desalojo, depósitos, reparaciones y aumentos de renta. Vea la página de <a href="/es/vivienda">vivienda y alquiler</a>.</li>
<li><strong>Lesiones:</strong> choques, atropellos, caídas y mordeduras de perro.</li>
<li><strong>Trabajo:</strong> salarios no pagados, discriminación, permisos y despidos. Su derecho a que le paguen no depende de su estatus migratorio.</li>
<li><strong>Testamentos y sucesiones:</strong> testamentos, poderes y qué hacer cuando alguien muere.</li>
</ul>
<p>No llevamos casos penales ni de inmigración. Si nos escribe sobre uno de ellos, le damos sin costo los nombres de abogados que sí los llevan.</p>

<h2>Quién le atiende</h2>
<p><a href="/people/marisol-quiroga" hreflang="en">Marisol Quiroga</a> es abogada y trabaja en español y en inglés. <a href="/people/aino-salmela" hreflang="en">Aino Salmela</a>, asistente legal, contesta el teléfono en español. Todo lo que usted firme estará en el idioma que mejor lea.</p>

<h2>Qué pasa después de escribirnos</h2>
<ol>
<li>Leemos su mensaje y respondemos a más tardar el siguiente día hábil.</li>
<li>Comprobamos que no tengamos un conflicto de intereses con la otra parte.</li>
<li>Le ofrecemos una cita: en la oficina, por videollamada o por teléfono.</li>
<li>En la cita le explicamos qué dice la ley, qué opciones tiene y cuánto costaría cada una. Usted decide después, en casa.</li>
</ol>
<p>Contarnos su caso no cuesta nada. Los precios están en <a href="/es/primera-consulta">primera consulta y honorarios</a>.</p>

<h2>Si tiene una fecha en sus papeles</h2>
<p>Anote el día en que los recibió, guarde el sobre y llámenos. Si la fecha es en menos de tres días hábiles, por favor no espere la respuesta a un correo. Si está en peligro, llame al 911.</p>

<h2>Contacto</h2>
<p>Llame al ${phoneLink} o escriba a ${mailLink()}. La dirección y el estacionamiento están en <a href="/es/contacto">contacto</a>.</p>
`,
}
