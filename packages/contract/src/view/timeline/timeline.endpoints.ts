import { z } from 'zod'
import { andOfficeHolders, endpoint, signedIn } from '../../endpoint.ts'
import { TimelineQuery, TimelineThesis } from './timeline.schemas.ts'

export const timelineEndpoints = {
  getTimeline: endpoint('getTimeline', {
    summary:
      'Theses in progress on a line of time, the latest first: the own ones, those of the own committees, or those of the department for its office',
    access: andOfficeHolders(signedIn(['instructor', 'secretary'], 'timeline.see')),
    query: TimelineQuery,
    paged: 'cap',
    response: z.array(TimelineThesis),
    errors: ['not_found'],
  }),
}
