import type { MarkingRules } from '../../department/rulebook/marking-rules.ts'
import { mean, roundHalfUp, whole } from '../marking/fraction.ts'
import { type MemberMark, marksPart, partMark } from '../marking/marking.ts'
import type { MinutesFacts } from './paper-facts.ts'

/** The mark of each part, as minutes print it; none where the thesis is marked as a whole. */
export function partMeans(marks: readonly MemberMark[], rules: MarkingRules): MinutesFacts['parts'] {
  if (rules.parts.length < 2) return []
  return rules.parts.flatMap((part) => {
    const values = marks
      .filter(({ seat }) => marksPart(seat, part.by))
      .flatMap(({ parts }) => {
        const given = parts[part.key]
        return given === undefined ? [] : [whole(partMark(part, given, rules))]
      })
    if (values.length === 0) return []
    return [{ label: part.label, weight: part.weight, mark: roundHalfUp(mean(values), 1) }]
  })
}
