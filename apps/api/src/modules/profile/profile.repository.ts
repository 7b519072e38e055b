import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm'
import { greekOrder } from '../../platform/database/greek-order.ts'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { storedFile } from '../../platform/storage/tables.ts'
import { account, accountKeyword } from '../account/tables.ts'
import { department, institution } from '../institution/tables.ts'
import { interest } from '../interest/tables.ts'
import { keyword } from '../keyword/tables.ts'
import { thesis } from '../thesis/tables.ts'

type AccountRow = typeof account.$inferSelect

/** A person by the id of the account, or by the username whatever its case. */
export type Whose = { accountId: number } | { username: string }

function isThatOf(whose: Whose): SQL {
  if ('accountId' in whose) return eq(account.id, whose.accountId)
  return eq(sql`lower(${account.username})`, whose.username.toLowerCase())
}

const keywordsOfAccount = sql<string[]>`array(
  select ${keyword.label} from ${accountKeyword}
  join ${keyword} on ${keyword.id} = ${accountKeyword.keywordId}
  where ${accountKeyword.accountId} = ${account.id}
  order by ${greekOrder(keyword.label)}
)`

export async function findProfile(db: Reader, whose: Whose) {
  const [row] = await db
    .select({
      accountId: account.id,
      username: account.username,
      firstName: account.firstName,
      surname: account.surname,
      email: account.email,
      role: account.role,
      rank: account.rank,
      isPublic: account.isPublic,
      cvName: account.cvName,
      version: account.version,
      departmentId: department.id,
      departmentName: department.name,
      institutionId: institution.id,
      institutionName: institution.name,
      keywords: keywordsOfAccount,
    })
    .from(account)
    .leftJoin(department, eq(department.id, account.departmentId))
    .leftJoin(institution, eq(institution.id, department.institutionId))
    .where(isThatOf(whose))
  return row
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** Whose CV it is, and its bytes; null where there is none. */
export async function findCv(db: Reader, whose: Whose) {
  const [row] = await db
    .select({
      accountId: account.id,
      role: account.role,
      isPublic: account.isPublic,
      name: account.cvName,
      file: {
        storageKey: storedFile.storageKey,
        size: storedFile.size,
        mediaType: storedFile.mediaType,
        contentHash: storedFile.contentHash,
      },
    })
    .from(account)
    .leftJoin(storedFile, eq(storedFile.id, account.cvFileId))
    .where(isThatOf(whose))
  return row
}

/** Whether the student has, or wishes for, a thesis of the instructor. */
export async function hasTurnedTo(db: Reader, studentId: number, instructorId: number): Promise<boolean> {
  const wish = db
    .select({ one: sql`1` })
    .from(interest)
    .where(and(eq(interest.thesisId, thesis.id), eq(interest.studentId, studentId)))
  const [row] = await db
    .select({ id: thesis.id })
    .from(thesis)
    .where(and(eq(thesis.instructorId, instructorId), or(eq(thesis.studentId, studentId), exists(wish))))
    .limit(1)
  return row !== undefined
}

export async function lockAccount(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      id: account.id,
      firstName: account.firstName,
      surname: account.surname,
      email: account.email,
      language: account.language,
      cvFileId: account.cvFileId,
      version: account.version,
    })
    .from(account)
    .where(eq(account.id, id))
    .for('update')
  return row
}

export type ProfileChanges = Partial<
  Pick<AccountRow, 'firstName' | 'surname' | 'email' | 'isPublic' | 'cvFileId' | 'cvName'>
>

export async function updateAccount(tx: Tx, id: number, changes: ProfileChanges, at: Date): Promise<void> {
  await tx
    .update(account)
    .set({ ...changes, version: sql`${account.version} + 1`, updatedAt: at })
    .where(eq(account.id, id))
}

export async function replaceKeywords(
  tx: Tx,
  accountId: number,
  keywordIds: readonly number[],
): Promise<void> {
  await tx.delete(accountKeyword).where(eq(accountKeyword.accountId, accountId))
  if (keywordIds.length === 0) return
  await tx.insert(accountKeyword).values(keywordIds.map((keywordId) => ({ accountId, keywordId })))
}
