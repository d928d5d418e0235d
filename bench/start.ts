import { readCpu, canReadCpu } from './cpu-time.ts'
import type { Measure } from './report.ts'
import { type Place, type RunningFoyer, startFoyer } from './running-foyer.ts'
import { median } from './statistics.ts'

/**
 * Starts Foyer on an empty data folder, then again on what that left. The last start goes on
 * running for the other measures. A start's CPU holds the gate: one that takes more than three
 * seconds of it can never be ready in three (design section 11).
 */
export async function measureStart(
  place: Place,
  warmStarts: number,
): Promise<{ foyer: RunningFoyer; measures: Measure[] }> {
  let foyer = await startFoyer(place)
  const cold = foyer.startedIn
  const warm: RunningFoyer['startedIn'][] = []
  const cpu: number[] = []
  for (let n = 0; n < warmStarts; n += 1) {
    await foyer.stop()
    foyer = await startFoyer(place)
    warm.push(foyer.startedIn)
    if (!canReadCpu) continue
    const used = readCpu(foyer.pids)
    cpu.push(used.server + used.postgres)
  }
  const told = (what: string, samples: number[], goal?: Measure['goal']): Measure => ({
    area: 'start',
    what,
    n: samples.length,
    value: median(samples),
    unit: 'ms',
    gate: false,
    ...(goal === undefined ? {} : { goal }),
  })
  const measures: Measure[] = [
    told('empty folder, takes requests', [cold.takesRequests]),
    told('empty folder, demo site read', [cold.saysReady]),
    told(
      'warm, takes requests',
      warm.map(({ takesRequests }) => takesRequests),
      { atMost: 3_000 },
    ),
    told(
      'warm, says it is ready',
      warm.map(({ saysReady }) => saysReady),
      { atMost: 3_000 },
    ),
  ]
  if (cpu.length > 0)
    measures.push({
      ...told('warm, Foyer and PostgreSQL together', cpu, { atMost: 3_000 }),
      unit: 'ms CPU',
      gate: true,
    })
  return { foyer, measures }
}
