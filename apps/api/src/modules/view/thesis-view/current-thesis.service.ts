import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { listOpenInterests } from '../../thesis/interest/interest.queries.ts'
import { currentThesisFinder, seenThesesFinder } from './seen-thesis.queries.ts'
import type { SeenThesis } from './thesis-view.model.ts'

export interface OwnInterest {
  seen: SeenThesis
  priority: number
  answeredPositively: boolean
}

export interface CurrentThesis {
  /** The one the student works on, else the one that was marked last. */
  current: SeenThesis | null
  /** By priority. None beside a thesis in progress: accepting it has cancelled them. */
  interests: OwnInterest[]
}

export function currentThesisService({ db }: { db: Db }) {
  const findCurrent = currentThesisFinder(db)
  const findSeen = seenThesesFinder(db)

  return {
    of: async (actor: MemberActor): Promise<CurrentThesis> => {
      const current = await findCurrent(actor)
      const interests = await listOpenInterests(db, actor.accountId)
      const seen = await findSeen(
        actor,
        interests.map((interest) => interest.thesisId),
      )
      return {
        current,
        interests: interests.flatMap(({ thesisId, priority, answeredPositively }) => {
          const thesis = seen.get(thesisId)
          // The interest has ended if the thesis was given to another student between two queries.
          const isDeclared = thesis?.thesis.studentId === null
          return isDeclared ? [{ seen: thesis, priority, answeredPositively }] : []
        }),
      }
    },
  }
}

export type CurrentThesisService = ReturnType<typeof currentThesisService>
