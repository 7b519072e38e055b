import { unzipSync } from 'fflate'
import { Refusal } from '../../../refusal/refusal.ts'
import { formRefusals } from './form-refusals.ts'

/** A form of some pages takes 200 kB; its pictures are what may be large. */
export const UNPACKED_MAX_BYTES = 30_000_000
const XML_MAX_BYTES = 5_000_000
export const ENTRIES_MAX = 500

export interface Entry {
  name: string
  content: Uint8Array
}

/** The entries of an archive by their names in small letters, which is how programs compare names of parts. */
export type Entries = ReadonlyMap<string, Entry>

/** Word and others use these letters only; what is percent-encoded or has a stroke too many may be read in two ways. */
const PART_NAME = /^(?:[\w.-]*[\w-]\/)*[\w.-]*[\w-]$/
export const CONTENT_TYPES = '[Content_Types].xml'
/** What Word has deleted, and overwritten, while it saved. */
const DELETED = /^\[trash\]\//

/** An archive within limits, under names that every program reads alike. */
export function unpack(bytes: Uint8Array): Entries {
  const entries = new Map<string, Entry>()
  for (const [name, content] of Object.entries(unzipped(bytes))) {
    if (DELETED.test(name)) continue
    if (name !== CONTENT_TYPES && !PART_NAME.test(name)) throw formRefusals.part(name)
    const key = name.toLowerCase()
    if (entries.has(key)) throw formRefusals.part(name)
    entries.set(key, { name, content })
  }
  return entries
}

/**
 * The library unpacks no entry beyond the size that the archive names, and these are added up before. Packed sizes are
 * added up too: many entries may name the same bytes.
 */
function unzipped(bytes: Uint8Array): Record<string, Uint8Array> {
  const names = new Set<string>()
  let [total, packed, xml] = [0, 0, 0]
  try {
    return unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        if (names.has(name)) throw formRefusals.part(name)
        names.add(name)
        total += originalSize
        packed += size
        if (/\.(?:xml|rels)$/i.test(name)) xml += originalSize
        const isTooLarge = total > UNPACKED_MAX_BYTES || xml > XML_MAX_BYTES || names.size > ENTRIES_MAX
        if (isTooLarge || packed > bytes.length) throw new Refusal('form_too_large')
        return !name.endsWith('/')
      },
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('form_unreadable', { cause: error })
  }
}
