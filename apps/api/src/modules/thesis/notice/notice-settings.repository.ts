import type { Delivery, NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import { asc, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { account } from '../../people/account/tables.ts'
import { noticeSetting } from './tables.ts'

export interface Choice {
  kind: NoticeKind
  delivery: Delivery
}

export async function findReader(db: Reader, accountId: number) {
  const { language, email } = account
  const [row] = await db.select({ language, email }).from(account).where(eq(account.id, accountId))
  return row
}

export async function listChoices(db: Reader, accountId: number): Promise<Choice[]> {
  return db
    .select({ kind: noticeSetting.kind, delivery: noticeSetting.delivery })
    .from(noticeSetting)
    .where(eq(noticeSetting.accountId, accountId))
    .orderBy(asc(noticeSetting.kind))
}

export async function upsertChoices(tx: Tx, accountId: number, choices: readonly Choice[]): Promise<void> {
  if (choices.length === 0) return
  await tx
    .insert(noticeSetting)
    .values(choices.map((choice) => ({ accountId, ...choice })))
    .onConflictDoUpdate({
      target: [noticeSetting.accountId, noticeSetting.kind],
      set: { delivery: sql`excluded.delivery` },
    })
}
