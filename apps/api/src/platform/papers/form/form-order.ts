import type { ErrorCode, RefusalFacts } from '@diatrivi/contract/errors'
import type { FormTags } from '@diatrivi/domain/examination/paper/form-tags'

/** What the process that fills forms is asked, and what it answers. */
export interface FormOrder {
  form: Uint8Array
  values: FormTags
}

export type FormOutcome = { filled: Uint8Array } | { refused: ErrorCode; facts: RefusalFacts | undefined }
