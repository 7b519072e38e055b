import type { OverviewEntry as OverviewEntryView } from '@diatrivi/contract/view/overview/overview.schemas'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import type { z } from 'zod'
import type { OverviewEntry } from './overview.service.ts'

export function presentOverviewEntry(entry: OverviewEntry): z.infer<typeof OverviewEntryView> {
  const { thesis, reason, when, student, step, place } = entry
  return {
    thesisID: thesis.id,
    thesisTitle: thesis.title,
    reason,
    when: typeof when === 'string' ? toWireDay(when) : toWireMoment(when),
    student: student && {
      username: student.username,
      uName: student.firstName,
      uSurname: student.surname,
    },
    dliTitle: step?.title ?? null,
    dliID: step?.id ?? null,
    place,
  }
}
