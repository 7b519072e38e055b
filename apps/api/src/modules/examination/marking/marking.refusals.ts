import type { MarkStep } from '@diatrivi/domain/department/rulebook/marking-rules'
import type { sheetFaults } from '@diatrivi/domain/examination/marking/mark-sheet'
import { invalidFields } from '../../../platform/refusal/refusal.ts'

/** Names the fields of a sheet that are wrong, with the step that marks stand on. */
export function refuseFaults(faults: ReturnType<typeof sheetFaults>, step: MarkStep): void {
  const entries = Object.entries(faults)
  if (entries.length === 0) return
  throw invalidFields(
    Object.fromEntries(
      entries.map(([field, code]) => [field, code === 'mark_step' ? { code, limit: step / 100 } : code]),
    ),
  )
}

export const unknownMarker = () => invalidFields({ seatID: 'invalid' })
