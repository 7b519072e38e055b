import type { KeywordLabel } from '@diatrivi/contract/people.schemas'
import type { z } from 'zod'

export function presentKeyword(label: string): z.infer<typeof KeywordLabel> {
  return { keyword: label }
}
