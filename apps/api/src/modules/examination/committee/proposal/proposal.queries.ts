import { type AnyColumn, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type JsonValue, jsonRow, jsonRows } from '../../../../platform/database/json-rows.ts'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { account } from '../../../people/account/tables.ts'
import type { ProposalRow } from '../committee.model.ts'
import { committeeProposal, proposedMember } from '../tables.ts'

const { id, thesisId, state, proposedAt, answeredAt, reason } = committeeProposal
const columns = { id, thesisId, state, proposedAt, answeredAt, reason }

const members: JsonValue<ProposalRow['members']> = jsonRows(
  {
    role: proposedMember.role,
    person: { username: account.username, firstName: account.firstName, surname: account.surname },
  },
  sql`
    from ${proposedMember} join ${account} on ${account.id} = ${proposedMember.accountId}
    where ${proposedMember.proposalId} = ${committeeProposal.id}
    order by ${asc(proposedMember.place)}
  `,
)

export async function findProposal(db: Reader, proposalId: number): Promise<ProposalRow | null> {
  const [row] = await db
    .select({ ...columns, members: members.sql })
    .from(committeeProposal)
    .where(eq(committeeProposal.id, proposalId))
  return row ?? null
}

/** The newest of the thesis of the row around: a value for a read of theses. */
export function newestProposalIn(ofThesis: AnyColumn | SQL): JsonValue<ProposalRow | null> {
  return jsonRow(
    { ...columns, members },
    sql`from ${committeeProposal} where ${thesisId} = ${ofThesis} order by ${desc(id)} limit 1`,
  )
}
