import { useEffect, useRef } from 'react'
import { Banner } from '#web/ui/banner.tsx'

/** What is wrong with a form, or that all went well; brought into view, for the form may be long. */
export function FormMessage({ problem, success }: { problem: string | null; success?: string }) {
  const place = useRef<HTMLDivElement>(null)
  const text = problem ?? success

  useEffect(() => {
    if (text !== undefined) place.current?.scrollIntoView({ block: 'nearest' })
  }, [text])

  if (text === undefined) return null
  return (
    <div ref={place} className="scroll-my-6">
      <Banner tone={problem === null ? 'good' : 'danger'} urgent={problem !== null}>
        {text}
      </Banner>
    </div>
  )
}
