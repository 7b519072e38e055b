import type { keywordEndpoints } from '@diatrivi/contract/institution/keyword/keyword.endpoints'
import type { overviewEndpoints } from '@diatrivi/contract/view/overview/overview.endpoints'
import type { searchEndpoints } from '@diatrivi/contract/view/search/search.endpoints'
import type { statisticsEndpoints } from '@diatrivi/contract/view/statistics/statistics.endpoints'
import type { timelineEndpoints } from '@diatrivi/contract/view/timeline/timeline.endpoints'
import { always, type Examples } from '../example.ts'

export const keywordExamples: Examples<keyof typeof keywordEndpoints> = {
  listKeywords: always({}),
}

export const overviewExamples: Examples<keyof typeof overviewEndpoints> = {
  getNotificationOverview: always({}),
  listThesesAwaitingAction: always({}),
  listNewRequests: always({}),
  listExpiringTheses: always({}),
  listExaminationsAhead: always({}),
  listLateTheses: always({}),
}

export const searchExamples: Examples<keyof typeof searchEndpoints> = {
  search: always({ query: { text: 'Θέμα' } }),
}

export const statisticsExamples: Examples<keyof typeof statisticsEndpoints> = {
  getStatistics: always({}),
  getOwnStatistics: always({}),
}

export const timelineExamples: Examples<keyof typeof timelineEndpoints> = {
  getTimeline: [
    { of: "the caller's own", prepare: async () => ({ query: { scope: 'mine' } }) },
    { of: 'the department', prepare: async () => ({ query: { scope: 'department' } }) },
  ],
}
