import { Banner } from '#web/ui/banner.tsx'

/** What is wrong with a form, or that all went well. */
export function FormMessage({ problem, success }: { problem: string | null; success?: string }) {
  if (problem !== null)
    return (
      <Banner tone="danger" urgent>
        {problem}
      </Banner>
    )
  return success === undefined ? null : <Banner tone="good">{success}</Banner>
}
