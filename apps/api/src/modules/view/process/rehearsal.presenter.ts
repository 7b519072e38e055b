import type { RehearsalView } from '@diatrivi/contract/department/rulebook/rulebook.schemas'
import { rulesOnWire } from '@diatrivi/contract/department/rulebook/rules-on-wire'
import { toWireDay } from '@diatrivi/contract/wire-dates'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { RehearsedRow } from './rehearsal.service.ts'

export function presentRehearsal(rows: readonly RehearsedRow[]): RehearsalView {
  return {
    theses: rows.map(({ earliestExamination: day, ...row }) => ({
      thesisID: row.id,
      thesisTitle: row.title,
      student: presentPerson(row.student),
      instructor: presentPerson(row.instructor),
      rulebookID: row.rulebookId,
      changes: row.changes,
      earliestExamination: day && { before: toWireDay(day.before), after: toWireDay(day.after) },
      membersLacking: row.membersLacking,
    })),
    rulesToday: [...new Map(rows.map(({ rulebookId, rules }) => [rulebookId, rules]))].map(
      ([rulebookID, rules]) => ({ rulebookID, rules: rulesOnWire(rules) }),
    ),
  }
}
