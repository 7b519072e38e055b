import { committeeSeat } from '../modules/committee/tables.ts'
import type { AccountFactories } from './account.factories.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted } from './inserted.ts'
import type { thesisFactories } from './thesis.factories.ts'

interface Row {
  id: number
}
type SeatRow = typeof committeeSeat.$inferSelect

export function committeeFactories(
  { db, clock }: FactoryDependencies,
  { anInstructor }: AccountFactories,
  { aThesis }: Pick<ReturnType<typeof thesisFactories>, 'aThesis'>,
) {
  /** Of a member who is asked, unless the values say otherwise. */
  const aSeat = async ({
    thesis,
    person,
    ...values
  }: Partial<SeatRow> & { thesis?: Row; person?: Row } = {}): Promise<SeatRow> =>
    inserted(db, committeeSeat, {
      position: 2,
      role: 'member',
      state: 'invited',
      invitedAt: clock.now(),
      dueOn: '2026-03-17',
      remindedOn: '2026-03-09',
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ...values,
      thesisId: values.thesisId ?? (thesis ?? (await aThesis())).id,
      accountId: values.accountId ?? (person ?? (await anInstructor())).id,
    })

  return { aSeat }
}
