import { createHash, randomBytes } from 'node:crypto'
import type { PartMark } from '@diatrivi/domain/examination/marking/marking'
import { canonicalJson } from '@diatrivi/domain/shared/canonical-json'

type Parts = Readonly<Record<string, PartMark>>

/** A salt so long that no mark is found by trying all marks with every salt. */
const SALT_BYTES = 16

/**
 * What the history keeps of a sealed mark: a later change of the table is found out, and the mark cannot be read from
 * it.
 */
export function newSeal(parts: Parts): { salt: string; hash: string } {
  const salt = randomBytes(SALT_BYTES).toString('base64url')
  return { salt, hash: sealOf(salt, parts) }
}

/** The same of a mark whose salt is known. */
export function sealOf(salt: string, parts: Parts): string {
  return createHash('sha256').update(salt).update(canonicalJson(parts)).digest('hex')
}
