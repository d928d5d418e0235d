import type { Config } from '#server/config.ts'

/** A policy's sources, by directive. */
type Sources = Record<string, string[]>

/** What every page of the app may load and do: its own origin's files, nothing inline. */
const ours: Readonly<Sources> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
}

/** What comes last and is the same for everybody. */
const bounds: Readonly<Sources> = {
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** Hosts that the hosted identity's SDK calls; with a popup, its loader and its frame too. */
function firebaseSources(firebase: Config['firebase']): Sources {
  if (firebase === undefined) return {}
  const connect = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  if (firebase.authDomain === null) return { 'connect-src': connect }
  return {
    'connect-src': connect,
    'script-src': ['https://apis.google.com'],
    'frame-src': [`https://${firebase.authDomain}`],
  }
}

/** Hosts that Stripe's own script needs, by its documentation. */
function stripeSources(stripe: Config['stripe']): Sources {
  if (stripe === undefined) return {}
  return {
    'script-src': ['https://js.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
  }
}

/**
 * The content policy of the app door's pages. A firm's logo comes from the widget door, which on one
 * machine has no https. Google's and Stripe's loaders set script addresses as
 * plain strings: only where one of them is set up may a page make a Trusted Types policy, and only
 * the default one, which lets exactly those addresses through (web/platform/trusted-scripts.ts).
 */
export function contentPolicy(
  config: Pick<Config, 'firebase' | 'stripe'> & { origins: Pick<Config['origins'], 'widget'> },
): string {
  const logos: Sources = { 'img-src': [config.origins.widget] }
  const added = [logos, firebaseSources(config.firebase), stripeSources(config.stripe)]
  const directives = [...Object.keys(ours), 'frame-src']
  const merged = directives.map((directive) => [
    directive,
    ...(ours[directive] ?? []),
    ...added.flatMap((sources) => sources[directive] ?? []),
  ])
  const loaders = added.some((sources) => sources['script-src'] !== undefined)
  return [
    ...merged.filter((words) => words.length > 1),
    ['trusted-types', loaders ? 'default' : "'none'"],
    ...Object.entries(bounds).map(([directive, sources]) => [directive, ...sources]),
  ]
    .map((words) => words.join(' '))
    .join('; ')
}
