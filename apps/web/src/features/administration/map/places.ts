import type { Department } from '../department.mapper.ts'
import type { Point } from './point.ts'

/** Of those departments that have one. */
export function placesOf(departments: readonly Pick<Department, 'latitude' | 'longitude'>[]): Point[] {
  return departments.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  )
}
