import type { FileRule } from '@diatrivi/contract/endpoint'
import { fileTypeFromFile } from 'file-type'
import { Refusal } from '../../../refusal/refusal.ts'
import { isTaken, opensByItself } from '../../file-name/file-endings.ts'
import { givenEnding } from '../../file-name/file-name.ts'
import { officeBinaryType } from './office-binary.ts'
import { plainTextType } from './plain-text.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ODT = 'application/vnd.oasis.opendocument.text'
const DOC = 'application/msword'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const CV_TYPES: ReadonlySet<string> = new Set(['application/pdf', ODT, DOCX, DOC])
const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** A scan, or the page as a phone's camera takes it. */
const SCAN_TYPES: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png'])

const FORM_TYPES: ReadonlySet<string> = new Set([DOCX])

const TABLE_TYPES: ReadonlySet<string> = new Set([XLSX])

/** The type of a received file by its bytes, or 415. A name or a claim of the browser proves nothing. */
export async function acceptedMediaType(
  path: string,
  givenName: string | undefined,
  kind: FileRule['kind'],
): Promise<string> {
  const type = await ACCEPTED[kind](path, givenEnding(givenName))
  if (type === null) throw new Refusal('file_type_not_accepted')
  return type
}

const ACCEPTED: Record<FileRule['kind'], (path: string, ending: string) => Promise<string | null>> = {
  image: async (path) => oneOf(IMAGE_TYPES, (await fileTypeFromFile(path))?.mime),

  scan: async (path) => oneOf(SCAN_TYPES, (await fileTypeFromFile(path))?.mime),

  /** A document of Word whose tags are filled in. */
  form: async (path) => oneOf(FORM_TYPES, (await fileTypeFromFile(path))?.mime),

  cv: async (path) => {
    const detected = await fileTypeFromFile(path)
    return oneOf(CV_TYPES, detected?.ext === 'cfb' ? await officeBinaryType(path) : detected?.mime)
  },

  /** A workbook, or text. */
  table: async (path) => {
    const detected = await fileTypeFromFile(path)
    return detected === undefined ? plainTextType(path) : oneOf(TABLE_TYPES, detected.mime)
  },

  attachment: async (path, ending) => {
    const detected = await fileTypeFromFile(path)
    if (detected?.ext === 'cfb') return officeBinaryType(path)
    if (detected !== undefined && detected.ext !== 'xml') return isTaken(detected.mime) ? detected.mime : null
    return opensByItself(ending) ? null : plainTextType(path)
  },
}

function oneOf(accepted: ReadonlySet<string>, type: string | null | undefined): string | null {
  return type !== null && type !== undefined && accepted.has(type) ? type : null
}
