/** What JSON carries; members of objects are of the same kind, which interfaces cannot say. */
export type Json = null | boolean | number | string | object

/**
 * The one way of writing a value: the names of each object in the order of their code units, nothing left between.
 * Facts that are the same have the same hash, whatever the order in which they were put together.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`)
  return `{${members.join(',')}}`
}
