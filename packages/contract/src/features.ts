import { accountEndpoints } from './account/account.endpoints.ts'
import { institutionalSignInEndpoints } from './account/institutional-sign-in.endpoints.ts'
import { secondFactorEndpoints } from './account/second-factor.endpoints.ts'
import { administrationEndpoints } from './administration/administration.endpoints.ts'
import { commentEndpoints } from './comment/comment.endpoints.ts'
import { committeeEndpoints } from './committee/committee.endpoints.ts'
import { departmentListEndpoints } from './department-list/department-list.endpoints.ts'
import { examinationEndpoints } from './examination/examination.endpoints.ts'
import { imageEndpoints } from './image/image.endpoints.ts'
import { importEndpoints } from './import/import.endpoints.ts'
import { installationEndpoints } from './installation/installation.endpoints.ts'
import { interestEndpoints } from './interest/interest.endpoints.ts'
import { keywordEndpoints } from './keyword/keyword.endpoints.ts'
import { mailEndpoints } from './mail/mail.endpoints.ts'
import { markingEndpoints } from './marking/marking.endpoints.ts'
import { noticeEndpoints } from './notice/notice.endpoints.ts'
import { overviewEndpoints } from './overview/overview.endpoints.ts'
import { paperEndpoints } from './paper/paper.endpoints.ts'
import { personalDataEndpoints } from './personal-data/personal-data.endpoints.ts'
import { processEndpoints } from './process/process.endpoints.ts'
import { profileEndpoints } from './profile/profile.endpoints.ts'
import { rulebookEndpoints } from './rulebook/rulebook.endpoints.ts'
import { searchEndpoints } from './search/search.endpoints.ts'
import { staffEndpoints } from './staff/staff.endpoints.ts'
import { statisticsEndpoints } from './statistics/statistics.endpoints.ts'
import { studentRecordEndpoints } from './student-record/student-record.endpoints.ts'
import { thesisEndpoints } from './thesis/thesis.endpoints.ts'
import { todoListEndpoints } from './todo-list/todo-list.endpoints.ts'
import { webhookEndpoints } from './webhook/webhook.endpoints.ts'

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
  image: { title: 'Images', endpoints: imageEndpoints },
  administration: { title: 'Administration', endpoints: administrationEndpoints },
  import: { title: 'Import', endpoints: importEndpoints },
  process: { title: 'Process of a department', endpoints: processEndpoints },
  committee: { title: 'Examination committees', endpoints: committeeEndpoints },
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
} as const

export type Feature = keyof typeof FEATURES
