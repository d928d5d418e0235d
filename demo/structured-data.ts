import { demoFirm } from './firm.ts'

/** JSON-LD for the firm as a LegalService, safe inside a script element; carries no opening hours. */
export function structuredData(origin: string): string {
  const { address } = demoFirm
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    '@id': `${origin}/#firm`,
    name: demoFirm.name,
    legalName: demoFirm.legalName,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    telephone: demoFirm.phoneE164,
    email: demoFirm.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: address.country,
    },
    areaServed: 'Clatsop County, Oregon',
    knowsLanguage: demoFirm.languages,
    knowsAbout: demoFirm.practiceAreas,
  }
  return JSON.stringify(facts).replaceAll('<', '\\u003c')
}
