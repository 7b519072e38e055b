import type { Language } from './language.ts'

/** Where a request comes from; known without a session. */
export interface Caller {
  address: string
  userAgent: string | null
  language: Language
}
