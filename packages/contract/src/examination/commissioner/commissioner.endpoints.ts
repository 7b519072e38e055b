import { z } from 'zod'
import { byLink, endpoint, signedIn } from '../../endpoint.ts'
import type { ErrorCode } from '../../errors.ts'
import { SavedAndMailed } from '../../held-mails.schemas.ts'
import { Id } from '../../ids.ts'
import { PageQuery } from '../../paging.ts'
import { LinkBody } from '../../signed-link.schemas.ts'
import { WriteCommentBody } from '../../thesis/comment/comment.schemas.ts'
import { ThesisParams } from '../../thesis/thesis/thesis.schemas.ts'
import { Saved } from '../../values.ts'
import {
  CommentByLinkBody,
  CommissionerByLink,
  CommissionerComment,
  SetCommissionerBody,
} from './commissioner.schemas.ts'

const deciding = [
  'not_found',
  'not_owner',
  'no_company',
  'thesis_ended',
  'not_in_progress',
] as const satisfies readonly ErrorCode[]

export const commissionerEndpoints = {
  setCommissioner: endpoint('setCommissioner', {
    summary:
      'Name the firm that a thesis is worked on with, and its mentor, or write both anew; another address ends the link',
    access: signedIn(['instructor'], 'commissioner.set'),
    params: ThesisParams,
    body: SetCommissionerBody,
    response: Saved,
    errors: deciding,
  }),
  removeCommissioner: endpoint('removeCommissioner', {
    summary: 'Take back a firm that was named, as long as nothing was said in its conversation',
    access: signedIn(['instructor'], 'commissioner.remove'),
    params: ThesisParams,
    response: Saved,
    errors: [...deciding, 'company_comments'],
  }),
  sendCommissionerLink: endpoint('sendCommissionerLink', {
    summary: 'Mail the mentor a link of 28 days to the conversation; it ends the link before',
    access: signedIn(['instructor'], 'commissioner.sendLink'),
    params: ThesisParams,
    response: SavedAndMailed,
    errors: deciding,
  }),
  revokeCommissionerLink: endpoint('revokeCommissionerLink', {
    summary: 'End the link of the mentor',
    access: signedIn(['instructor', 'secretary'], 'commissioner.revokeLink'),
    params: ThesisParams,
    response: Saved,
    errors: ['not_found', 'not_owner', 'link_expired'],
  }),
  listCommissionerComments: endpoint('listCommissionerComments', {
    summary: 'What student, supervisor and mentor have said to each other, oldest first',
    access: signedIn(['instructor', 'student'], 'commissioner.readComments'),
    params: ThesisParams,
    query: PageQuery,
    paged: 'owner',
    response: z.array(CommissionerComment),
    errors: ['not_found'],
  }),
  writeCommissionerComment: endpoint('writeCommissionerComment', {
    summary: 'Say something that the mentor reads too; answers its id',
    access: signedIn(['instructor', 'student'], 'commissioner.writeComment'),
    params: ThesisParams,
    body: WriteCommentBody,
    response: Id,
    errors: ['not_found', 'thesis_ended', 'not_in_progress'],
  }),
  openCommissionerTalk: endpoint('openCommissionerTalk', {
    summary: 'The conversation that the link of a mentor leads to; it reads, as often as the link is opened',
    access: byLink('company', 'commissioner.byLink'),
    body: LinkBody,
    response: CommissionerByLink,
    errors: ['not_found', 'link_expired', 'too_many_attempts'],
  }),
  writeCommentByLink: endpoint('writeCommentByLink', {
    summary: 'Say something as the mentor, by a link that holds',
    access: byLink('company', 'commissioner.byLink'),
    body: CommentByLinkBody,
    response: Saved,
    errors: ['not_found', 'link_expired', 'too_many_attempts'],
  }),
}
