import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { account } from '../../people/account/tables.ts'
import { registryExport, registryExportRow } from './tables.ts'

export type RegistryExportRow = typeof registryExport.$inferSelect
type NewExport = Omit<RegistryExportRow, 'id' | 'withdrawnAt' | 'withdrawnById' | 'withdrawalReason'>
type NewRow = Omit<typeof registryExportRow.$inferSelect, 'exportId' | 'position'>

/** A statement takes some 65,000 values at most. */
const ROWS_AT_ONCE = 2_000

/** Returns the id. */
export async function insertExport(tx: Tx, made: NewExport, rows: readonly NewRow[]): Promise<number> {
  const [inserted] = await tx.insert(registryExport).values(made).returning({ id: registryExport.id })
  if (inserted === undefined) throw new Error('the file for the register was not inserted')
  const exportId = inserted.id
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE)
    await tx
      .insert(registryExportRow)
      .values(some.map((row, index) => ({ ...row, exportId, position: from + index })))
  }
  return exportId
}

interface Owned {
  departmentId: number
  id: number
}

const isOwned = ({ departmentId, id }: Owned) =>
  and(eq(registryExport.id, id), eq(registryExport.departmentId, departmentId))

export async function findExport(db: Reader, owned: Owned): Promise<RegistryExportRow | undefined> {
  const [row] = await db.select().from(registryExport).where(isOwned(owned))
  return row
}

/** Locked until the transaction ends, so that it is taken back once. */
export async function lockExport(tx: Tx, owned: Owned): Promise<RegistryExportRow | undefined> {
  const [row] = await tx.select().from(registryExport).where(isOwned(owned)).for('update')
  return row
}

export async function withdrawExport(
  tx: Tx,
  id: number,
  withdrawal: Pick<RegistryExportRow, 'withdrawnAt' | 'withdrawnById' | 'withdrawalReason'>,
): Promise<void> {
  await tx.update(registryExport).set(withdrawal).where(eq(registryExport.id, id))
}

const sender = alias(account, 'sender')
const withdrawer = alias(account, 'withdrawer')

/** The newest first, with the people who made each and took it back. */
export async function listExports(db: Reader, departmentId: number, { limit, offset }: PageWindow) {
  return db
    .select({
      made: registryExport,
      by: { username: sender.username, firstName: sender.firstName, surname: sender.surname },
      withdrawnBy: {
        username: withdrawer.username,
        firstName: withdrawer.firstName,
        surname: withdrawer.surname,
      },
    })
    .from(registryExport)
    .leftJoin(sender, eq(sender.id, registryExport.sentById))
    .leftJoin(withdrawer, eq(withdrawer.id, registryExport.withdrawnById))
    .where(eq(registryExport.departmentId, departmentId))
    .orderBy(desc(registryExport.id))
    .limit(limit)
    .offset(offset)
}

export type ListedExport = Awaited<ReturnType<typeof listExports>>[number]

export async function countExports(db: Reader, departmentId: number): Promise<number> {
  return db.$count(registryExport, eq(registryExport.departmentId, departmentId))
}
