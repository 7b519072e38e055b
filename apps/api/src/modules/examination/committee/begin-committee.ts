import { hasCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { CommitteeDependencies } from './committee.model.ts'
import { findCommitteeRules } from './committee.queries.ts'
import { insertSeat } from './committee.repository.ts'

/** Gives the supervisor the first seat, where the rules of the thesis ask for a committee. The thesis is locked. */
export async function beginCommittee(
  { clock }: Pick<CommitteeDependencies, 'clock'>,
  tx: Tx,
  { id: thesisId, instructorId }: { id: number; instructorId: number },
): Promise<void> {
  if (!hasCommittee(await findCommitteeRules(tx, thesisId))) return
  const [today, at] = [clock.today(), clock.now()]
  await insertSeat(
    tx,
    {
      thesisId,
      position: 1,
      role: 'supervisor',
      accountId: instructorId,
      state: 'accepted',
      invitedAt: at,
      answeredAt: at,
      dueOn: today,
      remindedOn: today,
    },
    at,
  )
}
