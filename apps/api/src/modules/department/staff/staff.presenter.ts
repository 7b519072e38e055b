import type { OfficeView } from '@diatrivi/contract/department/staff/staff.schemas'
import { toWireDay } from '@diatrivi/contract/wire-dates'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { OfficeRow } from './office.repository.ts'

export function presentOffice({ id, person, kind, programme, from, until }: OfficeRow): OfficeView {
  return {
    officeID: id,
    person: presentPerson(person),
    kind,
    programme: programme && { programmeID: programme.id, name: programme.name },
    from: toWireDay(from),
    until: toWireDay(until),
  }
}
