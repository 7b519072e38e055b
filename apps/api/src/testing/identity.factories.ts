import { identity } from '../modules/people/single-sign-on/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'

type IdentityRow = typeof identity.$inferSelect

export function identityFactories({ db, clock }: FactoryDependencies) {
  /** Each of a provider of its own. */
  const anIdentity = ({
    owner,
    ...values
  }: Partial<IdentityRow> & { owner: { id: number } }): Promise<IdentityRow> => {
    const number = nextNumber()
    return inserted(db, identity, {
      issuer: `https://login${number}.example.org`,
      subject: `person ${number}`,
      linkedAt: clock.now(),
      ...values,
      accountId: owner.id,
    })
  }
  return { anIdentity }
}
