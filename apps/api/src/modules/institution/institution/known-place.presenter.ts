import type { KnownPlaces } from '@diatrivi/contract/people/installation/installation.schemas'
import type { KnownPlace } from './known-place.service.ts'

export function presentKnownPlaces(places: readonly KnownPlace[]): KnownPlaces {
  return {
    institutions: places.map(({ known, isThere, departments }) => ({
      instName: known.instName,
      shortName: known.shortName,
      isFormer: known.historical,
      isThere,
      departments: departments.map((one) => ({
        depName: one.known.depName,
        depCity: one.known.depCity,
        isFormer: one.known.historical,
        isThere: one.isThere,
      })),
    })),
  }
}
