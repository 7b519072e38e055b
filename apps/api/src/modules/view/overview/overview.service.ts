import type { Actor } from '@diatrivi/domain/people/account/role'
import { addDays, athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import { currentStepIndex } from '@diatrivi/domain/thesis/todo-list/step'
import {
  expiring,
  isRecentRequest,
  OVERVIEW_DAYS,
  type OverviewReason,
  overviewAction,
  overviewTotal,
} from '@diatrivi/domain/view/overview/overview'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { overviewReader } from './overview.queries.ts'

/** Why a thesis waits for its instructor, since when (a moment) or until when (a day), and whom it concerns. */
export interface OverviewEntry {
  thesis: { id: number; title: string }
  reason: OverviewReason
  when: Date | IsoDate | null
  student: { username: string; firstName: string; surname: string } | null
  /** The step that waits for the reply. */
  step: { id: number; title: string } | null
  /** The place of an examination. */
  place: string | null
}

/** What waits for an instructor, the oldest first: docs/regulation.md#overview. */
export function overviewService({ db, clock }: { db: Db; clock: Clock }) {
  const reader = overviewReader(db)

  /** What the statements are asked with. */
  function asked(actor: Actor) {
    const today = clock.today()
    return {
      instructorId: actor.accountId,
      // One day more than needed, because a day in Greece begins before the same day of the server.
      since: new Date(`${addDays(today, -OVERVIEW_DAYS - 1)}T00:00:00Z`),
      from: today,
      until: addDays(today, OVERVIEW_DAYS),
    }
  }

  return {
    /** What the badge shows. */
    total: async (actor: Actor): Promise<number> => {
      const rows = only(await reader.all.execute(asked(actor)))
      const today = clock.today()
      return overviewTotal({
        awaitingAction: actionsOf(rows.inProgress).length,
        newRequests: requestsOf(rows.requests, today).length,
        expiring: expiriesOf(rows.due, today).length,
      })
    },

    awaitingAction: async (actor: Actor): Promise<OverviewEntry[]> =>
      oldestFirst(actionsOf(only(await reader.inProgress.execute(asked(actor))).inProgress)),

    /** One entry per interest: a thesis in which several students are interested is listed several times. */
    newRequests: async (actor: Actor): Promise<OverviewEntry[]> =>
      oldestFirst(requestsOf(only(await reader.requests.execute(asked(actor))).requests, clock.today())),

    expiringTheses: async (actor: Actor): Promise<OverviewEntry[]> =>
      oldestFirst(expiriesOf(only(await reader.due.execute(asked(actor))).due, clock.today())),

    /** In own theses and in those in whose committee the instructor sits, the next first. */
    examinationsAhead: async (actor: Actor): Promise<OverviewEntry[]> => {
      const { examinations } = only(await reader.examinations.execute(asked(actor)))
      return oldestFirst(
        examinations.map(({ thesis, student, startsAt, place }) =>
          entry({ thesis, reason: 'examination', when: startsAt, student, place }),
        ),
      )
    },

    /** The longest overdue first. */
    lateTheses: async (actor: Actor): Promise<OverviewEntry[]> => {
      const { late } = only(await reader.late.execute(asked(actor)))
      return oldestFirst(
        late.map(({ thesis, student }) =>
          entry({ thesis, reason: 'late', when: thesis.intendedEnd, student }),
        ),
      )
    },
  }
}

type Rows = Awaited<ReturnType<ReturnType<typeof overviewReader>['all']['execute']>>[number]

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement without tables answers one row.')
  return row
}

/** An entry without what its reason does not have. */
function entry(
  facts: Omit<OverviewEntry, 'step' | 'place'> & Partial<Pick<OverviewEntry, 'step' | 'place'>>,
): OverviewEntry {
  return { step: null, place: null, ...facts }
}

/** One entry for each thesis that waits for its instructor. */
function actionsOf(theses: Rows['inProgress']): OverviewEntry[] {
  return theses.flatMap((row) => actionOf(row) ?? [])
}

function actionOf({
  thesis,
  student,
  steps: rows,
  isExamined,
}: Rows['inProgress'][number]): OverviewEntry | null {
  // Without steps there is nothing to reply to.
  if (rows.length === 0) return null
  const steps = rows.map((step) => ({
    studentConfirmedAt: step.studentConfirmedAt?.toISOString() ?? null,
    instructorConfirmedAt: step.instructorConfirmedAt?.toISOString() ?? null,
  }))
  const reason = overviewAction(thesis, steps, isExamined)
  if (reason === null) return null
  const current = rows[currentStepIndex(steps) ?? -1]
  return reason === 'stepAwaitsReply'
    ? entry({
        thesis,
        reason,
        when: current?.studentConfirmedAt ?? null,
        student,
        step: current === undefined ? null : { id: current.id, title: current.title },
      })
    : entry({ thesis, reason, when: lastConfirmation(rows), student })
}

function lastConfirmation(steps: Rows['inProgress'][number]['steps']): Date | null {
  const moments = steps.flatMap((step) => step.instructorConfirmedAt ?? [])
  return moments.reduce<Date | null>((last, moment) => (last === null || moment > last ? moment : last), null)
}

function requestsOf(requests: Rows['requests'], today: IsoDate): OverviewEntry[] {
  return requests
    .filter(({ declaredAt }) => isRecentRequest(athensDate(declaredAt), today))
    .map(({ thesis, student, declaredAt }) =>
      entry({ thesis, reason: 'newRequest', when: declaredAt, student }),
    )
}

function expiriesOf(due: Rows['due'], today: IsoDate): OverviewEntry[] {
  return due.flatMap(({ thesis, student }) => {
    const expiry = expiring(thesis, today)
    return expiry === null ? [] : [entry({ thesis, reason: expiry.reason, when: expiry.date, student })]
  })
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
