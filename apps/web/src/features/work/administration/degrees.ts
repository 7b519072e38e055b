export const LATITUDE_LIMIT = 90
export const LONGITUDE_LIMIT = 180

const DEGREES = /^[-−]?\d{1,3}([.,]\d+)?$/

/** As people type or paste them: comma or point, hyphen or minus sign. Null for what is no number. */
export function parseDegrees(text: string): number | null {
  const trimmed = text.trim()
  return DEGREES.test(trimmed) ? Number(trimmed.replace(',', '.').replace('−', '-')) : null
}

/** With a point, in the form that maps give and take; not rounded, because it is sent back as it stands. */
export function formatDegrees(degrees: number | null): string {
  return degrees === null ? '' : String(degrees)
}

export function isWithin(text: string, limit: number): boolean {
  const degrees = parseDegrees(text)
  return degrees !== null && Math.abs(degrees) <= limit
}

/** A pair copied from a map («37.97, 23.73»), so that it can be pasted into either field. */
export function splitPair(text: string): { latitude: string; longitude: string } | null {
  const [latitude, longitude, ...rest] = text
    .trim()
    .split(/,\s+|;\s*|\s+/)
    .filter(Boolean)
  if (latitude === undefined || longitude === undefined || rest.length > 0) return null
  return isWithin(latitude, LATITUDE_LIMIT) && isWithin(longitude, LONGITUDE_LIMIT)
    ? { latitude, longitude }
    : null
}

/** A link to the point for a check by eye; null while the numbers are no point. */
export function mapAddress(latitude: string, longitude: string): string | null {
  if (!isWithin(latitude, LATITUDE_LIMIT) || !isWithin(longitude, LONGITUDE_LIMIT)) return null
  const [lat, lon] = [String(parseDegrees(latitude)), String(parseDegrees(longitude))]
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
}
