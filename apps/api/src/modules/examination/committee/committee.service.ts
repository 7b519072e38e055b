import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import type { OutsideWords } from '@diatrivi/domain/examination/committee/outside-words'
import { canChangeSeat } from '@diatrivi/domain/examination/committee/seat'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type HeldMail, heldMailsOf } from '../../../platform/mail/paced-mail.repository.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { findAccount } from '../../people/account/account.queries.ts'
import { beginCommittee } from './begin-committee.ts'
import { readSeatByLink, readTextBySeatLink } from './by-link/read-seat-by-link.ts'
import { findSuitability } from './candidate/find-suitability.ts'
import { listCandidates, listSuggested } from './candidate/list-candidates.ts'
import {
  type Asked,
  type CommitteeDependencies,
  countRoles,
  type OwnProposal,
  type Proposal,
  type SeatAnswer,
} from './committee.model.ts'
import { COMMITTEE_REFUSALS } from './committee.refusals.ts'
import { endCommittee } from './end-committee.ts'
import type { OtherExamination } from './examination-ahead.model.ts'
import type { AskedPeople } from './invite-members.ts'
import { revokeLinksOfSeat } from './link/signed-link.repository.ts'
import { type ListedCommittee, listCommittees, type WantedCommittees } from './list-committees.ts'
import { lockCommittee, lockLinkedCommittees, lockSeat } from './lock-committee.ts'
import { rewordMember } from './outside/reword-member.ts'
import { answerProposal } from './proposal/answer-proposal.ts'
import { findProposal } from './proposal/proposal.queries.ts'
import { proposeCommittee } from './proposal/propose-committee.ts'
import { proposeMembers } from './propose-members.ts'
import { replaceSeat } from './replace-seat.ts'
import { answerSeat } from './seat/answer-seat.ts'
import { joinSeat } from './seat/join-seat.ts'
import { listJoinable } from './seat/joinable-seat.queries.ts'
import { lapseSeats } from './seat/lapse-seats.ts'
import { leaveSeat } from './seat/leave-seat.ts'
import { remindSeat } from './seat/remind-seat.ts'

export type { ListedCommittee }

/** What became of asking people, with the mails that leave later. */
export type Asking = AskedPeople & { held: HeldMail[] }

interface AnsweredProposal {
  confirms: boolean
  reason: string | null
}

/** Who examines a thesis beside its supervisor: docs/regulation.md#committee. */
export function committeeService(deps: CommitteeDependencies) {
  const { db, clock, requestThrottle, signedLinks } = deps

  function changing<Result>(act: (tx: Tx) => Promise<Result>): Promise<Result> {
    return refusing(COMMITTEE_REFUSALS, () => db.transaction(act))
  }

  /** The same, with the mails of the action that leave later. */
  function mailing(act: (tx: Tx) => Promise<void>): Promise<HeldMail[]> {
    return changing(async (tx) => {
      await act(tx)
      return heldMailsOf(tx)
    })
  }

  function asking(act: (tx: Tx) => Promise<AskedPeople>): Promise<Asking> {
    return changing(async (tx) => ({ ...(await act(tx)), held: heldMailsOf(tx) }))
  }

  return {
    listCandidates: (actor: MemberActor, thesisId: number, text: string | null) =>
      listCandidates(deps, actor, { thesisId, text }, canCommittee.seeCandidates),

    listOwnCandidates: (actor: MemberActor, thesisId: number, text: string | null) =>
      listCandidates(deps, actor, { thesisId, text }, canCommittee.seeOwnCandidates),

    listSuggested: (actor: MemberActor, thesisId: number) => listSuggested(deps, actor, thesisId),

    judgeOutsider: (actor: MemberActor, thesisId: number, email: string) =>
      findSuitability(deps, actor, { thesisId, email }),

    listInDepartment: (actor: MemberActor, wanted: WantedCommittees, bounds: { isWhole: boolean }) =>
      listCommittees(deps, actor, wanted, bounds),

    /** For one thesis, or for all who share its topic; a refusal undoes all of it. */
    propose: (
      actor: MemberActor,
      of: { thesisId: number; linked: boolean },
      proposals: readonly Proposal[],
    ): Promise<Asking> =>
      asking(async (tx) => {
        const asked: AskedPeople = { kept: [], busy: [] }
        for await (const committee of lockLinkedCommittees(tx, of)) {
          const { thesis, rules, seats } = committee
          enforce(canCommittee.propose(actor, thesis, rules, seats, countRoles(proposals)))
          const { kept, busy } = await proposeMembers(deps, tx, committee, proposals, actor)
          asked.kept.push(...kept)
          asked.busy.push(...busy)
        }
        return asked
      }),

    proposeOwn: (actor: MemberActor, thesisId: number, proposed: readonly OwnProposal[]): Promise<number> =>
      changing(async (tx) => proposeCommittee(deps, tx, await lockCommittee(tx, thesisId), actor, proposed)),

    async answerProposal(actor: MemberActor, proposalId: number, answer: AnsweredProposal): Promise<Asking> {
      const { thesisId } = found(await findProposal(db, proposalId))
      return asking(async (tx) => {
        const committee = await lockCommittee(tx, thesisId)
        return answerProposal(deps, tx, committee, actor, { proposalId, ...answer })
      })
    },

    replace: (actor: MemberActor, seatId: number, person: Asked): Promise<Asking> =>
      asking((tx) => replaceSeat(deps, tx, actor, seatId, person)),

    reword: (actor: MemberActor, seatId: number, words: OutsideWords): Promise<void> =>
      db.transaction((tx) => rewordMember(deps, tx, actor, seatId, words)),

    remind: (actor: MemberActor, seatId: number): Promise<HeldMail[]> =>
      mailing((tx) => remindSeat(deps, tx, actor, seatId)),

    /** Ends the link of a person from outside; the seat still waits: docs/regulation.md#links. */
    revokeLink: (actor: MemberActor, seatId: number): Promise<void> =>
      changing(async (tx) => {
        const { committee, seat } = await lockSeat(tx, seatId)
        enforce(canCommittee.revokeLink(actor, committee.thesis, seat))
        await revokeLinksOfSeat(tx, { seatId }, clock.now())
      }),

    /** The person accepts or declines: docs/regulation.md#answer-seat. */
    answer: (actor: MemberActor, seatId: number, answer: SeatAnswer): Promise<OtherExamination | null> =>
      changing(async (tx) => {
        const { committee, seat } = await lockSeat(tx, seatId)
        enforce(canCommittee.answer(actor, seat, answer, found(committee.rules)))
        return answerSeat(deps, tx, committee, seat, answer)
      }),

    leave: (actor: MemberActor, seatId: number, reason: string): Promise<HeldMail[]> =>
      mailing((tx) => leaveSeat(deps, tx, actor, seatId, reason)),

    /** Seats that were given to the address of a person before there was an account for it. */
    async listJoinable({ accountId }: MemberActor) {
      const { email, isActive } = found(await findAccount(db, accountId))
      return isActive ? listJoinable(db, { accountId, email }) : []
    },

    join: (actor: MemberActor, seatId: number): Promise<void> =>
      changing((tx) => joinSeat(deps, tx, actor, seatId)),

    readByLink: (code: string, caller: Caller) => readSeatByLink(deps, code, caller),

    readTextByLink: (code: string, caller: Caller) => readTextBySeatLink(deps, code, caller),

    async answerByLink(
      code: string,
      answer: SeatAnswer,
      { address }: Caller,
    ): Promise<OtherExamination | null> {
      await requestThrottle(address)
      const seatId = await signedLinks.read(db, code, 'seat')
      return changing(async (tx) => {
        const { committee, seat } = await lockSeat(tx, seatId)
        await signedLinks.redeem(tx, code, 'seat')
        const act = answer.accepts ? 'accept' : 'decline'
        enforce(canChangeSeat(seat, act, answer, found(committee.rules)))
        return answerSeat(deps, tx, committee, seat, answer)
      })
    },

    begin: (tx: Tx, thesis: { id: number; instructorId: number }): Promise<void> =>
      beginCommittee(deps, tx, thesis),

    end: (tx: Tx, thesisId: number): Promise<void> => endCommittee(deps, tx, thesisId),

    lapseOverdue: (): Promise<void> => lapseSeats(deps),
  }
}

export type CommitteeService = ReturnType<typeof committeeService>
