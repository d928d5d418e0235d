import { leadDetail } from '@foyer/shared/copy/leads.ts'
import { LedgerLamp } from '#web/ui/drawing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Beside the list, while no lead is open. */
export function NothingOpen({ isListEmpty }: { isListEmpty: boolean }) {
  return (
    <section className="hidden content-center pb-16 wide:grid">
      {!isListEmpty && (
        <EmptyState
          drawing={<LedgerLamp />}
          title={leadDetail.nothingOpen}
          text={leadDetail.nothingOpenText}
        />
      )}
    </section>
  )
}
