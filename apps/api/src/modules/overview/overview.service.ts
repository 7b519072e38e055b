import type { Actor } from '@diatrivi/domain/account/role'
import {
  expiring,
  instructorAction,
  isRecentRequest,
  OVERVIEW_DAYS,
  type OverviewReason,
  overviewTotal,
} from '@diatrivi/domain/overview/overview'
import { addDays, athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import { currentStepIndex } from '@diatrivi/domain/todo-list/step'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { listRequestsSince, listStepsInProgress, listThesesDue } from './overview.queries.ts'

/** Why a thesis waits for its instructor, since when (a moment) or until when (a day), and whom it concerns. */
export interface OverviewEntry {
  thesis: { id: number; title: string }
  reason: OverviewReason
  when: Date | IsoDate | null
  student: { username: string; firstName: string; surname: string } | null
  stepTitle: string | null
}

/** What waits for an instructor, the oldest first: docs/regulation.md#overview. */
export function overviewService({ db, clock }: { db: Db; clock: Clock }) {
  return { total, awaitingAction, newRequests, expiringTheses }

  /** What the badge shows. */
  async function total(actor: Actor): Promise<number> {
    return overviewTotal({
      awaitingAction: (await awaitingAction(actor)).length,
      newRequests: (await newRequests(actor)).length,
      expiring: (await expiringTheses(actor)).length,
    })
  }

  async function awaitingAction(actor: Actor): Promise<OverviewEntry[]> {
    const rows = await listStepsInProgress(db, actor.accountId)
    const byThesis = Map.groupBy(rows, (row) => row.thesis.id)
    return oldestFirst([...byThesis.values()].flatMap(actionOf))
  }

  /** One entry per interest: a thesis in which several students are interested is listed several times. */
  async function newRequests(actor: Actor): Promise<OverviewEntry[]> {
    const today = clock.today()
    // One day more than needed, because a day in Greece begins before the same day of the server.
    const since = new Date(`${addDays(today, -OVERVIEW_DAYS - 1)}T00:00:00Z`)
    const requests = await listRequestsSince(db, actor.accountId, since)
    return oldestFirst(
      requests
        .filter(({ declaredAt }) => isRecentRequest(athensDate(declaredAt), today))
        .map(({ thesis, student, declaredAt }) => ({
          thesis,
          reason: 'newRequest',
          when: declaredAt,
          student,
          stepTitle: null,
        })),
    )
  }

  async function expiringTheses(actor: Actor): Promise<OverviewEntry[]> {
    const today = clock.today()
    const due = await listThesesDue(db, actor.accountId, today, addDays(today, OVERVIEW_DAYS))
    return oldestFirst(
      due.flatMap(({ thesis, student }) => {
        const expiry = expiring(thesis, today)
        return expiry === null
          ? []
          : [{ thesis, reason: expiry.reason, when: expiry.date, student, stepTitle: null }]
      }),
    )
  }
}

type StepRow = Awaited<ReturnType<typeof listStepsInProgress>>[number]

/** The entry of a thesis, made of the rows of its steps; none when nothing waits for the instructor. */
function actionOf(rows: StepRow[]): OverviewEntry[] {
  const [first] = rows
  if (first === undefined) return []
  const { thesis, student } = first
  const steps = rows.map(({ step }) => ({
    studentConfirmedAt: step.studentConfirmedAt?.toISOString() ?? null,
    instructorConfirmedAt: step.instructorConfirmedAt?.toISOString() ?? null,
  }))
  const reason = instructorAction(thesis, steps)
  if (reason === null) return []
  const current = rows[currentStepIndex(steps) ?? -1]?.step
  return reason === 'stepAwaitsReply'
    ? [
        {
          thesis,
          reason,
          when: current?.studentConfirmedAt ?? null,
          student,
          stepTitle: current?.title ?? null,
        },
      ]
    : [{ thesis, reason, when: lastConfirmation(rows), student, stepTitle: null }]
}

function lastConfirmation(rows: StepRow[]): Date | null {
  const moments = rows.flatMap(({ step }) => step.instructorConfirmedAt ?? [])
  return moments.reduce<Date | null>((last, moment) => (last === null || moment > last ? moment : last), null)
}

/** Within one list all are moments or all are days; the thesis breaks ties, so that pages do not overlap. */
function oldestFirst(entries: OverviewEntry[]): OverviewEntry[] {
  return entries.toSorted((a, b) => compare(a.when, b.when) || a.thesis.id - b.thesis.id)
}

function compare(a: OverviewEntry['when'], b: OverviewEntry['when']): number {
  const [left, right] = [Number(new Date(a ?? 0)), Number(new Date(b ?? 0))]
  return left - right
}

export type OverviewService = ReturnType<typeof overviewService>
