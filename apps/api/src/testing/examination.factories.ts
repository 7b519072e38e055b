import { dateOption, examination } from '../modules/examination/tables.ts'
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

  return { anExamination, aDateOption }
}
