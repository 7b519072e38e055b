import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { department } from './tables.ts'

export async function departmentExists(db: Reader, id: number): Promise<boolean> {
  return (await db.$count(department, eq(department.id, id))) > 0
}

/** Locks the department, so that no new row refers to it until the transaction ends. */
export async function lockDepartment(tx: Tx, id: number) {
  const [row] = await tx.select().from(department).where(eq(department.id, id)).for('update')
  return row
}
