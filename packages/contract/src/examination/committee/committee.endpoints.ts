import { z } from 'zod'
import { andOfficeHolders, byLink, endpoint, signedIn } from '../../endpoint.ts'
import { SavedAndMailed } from '../../held-mails.schemas.ts'
import { Id } from '../../ids.ts'
import { LinkBody } from '../../signed-link.schemas.ts'
import { ThesisParams } from '../../thesis/thesis/thesis.schemas.ts'
import { Saved } from '../../values.ts'
import {
  AnswerProposalBody,
  AnswerSeatBody,
  AnswerSeatByLinkBody,
  CandidatesQuery,
  CommitteeCandidate,
  CommitteesQuery,
  DepartmentCommittee,
  LeaveSeatBody,
  OwnCandidate,
  OwnSeat,
  ProposalParams,
  ProposeCommitteeBody,
  ProposeOwnCommitteeBody,
  ReplaceSeatBody,
  RewordMemberBody,
  SeatByLink,
  SeatParams,
  SeatsAsked,
  SeatWithoutAccount,
  SuggestedMember,
} from './committee.schemas.ts'

export const committeeEndpoints = {
  listCandidates: endpoint('listCandidates', {
    summary: 'Who could sit in the committee of a thesis, and what would keep each from it; twenty at most',
    access: signedIn(['instructor'], 'committee.seeCandidates'),
    params: ThesisParams,
    query: CandidatesQuery,
    response: z.array(CommitteeCandidate),
    errors: ['not_found', 'not_owner', 'no_committee', 'not_in_progress'],
  }),
  listSuggestedMembers: endpoint('listSuggestedMembers', {
    summary: 'Who fits the committee of a thesis best of those who may sit, and why; three at most',
    access: signedIn(['instructor'], 'committee.seeCandidates'),
    params: ThesisParams,
    response: z.array(SuggestedMember),
    errors: ['not_found', 'not_owner', 'no_committee', 'not_in_progress'],
  }),
  proposeCommittee: endpoint('proposeCommittee', {
    summary: 'Ask people to sit in the committee, for the seats that nobody has and nobody is asked for',
    access: signedIn(['instructor'], 'committee.propose'),
    params: ThesisParams,
    body: ProposeCommitteeBody,
    response: SeatsAsked,
    errors: [
      'not_found',
      'not_owner',
      'no_committee',
      'not_in_progress',
      'seat_taken',
      'seat_not_allowed',
      'version_conflict',
    ],
  }),
  listOwnCandidates: endpoint('listOwnCandidates', {
    summary: 'Whom the student of a thesis could propose for its committee; twenty at most',
    access: signedIn(['student'], 'committee.seeOwnCandidates'),
    params: ThesisParams,
    query: CandidatesQuery,
    response: z.array(OwnCandidate),
    errors: ['not_found', 'no_committee', 'proposed_by_instructor', 'not_in_progress'],
  }),
  proposeOwnCommittee: endpoint('proposeOwnCommittee', {
    summary:
      'Propose members as the student, where the rules say so; answers the id. A later one replaces it',
    access: signedIn(['student'], 'committee.proposeOwn'),
    params: ThesisParams,
    body: ProposeOwnCommitteeBody,
    response: Id,
    errors: [
      'not_found',
      'no_committee',
      'proposed_by_instructor',
      'not_in_progress',
      'seat_taken',
      'seat_not_allowed',
    ],
  }),
  answerProposal: endpoint('answerProposal', {
    summary: 'Confirm the members whom the student proposes, who are asked then, or decline with a reason',
    access: signedIn(['instructor'], 'committee.answerProposal'),
    params: ProposalParams,
    body: AnswerProposalBody,
    response: SavedAndMailed,
    errors: [
      'not_found',
      'not_owner',
      'no_committee',
      'not_in_progress',
      'proposal_answered',
      'seat_taken',
      'seat_not_allowed',
    ],
  }),
  remindSeat: endpoint('remindSeat', {
    summary: 'Ask again, once a day, who has not answered; an invitation whose days are over gets new ones',
    access: signedIn(['instructor'], 'committee.remind'),
    params: SeatParams,
    response: SavedAndMailed,
    errors: [
      'not_found',
      'not_owner',
      'no_committee',
      'not_in_progress',
      'seat_answered',
      'seat_taken',
      'reminded_today',
    ],
  }),
  replaceSeat: endpoint('replaceSeat', {
    summary: 'Ask another person for a seat that was declined, left or not answered; the seat before is kept',
    access: signedIn(['instructor'], 'committee.replace'),
    params: SeatParams,
    body: ReplaceSeatBody,
    response: SeatsAsked,
    errors: ['not_found', 'not_owner', 'no_committee', 'not_in_progress', 'seat_taken', 'seat_not_allowed'],
  }),
  answerSeat: endpoint('answerSeat', {
    summary: 'Accept or decline a seat in a committee',
    access: signedIn(['instructor'], 'committee.answer'),
    params: SeatParams,
    body: AnswerSeatBody,
    response: Saved,
    errors: ['not_found', 'seat_answered', 'impediment'],
  }),
  leaveSeat: endpoint('leaveSeat', {
    summary:
      'Leave a committee, with a reason; the first substitute takes the seat. A secretary does it for others',
    access: signedIn(['instructor', 'secretary'], 'committee.leave'),
    params: SeatParams,
    body: LeaveSeatBody,
    response: SavedAndMailed,
    errors: ['not_found', 'not_owner', 'seat_answered'],
  }),
  revokeSeatLink: endpoint('revokeSeatLink', {
    summary: 'End the link of a person without an account; the invitation stays and can be sent again',
    access: signedIn(['instructor', 'secretary'], 'committee.revokeLink'),
    params: SeatParams,
    response: Saved,
    errors: ['not_found', 'not_owner', 'link_expired'],
  }),
  rewordMember: endpoint('rewordMember', {
    summary:
      'Write another name, rank or institution of a member without an account; supervisors and the member are notified',
    access: signedIn(['secretary'], 'committee.rewordOutside'),
    params: SeatParams,
    body: RewordMemberBody,
    response: Saved,
    errors: ['not_found'],
  }),
  openSeat: endpoint('openSeat', {
    summary:
      'What the link of a person without an account is about; it reads, as often as the link is opened',
    access: byLink('seat', 'link.read'),
    body: LinkBody,
    response: SeatByLink,
    errors: ['not_found', 'link_expired', 'too_many_attempts'],
  }),
  answerSeatByLink: endpoint('answerSeatByLink', {
    summary: 'Accept or decline a seat in a committee by a link, once',
    access: byLink('seat', 'link.act'),
    body: AnswerSeatByLinkBody,
    response: Saved,
    errors: ['not_found', 'link_expired', 'link_used', 'seat_answered', 'impediment', 'too_many_attempts'],
  }),
  listOwnSeats: endpoint('listOwnSeats', {
    summary: "The caller's invitations and seats in committees of theses in progress, invitations first",
    access: signedIn(['instructor']),
    response: z.array(OwnSeat),
  }),
  listSeatsWithoutAccount: endpoint('listSeatsWithoutAccount', {
    summary: "Seats that were given to the caller's address before there was an account",
    access: signedIn(['instructor']),
    response: z.array(SeatWithoutAccount),
  }),
  joinSeat: endpoint('joinSeat', {
    summary: 'Take over a seat that was given to the own address without an account; its links end',
    access: signedIn(['instructor'], 'committee.join'),
    params: SeatParams,
    response: Saved,
    errors: ['not_found', 'seat_taken'],
  }),
  listCommittees: endpoint('listCommittees', {
    summary:
      "The committees of the theses in progress of the secretary's department, those that lack a member first",
    access: andOfficeHolders(signedIn(['secretary'])),
    query: CommitteesQuery,
    paged: 'cap',
    response: z.array(DepartmentCommittee),
  }),
}
