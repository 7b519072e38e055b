import type { StaffView } from '@diatrivi/contract/department/staff/staff.schemas'
import { toWireDay } from '@diatrivi/contract/wire-dates'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { StaffWithWork } from './staff-view.service.ts'

/** Absences and the end of the contract go out to the office of the department alone. */
export function presentStaff(row: StaffWithWork, { showsAbsences }: { showsAbsences: boolean }): StaffView {
  return {
    ...presentPerson(row),
    uEmail: row.email,
    rank: row.rank,
    formOfAddress: row.formOfAddress,
    category: row.category,
    printTitle: row.printTitle,
    ...(showsAbsences && {
      contractEnd: toWireDay(row.contractEnd),
      absences: row.absences.map(({ from, until, kind }) => ({
        from: toWireDay(from),
        until: toWireDay(until),
        kind,
      })),
    }),
    supervises: row.supervises,
    sits: row.sits,
    version: row.version,
  }
}
