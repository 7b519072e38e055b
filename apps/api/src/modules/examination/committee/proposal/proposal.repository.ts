import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { committeeProposal, proposedMember } from '../tables.ts'

type ProposalValues = typeof committeeProposal.$inferInsert
type Member = Pick<typeof proposedMember.$inferInsert, 'role' | 'accountId'>

/** One that waits is forgotten: the student has thought of better. */
export async function insertProposal(
  tx: Tx,
  thesisId: number,
  members: readonly Member[],
  at: Date,
): Promise<number> {
  await tx
    .delete(committeeProposal)
    .where(and(eq(committeeProposal.thesisId, thesisId), eq(committeeProposal.state, 'waiting')))
  const [row] = await tx
    .insert(committeeProposal)
    .values({ thesisId, proposedAt: at, createdAt: at, updatedAt: at })
    .returning({ id: committeeProposal.id })
  if (row === undefined) throw new Error('A proposal that was inserted has no id.')
  await tx
    .insert(proposedMember)
    .values(members.map((member, place) => ({ ...member, proposalId: row.id, place })))
  return row.id
}

export async function writeAnswer(
  tx: Tx,
  id: number,
  answer: Pick<ProposalValues, 'state' | 'reason'>,
  at: Date,
): Promise<void> {
  await tx
    .update(committeeProposal)
    .set({ ...answer, answeredAt: at, updatedAt: at })
    .where(eq(committeeProposal.id, id))
}

/** The student has gone, and the next one proposes others. */
export async function deleteProposals(tx: Tx, thesisId: number): Promise<void> {
  await tx.delete(committeeProposal).where(eq(committeeProposal.thesisId, thesisId))
}
