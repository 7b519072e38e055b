import type { Examples } from './example.ts'
import { accountExamples } from './examples/account.ts'
import { administrationExamples } from './examples/administration.ts'
import { calendarExamples } from './examples/calendar.ts'
import { catalogueExamples } from './examples/catalogue.ts'
import { commentExamples } from './examples/comment.ts'
import { commissionerExamples } from './examples/commissioner.ts'
import { committeeExamples } from './examples/committee.ts'
import { departmentListExamples } from './examples/department-list.ts'
import { examinationExamples } from './examples/examination.ts'
import { imageExamples } from './examples/image.ts'
import { importExamples } from './examples/import.ts'
import { installationExamples } from './examples/installation.ts'
import { institutionalSignInExamples } from './examples/institutional-sign-in.ts'
import { interestExamples } from './examples/interest.ts'
import { mailExamples } from './examples/mail.ts'
import { markingExamples } from './examples/marking.ts'
import { noticeExamples } from './examples/notice.ts'
import { paperExamples } from './examples/paper.ts'
import { personalDataExamples } from './examples/personal-data.ts'
import { profileExamples } from './examples/profile.ts'
import {
  keywordExamples,
  overviewExamples,
  searchExamples,
  statisticsExamples,
  timelineExamples,
} from './examples/reading.ts'
import { registryExamples } from './examples/registry.ts'
import { rulebookExamples } from './examples/rulebook.ts'
import { secondFactorExamples } from './examples/second-factor.ts'
import { staffExamples } from './examples/staff.ts'
import { studentRecordExamples } from './examples/student-record.ts'
import { thesisExamples } from './examples/thesis.ts'
import { todoListExamples } from './examples/todo-list.ts'
import { webhookExamples } from './examples/webhook.ts'

/** An endpoint without an example does not compile. */
export const EXAMPLES = {
  ...accountExamples,
  ...secondFactorExamples,
  ...institutionalSignInExamples,
  ...thesisExamples,
  ...interestExamples,
  ...todoListExamples,
  ...commentExamples,
  ...committeeExamples,
  ...examinationExamples,
  ...paperExamples,
  ...markingExamples,
  ...profileExamples,
  ...personalDataExamples,
  ...keywordExamples,
  ...overviewExamples,
  ...searchExamples,
  ...statisticsExamples,
  ...timelineExamples,
  ...noticeExamples,
  ...calendarExamples,
  ...imageExamples,
  ...administrationExamples,
  ...importExamples,
  ...staffExamples,
  ...studentRecordExamples,
  ...departmentListExamples,
  ...installationExamples,
  ...mailExamples,
  ...webhookExamples,
  ...rulebookExamples,
  ...catalogueExamples,
  ...commissionerExamples,
  ...registryExamples,
} satisfies Examples
