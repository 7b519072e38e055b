import type { StudentView } from '@diatrivi/contract/department/student-record/student-record.schemas'
import { presentRecord } from '../../department/student-record/student-record.presenter.ts'
import type { StudentWithThesis } from './student-view.service.ts'

export function presentStudent({
  username,
  pendingId,
  firstName,
  surname,
  email,
  record,
  thesis,
}: StudentWithThesis): StudentView {
  return {
    username,
    pendingID: pendingId,
    uName: firstName,
    uSurname: surname,
    uEmail: email,
    record: record && presentRecord(record),
    thesis: thesis && {
      thesisID: thesis.id,
      thesisTitle: thesis.title,
      state: thesis.state,
      processPhase: thesis.phase,
    },
  }
}
