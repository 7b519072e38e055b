import { dateOption, examination, examinationPresence } from '../modules/examination/tables.ts'
import { examinationResult, memberMark } from '../modules/marking/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted } from './inserted.ts'

interface Row {
  id: number
}
type ExaminationRow = typeof examination.$inferSelect
type DateOptionRow = typeof dateOption.$inferSelect

export function examinationFactories({ db, clock }: FactoryDependencies) {
  /** Planned for a quarter of a year later, unless the values say otherwise. */
  const anExamination = async ({
    thesis,
    student,
    ...values
  }: Partial<ExaminationRow> & { thesis: Row; student?: Row }): Promise<ExaminationRow> =>
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
      thesisId: thesis.id,
    })

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

  const aPresence = (of: Row, seat: Row, presence: 'present' | 'remote' | 'absent' = 'present') =>
    inserted(db, examinationPresence, { examinationId: of.id, seatId: seat.id, presence })

  /** Of one part, sealed. */
  const aMark = (of: Row, seat: Row, whole: number) =>
    inserted(db, memberMark, {
      examinationId: of.id,
      seatId: seat.id,
      parts: { whole },
      sealedAt: clock.now(),
      salt: 'salt',
      createdAt: clock.now(),
      updatedAt: clock.now(),
    })

  const aResult = (of: Row, values: Partial<typeof examinationResult.$inferSelect> = {}) =>
    inserted(db, examinationResult, {
      exactNumerator: 2500,
      exactDenominator: 3,
      finalHundredths: 850,
      outcome: 'passed',
      openedAt: clock.now(),
      ...values,
      examinationId: of.id,
    })

  return { anExamination, aDateOption, aPresence, aMark, aResult }
}
