import { USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import { programme, rulebook } from '../modules/department/rulebook/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'
import type { PlaceFactories } from './place.factories.ts'

type ProgrammeRow = typeof programme.$inferSelect
type RulebookRow = typeof rulebook.$inferSelect
type InDepartment<Row> = Partial<Row> & { department?: { id: number } }

export function rulebookFactories({ db, clock }: FactoryDependencies, { aDepartment }: PlaceFactories) {
  const aProgramme = async ({
    department,
    ...values
  }: InDepartment<ProgrammeRow> = {}): Promise<ProgrammeRow> =>
    inserted(db, programme, {
      name: `Πρόγραμμα ${nextNumber()}`,
      level: 'first',
      kind: 'bachelor',
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ...values,
      departmentId: values.departmentId ?? (department ?? (await aDepartment())).id,
    })

  /** A draft of today's flow, unless the values say otherwise. */
  const aRulebook = async ({ department, ...values }: InDepartment<RulebookRow> = {}): Promise<RulebookRow> =>
    inserted(db, rulebook, {
      title: `Κανονισμός ${nextNumber()}`,
      inForceFrom: '2026-09-01',
      rules: USUAL_RULES,
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ...values,
      departmentId: values.departmentId ?? (department ?? (await aDepartment())).id,
    })

  return { aProgramme, aRulebook }
}
