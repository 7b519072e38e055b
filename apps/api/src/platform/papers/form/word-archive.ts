import { unzipSync } from 'fflate'
import PizZip from 'pizzip'
import { Refusal } from '../../refusal/refusal.ts'

/** A form of some pages takes 200 kB; its pictures are what may be large. */
const UNPACKED_MAX_BYTES = 30_000_000
const XML_MAX_BYTES = 5_000_000
const ENTRIES_MAX = 500

/** Programs, and what is loaded from elsewhere when Word opens the file. */
const ACTIVE_ENTRY = /vbaProject|vbaData|activeX|oleObject/i
const ACTIVE_TYPE = /macroEnabled/i
const ATTACHED_ELSEWHERE = /relationships\/attachedTemplate"/i

/**
 * A .docx, unpacked within limits and packed anew. The library for forms would unpack whatever an archive holds; so it is
 * given entries whose sizes are known.
 */
export function readWordArchive(bytes: Uint8Array): PizZip {
  const entries = unpacked(bytes)
  const names = Object.keys(entries)
  if (!names.includes('word/document.xml')) throw new Refusal('form_unreadable')
  if (names.some((name) => ACTIVE_ENTRY.test(name))) throw new Refusal('form_with_macros')
  const archive = new PizZip()
  for (const [name, content] of Object.entries(entries)) {
    if (isXml(name)) refuseActive(name, Buffer.from(content).toString('utf8'))
    archive.file(name, content)
  }
  return archive
}

function refuseActive(name: string, text: string): void {
  // No program that writes .docx names entities; one that is unfolded a million times would fill the memory.
  if (text.includes('<!DOCTYPE')) throw new Refusal('form_unreadable')
  const isType = name === '[Content_Types].xml' && ACTIVE_TYPE.test(text)
  if (isType || (name.endsWith('.rels') && ATTACHED_ELSEWHERE.test(text))) {
    throw new Refusal('form_with_macros')
  }
}

/** The library unpacks no entry beyond the size that the archive names, and these are added up before. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let [total, xml, count] = [0, 0, 0]
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        total += originalSize
        count += 1
        if (isXml(name)) xml += originalSize
        if (total > UNPACKED_MAX_BYTES || xml > XML_MAX_BYTES || count > ENTRIES_MAX) {
          throw new Refusal('form_too_large')
        }
        return !name.endsWith('/')
      },
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('form_unreadable', { cause: error })
  }
}

function isXml(name: string): boolean {
  return name.endsWith('.xml') || name.endsWith('.rels')
}
