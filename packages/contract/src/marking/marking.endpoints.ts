import { endpoint, signedIn } from '../endpoint.ts'
import { Saved } from '../values.ts'
import {
  AcceptCorrectionsBody,
  CorrectMarkBody,
  ExaminationParams,
  MarkSheetView,
  SaveMarkBody,
} from './marking.schemas.ts'

export const markingEndpoints = {
  getMarkSheet: endpoint('getMarkSheet', {
    summary:
      "The caller's own mark sheet of an examination: its parts, criteria and weights, and what is given",
    access: signedIn(['instructor'], 'mark.seeSheet'),
    params: ExaminationParams,
    response: MarkSheetView,
    errors: ['not_found', 'not_a_member'],
  }),
  saveMemberMark: endpoint('saveMemberMark', {
    summary: 'Write the own mark as a draft, or seal it; the last seal opens the marks of all',
    access: signedIn(['instructor'], 'mark.save'),
    params: ExaminationParams,
    body: SaveMarkBody,
    response: Saved,
    errors: ['not_found', 'not_a_member', 'not_in_progress', 'not_held', 'marks_opened'],
  }),
  confirmMark: endpoint('confirmMark', {
    summary: 'Keep the own mark as it is, after the members were told that they differ',
    access: signedIn(['instructor'], 'mark.confirm'),
    params: ExaminationParams,
    response: Saved,
    errors: [
      'not_found',
      'not_a_member',
      'not_in_progress',
      'not_held',
      'marks_opened',
      'nothing_to_confirm',
    ],
  }),
  acceptCorrections: endpoint('acceptCorrections', {
    summary: 'Say that what the committee asked to be corrected is done: the thesis passes',
    access: signedIn(['instructor'], 'mark.acceptCorrections'),
    params: ExaminationParams,
    body: AcceptCorrectionsBody,
    response: Saved,
    errors: ['not_found', 'not_owner', 'no_corrections', 'not_in_progress'],
  }),
  correctMark: endpoint('correctMark', {
    summary: 'Write down what a decision has made of the mark of a member, after the opening',
    access: signedIn(['secretary'], 'mark.correct'),
    params: ExaminationParams,
    body: CorrectMarkBody,
    response: Saved,
    errors: ['not_found', 'not_owner', 'marks_sealed', 'examination_planned', 'mark_unchanged', 'has_thesis'],
  }),
}
