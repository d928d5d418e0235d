/** What the sitemap lists of one Foyer, as paths: its pages, and the posts of its blog. */
export type Listed = { pages: string[]; posts: string[] }

/** Reads the sitemap of the Foyer at `app`. */
export async function readSitemap(app: string): Promise<Listed> {
  const text = await (await fetch(`${app}/sitemap.xml`)).text()
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    const { origin, pathname } = new URL(url)
    if (origin !== app) throw new Error(`${url} is not at ${app}`)
    return pathname
  })
  const isPost = (path: string) => path.startsWith('/blog/')
  return { pages: found.filter((path) => !isPost(path)), posts: found.filter(isPost) }
}
