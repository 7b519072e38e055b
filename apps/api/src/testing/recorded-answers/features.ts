import { accountEndpoints } from '@diatrivi/contract/account/account.endpoints'
import { administrationEndpoints } from '@diatrivi/contract/administration/administration.endpoints'
import { commentEndpoints } from '@diatrivi/contract/comment/comment.endpoints'
import { imageEndpoints } from '@diatrivi/contract/image/image.endpoints'
import { interestEndpoints } from '@diatrivi/contract/interest/interest.endpoints'
import { keywordEndpoints } from '@diatrivi/contract/keyword/keyword.endpoints'
import { mailEndpoints } from '@diatrivi/contract/mail/mail.endpoints'
import { noticeEndpoints } from '@diatrivi/contract/notice/notice.endpoints'
import { overviewEndpoints } from '@diatrivi/contract/overview/overview.endpoints'
import { profileEndpoints } from '@diatrivi/contract/profile/profile.endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import { thesisEndpoints } from '@diatrivi/contract/thesis/thesis.endpoints'
import { todoListEndpoints } from '@diatrivi/contract/todo-list/todo-list.endpoints'

const ENDPOINTS_OF = {
  account: accountEndpoints,
  administration: administrationEndpoints,
  comment: commentEndpoints,
  image: imageEndpoints,
  interest: interestEndpoints,
  keyword: keywordEndpoints,
  mail: mailEndpoints,
  notice: noticeEndpoints,
  overview: overviewEndpoints,
  profile: profileEndpoints,
  thesis: thesisEndpoints,
  'todo-list': todoListEndpoints,
}
export type Feature = keyof typeof ENDPOINTS_OF
export const FEATURES = Object.keys(ENDPOINTS_OF) as Feature[]

/** Whether a call is recorded in the file of a feature. A call of no feature would be recorded nowhere. */
export const isOf = (feature: Feature, name: RouteName): boolean => name in ENDPOINTS_OF[feature]
