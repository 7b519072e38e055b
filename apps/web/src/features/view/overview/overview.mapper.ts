import type { Wire } from '@diatrivi/contract/endpoints'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { OverviewReason } from '@diatrivi/domain/view/overview/overview'
import { toPerson } from '../../../entities/person/person.mapper.ts'
import type { Person } from '../../../entities/person/person.ts'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'

/** Something that waits for the instructor. */
export interface OverviewEntry {
  thesis: { id: number; title: string }
  reason: OverviewReason
  /** Since when it waits, or until when there is time. */
  on: IsoDate | null
  /** The hour of an examination as clocks in Athens show it: `2026-03-07 14:30`. */
  at: string | null
  student: Person | null
  /** The step that waits for the reply. */
  step: { id: number; title: string } | null
  /** The place of an examination; null where it is held online only. */
  place: string | null
}

export function toOverviewEntry(wire: Wire<'listNewRequests'>['response'][number]): OverviewEntry {
  return {
    thesis: { id: wire.thesisID, title: wire.thesisTitle },
    reason: wire.reason,
    on: toDay(wire.when),
    student: wire.student && toPerson(wire.student),
    at: wire.reason === 'examination' && wire.when !== null ? toClockText(wire.when) : null,
    step: wire.dliID === null ? null : { id: wire.dliID, title: wire.dliTitle ?? '' },
    place: wire.place,
  }
}
