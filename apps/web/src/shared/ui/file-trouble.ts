import { m } from '../../paraglide/messages.js'
import { formatFileSize } from '../format/numbers.ts'

export interface FileLimits {
  /** Endings: `.pdf,.odt`. The API checks the content; this only gives an answer sooner. */
  accept: string
  maxBytes: number
}

/** Why a file must not be sent, by its name and its size; null when it may. */
export function fileTrouble(file: File | null, { accept, maxBytes }: FileLimits): string | null {
  if (file === null) return null
  const endings = accept.split(',').map((ending) => ending.trim().toLowerCase())
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending))) {
    return m.ui_file_type_refused({
      types: endings.map((ending) => ending.slice(1).toUpperCase()).join(', '),
    })
  }
  return file.size > maxBytes ? m.ui_file_max({ size: formatFileSize(maxBytes) }) : null
}
