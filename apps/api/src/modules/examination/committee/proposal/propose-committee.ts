import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import { hindranceOf } from '@diatrivi/domain/examination/committee/may-sit'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { enforce, found, invalidFields } from '../../../../platform/refusal/refusal.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import { findFullName } from '../../../people/account/account.queries.ts'
import { sitterOf, sittingOf } from '../candidate/candidate.model.ts'
import { findInstructors } from '../candidate/candidate.queries.ts'
import {
  type Committee,
  type CommitteeDependencies,
  countRoles,
  type OwnProposal,
} from '../committee.model.ts'
import { seatNotAllowed } from '../committee.refusals.ts'
import { insertProposal } from './proposal.repository.ts'

/** A student proposes the members of the committee to the supervisor: docs/regulation.md#proposal-of-student. Returns the number of the proposal. */
export async function proposeCommittee(
  deps: Pick<CommitteeDependencies, 'clock' | 'history' | 'notices'>,
  tx: Tx,
  committee: Committee,
  actor: MemberActor,
  proposed: readonly OwnProposal[],
): Promise<number> {
  const { clock, history, notices } = deps
  const { thesis, rules, seats } = committee
  enforce(canCommittee.proposeOwn(actor, thesis, rules, seats, countRoles(proposed)))
  const members = await judged(tx, committee, proposed)
  const at = clock.now()
  const id = await insertProposal(tx, thesis.id, members, at)
  const kind = 'committee_proposed'
  const { accountId: actorId } = actor
  await history.record(tx, { thesisId: thesis.id, actorId, what: kind, details: {}, at })
  const facts = { person: await findFullName(tx, actorId) }
  await notices.notify(tx, [{ recipientId: thesis.instructorId, kind, thesis, facts }], at)
  return id
}

/** Each beside those who sit and those proposed before, so that what is refused later is refused now. */
async function judged(tx: Tx, { thesis, rules, seats }: Committee, proposed: readonly OwnProposal[]) {
  const people = await findInstructors(
    tx,
    proposed.map(({ username }) => username),
  )
  const others = sittingOf(seats)
  return proposed.map(({ role, username }, index) => {
    const person = people.get(username.toLowerCase())
    if (person === undefined) throw invalidFields({ [`seats.${index}.username`]: 'unknown_instructor' })
    const { accountId } = person
    const sitter = sitterOf(person)
    const hindrance =
      accountId === thesis.instructorId ? 'already_in_it' : hindranceOf(sitter, others, found(rules))
    if (hindrance !== null) throw seatNotAllowed(fullName(person), hindrance, found(rules))
    others.push(sitter)
    return { role, accountId }
  })
}
