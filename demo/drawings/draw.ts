/** Wraps line work as a decorative SVG; classes b, s and r mean bold, soft and red (styles/ground.ts). */
export const draw = (viewBox: string, lines: string, fit = 'xMidYMid meet'): string =>
  `<svg class="drawing" viewBox="${viewBox}" preserveAspectRatio="${fit}" aria-hidden="true" focusable="false">${lines}</svg>`
