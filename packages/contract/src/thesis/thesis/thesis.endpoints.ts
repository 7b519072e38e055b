import { ATTACHMENT_MAX_BYTES } from '@diatrivi/domain/thesis/todo-list/step'
import { z } from 'zod'
import { andOfficeHolders, endpoint, everyRole, signedIn } from '../../endpoint.ts'
import { Id } from '../../ids.ts'
import { HTML_BODY_MAX_BYTES, TEXT_BODY_MAX_BYTES } from '../../limits.ts'
import { PageQuery } from '../../paging.ts'
import { ThesisOutcomes } from '../../several-theses.schemas.ts'
import { Saved } from '../../values.ts'
import {
  CreateThesisBody,
  DeadlineOfThesesBody,
  DepartmentThesesQuery,
  EditThesisBody,
  FinalTextBody,
  FinalTextQuery,
  MarkBody,
  OfferThesesAgainBody,
  OpenThesesQuery,
  PastThesisView,
  ReleaseBody,
  ShareTopicBody,
  ThesisCountQuery,
  ThesisCounts,
  ThesisEvent,
  ThesisFilterQuery,
  ThesisParams,
  ThesisView,
  VisibilityOfThesesBody,
  VisibilityParams,
} from './thesis.schemas.ts'

const instructor = (policy: string | null = null) => signedIn(['instructor'], policy)
const student = (policy: string | null = null) => signedIn(['student'], policy)
const ownTheses = {
  access: instructor(),
  query: ThesisFilterQuery,
  paged: 'owner',
  response: z.array(ThesisView),
} as const

export const thesisEndpoints = {
  listThesesInProgress: endpoint('listThesesInProgress', {
    ...ownTheses,
    summary: 'Own theses that have a student and no mark',
  }),
  listUngivenTheses: endpoint('listUngivenTheses', { ...ownTheses, summary: 'Own theses without a student' }),
  listEndedTheses: endpoint('listEndedTheses', { ...ownTheses, summary: 'Own theses with a mark' }),
  listThesesWithoutList: endpoint('listThesesWithoutList', {
    ...ownTheses,
    summary: 'Own theses without a to-do list',
  }),
  countTheses: endpoint('countTheses', {
    summary: 'How many own theses match the filters, by their state',
    access: instructor(),
    query: ThesisCountQuery,
    response: ThesisCounts,
  }),
  listOpenTheses: endpoint('listOpenTheses', {
    summary: 'Theses that a student may declare interest in',
    access: student(),
    query: OpenThesesQuery,
    paged: 'cap',
    response: z.array(ThesisView),
  }),
  listDepartmentTheses: endpoint('listDepartmentTheses', {
    summary: "The topics and theses of the secretary's department, without drafts",
    access: andOfficeHolders(signedIn(['secretary'])),
    query: DepartmentThesesQuery,
    paged: 'cap',
    response: z.array(ThesisView),
  }),
  listPastTheses: endpoint('listPastTheses', {
    summary: 'What the student has worked on and no longer does, the newest end first',
    access: student(),
    query: PageQuery,
    paged: 'owner',
    response: z.array(PastThesisView),
  }),
  getThesis: endpoint('getThesis', {
    summary: 'One thesis, as an array of one',
    access: andOfficeHolders(signedIn(everyRole, 'thesis.see')),
    params: ThesisParams,
    response: z.array(ThesisView),
    errors: ['not_found'],
  }),
  getThesisHistory: endpoint('getThesisHistory', {
    summary: 'Who did what when on a thesis, newest first',
    access: andOfficeHolders(signedIn(everyRole, 'thesis.readHistory')),
    params: ThesisParams,
    query: PageQuery,
    paged: 'owner',
    response: z.array(ThesisEvent),
    errors: ['not_found', 'not_owner'],
  }),
  createThesis: endpoint('createThesis', {
    summary: 'Publish or draft a topic; answers its id',
    access: instructor(),
    body: CreateThesisBody,
    maxBodyBytes: HTML_BODY_MAX_BYTES,
    response: Id,
  }),
  editThesis: endpoint('editThesis', {
    summary: 'Change a thesis; answers it as it stands now',
    access: instructor('thesis.edit'),
    params: ThesisParams,
    body: EditThesisBody,
    maxBodyBytes: HTML_BODY_MAX_BYTES,
    response: ThesisView,
    errors: ['not_found', 'not_owner', 'thesis_ended', 'version_conflict'],
  }),
  setVisibilityOfTheses: endpoint('setVisibilityOfTheses', {
    summary: 'Make several theses public or private; answers what became of each',
    access: instructor(),
    body: VisibilityOfThesesBody,
    response: ThesisOutcomes,
  }),
  setDeadlineOfTheses: endpoint('setDeadlineOfTheses', {
    summary: 'Set the interest deadline of several theses, or take it away; answers what became of each',
    access: instructor(),
    body: DeadlineOfThesesBody,
    response: ThesisOutcomes,
  }),
  offerThesesAgain: endpoint('offerThesesAgain', {
    summary: 'Make a new private thesis of each of several topics; answers what became of each',
    access: instructor(),
    body: OfferThesesAgainBody,
    response: ThesisOutcomes,
  }),
  deleteThesis: endpoint('deleteThesis', {
    summary: 'Delete a thesis that has no student',
    access: instructor('thesis.delete'),
    params: ThesisParams,
    response: Saved,
    errors: ['not_found', 'not_owner', 'has_student'],
  }),
  markThesis: endpoint('markThesis', {
    summary: 'Enter the final mark, 1 to 10',
    access: instructor('thesis.mark'),
    params: ThesisParams,
    body: MarkBody,
    response: Saved,
    errors: ['not_found', 'not_owner', 'marked_by_committee', 'not_ready'],
  }),
  releaseThesis: endpoint('releaseThesis', {
    summary: 'End the assignment of a student who gave up',
    access: instructor('thesis.release'),
    params: ThesisParams,
    body: ReleaseBody,
    response: Saved,
    errors: ['not_found', 'not_owner', 'not_in_progress'],
  }),
  offerThesisAgain: endpoint('offerThesisAgain', {
    summary: 'Make a new private thesis of a topic that was marked or given up; answers its id',
    access: instructor('thesis.offerAgain'),
    params: ThesisParams,
    response: Id,
    errors: ['not_found', 'not_owner', 'not_over'],
  }),
  shareTopic: endpoint('shareTopic', {
    summary:
      'Offer the topic of a thesis in progress to another student too, as a linked thesis; answers its id',
    access: instructor('thesis.share'),
    params: ThesisParams,
    body: ShareTopicBody,
    response: Id,
    errors: ['not_found', 'not_owner', 'not_in_progress', 'topic_full', 'load_full'],
  }),
  setThesisVisibility: endpoint('setThesisVisibility', {
    summary: "The student's choice to show the thesis to others",
    access: student('thesis.setStudentVisibility'),
    params: VisibilityParams,
    response: Saved,
    errors: ['not_found', 'not_owner'],
  }),
  submitFinalText: endpoint('submitFinalText', {
    summary: "The student's abstract and final text",
    access: student('thesis.submitFinalText'),
    params: ThesisParams,
    body: FinalTextBody,
    maxBodyBytes: TEXT_BODY_MAX_BYTES,
    file: { kind: 'attachment', maxBytes: ATTACHMENT_MAX_BYTES, required: false },
    response: Saved,
    errors: [
      'not_found',
      'not_owner',
      'thesis_ended',
      'file_too_large',
      'file_type_not_accepted',
      'file_locked',
    ],
  }),
  downloadFinalText: endpoint('downloadFinalText', {
    summary: 'The final text of a thesis, or of a released assignment of it',
    access: andOfficeHolders(signedIn(everyRole, 'thesis.see')),
    params: ThesisParams,
    query: FinalTextQuery,
    answer: 'file',
    response: z.unknown(),
    errors: ['not_found'],
  }),
}
