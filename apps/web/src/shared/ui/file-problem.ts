import { m } from '../../paraglide/messages.js'
import { formatFileSize } from '../format/numbers.ts'

export interface FileLimits {
  /** Endings: `.pdf,.odt`. The API checks the content; this only gives an answer sooner. */
  accept: string
  maxBytes: number
}

/** Types of pictures that stand beside their endings. */
const PICTURES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}
/** As phones keep photos, which are converted where a form asks for a picture by its type. */
const PHONE_PHOTO = /\.hei[cf]s?$/i

const endingsIn = (accept: string) => accept.split(',').map((ending) => ending.trim().toLowerCase())

/** What the browser offers: the endings, and for pictures their types too, by which phones convert their photos. */
export function acceptOf(accept: string): string {
  const endings = endingsIn(accept)
  return [...endings, ...endings.flatMap((ending) => PICTURES[ending] ?? [])].join(',')
}

/** Why a file must not be sent, by its name and its size; null when it may. */
export function fileProblem(file: File | null, { accept, maxBytes }: FileLimits): string | null {
  if (file === null) return null
  const endings = endingsIn(accept)
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending))) {
    if (PHONE_PHOTO.test(file.name) && endings.includes('.jpg')) return m.ui_file_heic()
    return m.ui_file_type_refused({
      types: endings.map((ending) => ending.slice(1).toUpperCase()).join(', '),
    })
  }
  return file.size > maxBytes ? m.ui_file_max({ size: formatFileSize(maxBytes) }) : null
}
