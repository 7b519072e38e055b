import type { Language } from '@diatrivi/domain/shared/language'

/** Where a request comes from; known without a session. */
export interface Caller {
  address: string
  userAgent: string | null
  language: Language
}
