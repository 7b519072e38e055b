import type { ErrorCode } from '@diatrivi/contract/errors'
import { refusalMessage } from '@diatrivi/contract/refusal-sentences'
import type { ThesisOutcomes } from '@diatrivi/contract/several-theses.schemas'
import type { Language } from '@diatrivi/domain/shared/language'

/** What became of one thesis; `refusal` is null where the action was done. */
interface Outcome {
  id: number
  refusal: ErrorCode | null
}

/** With the sentence of each refusal in the caller's language. */
export function presentOutcomes(outcomes: readonly Outcome[], language: Language): ThesisOutcomes {
  return outcomes.map(({ id, refusal }) => ({
    thesisID: id,
    refusal: refusal && { code: refusal, message: refusalMessage(refusal, language) },
  }))
}
