import { accountEndpoints } from '@diatrivi/contract/account/account.endpoints'
import { administrationEndpoints } from '@diatrivi/contract/administration/administration.endpoints'
import { commentEndpoints } from '@diatrivi/contract/comment/comment.endpoints'
import type { Endpoint } from '@diatrivi/contract/endpoint'
import { imageEndpoints } from '@diatrivi/contract/image/image.endpoints'
import { interestEndpoints } from '@diatrivi/contract/interest/interest.endpoints'
import { keywordEndpoints } from '@diatrivi/contract/keyword/keyword.endpoints'
import { mailEndpoints } from '@diatrivi/contract/mail/mail.endpoints'
import { noticeEndpoints } from '@diatrivi/contract/notice/notice.endpoints'
import { overviewEndpoints } from '@diatrivi/contract/overview/overview.endpoints'
import { profileEndpoints } from '@diatrivi/contract/profile/profile.endpoints'
import { thesisEndpoints } from '@diatrivi/contract/thesis/thesis.endpoints'
import { todoListEndpoints } from '@diatrivi/contract/todo-list/todo-list.endpoints'

/** The chapters of the document: the table of the contract, by feature. A test finds the endpoint that is in none. */
export const FEATURES: Record<string, Record<string, Endpoint>> = {
  Account: accountEndpoints,
  Theses: thesisEndpoints,
  'Declarations of interest': interestEndpoints,
  'To-do lists and steps': todoListEndpoints,
  'Conversations about steps': commentEndpoints,
  Profiles: profileEndpoints,
  Keywords: keywordEndpoints,
  Overview: overviewEndpoints,
  Notices: noticeEndpoints,
  Images: imageEndpoints,
  Administration: administrationEndpoints,
  Mail: mailEndpoints,
}
