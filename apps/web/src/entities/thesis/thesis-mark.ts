import { HIGHEST_MARK } from '@diatrivi/domain/thesis/thesis/mark'
import { formatNumber } from '../../shared/format/numbers.ts'

/** `7,28/10`: the one way in which the mark of a thesis is written. */
export function markText(givenMark: number): string {
  return `${formatNumber(givenMark)}/${HIGHEST_MARK}`
}
