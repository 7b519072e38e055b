import type { SheetFault } from '@diatrivi/domain/examination/marking/mark-sheet'
import { m } from '../../../paraglide/messages.js'
import { saidMarkText } from './mark-words.ts'
import type { MarkedParts } from './marking.mapper.ts'
import { faultsOf, type TypedMarks } from './typed-marks.ts'

/** By their places, as the API says them too. */
export function problemsOf(
  sheet: MarkedParts,
  typed: TypedMarks,
  isSealed: boolean,
): Readonly<Record<string, string>> {
  const { mark: step } = saidMarkText(sheet.step)
  const sentence = (fault: SheetFault) => (fault === 'required' ? m.ui_required() : m.marking_step({ step }))
  const faults = Object.entries(faultsOf(sheet, typed, isSealed))
  return Object.fromEntries(faults.map(([place, fault]) => [place, sentence(fault)]))
}
