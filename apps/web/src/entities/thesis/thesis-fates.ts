import type { Wire } from '@diatrivi/contract/endpoints'
import type { Thesis } from './thesis.mapper.ts'

/** What became of one of several theses; `refusal` is the API's sentence, null where the act was done. */
export interface ThesisFate {
  thesisId: number
  refusal: string | null
}

export function toThesisFates(wire: Wire<'setVisibilityOfTheses'>['response']): ThesisFate[] {
  return wire.map(({ thesisID, refusal }) => ({ thesisId: thesisID, refusal: refusal?.message ?? null }))
}

/** An act on several theses, as its dialog gets it. */
export interface ActOnTheses {
  theses: readonly Thesis[]
  onClose: () => void
  /** With what became of each, and the sentence that counts those that it was done with. */
  onDone: (fates: readonly ThesisFate[], said: (count: number) => string) => void
}
