import { USER_TYPES } from '@diatrivi/contract/people/account/account.names'
import { toWireMoment } from '@diatrivi/contract/wire-dates'
import type { InspectionView } from '@diatrivi/contract/work/administration/inspection.schemas'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { InspectionRow } from './inspection.queries.ts'

export function presentInspection({ inspection, subject, reader }: InspectionRow): InspectionView {
  return {
    inspectionID: inspection.id,
    kind: inspection.kind,
    hour: toWireMoment(inspection.hour),
    times: inspection.times,
    personID: inspection.subjectId,
    person: subject && presentPerson(subject),
    readerID: inspection.readerId,
    reader: reader && { ...presentPerson(reader), user_type: USER_TYPES[reader.role] },
  }
}
