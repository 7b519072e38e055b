import { HIGHEST_MARK, type Hundredths, type MarkingRules } from '../../department/rulebook/marking-rules.ts'
import { type PartMark, partsOf, type Seat } from './marking.ts'

/** What a member writes for a part: one mark, or one for each criterion; null where nothing is written yet. */
export interface GivenPart {
  key: string
  mark: Hundredths | null
  criteria: readonly { key: string; mark: Hundredths | null }[]
}

export type SheetFault = 'mark_step' | 'required' | 'invalid'

type Sheet = readonly GivenPart[]
type Rules = Pick<MarkingRules, 'parts' | 'memberStep'>

/**
 * What is wrong with a sheet, by the place in it. Whatever is written stands on a step; a sheet that is sealed has
 * every mark that the seat gives, and no sheet has others.
 */
export function sheetFaults(
  sheet: Sheet,
  seat: Seat,
  rules: Rules,
  { isSealed }: { isSealed: boolean },
): Record<string, SheetFault> {
  const faults: Record<string, SheetFault> = {}
  const own = partsOf(seat, rules)
  const check = (place: string, mark: Hundredths | null) => {
    if (mark === null) {
      if (isSealed) faults[place] = 'required'
    } else if (!isOnStep(mark, rules)) faults[place] = 'mark_step'
  }
  for (const [index, { key, mark, criteria }] of sheet.entries()) {
    const part = own.find((one) => one.key === key)
    const isTwice = sheet.findIndex((one) => one.key === key) !== index
    if (part === undefined || isTwice) {
      faults[`parts.${index}.key`] = 'invalid'
    } else if (part.criteria.length === 0) {
      check(`parts.${index}.mark`, mark)
      if (criteria.length > 0) faults[`parts.${index}.criteria`] = 'invalid'
    } else {
      if (mark !== null) faults[`parts.${index}.mark`] = 'invalid'
      const keys = part.criteria.map((one) => one.key)
      if (!isPermutation(keys, criteria)) faults[`parts.${index}.criteria`] = 'invalid'
      else for (const [at, one] of criteria.entries()) check(`parts.${index}.criteria.${at}.mark`, one.mark)
    }
  }
  if (isSealed && own.some(({ key }) => !sheet.some((one) => one.key === key))) faults.parts = 'required'
  return faults
}

/** The marks by their keys, as they are kept; what is not written yet is left out. */
export function marksOfSheet(sheet: Sheet): Record<string, PartMark> {
  return Object.fromEntries(
    sheet.flatMap(({ key, mark, criteria }): [string, PartMark][] => {
      if (mark !== null) return [[key, mark]]
      const given = criteria.flatMap((one): [string, Hundredths][] =>
        one.mark === null ? [] : [[one.key, one.mark]],
      )
      return given.length === 0 ? [] : [[key, Object.fromEntries(given)]]
    }),
  )
}

/** The sheet of a seat, with what it has given so far. */
export function sheetOf(
  seat: Seat,
  rules: Pick<MarkingRules, 'parts'>,
  marks: Readonly<Record<string, PartMark>>,
): GivenPart[] {
  return partsOf(seat, rules).map(({ key, criteria }) => {
    const given = marks[key]
    return {
      key,
      mark: typeof given === 'number' ? given : null,
      criteria: criteria.map((one) => ({
        key: one.key,
        mark: typeof given === 'object' ? (given[one.key] ?? null) : null,
      })),
    }
  })
}

function isOnStep(mark: Hundredths, { memberStep }: Pick<MarkingRules, 'memberStep'>): boolean {
  return mark >= 0 && mark <= HIGHEST_MARK && mark % memberStep === 0
}

function isPermutation(keys: readonly string[], given: readonly { key: string }[]): boolean {
  return given.length === keys.length && keys.every((key) => given.some((one) => one.key === key))
}
