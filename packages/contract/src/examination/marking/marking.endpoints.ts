import { z } from 'zod'
import { byLink, endpoint, signedIn } from '../../endpoint.ts'
import type { ErrorCode } from '../../errors.ts'
import { SavedAndMailed } from '../../held-mails.schemas.ts'
import { LinkBody } from '../../signed-link.schemas.ts'
import { Saved } from '../../values.ts'
import {
  AcceptCorrectionsBody,
  ConfirmMarkByLinkBody,
  CorrectMarkBody,
  ExaminationParams,
  MarkByLink,
  MarkSheetView,
  OpenMarkSheetBody,
  SaveMarkBody,
  SaveMarkByLinkBody,
  SendMarkLinkBody,
} from './marking.schemas.ts'

const ofALink = ['not_found', 'link_expired', 'too_many_attempts'] as const satisfies readonly ErrorCode[]

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
    summary: 'Keep the own mark as it is, after the members were notified that they differ',
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
  sendMarkLink: endpoint('sendMarkLink', {
    summary: 'Send a member without an account a new link to the own mark sheet, which ends the one before',
    access: signedIn(['instructor', 'secretary'], 'mark.sendLink'),
    params: ExaminationParams,
    body: SendMarkLinkBody,
    response: SavedAndMailed,
    errors: ['not_found', 'not_owner', 'not_in_progress', 'not_held', 'marks_opened'],
  }),
  openMarkSheet: endpoint('openMarkSheet', {
    summary:
      'What the link of a member without an account is about; with the code that was mailed, the own marks too',
    access: byLink('mark', 'link.read'),
    body: OpenMarkSheetBody,
    response: MarkByLink,
    errors: ofALink,
  }),
  readTextToMark: endpoint('readTextToMark', {
    summary: 'The final text of the thesis that a member without an account marks, by the link',
    access: byLink('mark', 'link.read'),
    body: LinkBody,
    answer: 'file',
    response: z.unknown(),
    errors: ofALink,
  }),
  sendMarkCode: endpoint('sendMarkCode', {
    summary: 'Mail the member of a link a code of six digits, good for ten minutes',
    access: byLink('mark', 'link.read'),
    body: LinkBody,
    response: Saved,
    errors: [...ofALink, 'not_in_progress', 'not_held', 'marks_opened'],
  }),
  saveMarkByLink: endpoint('saveMarkByLink', {
    summary: 'Write or seal the own mark by a link, with the code that was mailed',
    access: byLink('mark', 'mark.save'),
    body: SaveMarkByLinkBody,
    response: Saved,
    errors: [...ofALink, 'not_in_progress', 'not_held', 'marks_opened'],
  }),
  confirmMarkByLink: endpoint('confirmMarkByLink', {
    summary: 'Keep the own mark by a link, after the members were notified that they differ',
    access: byLink('mark', 'mark.confirm'),
    body: ConfirmMarkByLinkBody,
    response: Saved,
    errors: [...ofALink, 'not_in_progress', 'not_held', 'marks_opened', 'nothing_to_confirm'],
  }),
}
