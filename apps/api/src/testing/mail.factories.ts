import { outbox } from '../platform/mail/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'

type MailRow = typeof outbox.$inferSelect

/** Mails in the outbox. */
export function mailFactories({ db, clock }: FactoryDependencies) {
  /** One that waits and is due, unless the test says otherwise. */
  const aMail = async (values: Partial<MailRow> = {}): Promise<MailRow> =>
    inserted(db, outbox, {
      recipient: `reader${nextNumber()}@example.org`,
      kind: 'notice',
      subject: 'Έγκριση βήματος',
      text: 'κείμενο',
      html: '<p>κείμενο</p>',
      createdAt: clock.now(),
      dueAt: clock.now(),
      ...values,
    })

  /** To an address that the server does not know. */
  const aLostMail = async (values: Partial<MailRow> = {}): Promise<MailRow> =>
    aMail({ attempts: 1, lastError: 'EENVELOPE 550 5.1.1', undeliverableAt: clock.now(), ...values })

  return { aMail, aLostMail }
}
