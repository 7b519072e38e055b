import { createHash, randomBytes } from 'node:crypto'
import type { PartMark } from '@diatrivi/domain/examination/marking/marking'
import { canonicalJson } from '@diatrivi/domain/shared/canonical-json'

type Parts = Readonly<Record<string, PartMark>>

/** Long enough that nobody finds a mark by trying all with every salt. */
const SALT_BYTES = 16

/** What the history keeps of a sealed mark: whoever changes the table afterwards is found out, and nobody reads the mark. */
export function sealMark(parts: Parts): { salt: string; hash: string } {
  const salt = randomBytes(SALT_BYTES).toString('base64url')
  return { salt, hash: sealOf(salt, parts) }
}

/** The same of a mark whose salt is known. */
export function sealOf(salt: string, parts: Parts): string {
  return createHash('sha256').update(salt).update(canonicalJson(parts)).digest('hex')
}
