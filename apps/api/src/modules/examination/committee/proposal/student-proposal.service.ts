import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import { maySit } from '@diatrivi/domain/examination/committee/may-sit'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Tx } from '../../../../platform/database/transaction.ts'
import { type HeldMail, heldMailsOf } from '../../../../platform/mail/paced-mail.repository.ts'
import { enforce, found, invalidFields, Refusal } from '../../../../platform/refusal/refusal.ts'
import { findFullName } from '../../../people/account/account.queries.ts'
import type { HistoryService } from '../../../thesis/history/history.service.ts'
import type { NoticeService } from '../../../thesis/notice/notice.service.ts'
import { findThesisFacts } from '../../../thesis/thesis/thesis-lock.queries.ts'
import type { OwnProposal, Proposal, ProposalRow } from '../committee.model.ts'
import { findCommitteeRules, findInstructors, listCandidateRows, listSeats } from '../committee.queries.ts'
import { type Committee, committeeChanges } from '../committee-changes.ts'
import { candidateOf, sittingOf } from '../people-asked.ts'
import type { SeatInviting } from '../seat-inviting.ts'
import { findProposal } from './proposal.queries.ts'
import { answerProposal, insertProposal } from './proposal.repository.ts'

interface Dependencies {
  db: Db
  clock: Clock
  history: HistoryService
  notices: NoticeService
  inviting: SeatInviting
}

/** Students who propose the members of their committee: docs/regulation.md#proposal-of-student. */
export function studentProposals({ db, clock, history, notices, inviting }: Dependencies) {
  const { changing } = committeeChanges(db)

  return {
    async listCandidates(actor: MemberActor, thesisId: number, text: string | null) {
      const thesis = found(await findThesisFacts(db, thesisId))
      const rules = await findCommitteeRules(db, thesisId)
      enforce(canCommittee.seeOwnCandidates(actor, thesis, rules))
      const sitting = sittingOf(await listSeats(db, thesisId))
      const days = { day: clock.today(), limit: thesis.intendedEnd }
      const rows = await listCandidateRows(db, { departmentId: thesis.departmentId, text })
      return rows
        .filter(({ accountId }) => accountId !== thesis.instructorId)
        .map((row) => ({ ...row, ...maySit(candidateOf(row), sitting, found(rules), days) }))
    },

    /** Returns the number of the proposal. */
    propose: (actor: MemberActor, thesisId: number, proposed: readonly OwnProposal[]): Promise<number> =>
      changing(thesisId, async (tx, committee) => {
        const { thesis, rules, seats } = committee
        enforce(canCommittee.proposeOwn(actor, thesis, rules, seats, countOf(proposed)))
        const members = await judged(tx, committee, proposed)
        const at = clock.now()
        const id = await insertProposal(tx, thesisId, members, at)
        const kind = 'committee_proposed'
        await history.record(tx, { thesisId, actorId: actor.accountId, what: kind, details: {}, at })
        const facts = { person: await findFullName(tx, actor.accountId) }
        await notices.notify(tx, [{ recipientId: thesis.instructorId, kind, thesis, facts }], at)
        return id
      }),

    /** Asks those who were proposed, as if the supervisor had proposed them, or says why not. */
    async answer(
      actor: MemberActor,
      proposalId: number,
      { confirms, reason }: { confirms: boolean; reason: string | null },
    ): Promise<HeldMail[]> {
      const { thesisId } = found(await findProposal(db, proposalId))
      return changing(thesisId, async (tx, committee) => {
        const { thesis, rules, seats } = committee
        // Another took its place while this one waited for the lock.
        const proposal = found(await findProposal(tx, proposalId))
        enforce(canCommittee.answerProposal(actor, thesis, rules, proposal))
        const at = clock.now()
        const proposals = proposalsOf(proposal)
        if (confirms) {
          enforce(canCommittee.propose(actor, thesis, rules, seats, countOf(proposals)))
          await enforceLetIn(tx, proposal)
          await inviting.fill(tx, committee, proposals, actor)
        }
        const answer = {
          state: confirms ? 'confirmed' : 'declined',
          reason: confirms ? null : reason,
        } as const
        await answerProposal(tx, proposalId, answer, at)
        const kind = confirms ? 'committee_proposal_confirmed' : 'committee_proposal_declined'
        const said = answer.reason === null ? {} : { reason: answer.reason }
        await history.record(tx, { thesisId, actorId: actor.accountId, what: kind, details: said, at })
        const facts = { person: await findFullName(tx, actor.accountId), ...said }
        const recipientId = found(thesis.studentId)
        await notices.notify(tx, [{ recipientId, kind, thesis, facts }], at)
        return heldMailsOf(tx)
      })
    },
  }

  /** Each beside those who sit and those proposed before, so that what is refused later is refused now. */
  async function judged(tx: Tx, { thesis, rules, seats }: Committee, proposed: readonly OwnProposal[]) {
    const people = await findInstructors(
      tx,
      proposed.map(({ username }) => username),
    )
    const others = sittingOf(seats)
    const days = { day: clock.today(), limit: thesis.intendedEnd }
    return proposed.map(({ role, username }, index) => {
      const person = people.get(username.toLowerCase())
      if (person === undefined) throw invalidFields({ [`seats.${index}.username`]: 'unknown_instructor' })
      const candidate = candidateOf(person)
      const { hindrance } = maySit(candidate, others, found(rules), days)
      if (hindrance !== null || person.accountId === thesis.instructorId) {
        throw new Refusal('seat_not_allowed')
      }
      others.push(candidate)
      return { role, accountId: person.accountId }
    })
  }
}

export type StudentProposals = ReturnType<typeof studentProposals>

function countOf(proposed: readonly { role: 'member' | 'substitute' }[]) {
  const members = proposed.filter(({ role }) => role === 'member').length
  return { members, substitutes: proposed.length - members }
}

function proposalsOf({ members }: ProposalRow): Proposal[] {
  return members.map(({ role, person: { username } }) => {
    if (role === 'supervisor') throw new Error('Nobody proposes a supervisor.')
    return { role, username }
  })
}

/** A member may have lost the account since, and is then not asked. */
async function enforceLetIn(tx: Tx, { members }: ProposalRow): Promise<void> {
  const usernames = members.map(({ person: { username } }) => username)
  const people = await findInstructors(tx, usernames)
  if (usernames.length === 0 || usernames.some((name) => !people.has(name.toLowerCase()))) {
    throw new Refusal('seat_not_allowed')
  }
}
