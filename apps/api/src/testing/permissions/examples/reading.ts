import type { keywordEndpoints } from '@diatrivi/contract/keyword/keyword.endpoints'
import type { overviewEndpoints } from '@diatrivi/contract/overview/overview.endpoints'
import { always, type Examples } from '../example.ts'

export const keywordExamples: Examples<keyof typeof keywordEndpoints> = {
  listKeywords: always({}),
}

export const overviewExamples: Examples<keyof typeof overviewEndpoints> = {
  getNotificationOverview: always({}),
  listThesesAwaitingAction: always({}),
  listNewRequests: always({}),
  listExpiringTheses: always({}),
}
