import { foldGreek } from '@diatrivi/domain/shared/greek-text'
import greece from './greece.json'
import { kilometresBetween, type Point } from './point.ts'

export interface Town {
  name: { el: string; en: string }
  point: Point
  /** 1 is shown from afar, 4 only from near. */
  rank: number
}

/** The shore of an island or of a part of the mainland, as a closed line. */
export type Shore = readonly Point[]

export const GREEK_SHORES: readonly Shore[] = Object.values(greece.greece).map(readLine)
export const NEIGHBOUR_SHORES: readonly Shore[] = Object.values(greece.neighbours).map(readLine)
export const TOWNS: readonly Town[] = greece.towns.map(({ el, en, at, rank }) => ({
  name: { el, en },
  point: readPair(at),
  rank,
}))

/** What the map shows when nothing is chosen. */
export const GREECE_CORNERS = {
  southWest: { latitude: 34.7, longitude: 19.3 },
  northEast: { latitude: 41.8, longitude: 28.4 },
}

/** `longitude,latitude` with blanks between the pairs: half the size of JSON's own lists. */
function readLine(line: string): Shore {
  return line.split(' ').map(readPair)
}

function readPair(pair: string): Point {
  const [longitude = Number.NaN, latitude = Number.NaN] = pair.split(',').map(Number)
  return { latitude, longitude }
}

/** In kilometres; a town further away does not describe a place. */
const NEAR = 60

export function nearestTown(point: Point): { town: Town; kilometres: number } | null {
  const [nearest] = TOWNS.map((town) => ({ town, kilometres: kilometresBetween(point, town.point) })).sort(
    (one, other) => one.kilometres - other.kilometres,
  )
  return nearest && nearest.kilometres <= NEAR ? nearest : null
}

/** By its name in either language, accents and capitals aside. */
export function townNamed(name: string): Town | null {
  const wanted = foldGreek(name.trim())
  return TOWNS.find(({ name: { el, en } }) => foldGreek(el) === wanted || foldGreek(en) === wanted) ?? null
}
