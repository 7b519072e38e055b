import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ThesisOrder } from '@diatrivi/domain/thesis/thesis/thesis'
import { desc, type SQL, sql } from 'drizzle-orm'
import { greekOrder } from '../../../platform/database/greek.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { bestFitFirst } from './fit.queries.ts'
import type { Given } from './thesis-selection.queries.ts'
import { CONFIRMED_SHARE, daysLate } from './thesis-status.queries.ts'

const NEWEST = [desc(thesis.createdAt), desc(thesis.id)]

const ORDERS: Readonly<
  Record<ThesisOrder, (today: Given<IsoDate>, accountId: Given<number>) => readonly SQL[]>
> = {
  newest: () => [],
  title: () => [greekOrder(thesis.title)],
  deadline: () => [sql`${thesis.interestDeadline} nulls last`],
  intendedEnd: () => [sql`${thesis.intendedEnd} nulls last`],
  progress: () => [sql`${CONFIRMED_SHARE} desc nulls last`],
  // The greatest of null and 0 is 0: a thesis without a desired end is never late.
  late: (today) => [sql`greatest(${daysLate(today)}, 0) desc`],
  fit: (_today, accountId) => bestFitFirst(accountId),
}

/** Every order ends with the newest first, so that equal ones keep their places from page to page. */
export function inOrder(
  order: ThesisOrder,
  { today, accountId }: { today: Given<IsoDate>; accountId: Given<number> },
): readonly SQL[] {
  return [...ORDERS[order](today, accountId), ...NEWEST]
}
