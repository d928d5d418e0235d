import { testMode as copy } from '@foyer/shared/copy/billing.ts'
import { Banner } from '#web/ui/banner.tsx'
import { useClientConfig } from './data.ts'

/** Says that no card is charged, for as long as that is so. */
export function TestModeBanner() {
  const { data: config } = useClientConfig()
  return config?.payments.kind === 'sandbox' && <Banner tone="caution">{copy.banner}</Banner>
}
