import type { MarkingRules } from '../../department/rulebook/marking-rules.ts'
import { type MemberMark, ownMark, ownMean, partMark, partsOf } from '../marking/marking.ts'
import type { SheetFacts } from './paper-facts.ts'

/** What a member has given, as the sheet prints it; no parts where the thesis is marked as a whole. */
export function memberSheet(
  given: MemberMark,
  rules: MarkingRules,
): Pick<SheetFacts, 'parts' | 'exact' | 'own'> {
  const isWhole = rules.parts.length < 2 && rules.parts.every(({ criteria }) => criteria.length === 0)
  const { numerator, denominator } = ownMean(given, rules)
  return {
    parts: isWhole ? [] : partsGiven(given, rules),
    exact: { numerator: Number(numerator), denominator: Number(denominator) },
    own: ownMark(given, rules),
  }
}

function partsGiven({ seat, parts }: MemberMark, rules: MarkingRules): SheetFacts['parts'] {
  return partsOf(seat, rules).flatMap((part) => {
    const given = parts[part.key]
    if (given === undefined) return []
    const { label, weight } = part
    const criteria = part.criteria.map((one) => ({
      label: one.label,
      weight: one.weight,
      mark: typeof given === 'number' ? given : (given[one.key] ?? 0),
    }))
    return [{ label, weight, mark: partMark(part, given, rules), criteria }]
  })
}
