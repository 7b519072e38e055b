import { pendingStudent } from '../modules/department/student-record/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'

type PendingValues = { departmentId: number } & Partial<typeof pendingStudent.$inferInsert>

export function studentRecordFactories({ db, clock }: FactoryDependencies) {
  /** A person whom a list of the office names and who has no account. */
  const aPendingStudent = (values: PendingValues) => {
    const number = nextNumber()
    return inserted(db, pendingStudent, {
      firstName: 'Ιωάννα',
      surname: 'Βάμβα',
      email: `pending${number}@example.org`,
      registryNumber: `P${number}`,
      asOf: clock.today(),
      ...values,
    })
  }

  return { aPendingStudent }
}
