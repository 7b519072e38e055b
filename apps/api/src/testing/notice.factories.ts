import { notice } from '../modules/thesis/notice/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted } from './inserted.ts'

type NoticeRow = typeof notice.$inferSelect

/** Notices of people. */
export function noticeFactories({ db, clock }: FactoryDependencies) {
  /** An unread one that was mailed at once, unless the test says otherwise. */
  const aNotice = async ({
    recipient,
    thesis,
    ...values
  }: Partial<NoticeRow> & {
    recipient: { id: number }
    thesis?: { id: number; title: string }
  }): Promise<NoticeRow> =>
    inserted(db, notice, {
      kind: 'answer_given',
      facts: thesis === undefined ? {} : { thesisTitle: thesis.title },
      createdAt: clock.now(),
      delivery: 'at_once',
      mailedAt: values.delivery === undefined ? clock.now() : null,
      ...values,
      accountId: recipient.id,
      thesisId: thesis?.id ?? null,
    })

  return { aNotice }
}
