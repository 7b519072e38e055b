import { OFFICES } from '../modules/department/staff/office.model.ts'
import { office } from '../modules/department/staff/tables.ts'
import { studentRecord } from '../modules/department/student-record/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'

type OfficeRow = typeof office.$inferSelect

export function officeFactories({ db, clock, keptAnswers }: FactoryDependencies) {
  /** The office of the head of the person's department, for years, unless the values say otherwise. */
  const anOffice = async ({
    person,
    ...values
  }: Partial<OfficeRow> & { person: { id: number; departmentId: number | null } }): Promise<OfficeRow> => {
    const row = await inserted(db, office, {
      kind: 'head',
      fromDay: '2020-01-01',
      createdAt: clock.now(),
      departmentId: person.departmentId ?? 0,
      ...values,
      accountId: person.id,
    })
    keptAnswers?.forget(OFFICES)
    return row
  }

  /** What the office has written about the studies of a student. */
  const aStudentRecord = ({
    person,
    ...values
  }: Partial<typeof studentRecord.$inferInsert> & {
    person: { id: number; departmentId: number | null }
  }) =>
    inserted(db, studentRecord, {
      registryNumber: `0${nextNumber()}`,
      asOf: clock.today(),
      createdAt: clock.now(),
      departmentId: person.departmentId ?? 0,
      ...values,
      accountId: person.id,
    })

  return { anOffice, aStudentRecord }
}
