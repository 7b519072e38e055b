import { Refusal } from '../../refusal/refusal.ts'

/** The version that `If-Match` names, null when it names none. What is not one of our tags matches nothing. */
export function requiredVersion(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null
  const digits = /^\s*(?:W\/)?"?([1-9][0-9]{0,9})"?\s*$/.exec(header)?.[1]
  if (digits === undefined) throw new Refusal('version_conflict')
  return Number(digits)
}

/** A version as an entity tag. */
export function versionTag(version: number): string {
  return `"${version}"`
}
