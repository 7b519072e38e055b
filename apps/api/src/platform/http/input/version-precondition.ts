import { ApiError } from '../errors/api-error.ts'

/** The version that `If-Match` names, null when it names none. What is not one of our tags matches nothing. */
export function requiredVersion(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null
  const digits = /^\s*(?:W\/)?"?([1-9][0-9]{0,9})"?\s*$/.exec(header)?.[1]
  if (digits === undefined) throw new ApiError('version_conflict')
  return Number(digits)
}

/** Refuses to write over what somebody else has written since the caller read it. */
export function enforceVersion(ifMatch: number | null, row: { version: number }): void {
  if (ifMatch !== null && ifMatch !== row.version) throw new ApiError('version_conflict')
}

/** A version as an entity tag. */
export function versionTag(version: number): string {
  return `"${version}"`
}
