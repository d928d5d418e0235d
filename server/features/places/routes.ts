import type { placesApi } from '@foyer/shared/api/places.ts'
import { findPracticeAreas } from '@foyer/shared/rules/practice-area-search.ts'
import { Failure } from '#server/platform/failure.ts'
import type { AppHandlers } from '#server/platform/session-gate.ts'
import { findPlace } from './queries.ts'

/** Looks up what the wizard and the profile ask a firm: where it is, what it practises. */
export function placesRoutes(): AppHandlers<typeof placesApi> {
  return {
    lookUpZip: async ({ query: { zip } }) => {
      const place = findPlace(zip)
      if (place === undefined) throw new Failure('places/unknown-zip')
      // The specification's lookup names the state by its postal code in both fields.
      return { success: true as const, zip, ...place, stateCode: place.state }
    },
    searchPracticeAreas: async ({ query: { search } }) => ({
      success: true as const,
      practiceAreas: findPracticeAreas(search),
    }),
  }
}
