import type { Wire } from '@diatrivi/contract/endpoints'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { OverviewReason } from '@diatrivi/domain/view/overview/overview'
import { type Person, toPerson } from '../../../entities/person/person.ts'
import { toDay } from '../../../shared/format/wire-day.ts'

/** Something that waits for the instructor. */
export interface OverviewEntry {
  thesis: { id: number; title: string }
  reason: OverviewReason
  /** Since when it waits, or until when there is time. */
  on: IsoDate | null
  student: Person | null
  stepTitle: string | null
}

export function toOverviewEntry(wire: Wire<'listNewRequests'>['response'][number]): OverviewEntry {
  return {
    thesis: { id: wire.thesisID, title: wire.thesisTitle },
    reason: wire.reason,
    on: toDay(wire.when),
    student: wire.student && toPerson(wire.student),
    stepTitle: wire.dliTitle,
  }
}
