import type { ReadingOutcome } from '@diatrivi/domain/work/registry/registry-reading'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { department } from '../../institution/institution/tables.ts'
import { importRun } from '../import/tables.ts'
import { registryReading } from './tables.ts'

export type RegistryReadingRow = typeof registryReading.$inferSelect

interface Claim {
  departmentId: number
  startedAt: Date
}

/** Begins a reading, unless one is under way that began after the moment. Returns whether it has begun. */
export async function claimReading(
  tx: Tx,
  { departmentId, startedAt }: Claim,
  lostBefore: Date,
): Promise<boolean> {
  const claimed = await tx
    .insert(registryReading)
    .values({ departmentId, startedAt })
    .onConflictDoUpdate({
      target: registryReading.departmentId,
      set: { startedAt, endedAt: null },
      setWhere: sql`${registryReading.endedAt} is not null or ${registryReading.startedAt} < ${lostBefore}`,
    })
    .returning({ departmentId: registryReading.departmentId })
  return claimed.length > 0
}

/** What was prepared before; undefined where another reading has begun since. Locked until the transaction ends. */
export async function lockClaimed(
  tx: Tx,
  { departmentId, startedAt }: Claim,
): Promise<Pick<RegistryReadingRow, 'importId'> | undefined> {
  const [row] = await tx
    .select({ importId: registryReading.importId })
    .from(registryReading)
    .where(
      and(
        eq(registryReading.departmentId, departmentId),
        eq(registryReading.startedAt, startedAt),
        isNull(registryReading.endedAt),
      ),
    )
    .for('update')
  return row
}

/** Nothing where another reading has begun since. */
export async function endReading(
  tx: Tx,
  { departmentId, startedAt }: Claim,
  ended: { endedAt: Date; outcome: ReadingOutcome } & Partial<
    Pick<RegistryReadingRow, 'students' | 'unknownStudents' | 'importId'>
  >,
): Promise<void> {
  await tx
    .update(registryReading)
    .set({ students: null, unknownStudents: null, ...ended })
    .where(and(eq(registryReading.departmentId, departmentId), eq(registryReading.startedAt, startedAt)))
}

/** With the import that it has prepared, where that has not been applied. */
export async function findReading(db: Reader, departmentId: number) {
  const [found] = await db
    .select({ reading: registryReading, waiting: importRun.id })
    .from(registryReading)
    .leftJoin(importRun, and(eq(importRun.id, registryReading.importId), isNull(importRun.appliedAt)))
    .where(eq(registryReading.departmentId, departmentId))
  return found
}

/** Every department there is, by name, with the beginning of its last reading. */
export function listDepartments(db: Reader) {
  return db
    .select({ id: department.id, name: department.name, startedAt: registryReading.startedAt })
    .from(department)
    .leftJoin(registryReading, eq(registryReading.departmentId, department.id))
    .orderBy(department.name, department.id)
}
