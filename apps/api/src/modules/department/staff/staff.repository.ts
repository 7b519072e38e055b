import type { Absence, StaffFields } from '@diatrivi/domain/department/staff/staff'
import { eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { UNWRITTEN } from './staff.queries.ts'
import { absence, office, staffMember } from './tables.ts'

export async function findStaffVersion(db: Reader, accountId: number): Promise<{ version: number }> {
  const [row] = await db
    .select({ version: staffMember.version })
    .from(staffMember)
    .where(eq(staffMember.accountId, accountId))
  return row ?? { version: UNWRITTEN }
}

/** The caller has locked the account. */
export async function writeStaff(
  tx: Tx,
  accountId: number,
  { absences, ...fields }: StaffFields & { absences: readonly Absence[] },
  at: Date,
): Promise<void> {
  await tx
    .insert(staffMember)
    .values({ accountId, ...fields, version: UNWRITTEN + 1, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: staffMember.accountId,
      set: { ...fields, version: sql`${staffMember.version} + 1`, updatedAt: at },
    })
  await tx.delete(absence).where(eq(absence.accountId, accountId))
  if (absences.length === 0) return
  await tx
    .insert(absence)
    .values(absences.map(({ from, until, kind }) => ({ accountId, fromDay: from, untilDay: until, kind })))
}

/** What offices keep beside the category stays. */
export async function writeCategories(
  tx: Tx,
  categories: readonly { accountId: number; category: StaffFields['category'] }[],
  at: Date,
): Promise<void> {
  if (categories.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as x ("accountId" int, category text)`
  await tx.execute(sql`
    update ${staffMember} set category = x.category, version = staff_member.version + 1, updated_at = ${at}
    from ${given}
    where account_id = x."accountId" and staff_member.category is distinct from x.category`)
  await tx.execute(sql`
    insert into ${staffMember} (account_id, category, version, created_at, updated_at)
    select x."accountId", x.category, ${UNWRITTEN + 1}, ${at}, ${at} from ${given}
    where x.category is not null
    on conflict (account_id) do nothing`)
}

export async function deleteStaff(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(staffMember).where(eq(staffMember.accountId, accountId))
  await tx.delete(absence).where(eq(absence.accountId, accountId))
  await tx.delete(office).where(eq(office.accountId, accountId))
}
