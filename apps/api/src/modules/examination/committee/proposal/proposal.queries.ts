import { asc, desc, eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { account } from '../../../people/account/tables.ts'
import type { ProposalRow } from '../committee.model.ts'
import { committeeProposal, proposedMember } from '../tables.ts'

export function findProposal(db: Reader, id: number): Promise<ProposalRow | null> {
  return newestThat(db, eq(committeeProposal.id, id))
}

export function findNewestProposal(db: Reader, thesisId: number): Promise<ProposalRow | null> {
  return newestThat(db, eq(committeeProposal.thesisId, thesisId))
}

async function newestThat(db: Reader, which: SQL): Promise<ProposalRow | null> {
  const { id, thesisId, state, proposedAt, answeredAt, reason } = committeeProposal
  const [row] = await db
    .select({ id, thesisId, state, proposedAt, answeredAt, reason })
    .from(committeeProposal)
    .where(which)
    .orderBy(desc(id))
    .limit(1)
  if (row === undefined) return null
  const members = await db
    .select({
      role: proposedMember.role,
      person: { username: account.username, firstName: account.firstName, surname: account.surname },
    })
    .from(proposedMember)
    .innerJoin(account, eq(account.id, proposedMember.accountId))
    .where(eq(proposedMember.proposalId, row.id))
    .orderBy(asc(proposedMember.place))
  return { ...row, members }
}
