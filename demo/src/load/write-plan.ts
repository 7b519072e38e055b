import { programme, rulebook } from '@diatrivi/api/modules/department/rulebook/tables'
import { absence, office, staffMember } from '@diatrivi/api/modules/department/staff/tables'
import { studentRecord } from '@diatrivi/api/modules/department/student-record/tables'
import { committeeSeat, outsidePerson } from '@diatrivi/api/modules/examination/committee/tables'
import {
  dateAnswer,
  dateOption,
  examination,
  examinationPresence,
  examinationResult,
} from '@diatrivi/api/modules/examination/examination/tables'
import { memberMark } from '@diatrivi/api/modules/examination/marking/tables'
import { image } from '@diatrivi/api/modules/institution/image/tables'
import { department, institution } from '@diatrivi/api/modules/institution/institution/tables'
import { keyword } from '@diatrivi/api/modules/institution/keyword/tables'
import { account, accountKeyword } from '@diatrivi/api/modules/people/account/tables'
import { event } from '@diatrivi/api/modules/thesis/history/tables'
import { interest } from '@diatrivi/api/modules/thesis/interest/tables'
import { insertNotices } from '@diatrivi/api/modules/thesis/notice/notice.repository'
import { noticeSetting } from '@diatrivi/api/modules/thesis/notice/tables'
import { thesis, thesisKeyword } from '@diatrivi/api/modules/thesis/thesis/tables'
import {
  pastAssignment,
  stepComment,
  stepCommentFile,
  stepFile,
  todoItem,
  todoList,
} from '@diatrivi/api/modules/thesis/todo-list/tables'
import { DEMO_MARK } from '@diatrivi/api/platform/database/demo-mark'
import { setting } from '@diatrivi/api/platform/database/tables'
import type { Tx } from '@diatrivi/api/platform/database/transaction'
import type { DemoPlan } from '../demo-plan.ts'
import { commentFileRows, commentRows, numberComments } from './comment-rows.ts'
import { idsOf } from './ids.ts'
import { advanceIdentity, insertAll } from './insert-all.ts'
import { listRows, numberSteps, stepFileRows, stepRows } from './list-rows.ts'
import { noticeRows } from './notice-rows.ts'
import { noticeSettingRows } from './notice-setting-rows.ts'
import { accountKeywordRows, accountRows } from './people-rows.ts'
import { departmentRows, imageRows, institutionRows } from './place-rows.ts'
import {
  absenceRows,
  contractRows,
  dateAnswerRows,
  dateOptionRows,
  examinationRows,
  markRows,
  officeRows,
  outsiderRows,
  presenceRows,
  programmeRows,
  recordRows,
  resultRows,
  rulebookRows,
  seatRows,
} from './process-rows.ts'
import type { KeptFiles } from './stored-files.ts'
import { eventRows, interestRows, pastAssignmentRows, thesisKeywordRows, thesisRows } from './thesis-rows.ts'

/** Every row of the plan but those of its files, each table after those it points at. */
export async function writePlan(
  tx: Tx,
  plan: DemoPlan,
  files: KeptFiles,
  passwordHash: string,
): Promise<void> {
  const ids = idsOf(plan)
  const steps = numberSteps(plan)
  const comments = numberComments(steps)
  await insertAll(tx, institution, institutionRows(plan))
  await insertAll(tx, department, departmentRows(plan))
  await insertAll(tx, image, imageRows(plan, files))
  await insertAll(
    tx,
    keyword,
    plan.keywords.map((label) => ({ id: ids.keyword(label), label })),
  )
  await insertAll(tx, account, accountRows(plan, ids, files, passwordHash))
  await insertAll(tx, accountKeyword, accountKeywordRows(plan, ids))
  await insertAll(tx, programme, programmeRows(plan))
  await insertAll(tx, rulebook, rulebookRows(plan, ids))
  await insertAll(tx, studentRecord, recordRows(plan, ids))
  await insertAll(tx, thesis, thesisRows(plan, ids, files))
  await insertAll(tx, thesisKeyword, thesisKeywordRows(plan, ids))
  await insertAll(tx, interest, interestRows(plan, ids))
  await insertAll(tx, todoList, listRows(plan, ids))
  await insertAll(tx, todoItem, stepRows(steps))
  await insertAll(tx, stepFile, stepFileRows(steps, ids, files))
  await insertAll(tx, stepComment, commentRows(comments, ids))
  await insertAll(tx, stepCommentFile, commentFileRows(comments, files))
  await insertAll(tx, pastAssignment, pastAssignmentRows(plan, ids))
  await insertAll(tx, outsidePerson, outsiderRows(plan))
  await insertAll(tx, office, officeRows(plan, ids))
  await insertAll(tx, absence, absenceRows(plan, ids))
  await insertAll(tx, staffMember, contractRows(plan, ids))
  await insertAll(tx, committeeSeat, seatRows(plan, ids))
  await insertAll(tx, dateOption, dateOptionRows(plan))
  await insertAll(tx, dateAnswer, dateAnswerRows(plan, ids))
  await insertAll(tx, examination, examinationRows(plan, ids))
  await insertAll(tx, examinationPresence, presenceRows(plan))
  await insertAll(tx, memberMark, markRows(plan))
  await insertAll(tx, examinationResult, resultRows(plan))
  await insertAll(tx, event, eventRows(plan, ids))
  await insertAll(tx, noticeSetting, noticeSettingRows(plan, ids))
  await insertNotices(tx, noticeRows(plan, ids, steps))
  await insertAll(tx, setting, [{ key: DEMO_MARK, value: plan.today }])
  const numbered = [
    institution,
    department,
    image,
    keyword,
    account,
    programme,
    rulebook,
    thesis,
    outsidePerson,
    committeeSeat,
    dateOption,
    examination,
    todoList,
    todoItem,
    stepComment,
    pastAssignment,
  ]
  for (const table of numbered) await advanceIdentity(tx, table)
}
