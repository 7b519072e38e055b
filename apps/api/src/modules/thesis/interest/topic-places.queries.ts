import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import type { Reader } from '../../../platform/database/transaction.ts'
import { type LinkedThesis, listLinked } from '../thesis/group.queries.ts'
import { listInterestsIn } from './interest.queries.ts'

/** How a topic stands with the students who share it. */
export interface TopicStanding {
  /** How many may have it; one in the plain flow. */
  students: number
  taken: number
  /** A linked thesis that was declined, and waits for another student; null where there is none. */
  free: number | null
  /** The other theses on it that have a student. */
  others: LinkedThesis[]
  /** The theses whose students have not answered yet. */
  offered: { id: number; student: { username: string; firstName: string; surname: string } }[]
}

/** @param rules of the thesis; null in the plain flow */
export async function placesOf(
  db: Reader,
  id: number,
  rules: Pick<Rules, 'topic'> | null,
): Promise<TopicStanding> {
  const linked = await listLinked(db, id)
  const waiting = linked.filter(({ student }) => student === null).map((one) => one.id)
  const answers = (await listInterestsIn(db, waiting)).filter(({ answeredPositively }) => answeredPositively)
  const offered = answers.map(({ thesisId, student }) => ({ id: thesisId, student }))
  const others = linked.filter(({ student }) => student !== null)
  return {
    students: rules?.topic.students ?? 1,
    taken: 1 + others.length + offered.length,
    free: waiting.find((one) => !offered.some((offer) => offer.id === one)) ?? null,
    others,
    offered,
  }
}
