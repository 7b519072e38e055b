import { and, asc, eq, getTableColumns, gt, gte, isNotNull, isNull } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { IN_FORCE, paper } from '../../examination/paper/tables.ts'
import { account } from '../../people/account/tables.ts'

/** A batch of papers of theses that are in force, by id, after a given one, each with the person who issued it and is let in. */
export function listIssuedSince(db: Reader, since: Date, { after, limit }: { after: number; limit: number }) {
  const { id: accountId, role, departmentId } = account
  return db
    .select({ row: getTableColumns(paper), issuer: { accountId, role, departmentId } })
    .from(paper)
    .innerJoin(account, eq(account.id, paper.issuedById))
    .where(
      and(
        gt(paper.id, after),
        gte(paper.createdAt, since),
        IN_FORCE,
        isNotNull(paper.thesisId),
        isNull(account.closedAt),
        isNull(account.disabledAt),
      ),
    )
    .orderBy(asc(paper.id))
    .limit(limit)
}

export type IssuedPaper = Awaited<ReturnType<typeof listIssuedSince>>[number]
