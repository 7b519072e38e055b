import type { FileRule } from '@diatrivi/contract/endpoint'
import { fileTypeFromFile } from 'file-type'
import { Refusal } from '../../../refusal/refusal.ts'
import { endingOf } from '../file-name.ts'
import { officeBinaryType } from './office-binary.ts'
import { opensByItself, plainTextType } from './plain-text.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ODT = 'application/vnd.oasis.opendocument.text'
const DOC = 'application/msword'

const CV_TYPES: ReadonlySet<string> = new Set(['application/pdf', ODT, DOCX, DOC])
const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** Endings, as the detector names what it found by content. Office files with macros are not among them. */
const ATTACHMENT_KINDS: ReadonlySet<string> = new Set([
  ...[
    'pdf',
    'ps',
    'eps',
    'epub',
    'rtf',
    'ics',
    'vcf',
    'xml',
    'docx',
    'xlsx',
    'pptx',
    'ppsx',
    'dotx',
    'xltx',
    'potx',
  ],
  ...[
    'odt',
    'ods',
    'odp',
    'odg',
    'ott',
    'ots',
    'otp',
    'otg',
    'pages',
    'numbers',
    'key',
    'dwg',
    'parquet',
    'vsdx',
  ],
  ...['zip', '7z', 'rar', 'tar', 'tar.gz', 'gz', 'bz2', 'xz', 'zst', 'lz4'],
  ...['png', 'apng', 'jpg', 'gif', 'webp', 'tif', 'bmp', 'heic', 'avif', 'jxl', 'psd', 'xcf'],
])

/** The type of a received file by its bytes, or 415. A name or a claim of the browser proves nothing. */
export async function acceptedMediaType(path: string, name: string, kind: FileRule['kind']): Promise<string> {
  const type = await ACCEPTED[kind](path, name)
  if (type === null) throw new Refusal('file_type_not_accepted')
  return type
}

const ACCEPTED: Record<FileRule['kind'], (path: string, name: string) => Promise<string | null>> = {
  image: async (path) => oneOf(IMAGE_TYPES, (await fileTypeFromFile(path))?.mime),

  cv: async (path) => {
    const detected = await fileTypeFromFile(path)
    return oneOf(CV_TYPES, detected?.ext === 'cfb' ? await officeBinaryType(path) : detected?.mime)
  },

  attachment: async (path, name) => {
    // What a double click would run on the supervisor's machine is refused by its name too.
    if (opensByItself(endingOf(name))) return null
    const detected = await fileTypeFromFile(path)
    if (detected === undefined) return plainTextType(path)
    if (detected.ext === 'cfb') return officeBinaryType(path)
    if (!ATTACHMENT_KINDS.has(detected.ext)) return null
    return detected.ext === 'xml' ? plainTextType(path) : detected.mime
  },
}

function oneOf(accepted: ReadonlySet<string>, type: string | null | undefined): string | null {
  return type !== null && type !== undefined && accepted.has(type) ? type : null
}
