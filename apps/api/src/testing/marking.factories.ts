import { examinationResult } from '../modules/examination/examination/tables.ts'
import { memberMark } from '../modules/examination/marking/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted } from './inserted.ts'

interface Row {
  id: number
}
type MarkRow = typeof memberMark.$inferSelect
type ResultRow = typeof examinationResult.$inferSelect

export function markingFactories({ db, clock }: FactoryDependencies) {
  /** Sealed, of the one part of the usual rules. */
  const aMemberMark = async ({
    examination,
    seat,
    ...values
  }: Partial<MarkRow> & { examination: Row; seat: Row }): Promise<MarkRow> =>
    inserted(db, memberMark, {
      parts: { whole: 850 },
      sealedAt: clock.now(),
      salt: 'salt',
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ...values,
      examinationId: examination.id,
      seatId: seat.id,
    })

  /** Passed with 8.50. */
  const anExaminationResult = async ({
    examination,
    ...values
  }: Partial<ResultRow> & { examination: Row }): Promise<ResultRow> =>
    inserted(db, examinationResult, {
      exactNumerator: 850,
      exactDenominator: 1,
      finalHundredths: 850,
      outcome: 'passed',
      openedAt: clock.now(),
      ...values,
      examinationId: examination.id,
    })

  return { aMemberMark, anExaminationResult }
}
