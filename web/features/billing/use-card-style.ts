import type { StripeElementStyle } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'

/** Our colours and type for a field that lives in another page, where our style sheet ends. */
export function useCardStyle(): StripeElementStyle {
  const [style, setStyle] = useState(readStyle)
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const read = () => setStyle(readStyle())
    dark.addEventListener('change', read)
    return () => dark.removeEventListener('change', read)
  }, [])
  return style
}

function readStyle(): StripeElementStyle {
  const root = getComputedStyle(document.documentElement)
  const colour = (role: string) => plainColour(root.getPropertyValue(`--color-${role}`))
  return {
    base: {
      color: colour('ink'),
      iconColor: colour('ink-soft'),
      fontFamily: 'ui-sans-serif, system-ui, sans-serif',
      fontSize: '17px',
      '::placeholder': { color: colour('ink-soft') },
    },
    invalid: { color: colour('danger'), iconColor: colour('danger') },
  }
}

/** Any colour as `#rrggbb`, which every page understands: painted once and read back. */
function plainColour(colour: string): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  if (context === null) return ''
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
