import { savedView } from '../modules/people/saved-view/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'

export function savedViewFactories({ db, clock }: FactoryDependencies) {
  const aSavedView = (values: { accountId: number } & Partial<typeof savedView.$inferInsert>) =>
    inserted(db, savedView, {
      list: 'students',
      name: `Προβολή ${nextNumber()}`,
      query: 'columns=email',
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ...values,
    })

  return { aSavedView }
}
