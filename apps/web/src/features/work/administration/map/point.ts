import { LATITUDE_LIMIT, LONGITUDE_LIMIT, parseDegrees } from '../degrees.ts'

export interface Point {
  latitude: number
  longitude: number
}

/** Both numbers as people type them. */
export interface PointText {
  latitude: string
  longitude: string
}

/** Ten centimetres: finer than any building, and short enough to read aloud. */
const DECIMALS = 6

export function roundDegrees(degrees: number): number {
  // The sum makes a zero of what was rounded to minus zero.
  return Number(degrees.toFixed(DECIMALS)) + 0
}

/** Null while either is missing, is no number or is out of range. */
export function readPoint({ latitude, longitude }: PointText): Point | null {
  const [north, east] = [parseDegrees(latitude), parseDegrees(longitude)]
  if (north === null || east === null) return null
  return Math.abs(north) <= LATITUDE_LIMIT && Math.abs(east) <= LONGITUDE_LIMIT
    ? { latitude: north, longitude: east }
    : null
}

/** A point taken from a map: rounded, with its longitude brought into the range of -180 to 180. */
export function pickedPoint({ latitude, longitude }: Point): Point {
  const within = Math.min(LATITUDE_LIMIT, Math.max(-LATITUDE_LIMIT, latitude))
  const turn = 2 * LONGITUDE_LIMIT
  const around = ((((longitude + LONGITUDE_LIMIT) % turn) + turn) % turn) - LONGITUDE_LIMIT
  return { latitude: roundDegrees(within), longitude: roundDegrees(around) }
}

export function writePoint({ latitude, longitude }: Point): PointText {
  return { latitude: String(latitude), longitude: String(longitude) }
}

export function isSamePoint(one: Point | null, other: Point | null): boolean {
  return one?.latitude === other?.latitude && one?.longitude === other?.longitude
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The distance along the surface, by the haversine formula. */
export function kilometresBetween(one: Point, other: Point): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const share = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(share))
}
