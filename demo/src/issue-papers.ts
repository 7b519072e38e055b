import { examination } from '@diatrivi/api/modules/examination/examination/tables'
import { paperService } from '@diatrivi/api/modules/examination/paper/paper.service'
import { department } from '@diatrivi/api/modules/institution/institution/tables'
import { account } from '@diatrivi/api/modules/people/account/tables'
import { historyService } from '@diatrivi/api/modules/thesis/history/history.service'
import { noticeService } from '@diatrivi/api/modules/thesis/notice/notice.service'
import { webhookEvents } from '@diatrivi/api/modules/work/webhook/webhook-events.service'
import { noRequestThrottle } from '@diatrivi/api/platform/auth/request-throttle'
import type { MemberActor } from '@diatrivi/api/platform/auth/session-actor'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import { formFilling } from '@diatrivi/api/platform/papers/form/form-filling'
import type { Platform } from '@diatrivi/api/platform/platform'
import { eq } from 'drizzle-orm'
import { DEMO_USERNAMES } from './cast.ts'

/**
 * The office of the demo issues what is due: the minutes of every examination whose marks are open, and the announcement of
 * those that are announced. Done by the services of the product, so that each paper has its number and can be verified.
 */
export async function issuePapers(platform: Platform): Promise<void> {
  const { db } = platform
  const office = await findOffice(db)
  if (office === null) return
  const papers = paperService({
    ...platform,
    history: historyService(webhookEvents()),
    notices: noticeService(platform),
    fillForm: formFilling(),
    verificationThrottle: noRequestThrottle,
  })
  const due = await papers.listMinutesDue(office)
  const announced = await db
    .select({ thesisId: examination.thesisId })
    .from(examination)
    .where(eq(examination.state, 'announced'))
    .orderBy(examination.thesisId)
  const wishes = [
    { kind: 'minutes', thesisIds: due.map(({ thesis }) => thesis.id) },
    { kind: 'announcement', thesisIds: announced.map(({ thesisId }) => thesisId) },
  ] as const
  for (const wish of wishes) {
    for (const { refusal } of await papers.issueAll(office, wish)) {
      if (refusal !== null) throw new Error(`A paper of the demo was refused: ${refusal.code}`)
    }
  }
}

async function findOffice(db: Db): Promise<MemberActor | null> {
  const [row] = await db
    .select({ accountId: account.id, departmentId: department.id, institutionId: department.institutionId })
    .from(account)
    .innerJoin(department, eq(department.id, account.departmentId))
    .where(eq(account.username, DEMO_USERNAMES.secretary))
  if (row === undefined) return null
  return { ...row, username: DEMO_USERNAMES.secretary, role: 'secretary', sessionId: '' }
}
