import type { FieldErrorCode } from '@diatrivi/contract/errors'
import type { OfficeFault } from '@diatrivi/domain/department/staff/office'

/** A field of the list of offices, and what is wrong with it. */
type WrongField = [field: string, code: FieldErrorCode]

const FAULTS: Record<OfficeFault, WrongField> = {
  ends_before_begins: ['until', 'until_before_from'],
  programme_missing: ['programmeID', 'required'],
  programme_unneeded: ['programmeID', 'invalid'],
  two_heads: ['from', 'two_heads'],
}

/** @param place of the office in the list, from 0 */
export function faultOfField(place: number, fault: OfficeFault): WrongField {
  const [field, code] = FAULTS[fault]
  return [`offices.${place}.${field}`, code]
}

export const unknownHolder = (place: number): WrongField => [
  `offices.${place}.username`,
  'unknown_instructor',
]

export const unknownProgramme = (place: number): WrongField => [
  `offices.${place}.programmeID`,
  'unknown_programme',
]
