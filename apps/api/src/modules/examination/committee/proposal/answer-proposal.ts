import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { enforce, found, Refusal } from '../../../../platform/refusal/refusal.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import { findFullName } from '../../../people/account/account.queries.ts'
import { findInstructors } from '../candidate/candidate.queries.ts'
import { type Committee, countRoles, type Proposal, type ProposalRow } from '../committee.model.ts'
import { notLetIn } from '../committee.refusals.ts'
import type { AskedPeople } from '../invite-members.ts'
import { proposeMembers } from '../propose-members.ts'
import { findProposal } from './proposal.queries.ts'
import { writeAnswer } from './proposal.repository.ts'

/** Asks those who were proposed, as if the supervisor had proposed them, or says why not. */
export async function answerProposal(
  deps: Parameters<typeof proposeMembers>[0],
  tx: Tx,
  committee: Committee,
  actor: MemberActor,
  { proposalId, confirms, reason }: { proposalId: number; confirms: boolean; reason: string | null },
): Promise<AskedPeople> {
  const { clock, history, notices } = deps
  const { thesis, rules, seats } = committee
  // Another took its place while this one waited for the lock.
  const proposal = found(await findProposal(tx, proposalId))
  enforce(canCommittee.answerProposal(actor, thesis, rules, proposal))
  const at = clock.now()
  const proposals = proposalsOf(proposal)
  if (confirms) {
    enforce(canCommittee.propose(actor, thesis, rules, seats, countRoles(proposals)))
    await enforceLetIn(tx, proposal)
  }
  const asked = confirms
    ? await proposeMembers(deps, tx, committee, proposals, actor)
    : { kept: [], busy: [] }
  const answer = { state: confirms ? 'confirmed' : 'declined', reason: confirms ? null : reason } as const
  await writeAnswer(tx, proposalId, answer, at)
  const kind = confirms ? 'committee_proposal_confirmed' : 'committee_proposal_declined'
  const said = answer.reason === null ? {} : { reason: answer.reason }
  const { accountId: actorId } = actor
  await history.record(tx, { thesisId: thesis.id, actorId, what: kind, details: said, at })
  const facts = { person: await findFullName(tx, actorId), ...said }
  await notices.notify(tx, [{ recipientId: found(thesis.studentId), kind, thesis, facts }], at)
  return asked
}

function proposalsOf({ members }: ProposalRow): Proposal[] {
  return members.map(({ role, person: { username } }) => {
    if (role === 'supervisor') throw new Error('Nobody proposes a supervisor.')
    return { role, username }
  })
}

/** A member may have lost the account since, and is then not asked. */
async function enforceLetIn(tx: Tx, { members }: ProposalRow): Promise<void> {
  const people = await findInstructors(
    tx,
    members.map(({ person }) => person.username),
  )
  const gone = members.find(({ person }) => !people.has(person.username.toLowerCase()))
  if (gone !== undefined) throw notLetIn(fullName(gone.person))
  if (members.length === 0) throw new Refusal('seat_not_allowed')
}
