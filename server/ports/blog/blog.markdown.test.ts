import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { builtFile } from '#server/platform/built-files.ts'
import { describeBlog } from './blog.conformance.ts'
import { markdownBlog } from './blog.markdown.ts'

describeBlog('Markdown', () => markdownBlog({ folder: builtFile('posts') }))

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function blogOf(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-blog-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return markdownBlog({ folder })
}

describe('a post in Markdown', () => {
  it('is its front matter, its words, and the name of its file', async () => {
    const blog = blogOf({
      'the-desk.md':
        '---\ntitle: The desk\nexcerpt: Where it stands.\nauthor: Foyer\ncreated: 2026-08-01\npublished: 2026-09-02\npicture: /blog/pictures/desk.svg\npictureAlt: A desk\n---\n\n## One\n\n*Two* and [three](/guide).\n',
      'notes.txt': 'not a post',
    })
    expect(await blog.list({ limit: 10 })).toEqual([
      {
        id: 'the-desk',
        slug: 'the-desk',
        title: 'The desk',
        excerpt: 'Where it stands.',
        feature_image: '/blog/pictures/desk.svg',
        feature_image_alt: 'A desk',
        created_at: '2026-08-01T00:00:00.000Z',
        published_at: '2026-09-02T00:00:00.000Z',
        authors: [{ name: 'Foyer' }],
        html: '<h2>One</h2>\n<p><em>Two</em> and <a href="/guide">three</a>.</p>\n',
      },
    ])
  })

  it('may have no author and no picture, and is created when it is published', async () => {
    const blog = blogOf({ 'a.md': '---\ntitle: A\nexcerpt: B\ncreated: 2026-08-01\n---\nC' })
    expect(await blog.bySlug('a')).toMatchObject({
      authors: [],
      feature_image: null,
      published_at: '2026-08-01T00:00:00.000Z',
    })
  })

  it.each([
    ['runs nothing', '---js\n{ title: (globalThis.wasRun = true) }\n---\nC'],
    ['has a title', '---\nexcerpt: B\ncreated: 2026-08-01\n---\nC'],
    ['has a day', '---\ntitle: A\nexcerpt: B\ncreated: soon\n---\nC'],
    ['says nothing else', '---\ntitle: A\nexcerpt: B\ncreated: 2026-08-01\nlayout: wide\n---\nC'],
  ])('%s, or the list is refused', async (_why, text) => {
    await expect(blogOf({ 'a.md': text }).list({ limit: 10 })).rejects.toThrow()
    expect('wasRun' in globalThis).toBe(false)
  })

  it('has a name that an address can hold', async () => {
    const text = '---\ntitle: A\nexcerpt: B\ncreated: 2026-08-01\n---\nC'
    await expect(blogOf({ 'A Post.md': text }).list({ limit: 10 })).rejects.toThrow('no_slug')
  })
})
