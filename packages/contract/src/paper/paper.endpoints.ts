import { z } from 'zod'
import { andOfficeHolders, endpoint, everyRole, publicAccess, signedIn } from '../endpoint.ts'
import { PAPER_FORM_MAX_BYTES, PAPER_RETURN_MAX_BYTES } from '../limits.ts'
import { PageQuery } from '../paging.ts'
import { ThesisParams } from '../thesis/thesis.schemas.ts'
import { Created, Saved } from '../values.ts'
import {
  DepartmentPaper,
  DepartmentPapersQuery,
  IssuePapersBody,
  MinutesDue,
  PaperCodeParams,
  PaperFates,
  PaperFileQuery,
  PaperForm,
  PaperIssued,
  PaperKindParams,
  PaperOfCode,
  PaperParams,
  PaperReturnParams,
  PreviewQuery,
  ProtocolBody,
  PublicPaper,
  ReturnPaperBody,
  ThesisPapers,
  VoidPaperBody,
  WantedPaper,
} from './paper.schemas.ts'

/** Administrators read papers and issue none. */
const ISSUERS = ['instructor', 'student', 'secretary'] as const
const office = signedIn(['secretary'])

export const paperEndpoints = {
  previewPaper: endpoint('previewPaper', {
    summary:
      'A paper as it would be issued, marked as a draft; for Word in the form of the department, where it has one',
    access: signedIn(ISSUERS, 'paper.preview'),
    query: PreviewQuery,
    answer: 'file',
    response: z.unknown(),
    errors: ['not_found', 'not_owner', 'paper_not_ready', 'form_outdated'],
  }),
  issuePaper: endpoint('issuePaper', {
    summary: 'Issue a paper under the next number of the department; the one before it is replaced',
    access: signedIn(ISSUERS, 'paper.issue'),
    body: WantedPaper,
    response: PaperIssued,
    errors: ['not_found', 'not_owner', 'paper_not_ready', 'paper_unchanged'],
  }),
  downloadPaper: endpoint('downloadPaper', {
    summary:
      'A paper: the PDF as it was issued, or for Word, made of the same facts in the form of the department',
    access: andOfficeHolders(signedIn(everyRole, 'paper.read')),
    params: PaperParams,
    query: PaperFileQuery,
    answer: 'file',
    response: z.unknown(),
    errors: ['not_found', 'form_outdated'],
  }),
  downloadSignedPaper: endpoint('downloadSignedPaper', {
    summary: 'A signed copy that came home',
    access: andOfficeHolders(signedIn(everyRole, 'paper.read')),
    params: PaperReturnParams,
    answer: 'file',
    response: z.unknown(),
    errors: ['not_found'],
  }),
  listPapers: endpoint('listPapers', {
    summary: 'The papers of a thesis that the caller may read, and those that can be issued',
    access: andOfficeHolders(signedIn(everyRole, 'paper.list')),
    params: ThesisParams,
    response: ThesisPapers,
    errors: ['not_found'],
  }),
  getPaperOfCode: endpoint('getPaperOfCode', {
    summary: 'The paper that carries a code, for those who may read it',
    access: andOfficeHolders(signedIn(everyRole, 'paper.read')),
    params: PaperCodeParams,
    response: PaperOfCode,
    errors: ['not_found'],
  }),
  returnPaper: endpoint('returnPaper', {
    summary: 'Bring the signed copy of a paper: a PDF, or a picture of the page; answers its id',
    access: signedIn(ISSUERS, 'paper.return'),
    params: PaperParams,
    body: ReturnPaperBody,
    file: { kind: 'scan', maxBytes: PAPER_RETURN_MAX_BYTES, required: true },
    response: Created,
    errors: [
      'not_found',
      'not_owner',
      'paper_void',
      'paper_outdated',
      'file_too_large',
      'file_type_not_accepted',
    ],
  }),
  voidPaper: endpoint('voidPaper', {
    summary: 'Declare a paper void, with a reason; its number is not given again',
    access: signedIn(['instructor', 'secretary'], 'paper.void'),
    params: PaperParams,
    body: VoidPaperBody,
    response: Saved,
    errors: ['not_found', 'not_owner', 'paper_void'],
  }),
  setPaperProtocol: endpoint('setPaperProtocol', {
    summary: "Write down the number that the institution's document system gave a paper",
    access: signedIn(['secretary'], 'paper.setProtocol'),
    params: PaperParams,
    body: ProtocolBody,
    response: Saved,
    errors: ['not_found', 'paper_void'],
  }),
  listDepartmentPapers: endpoint('listDepartmentPapers', {
    summary: 'Papers of the own department that are in use, the newest first',
    access: andOfficeHolders(office),
    query: DepartmentPapersQuery,
    paged: 'cap',
    response: z.array(DepartmentPaper),
  }),
  listMinutesDue: endpoint('listMinutesDue', {
    summary: 'Theses of the own department whose marks are open and which have no minutes in force',
    access: office,
    query: PageQuery,
    paged: 'cap',
    response: z.array(MinutesDue),
  }),
  issuePapers: endpoint('issuePapers', {
    summary: 'Issue one paper for each of several theses; answers what became of each',
    access: signedIn(['secretary']),
    body: IssuePapersBody,
    response: PaperFates,
  }),
  verifyPaper: endpoint('verifyPaper', {
    summary: 'Whether the paper that carries a code is in force',
    access: publicAccess,
    params: PaperCodeParams,
    response: PublicPaper,
    errors: ['not_found', 'too_many_attempts'],
  }),
  listPaperForms: endpoint('listPaperForms', {
    summary: "The own department's forms in Word",
    access: office,
    query: PageQuery,
    paged: 'owner',
    response: z.array(PaperForm),
  }),
  setPaperForm: endpoint('setPaperForm', {
    summary:
      "Give the own department's form for papers of a kind; it takes the place of the one before; answers its id",
    access: office,
    params: PaperKindParams,
    file: { kind: 'form', maxBytes: PAPER_FORM_MAX_BYTES, required: true },
    response: Created,
    errors: [
      'form_unreadable',
      'form_too_large',
      'form_with_macros',
      'form_part_unreadable',
      'form_part_refused',
      'form_loads_from_elsewhere',
      'form_field_refused',
      'form_too_many_tags',
      'form_tag_unknown',
      'form_tag_broken',
      'file_too_large',
      'file_type_not_accepted',
    ],
  }),
  downloadPaperForm: endpoint('downloadPaperForm', {
    summary: "The own department's form for papers of a kind, as it was given",
    access: office,
    params: PaperKindParams,
    answer: 'file',
    response: z.unknown(),
    errors: ['not_found'],
  }),
  deletePaperForm: endpoint('deletePaperForm', {
    summary: "Delete the own department's form for papers of a kind, which are made by the application again",
    access: office,
    params: PaperKindParams,
    response: Saved,
    errors: ['not_found'],
  }),
}
