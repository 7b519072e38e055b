import type { Wire } from '@diatrivi/contract/endpoints'
import type { Thesis } from './thesis.mapper.ts'

/** What became of one of several theses; `refusal` is the API's sentence, null where the action was done. */
export interface ThesisOutcome {
  thesisId: number
  refusal: string | null
}

export function toThesisOutcomes(wire: Wire<'setVisibilityOfTheses'>['response']): ThesisOutcome[] {
  return wire.map(({ thesisID, refusal }) => ({ thesisId: thesisID, refusal: refusal?.message ?? null }))
}

/** An action on several theses, as its dialog gets it. */
export interface ActionOnTheses {
  theses: readonly Thesis[]
  onClose: () => void
  /** With what became of each, and the sentence that counts those that it was done with. */
  onDone: (outcomes: readonly ThesisOutcome[], said: (count: number) => string) => void
}
