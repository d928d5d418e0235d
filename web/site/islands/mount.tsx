import { hydrate } from 'preact'
import type { ComponentType } from 'react'
import { ContactForm } from '../contact/contact-form.tsx'
import { CheckSiteForm } from '../guide/check-site.tsx'
import type { IslandProps } from './island.tsx'

/** The islands, by their `data-island`. */
const islands: Readonly<Record<string, ComponentType<IslandProps>>> = {
  'check-site': CheckSiteForm,
  'contact-form': ContactForm,
}

/** Takes over the drawn markup of one island. */
export function mount(place: HTMLElement): void {
  const Component = islands[place.dataset['island'] ?? '']
  if (Component !== undefined) hydrate(<Component given={place.dataset} />, place)
}
