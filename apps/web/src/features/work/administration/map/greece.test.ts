import { describe, expect, it } from 'vitest'
import {
  GREECE_CORNERS,
  GREEK_SHORES,
  NEIGHBOUR_SHORES,
  nearestTown,
  type Shore,
  TOWNS,
  townNamed,
} from './greece.ts'
import type { Point } from './point.ts'

/** The number of edges that a line to the east crosses. */
function isInside({ latitude, longitude }: Point, shore: Shore): boolean {
  return (
    shore.filter((from, index) => {
      const to = shore[(index + 1) % shore.length] ?? from
      if (from.latitude > latitude === to.latitude > latitude) return false
      const share = (latitude - from.latitude) / (to.latitude - from.latitude)
      return longitude < from.longitude + share * (to.longitude - from.longitude)
    }).length %
      2 ===
    1
  )
}

const isInGreece = (point: Point) => GREEK_SHORES.some((shore) => isInside(point, shore))
const isAbroad = (point: Point) => NEIGHBOUR_SHORES.some((shore) => isInside(point, shore))

describe('the outline of Greece', () => {
  it.each(TOWNS.map((town) => [town.name.en, town.point] as const))('has %s on its land', (_name, point) => {
    expect(isInGreece(point)).toBe(true)
    expect(isAbroad(point)).toBe(false)
  })

  it.each([
    ['the Gulf of Corinth', 38.25, 22.4],
    ['the Aegean', 38.8, 25.2],
    ['the Thermaic Gulf', 40.3, 22.8],
    ['the Pagasetic Gulf', 39.25, 22.98],
    ['the Ambracian Gulf', 38.98, 20.98],
    ['the sea south of Crete', 34.6, 25],
  ])('has %s as sea', (_name, latitude, longitude) => {
    expect(isInGreece({ latitude, longitude })).toBe(false)
    expect(isAbroad({ latitude, longitude })).toBe(false)
  })

  it.each([
    ['Tirana', 41.33, 19.82],
    ['Skopje', 42, 21.43],
    ['Sofia', 42.7, 23.32],
    ['Edirne', 41.68, 26.56],
    ['Izmir', 38.4, 27.2],
  ])('has %s in the land of its neighbours', (_name, latitude, longitude) => {
    expect(isInGreece({ latitude, longitude })).toBe(false)
    expect(isAbroad({ latitude, longitude })).toBe(true)
  })

  it('is made of whole lines inside what the map shows first', () => {
    for (const { latitude, longitude } of GREEK_SHORES.flat()) {
      expect(latitude).toBeGreaterThan(GREECE_CORNERS.southWest.latitude)
      expect(latitude).toBeLessThan(GREECE_CORNERS.northEast.latitude)
      expect(longitude).toBeGreaterThan(GREECE_CORNERS.southWest.longitude)
      expect(longitude).toBeLessThan(29.7)
    }
    expect(GREEK_SHORES.every((shore) => shore.length > 2)).toBe(true)
  })
})

describe('a town', () => {
  it.each([
    ['Βόλος', 'Volos'],
    ['βολος', 'Volos'],
    [' ΡΟΔΟΣ ', 'Rhodes'],
    ['chania', 'Chania'],
  ])('is found by %s', (name, english) => {
    expect(townNamed(name)?.name.en).toBe(english)
  })

  it.each([[''], ['Ατλαντίδα']])('is not found by "%s"', (name) => {
    expect(townNamed(name)).toBeNull()
  })

  it('tells where a point is, unless it is far from all', () => {
    const near = nearestTown({ latitude: 38.29, longitude: 21.79 })
    expect(near?.town.name.en).toBe('Antirrio')
    expect(near?.kilometres).toBeCloseTo(4.8, 0)
    expect(nearestTown({ latitude: 48.85, longitude: 2.35 })).toBeNull()
  })
})
