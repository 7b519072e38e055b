import { endpoint, signedIn } from '../../endpoint.ts'
import { Saved } from '../../values.ts'
import { ThesisParams, ThesisView } from '../thesis/thesis.schemas.ts'
import {
  AcceptBody,
  AnswerBody,
  AnswerParams,
  CurrentThesisAnswer,
  DeclareInterestBody,
  EligibilityAnswer,
  InterestAnswered,
  ReorderInterestsBody,
} from './interest.schemas.ts'

export const interestEndpoints = {
  declareInterest: endpoint('declareInterest', {
    summary: 'Declare interest with a priority, or change the priority',
    access: signedIn(['student'], 'interest.declare'),
    params: ThesisParams,
    body: DeclareInterestBody,
    response: Saved,
    errors: [
      'not_found',
      'has_thesis',
      'answer_pending',
      'deadline_passed',
      'not_open',
      'not_eligible',
      'record_missing',
    ],
  }),
  reorderInterests: endpoint('reorderInterests', {
    summary: "Put the student's interests into another order, all at once",
    access: signedIn(['student'], 'interest.reorder'),
    body: ReorderInterestsBody,
    response: Saved,
    errors: ['not_found', 'not_interested', 'has_thesis', 'answer_pending', 'deadline_passed', 'not_open'],
  }),
  withdrawInterest: endpoint('withdrawInterest', {
    summary: 'Withdraw a declaration, or decline a positive answer',
    access: signedIn(['student'], 'interest.decline'),
    params: ThesisParams,
    response: Saved,
    errors: ['not_found', 'not_interested', 'already_accepted'],
  }),
  acceptAssignment: endpoint('acceptAssignment', {
    summary: "Accept the instructor's positive answer; answers the thesis",
    access: signedIn(['student'], 'interest.accept'),
    params: ThesisParams,
    body: AcceptBody,
    response: ThesisView,
    errors: [
      'not_found',
      'not_interested',
      'not_assigned',
      'has_thesis',
      'already_accepted',
      'not_eligible',
      'record_missing',
    ],
  }),
  answerInterest: endpoint('answerInterest', {
    summary: 'Answer a student positively (1) or cancel the answer (0)',
    access: signedIn(['instructor'], 'interest.answer'),
    params: AnswerParams,
    body: AnswerBody,
    response: InterestAnswered,
    errors: [
      'not_found',
      'not_owner',
      'not_interested',
      'already_assigned',
      'before_deadline',
      'already_accepted',
      'not_assigned',
      'load_full',
    ],
  }),
  getEligibility: endpoint('getEligibility', {
    summary: 'What the student who asks, or those who declared interest, lack by the rule book of today',
    access: signedIn(['student', 'instructor'], 'interest.seeEligibility'),
    params: ThesisParams,
    response: EligibilityAnswer,
    errors: ['not_found', 'not_owner'],
  }),
  getCurrentThesis: endpoint('getCurrentThesis', {
    summary: "The student's thesis, or the interests while there is none",
    access: signedIn(['student']),
    response: CurrentThesisAnswer,
  }),
}
