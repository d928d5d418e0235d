/** Holds a typed headline back until most of it is seen, then lets it type, once (landing/typed.tsx). */
export function enhanceTypewriter(line: HTMLElement): void {
  line.classList.add('waiting')
  const watch = new IntersectionObserver(
    ([seen]) => {
      if (seen?.isIntersecting !== true) return
      line.classList.replace('waiting', 'typing')
      watch.disconnect()
    },
    { threshold: 0.6 },
  )
  watch.observe(line)
}
