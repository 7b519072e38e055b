import { z } from 'zod'
import { andOfficeHolders, byLink, endpoint, signedIn } from '../../endpoint.ts'
import type { ErrorCode } from '../../errors.ts'
import { SavedAndMailed } from '../../held-mails.schemas.ts'
import { LinkBody } from '../../signed-link.schemas.ts'
import { ThesisParams } from '../../thesis/thesis/thesis.schemas.ts'
import { Saved } from '../../values.ts'
import {
  AnswerDatesBody,
  AnswerDatesByLinkBody,
  ArrangedAndMailed,
  CancelExaminationBody,
  ClashesQuery,
  ClashView,
  DatesByLink,
  ExaminationEntry,
  ExaminationParams,
  ExaminationsQuery,
  HoldExaminationBody,
  MoveExaminationBody,
  OfferDatesBody,
  OpenMarkingBody,
  PlanExaminationBody,
  PlannedAndMailed,
} from './examination.schemas.ts'

const ARRANGING = ['instructor', 'secretary'] as const
const always = [
  'not_found',
  'not_owner',
  'no_committee',
  'not_in_progress',
] as const satisfies readonly ErrorCode[]
const ofADay = [
  'attempts_used',
  'steps_open',
  'committee_incomplete',
  'too_early',
  'outside_window',
  'person_clash',
  'person_absent',
  'room_clash',
  'version_conflict',
] as const satisfies readonly ErrorCode[]

export const examinationEndpoints = {
  offerDates: endpoint('offerDates', {
    summary:
      'Ask the student and the committee about dates; those offered before and now left out are forgotten',
    access: signedIn(['instructor'], 'examination.offerDates'),
    params: ThesisParams,
    body: OfferDatesBody,
    response: ArrangedAndMailed,
    errors: [...always, 'no_presentation', 'examination_planned', 'attempts_used'],
  }),
  answerDates: endpoint('answerDates', {
    summary: 'Say which of the offered dates suit the caller',
    access: signedIn(['instructor', 'student'], 'examination.answerDates'),
    params: ThesisParams,
    body: AnswerDatesBody,
    response: Saved,
    errors: ['not_found', 'no_committee', 'not_in_progress', 'examination_planned'],
  }),
  openDates: endpoint('openDates', {
    summary: 'The dates that a member without an account is asked about, by the link, and the own answers',
    access: byLink('dates', 'link.read'),
    body: LinkBody,
    response: DatesByLink,
    errors: ['not_found', 'link_expired', 'too_many_attempts'],
  }),
  answerDatesByLink: endpoint('answerDatesByLink', {
    summary: 'Say which of the offered dates suit, by a link; as often as the answer changes',
    access: byLink('dates', 'examination.answerDates'),
    body: AnswerDatesByLinkBody,
    response: Saved,
    errors: [
      'not_found',
      'link_expired',
      'no_committee',
      'not_in_progress',
      'examination_planned',
      'too_many_attempts',
    ],
  }),
  findClashes: endpoint('findClashes', {
    summary: 'Who of the student and the committee is busy at a time, and whether the place is',
    access: signedIn(ARRANGING, 'examination.findClashes'),
    query: ClashesQuery,
    response: z.array(ClashView),
    errors: always,
  }),
  listExaminationPlaces: endpoint('listExaminationPlaces', {
    summary: 'Places of earlier examinations of the department, the latest used first',
    access: signedIn(ARRANGING, 'examination.listPlaces'),
    params: ThesisParams,
    response: z.array(z.string()),
    errors: always,
  }),
  planExamination: endpoint('planExamination', {
    summary: 'Set the day, hour and place of an examination',
    access: signedIn(ARRANGING, 'examination.plan'),
    params: ThesisParams,
    body: PlanExaminationBody,
    response: PlannedAndMailed,
    errors: [...always, 'no_presentation', 'examination_planned', ...ofADay],
  }),
  moveExamination: endpoint('moveExamination', {
    summary: 'Move an examination to another time or place, with the reason',
    access: signedIn(ARRANGING, 'examination.move'),
    params: ExaminationParams,
    body: MoveExaminationBody,
    response: ArrangedAndMailed,
    errors: [...always, 'no_presentation', 'examination_over', ...ofADay, 'notice_too_short'],
  }),
  announceExamination: endpoint('announceExamination', {
    summary: 'Announce an examination, with the final text and in time',
    access: signedIn(ARRANGING, 'examination.announce'),
    params: ExaminationParams,
    response: SavedAndMailed,
    errors: [
      ...always,
      'no_presentation',
      'examination_over',
      'already_announced',
      'text_missing',
      'text_too_late',
      'notice_too_short',
      'version_conflict',
    ],
  }),
  openMarking: endpoint('openMarking', {
    summary: 'Let the committee mark a thesis that is not presented, and say what is to be corrected',
    access: signedIn(['instructor'], 'examination.openMarking'),
    params: ThesisParams,
    body: OpenMarkingBody,
    response: ArrangedAndMailed,
    errors: [
      ...always,
      'has_presentation',
      'examination_planned',
      'attempts_used',
      'steps_open',
      'committee_incomplete',
      'too_early',
      'outside_window',
      'text_missing',
    ],
  }),
  holdExamination: endpoint('holdExamination', {
    summary: 'Say that an examination was held, who of the committee was there, and what is to be corrected',
    access: signedIn(['instructor'], 'examination.hold'),
    params: ExaminationParams,
    body: HoldExaminationBody,
    response: SavedAndMailed,
    errors: [
      ...always,
      'examination_over',
      'too_early',
      'text_missing',
      'committee_incomplete',
      'version_conflict',
    ],
  }),
  cancelExamination: endpoint('cancelExamination', {
    summary: 'Call an examination off, with the reason; the attempt is not used up',
    access: signedIn(ARRANGING, 'examination.cancel'),
    params: ExaminationParams,
    body: CancelExaminationBody,
    response: SavedAndMailed,
    errors: [...always, 'examination_over', 'version_conflict'],
  }),
  listExaminations: endpoint('listExaminations', {
    summary: "The examinations of the secretary's department that were not cancelled, the earliest first",
    access: andOfficeHolders(signedIn(['secretary'])),
    query: ExaminationsQuery,
    paged: 'cap',
    response: z.array(ExaminationEntry),
  }),
}
