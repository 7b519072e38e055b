import { rulebookEndpoints } from './department/rulebook/rulebook.endpoints.ts'
import { staffEndpoints } from './department/staff/staff.endpoints.ts'
import { studentRecordEndpoints } from './department/student-record/student-record.endpoints.ts'
import { commissionerEndpoints } from './examination/commissioner/commissioner.endpoints.ts'
import { committeeEndpoints } from './examination/committee/committee.endpoints.ts'
import { examinationEndpoints } from './examination/examination/examination.endpoints.ts'
import { markingEndpoints } from './examination/marking/marking.endpoints.ts'
import { paperEndpoints } from './examination/paper/paper.endpoints.ts'
import { imageEndpoints } from './institution/image/image.endpoints.ts'
import { keywordEndpoints } from './institution/keyword/keyword.endpoints.ts'
import { accountEndpoints } from './people/account/account.endpoints.ts'
import { institutionalSignInEndpoints } from './people/account/institutional-sign-in.endpoints.ts'
import { secondFactorEndpoints } from './people/account/second-factor.endpoints.ts'
import { installationEndpoints } from './people/installation/installation.endpoints.ts'
import { commentEndpoints } from './thesis/comment/comment.endpoints.ts'
import { interestEndpoints } from './thesis/interest/interest.endpoints.ts'
import { noticeEndpoints } from './thesis/notice/notice.endpoints.ts'
import { thesisEndpoints } from './thesis/thesis/thesis.endpoints.ts'
import { todoListEndpoints } from './thesis/todo-list/todo-list.endpoints.ts'
import { calendarEndpoints } from './view/calendar/calendar.endpoints.ts'
import { catalogueEndpoints } from './view/catalogue/catalogue.endpoints.ts'
import { departmentListEndpoints } from './view/department-list/department-list.endpoints.ts'
import { overviewEndpoints } from './view/overview/overview.endpoints.ts'
import { processEndpoints } from './view/process/process.endpoints.ts'
import { profileEndpoints } from './view/profile/profile.endpoints.ts'
import { searchEndpoints } from './view/search/search.endpoints.ts'
import { statisticsEndpoints } from './view/statistics/statistics.endpoints.ts'
import { timelineEndpoints } from './view/timeline/timeline.endpoints.ts'
import { administrationEndpoints } from './work/administration/administration.endpoints.ts'
import { importEndpoints } from './work/import/import.endpoints.ts'
import { mailEndpoints } from './work/mail/mail.endpoints.ts'
import { personalDataEndpoints } from './work/personal-data/personal-data.endpoints.ts'
import { registryEndpoints } from './work/registry/registry.endpoints.ts'
import { webhookEndpoints } from './work/webhook/webhook.endpoints.ts'

/** Every feature of the API: its folder, its title in documents, its endpoints. What is said by feature goes through this record. */
export const FEATURES = {
  account: {
    title: 'Account',
    endpoints: { ...accountEndpoints, ...secondFactorEndpoints, ...institutionalSignInEndpoints },
  },
  thesis: { title: 'Theses', endpoints: thesisEndpoints },
  interest: { title: 'Declarations of interest', endpoints: interestEndpoints },
  'todo-list': { title: 'To-do lists and steps', endpoints: todoListEndpoints },
  comment: { title: 'Conversations about steps', endpoints: commentEndpoints },
  profile: { title: 'Profiles', endpoints: profileEndpoints },
  'personal-data': { title: 'Personal data', endpoints: personalDataEndpoints },
  keyword: { title: 'Keywords', endpoints: keywordEndpoints },
  overview: { title: 'Overview', endpoints: overviewEndpoints },
  search: { title: 'Search', endpoints: searchEndpoints },
  notice: { title: 'Notices', endpoints: noticeEndpoints },
  calendar: { title: 'Calendar', endpoints: calendarEndpoints },
  timeline: { title: 'Timeline', endpoints: timelineEndpoints },
  image: { title: 'Images', endpoints: imageEndpoints },
  administration: { title: 'Administration', endpoints: administrationEndpoints },
  import: { title: 'Import', endpoints: importEndpoints },
  process: { title: 'Process of a department', endpoints: processEndpoints },
  committee: { title: 'Examination committees', endpoints: committeeEndpoints },
  commissioner: { title: 'Partner organisations', endpoints: commissionerEndpoints },
  examination: { title: 'Examinations', endpoints: examinationEndpoints },
  paper: { title: 'Papers', endpoints: paperEndpoints },
  marking: { title: 'Sealed marks', endpoints: markingEndpoints },
  statistics: { title: 'Statistics', endpoints: statisticsEndpoints },
  'student-record': { title: 'Student records', endpoints: studentRecordEndpoints },
  'department-list': { title: 'Lists of a department', endpoints: departmentListEndpoints },
  staff: { title: 'Staff and offices', endpoints: staffEndpoints },
  installation: { title: 'Installation', endpoints: installationEndpoints },
  mail: { title: 'Mail', endpoints: mailEndpoints },
  webhook: { title: 'Webhooks', endpoints: webhookEndpoints },
  rulebook: { title: 'Rule books', endpoints: rulebookEndpoints },
  catalogue: { title: 'Public catalogue', endpoints: catalogueEndpoints },
  registry: { title: 'Student register', endpoints: registryEndpoints },
} as const

export type Feature = keyof typeof FEATURES
