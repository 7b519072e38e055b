import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type JsonValue, jsonRow, jsonRows } from '../../../platform/database/json-rows.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { account } from '../../people/account/tables.ts'
import type { LinkedThesis } from '../thesis/group.queries.ts'
import { thesis } from '../thesis/tables.ts'
import type { PersonNames } from '../thesis/thesis.model.ts'
import { INTEREST_ORDER } from './interest.queries.ts'
import { interest } from './tables.ts'

/** How a topic stands with the students who share it. */
export interface TopicStatus {
  /** How many may have it; one in the plain flow. */
  students: number
  taken: number
  /** A linked thesis that was declined, and waits for another student; null where there is none. */
  free: number | null
  /** The other theses on it that have a student. */
  others: LinkedThesis[]
  /** The theses whose students have not answered yet. */
  offered: { id: number; student: PersonNames }[]
}

const linked = alias(thesis, 'linked')
const names = { username: account.username, firstName: account.firstName, surname: account.surname }
const isLinked = sql`${linked.groupKey} = ${thesis.groupKey} and ${linked.id} <> ${thesis.id}`

/** The other theses on the topic of the thesis of the row around: values for a read of theses. */
const linkedTheses: JsonValue<LinkedThesis[]> = jsonRows(
  {
    id: linked.id,
    mark: linked.mark,
    student: jsonRow(names, sql`from ${account} where ${account.id} = ${linked.studentId}`),
  },
  sql`from ${thesis} as ${linked} where ${isLinked} order by ${asc(linked.id)}`,
)
/** The positive answers to students that wait for the confirmation of these. */
const offers = jsonRows(
  { id: interest.thesisId, student: names },
  sql`
    from ${interest}
    join ${thesis} as ${linked} on ${linked.id} = ${interest.thesisId}
    join ${account} on ${account.id} = ${interest.studentId}
    where ${isLinked} and ${linked.studentId} is null and ${interest.answeredPositively}
    order by ${sql.join(INTEREST_ORDER, sql`, `)}
  `,
)
export const topicOfThesis = { linked: linkedTheses.sql, offered: offers.sql }

type TopicRow = { linked: LinkedThesis[] } & Pick<TopicStatus, 'offered'>

/** @param rules of the thesis; null in the plain flow */
export function topicStatus(
  { linked: theses, offered }: TopicRow,
  rules: Pick<Rules, 'topic'> | null,
): TopicStatus {
  const waiting = theses.filter(({ student }) => student === null)
  const others = theses.filter(({ student }) => student !== null)
  return {
    students: rules?.topic.students ?? 1,
    taken: 1 + others.length + offered.length,
    free: waiting.find(({ id }) => !offered.some((offer) => offer.id === id))?.id ?? null,
    others,
    offered,
  }
}

export async function placesOf(
  db: Reader,
  id: number,
  rules: Pick<Rules, 'topic'> | null,
): Promise<TopicStatus> {
  const [row] = await db.select(topicOfThesis).from(thesis).where(eq(thesis.id, id))
  return topicStatus(row ?? { linked: [], offered: [] }, rules)
}
