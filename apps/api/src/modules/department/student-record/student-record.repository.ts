import type { RecordFields } from '@diatrivi/domain/department/student-record/student-record'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { studentRecord } from './tables.ts'

interface RecordValues {
  accountId: number
  departmentId: number
  fields: RecordFields
  asOf: IsoDate
  at: Date
}

/** The caller has locked the account. */
export async function writeRecord(
  tx: Tx,
  { accountId, departmentId, fields, asOf, at }: RecordValues,
): Promise<void> {
  await tx
    .insert(studentRecord)
    .values({ accountId, departmentId, ...fields, asOf, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: studentRecord.accountId,
      set: { ...fields, asOf, version: sql`${studentRecord.version} + 1`, updatedAt: at },
    })
}

export async function deleteRecord(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(studentRecord).where(eq(studentRecord.accountId, accountId))
}
