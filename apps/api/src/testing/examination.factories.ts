import { dateOption, examination, examinationPresence } from '../modules/examination/examination/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted } from './inserted.ts'
import type { thesisFactories } from './thesis.factories.ts'

interface Row {
  id: number
}
type ExaminationRow = typeof examination.$inferSelect
type DateOptionRow = typeof dateOption.$inferSelect
type Presence = typeof examinationPresence.$inferSelect

export function examinationFactories(
  { db, clock }: FactoryDependencies,
  { aThesis }: Pick<ReturnType<typeof thesisFactories>, 'aThesis'>,
) {
  /** Planned for a quarter of a year later, unless the values say otherwise. */
  const anExamination = async ({
    thesis,
    student,
    ...values
  }: Partial<ExaminationRow> & { thesis?: Row; student?: Row } = {}): Promise<ExaminationRow> =>
    inserted(db, examination, {
      attempt: 1,
      startsAt: new Date('2026-06-24T09:00:00Z'),
      minutes: 30,
      place: 'Αίθουσα Α1',
      language: 'el',
      isPublic: true,
      state: 'planned',
      createdAt: clock.now(),
      updatedAt: clock.now(),
      studentId: student?.id ?? null,
      ...values,
      thesisId: values.thesisId ?? (thesis ?? (await aThesis())).id,
    })

  /** One that was held just now, with those who took part. */
  const aHeldExamination = async ({
    seats,
    ...values
  }: Partial<ExaminationRow> & {
    thesis?: Row
    seats: readonly { seat: Row; presence?: Presence['presence'] }[]
  }): Promise<ExaminationRow> => {
    const at = { startsAt: clock.now(), heldAt: clock.now() }
    const held = await anExamination({ state: 'held', ...at, ...values })
    for (const { seat, presence = 'present' } of seats) await aPresence(held, seat, presence)
    return held
  }

  const aDateOption = async ({
    thesis,
    ...values
  }: Partial<DateOptionRow> & { thesis: Row }): Promise<DateOptionRow> =>
    inserted(db, dateOption, {
      startsAt: new Date('2026-06-24T09:00:00Z'),
      minutes: 30,
      createdAt: clock.now(),
      ...values,
      thesisId: thesis.id,
    })

  const aPresence = (of: Row, seat: Row, presence: Presence['presence'] = 'present') =>
    inserted(db, examinationPresence, { examinationId: of.id, seatId: seat.id, presence })

  return { anExamination, aHeldExamination, aDateOption, aPresence }
}
