import type { Wire } from '@diatrivi/contract/endpoints'
import {
  HIGHEST_MARK,
  type Hundredths,
  type MarkingRules,
  type MarkStep,
  USUAL_MARKING,
} from '@diatrivi/domain/department/rulebook/marking-rules'
import {
  type GivenPart,
  marksOfSheet,
  type SheetFault,
  sheetFaults,
} from '@diatrivi/domain/examination/marking/mark-sheet'
import { parseMark } from '@diatrivi/domain/examination/marking/mark-text'
import { ownMark, partMark } from '@diatrivi/domain/examination/marking/marking'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import { formatUngrouped } from '../../../shared/format/numbers.ts'
import type { MarkedParts } from './marking.mapper.ts'

/** What stands in the fields of a sheet, whose names are those that the API has for them: `parts.0.criteria.1.mark`. */
export type TypedMarks = { mark: string; criteria: { mark: string }[] }[]
export type MarkFaults = Readonly<Record<string, SheetFault>>

/** Stands for a text that is no mark; no step leads to it. */
const UNREADABLE: Hundredths = -1

export const placeOfPart = (part: number) => `parts.${part}.mark`
export const placeOfCriterion = (part: number, criterion: number) =>
  `parts.${part}.criteria.${criterion}.mark`

/** With comma or point, and at most two decimals; null where nothing stands. */
export function readMark(text: string): Hundredths | null {
  const typed = text.trim()
  if (typed === '') return null
  const [, units, rest = ''] = /^(\d{1,2})(?:[.,](\d{0,2}))?$/.exec(typed) ?? []
  if (units === undefined) return UNREADABLE
  const mark = Number(units) * 100 + Number(rest.padEnd(2, '0'))
  return mark <= HIGHEST_MARK ? mark : UNREADABLE
}

/** The mark of a text that is one. */
export function wholeRead(text: string): Hundredths | null {
  const mark = readMark(text)
  return mark === UNREADABLE ? null : mark
}

export const writtenMark = (mark: Hundredths): string => formatUngrouped(mark / 100)

/** The next mark on the member's steps; an empty field begins in the middle, so that few presses lead anywhere. */
export function stepped(text: string, by: 1 | -1, step: Hundredths): string {
  const mark = wholeRead(text)
  if (mark === null) return writtenMark(HIGHEST_MARK / 2)
  const next = by === 1 ? Math.floor(mark / step) * step + step : Math.ceil(mark / step) * step - step
  return writtenMark(Math.min(HIGHEST_MARK, Math.max(0, next)))
}

export function typedOf({ parts }: MarkedParts): TypedMarks {
  const written = (mark: string | null) => (mark === null ? '' : writtenMark(parseMark(mark) ?? 0))
  return parts.map(({ criteria, mark }) => ({
    mark: criteria.length === 0 ? written(mark) : '',
    criteria: criteria.map((one) => ({ mark: written(one.mark) })),
  }))
}

export function givenParts({ parts }: MarkedParts, typed: TypedMarks): GivenPart[] {
  return parts.map(({ key, criteria }, index) => ({
    key,
    mark: criteria.length === 0 ? readMark(typed[index]?.mark ?? '') : null,
    criteria: criteria.map((one, at) => ({
      key: one.key,
      mark: readMark(typed[index]?.criteria[at]?.mark ?? ''),
    })),
  }))
}

/** The parts of a sheet are those of its own seat, so that the holder of the seat marks each of them. */
function rulesOf({ step, parts }: MarkedParts): MarkingRules {
  return {
    ...USUAL_MARKING,
    memberStep: parseMark(step) as MarkStep,
    parts: parts.map((part) => ({ ...part, by: 'everyone' })),
  }
}

export function faultsOf(sheet: MarkedParts, typed: TypedMarks, isSealed: boolean): MarkFaults {
  return sheetFaults(givenParts(sheet, typed), 'member', rulesOf(sheet), { isSealed })
}

/** Null as long as a mark is missing or wrong. */
export function ownMarkOf(sheet: MarkedParts, typed: TypedMarks): Hundredths | null {
  if (Object.keys(faultsOf(sheet, typed, true)).length > 0) return null
  return ownMark({ seat: 'member', parts: marksOfSheet(givenParts(sheet, typed)) }, rulesOf(sheet))
}

/** What the criteria of a part come to; null where it has none, or one is missing or wrong. */
export function meanOf(sheet: MarkedParts, typed: TypedMarks, index: number): Hundredths | null {
  const part = rulesOf(sheet).parts[index]
  if (part === undefined || part.criteria.length === 0) return null
  const hasFault = Object.keys(faultsOf(sheet, typed, true)).some((place) =>
    place.startsWith(`parts.${index}.`),
  )
  const given = marksOfSheet(givenParts(sheet, typed))[part.key]
  return hasFault || given === undefined ? null : partMark(part, given, rulesOf(sheet))
}

export function toBodyParts(sheet: MarkedParts, typed: TypedMarks): Wire<'saveMemberMark'>['body']['parts'] {
  const text = (mark: Hundredths | null) => (mark === null ? null : hundredthsText(mark))
  return givenParts(sheet, typed).map(({ key, mark, criteria }) => ({
    key,
    mark: text(mark),
    criteria: criteria.map((one) => ({ key: one.key, mark: text(one.mark) })),
  }))
}
