import { listRoom } from '@foyer/shared/copy/list-room.ts'
import { webAddress } from './web-address.ts'

/** A page of the firm's site, opened in a tab of its own; text where its address is none. */
export function PageLink({ url, title }: { url: string; title: string }) {
  const address = webAddress(url)
  if (address === null) return <span>{title}</span>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="link">
      {title}
      <span className="sr-only"> ({listRoom.newTab})</span>
    </a>
  )
}
