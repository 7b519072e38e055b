import { z } from 'zod'
import { endpoint, signedIn } from '../../endpoint.ts'
import { PageQuery } from '../../paging.ts'
import { NotificationOverview, OverviewEntry } from './overview.schemas.ts'

const waiting = {
  access: signedIn(['instructor']),
  query: PageQuery,
  paged: 'owner',
  response: z.array(OverviewEntry),
} as const

export const overviewEndpoints = {
  getNotificationOverview: endpoint('getNotificationOverview', {
    summary: 'How much waits for the instructor: the sum of the three lists',
    access: signedIn(['instructor']),
    response: NotificationOverview,
  }),
  listThesesAwaitingAction: endpoint('listThesesAwaitingAction', {
    ...waiting,
    summary: 'Theses where a step waits for the reply, or the mark is missing',
  }),
  listNewRequests: endpoint('listNewRequests', {
    ...waiting,
    summary: 'Requests of the last seven days on own theses not yet given',
  }),
  listExpiringTheses: endpoint('listExpiringTheses', {
    ...waiting,
    summary: 'Theses whose interest deadline or intended end lies in the next seven days',
  }),
  listExaminationsAhead: endpoint('listExaminationsAhead', {
    ...waiting,
    summary: 'Examinations of today and the next seven days, of own theses and of committees',
  }),
  listLateTheses: endpoint('listLateTheses', {
    ...waiting,
    summary: 'Theses in progress whose intended end has passed, the latest first',
  }),
}
