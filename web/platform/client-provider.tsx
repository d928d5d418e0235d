import { createContext, type ReactNode, useContext } from 'react'
import type { Client } from './call.ts'

const ClientContext = createContext<Client | null>(null)

/** Hands the API client to the pages below. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>
}

/** The API client. Only the `data.ts` of a feature calls it. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (client === null) throw new Error('useClient must be used within a ClientProvider')
  return client
}
