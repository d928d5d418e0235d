import { demoFirm } from '../../firm.ts'
import { drawings } from '../../drawings.ts'
import { addressBlock, mailLink, phoneLink } from '../../links.ts'
import type { Page } from '../../page.ts'

export const contacto: Page = {
  path: '/es/contacto',
  title: 'Contacto',
  description: `Llame al ${demoFirm.phone}, escriba o visite Larch & Tern en ${demoFirm.address.street}, Astoria, Oregón.`,
  lang: 'es',
  heading: 'Contacto',
  lede: 'Llame, escriba o venga. Aino le contesta en español.',
  drawing: drawings.bell,
  shape: 'sections',
  translation: '/contact',
  updated: '2026-10-02',
  body: `
<h2>Teléfono</h2>
<p class="large">${phoneLink}</p>
<p>Es lo mejor si tiene una fecha en el tribunal u otro plazo. Fuera de horario, una máquina toma su mensaje y le llamamos el siguiente día hábil. Díganos a qué número es seguro llamarle.</p>

<h2>Correo electrónico</h2>
<p class="large">${mailLink()}</p>
<p>Cuéntenos qué pasó, cuándo y dónde, quién es la otra parte y cuándo puede hablar. Puede escribir en español.</p>

<h2>Chat</h2>
<p>El chat de este sitio es un asistente automático. Responde con lo que dicen estas páginas y puede tomar nota de lo que usted quiera contarnos. Una persona del bufete lee lo que usted deja.</p>

<h2>Oficina</h2>
${addressBlock}
<p>Hay seis lugares de estacionamiento gratuitos detrás del edificio, entrando por Gull Alley. Allí están también la rampa y el elevador. El autobús del condado para en Marine Drive, a tres minutos a pie.</p>

<h2>Antes de enviar algo</h2>
<p>Escribirnos no nos convierte en sus abogados y no detiene ningún plazo. Lo somos solo cuando ambos hemos firmado un acuerdo. Lo que nos cuente es confidencial, aunque no nos contrate.</p>
`,
}
