import type { FileRule } from '@diatrivi/contract/endpoint'
import type { FileTypeResult } from 'file-type'
import { Refusal } from '../../../refusal/refusal.ts'
import { isTaken, opensByItself } from '../../file-name/file-endings.ts'
import { givenEnding } from '../../file-name/file-name.ts'
import { detectedType } from './detected-type.ts'
import { isLocked, isLockedOffice } from './is-locked.ts'
import { officeBinaryType } from './office-binary.ts'
import { beginsAsMarkup, plainTextType } from './plain-text.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ODT = 'application/vnd.oasis.opendocument.text'
const DOC = 'application/msword'

const XLS = 'application/vnd.ms-excel'
const ODS = 'application/vnd.oasis.opendocument.spreadsheet'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const CV_TYPES: ReadonlySet<string> = new Set(['application/pdf', ODT, DOCX, DOC])
const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** A scan, or the page as a phone's camera takes it. */
const SCAN_TYPES: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png'])

const FORM_TYPES: ReadonlySet<string> = new Set([DOCX])

const TABLE_TYPES: ReadonlySet<string> = new Set([XLSX])

/** As phones keep photos. Hardly a program of ours, or of those who read the copy, opens one. */
const PHONE_PHOTOS: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
])

/** The type of a received file by its bytes, or 415. A name or a claim of the browser proves nothing. */
export async function acceptedMediaType(
  path: string,
  givenName: string | undefined,
  kind: FileRule['kind'],
): Promise<string> {
  const detected = await detectedType(path)
  const isLockedDocument = detected?.ext === 'cfb' && kind !== 'image' && (await isLockedOffice(path))
  if (isLockedDocument) throw new Refusal('file_locked')
  const type = await ACCEPTED[kind](path, detected, givenEnding(givenName))
  if (type === null) {
    const found = kind === 'table' ? await foundForTable(path, detected) : foundForPicture(detected)
    throw new Refusal('file_type_not_accepted', found === null ? {} : { facts: { found } })
  }
  if (await isLocked(path, type)) throw new Refusal('file_locked')
  return type
}

function foundForPicture(detected: FileTypeResult | undefined): 'heic' | null {
  return PHONE_PHOTOS.has(detected?.mime ?? '') ? 'heic' : null
}

/** What was sent for a table and is none that is read: each has a way out of its own. */
async function foundForTable(path: string, detected: FileTypeResult | undefined) {
  if (detected === undefined) return (await beginsAsMarkup(path)) ? 'html' : 'table'
  if (detected.mime === ODS) return 'ods'
  return detected.ext === 'cfb' && (await officeBinaryType(path)) === XLS ? 'xls' : 'table'
}

type Judge = (path: string, detected: FileTypeResult | undefined, ending: string) => Promise<string | null>

const ACCEPTED: Record<FileRule['kind'], Judge> = {
  image: async (_path, detected) => oneOf(IMAGE_TYPES, detected?.mime),

  scan: async (_path, detected) => oneOf(SCAN_TYPES, detected?.mime),

  /** A document of Word whose tags are filled in. */
  form: async (_path, detected) => oneOf(FORM_TYPES, detected?.mime),

  cv: async (path, detected) =>
    oneOf(CV_TYPES, detected?.ext === 'cfb' ? await officeBinaryType(path) : detected?.mime),

  /** A workbook, or text that is no page. */
  table: async (path, detected) => {
    if (detected !== undefined) return oneOf(TABLE_TYPES, detected.mime)
    return (await beginsAsMarkup(path)) ? null : plainTextType(path)
  },

  attachment: async (path, detected, ending) => {
    if (detected?.ext === 'cfb') return officeBinaryType(path)
    if (detected !== undefined && detected.ext !== 'xml') return isTaken(detected.mime) ? detected.mime : null
    return opensByItself(ending) ? null : plainTextType(path)
  },
}

function oneOf(accepted: ReadonlySet<string>, type: string | null | undefined): string | null {
  return type !== null && type !== undefined && accepted.has(type) ? type : null
}
