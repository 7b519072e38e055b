import { z } from 'zod'
import { endpoint, signedIn } from '../../endpoint.ts'
import { PageQuery } from '../../paging.ts'
import { Saved } from '../../values.ts'
import {
  MailParams,
  MailShown,
  MailStatusShown,
  MailsRetried,
  SentMailShown,
  SentMailsQuery,
} from './mail.schemas.ts'

const asked = (policy: string) => signedIn(['administrator'], `mail.${policy}`)

export const mailEndpoints = {
  getMailStatus: endpoint('getMailStatus', {
    summary: 'Whether mails leave, how many wait, left in the last 24 hours, and were given up',
    access: asked('see'),
    response: MailStatusShown,
  }),
  listMails: endpoint('listMails', {
    summary: 'Mails that were given up, the newest first, then those that wait; never what they say',
    access: asked('see'),
    query: PageQuery,
    paged: 'cap',
    response: z.array(MailShown),
  }),
  listSentMails: endpoint('listSentMails', {
    summary: 'Mails that the server has taken, the last first, with its answer; never what they say',
    description:
      'They are kept for 30 days, unless the installation says otherwise (`KEEP_SENT_MAILS_DAYS`).',
    access: asked('see'),
    query: SentMailsQuery,
    paged: 'cap',
    response: z.array(SentMailShown),
  }),
  retryMail: endpoint('retryMail', {
    summary: 'A mail that was given up is tried again',
    access: asked('retry'),
    params: MailParams,
    response: Saved,
    errors: ['not_found', 'not_given_up'],
  }),
  retryAllMails: endpoint('retryAllMails', {
    summary: 'All mails that were given up are tried again',
    access: asked('retry'),
    response: MailsRetried,
  }),
}
