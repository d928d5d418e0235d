import { describe, expect, it } from 'vitest'
import { immigrationSite, indexOf } from '../testing/small-sites.ts'

const page = (title: string, text: string) => ({ title, main: `<h1>${title}</h1><p>${text}</p>` })

describe('people with a page of their own', () => {
  it('are those whom a page and its address name, and no subjects of the law', () => {
    const { people } = indexOf({
      ...immigrationSite,
      pages: {
        '/orville.html': page('Orville L. Pettibone', 'Orv is an attorney. He joined in 1980.'),
        '/nell-voss': page('Nell Voss', 'Nell is a partner. She was admitted in 2009.'),
        '/wrongful-death': page('Wrongful Death', 'Our attorneys act for families.'),
        '/name-changes': page('Name Changes', 'An attorney files the petition.'),
        '/contact': page('Contact Us', 'An attorney calls you back.'),
      },
    })
    expect(people.map(({ name }) => name)).toEqual(['orville l. pettibone', 'nell voss'])
  })
})
