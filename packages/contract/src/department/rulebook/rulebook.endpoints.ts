import { z } from 'zod'
import { endpoint, everyRole, signedIn } from '../../endpoint.ts'
import { DepartmentParams } from '../../ids.ts'
import { PageQuery } from '../../paging.ts'
import { Created, Saved } from '../../values.ts'
import {
  CreateProgrammeBody,
  DraftRulebookBody,
  EditProgrammeBody,
  EditRulebookBody,
  ProgrammeParams,
  ProgrammesQuery,
  ProgrammeView,
  RehearsalView,
  RulebookEntry,
  RulebookParams,
  RulebookView,
} from './rulebook.schemas.ts'

/** The people who run a department. */
const WRITERS = ['administrator', 'secretary'] as const

export const rulebookEndpoints = {
  listProgrammes: endpoint('listProgrammes', {
    summary: "The programmes of studies of a department, the caller's own unless another is named",
    access: signedIn(everyRole, 'rulebook.list'),
    query: ProgrammesQuery,
    paged: 'owner',
    response: z.array(ProgrammeView),
    errors: ['not_found'],
  }),
  createProgramme: endpoint('createProgramme', {
    summary: 'Add a programme of studies to a department',
    access: signedIn(WRITERS, 'rulebook.write'),
    body: CreateProgrammeBody,
    response: Created,
    errors: ['not_found'],
  }),
  editProgramme: endpoint('editProgramme', {
    summary: 'Change a programme of studies',
    access: signedIn(WRITERS, 'rulebook.write'),
    params: ProgrammeParams,
    body: EditProgrammeBody,
    response: Saved,
    errors: ['not_found', 'version_conflict'],
  }),
  listRulebooks: endpoint('listRulebooks', {
    summary: 'The rule books of a department, the latest first; drafts only for those who write them',
    access: signedIn(everyRole, 'rulebook.list'),
    params: DepartmentParams,
    query: PageQuery,
    paged: 'owner',
    response: z.array(RulebookEntry),
    errors: ['not_found'],
  }),
  getRulebook: endpoint('getRulebook', {
    summary: 'A rule book with its rules',
    access: signedIn(everyRole, 'rulebook.read'),
    params: RulebookParams,
    response: RulebookView,
    errors: ['not_found'],
  }),
  draftRulebook: endpoint('draftRulebook', {
    summary:
      'Begin a rule book with the rules of another or of a preset; nothing is in force before it is published',
    access: signedIn(WRITERS, 'rulebook.write'),
    body: DraftRulebookBody,
    response: Created,
    errors: ['not_found'],
  }),
  editRulebook: endpoint('editRulebook', {
    summary: 'Write a rule book that is not published; rules left out are as usual',
    access: signedIn(WRITERS, 'rulebook.edit'),
    params: RulebookParams,
    body: EditRulebookBody,
    response: Saved,
    errors: ['not_found', 'rulebook_in_force', 'version_conflict'],
  }),
  rehearseRulebook: endpoint('rehearseRulebook', {
    summary:
      'What a rule book would change for each thesis in progress, if a decision moved it; nothing is written',
    access: signedIn(WRITERS, 'rulebook.write'),
    params: RulebookParams,
    response: RehearsalView,
    errors: ['not_found'],
  }),
  publishRulebook: endpoint('publishRulebook', {
    summary: 'Publish a rule book: theses accepted from its day on begin with it, and it no longer changes',
    access: signedIn(WRITERS, 'rulebook.publish'),
    params: RulebookParams,
    response: Saved,
    errors: ['not_found', 'rulebook_in_force', 'rulebook_day_taken', 'version_conflict'],
  }),
  deleteRulebook: endpoint('deleteRulebook', {
    summary: 'Delete a rule book that is not published',
    access: signedIn(WRITERS, 'rulebook.delete'),
    params: RulebookParams,
    response: Saved,
    errors: ['not_found', 'rulebook_in_force'],
  }),
}
