import path from 'node:path'
import { demoFirm } from '../../demo/firm.ts'
import type { Firm } from './desk.ts'
import type { Run } from './run.ts'
import { type Website, readDemo, readFolder } from './website.ts'

/** The sites our own questions are about: our demo firm's, and a real firm's beside the repository. */
export const siteKeys = ['larch-tern', 'sorin-pyle'] as const
export type SiteKey = (typeof siteKeys)[number]

/** A firm without a site: its chat takes details only. */
export const siteless: Firm = {
  name: 'Example Law',
  phone: '303-555-0100',
  timeZone: 'America/Denver',
  website: null,
}

const read = new Map<string, Website | null>()

function once(key: string, reader: () => Website | null): Website | null {
  const website = read.get(key) ?? reader()
  read.set(key, website)
  return website
}

/** The demo firm with its site. */
export function demo(): Firm {
  const { name, phone, timeZone } = demoFirm
  return { name, phone, timeZone, website: once('demo', readDemo) }
}

/** The real firm; null where its site is not beside the repository. */
export function realFirm({ shared }: Pick<Run, 'shared'>): Firm | null {
  const website = once('real', () => readFolder(path.join(shared, 'firm-site')))
  const phone = '616-227-3303'
  return website && { name: 'Real Firm', phone, timeZone: 'America/Detroit', website }
}

/** The firm whose site a question is about; null where that site is not there. */
export function firmOf(site: SiteKey, run: Pick<Run, 'shared'>): Firm | null {
  return site === 'larch-tern' ? demo() : realFirm(run)
}
