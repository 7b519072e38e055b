import type { Tx } from '../../../platform/database/transaction.ts'
import type { CommitteeDependencies } from './committee.model.ts'
import { leaveSeats } from './committee.repository.ts'
import { revokeLinksOfThesis } from './link/signed-link.repository.ts'
import { deleteProposals } from './proposal/proposal.repository.ts'

/** The student has given the thesis up: the next one has a committee of his or her own. The thesis is locked. */
export async function endCommittee(
  { clock }: Pick<CommitteeDependencies, 'clock'>,
  tx: Tx,
  thesisId: number,
): Promise<void> {
  const at = clock.now()
  await leaveSeats(tx, thesisId, { leftOn: clock.today(), at })
  await revokeLinksOfThesis(tx, thesisId, at)
  await deleteProposals(tx, thesisId)
}
