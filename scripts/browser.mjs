import { existsSync } from 'node:fs'
import process from 'node:process'
import { installOnDebian } from './debian.mjs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Where Chromium or Chrome is on this machine: CHROMIUM_PATH if set, else a usual place.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return usualPlaces.find((place) => existsSync(place))
}

/**
 * Finds a browser, installing Debian's Chromium where root can.
 * @param {(sentence: string) => void} say
 * @returns {string | undefined} undefined when there is none; why and what to do has been said
 */
export function findOrInstallBrowser(say) {
  const found = findBrowser()
  if (found) return found
  if (process.env.CHROMIUM_PATH) {
    say(`There is no browser at CHROMIUM_PATH (${process.env.CHROMIUM_PATH}).`)
    return undefined
  }
  say('Looking for a browser for the browser tests.')
  if (installOnDebian(['chromium', 'fonts-liberation'])) {
    const installed = findBrowser()
    if (installed) return installed
  }
  say(
    'The browser tests need Chromium or Chrome. Install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  )
  return undefined
}
