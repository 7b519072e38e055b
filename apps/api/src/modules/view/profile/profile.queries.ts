import { eq, type SQL, sql } from 'drizzle-orm'
import { greekOrder } from '../../../platform/database/greek.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { department, institution } from '../../institution/institution/tables.ts'
import { keyword } from '../../institution/keyword/tables.ts'
import { account, accountKeyword } from '../../people/account/tables.ts'

/** A person by the id of the account, or by the username in any case. */
export type Whose = { accountId: number } | { username: string }

function isThatOf(whose: Whose): SQL {
  if ('accountId' in whose) return eq(account.id, whose.accountId)
  return eq(sql`lower(${account.username})`, whose.username.toLowerCase())
}

const keywordsOfAccount = sql<string[]>`array(
  select ${keyword.label} from ${accountKeyword}
  join ${keyword} on ${keyword.id} = ${accountKeyword.keywordId}
  where ${accountKeyword.accountId} = ${account.id}
  order by ${accountKeyword.position}, ${greekOrder(keyword.label)}
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
      formOfAddress: account.formOfAddress,
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

/** The owner of the CV, and its bytes; null where there is none. */
export async function findCv(db: Reader, whose: Whose) {
  const [row] = await db
    .select({
      accountId: account.id,
      role: account.role,
      departmentId: account.departmentId,
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
