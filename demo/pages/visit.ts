import { drawings } from '../drawings.ts'
import type { Page } from '../page.ts'

export const visit: Page = {
  path: '/visit',
  title: 'Directions and parking',
  description:
    'How to find Larch & Tern in Astoria, Oregon: directions, free parking, buses, step-free access and video meetings.',
  lang: 'en',
  heading: 'Directions and parking',
  lede: 'We are on the second floor of the old net loft on Lantern Street, one block up from the river.',
  shape: 'sections',
  updated: '2026-05-19',
  body: `
<figure class="map">${drawings.map}<figcaption>A sketch, not to scale. North, and the river, are at the top.</figcaption></figure>

<h2>By car</h2>
<p><strong>From Portland,</strong> take US 30 west to Astoria, about two hours. Stay on Marine Drive through downtown, then turn left up Lantern Street.</p>
<p><strong>From Seaside and the south,</strong> take US 101 north across Youngs Bay, continue east on Marine Drive and turn right up Lantern Street.</p>
<p><strong>From Washington,</strong> cross the Astoria–Megler Bridge, turn left on Marine Drive and right up Lantern Street.</p>

<h2>Parking</h2>
<p>We have six free spaces behind the building. Turn into Gull Alley just past our front door; the spaces are marked with a tern. One is a van-accessible space beside the ramp. Street parking on Lantern Street is free for two hours.</p>
<p>If you drive a truck with a trailer, use the gravel lot at the bottom of Lantern Street and walk up one block.</p>

<h2>By bus, by bicycle, on foot</h2>
<p>The county bus stops on Marine Drive at the foot of Lantern Street, three minutes away. There is a bicycle rack under the stairs, out of the rain. The county courthouse is a walk of ten minutes.</p>

<h2>Getting in</h2>
<p>The front entrance has eleven steps. The step-free entrance is in Gull Alley: a ramp, a wide door with a bell, and an elevator to the second floor. The restroom on our floor is accessible. Service animals are welcome. If the building does not work for you, we will meet you somewhere that does, at no extra cost.</p>

<h2>Without leaving home</h2>
<p>Any meeting except the signing of a will can be held by video or by telephone. If you have no good connection, the public library downtown lends private rooms with a computer.</p>
`,
}
