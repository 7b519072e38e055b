import type { ThesisView } from '@diatrivi/contract/thesis/thesis/thesis.schemas'
import { HIGHEST_MARK } from '@diatrivi/domain/thesis/thesis/mark'
import { formatNumber } from '../../shared/format/numbers.ts'

/** Where a committee gave a mark, that is the mark: the whole number beside it only rounds it. */
export function toGivenMark({
  thesisMark,
  thesisMarkExact,
}: Pick<ThesisView, 'thesisMark' | 'thesisMarkExact'>): number | null {
  return thesisMarkExact === undefined ? thesisMark : Number(thesisMarkExact)
}

/** `7,28/10`: the one way in which the mark of a thesis is written. */
export function markText(givenMark: number): string {
  return `${formatNumber(givenMark)}/${HIGHEST_MARK}`
}
