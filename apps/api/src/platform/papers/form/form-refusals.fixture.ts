import { Refusal } from '../../refusal/refusal.ts'
import { readWordArchive } from './word-archive.ts'

/** What becomes of a form before its tags are looked at. */
export async function refusalOf(form: Uint8Array) {
  try {
    await readWordArchive(form)
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, ...error.facts }
    throw error
  }
  return 'taken'
}

export const macros = (part: string) => ({ code: 'form_with_macros', part })
export const unreadable = (part: string) => ({ code: 'form_part_unreadable', part })
export const partRefused = (part: string) => ({ code: 'form_part_refused', part })
export const elsewhere = (address: string) => ({ code: 'form_loads_from_elsewhere', address })
export const fieldRefused = (code: string) => ({ code: 'form_field_refused', field: code })
