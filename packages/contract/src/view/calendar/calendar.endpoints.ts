import { NOTIFIED } from '@diatrivi/domain/people/account/role'
import { z } from 'zod'
import { endpoint, publicAccess, signedIn } from '../../endpoint.ts'
import { Saved } from '../../values.ts'
import { FeedBody, FeedCreated, FeedTokenParams, OwnFeed } from './calendar.schemas.ts'

export const calendarEndpoints = {
  getFeed: endpoint('getFeed', {
    summary: 'Whether calendar programs can read the dates of the caller, and when one did last',
    access: signedIn(NOTIFIED),
    response: OwnFeed,
  }),
  createFeed: endpoint('createFeed', {
    summary:
      'An address by which calendar programs read the dates of the caller, shown this once; the one before ends',
    access: signedIn(NOTIFIED),
    body: FeedBody,
    response: FeedCreated,
  }),
  editFeed: endpoint('editFeed', {
    summary: 'What the calendar holds, chosen; its address stays',
    access: signedIn(NOTIFIED),
    body: FeedBody,
    response: Saved,
    errors: ['not_found'],
  }),
  revokeFeed: endpoint('revokeFeed', {
    summary: 'The address ends, if there is one: nothing reads the dates of the caller by it any more',
    access: signedIn(NOTIFIED),
    response: Saved,
  }),
  readFeed: endpoint('readFeed', {
    summary:
      'The dates of the person whose address it is, as `text/calendar`, for calendar programs; an entity tag says whether anything changed',
    access: publicAccess,
    params: FeedTokenParams,
    answer: 'file',
    response: z.unknown(),
    errors: ['not_found'],
  }),
}
