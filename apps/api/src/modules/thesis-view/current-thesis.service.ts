import type { MemberActor } from '../../platform/auth/session-actor.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { listOpenWishes } from '../interest/interest.queries.ts'
import { findCurrentThesisOf, thesesSeenBy } from './seen-thesis.queries.ts'
import type { SeenThesis } from './thesis-view.model.ts'

export interface Wish {
  seen: SeenThesis
  priority: number
  answeredPositively: boolean
}

export interface CurrentThesis {
  /** The one the student works on, else the one that was marked last. */
  current: SeenThesis | null
  /** By priority. None beside a thesis in progress: accepting it has cancelled them. */
  wishes: Wish[]
}

export function currentThesisService({ db }: { db: Db }) {
  return {
    of: async (actor: MemberActor): Promise<CurrentThesis> => {
      const current = await findCurrentThesisOf(db, actor)
      const wishes = await listOpenWishes(db, actor.accountId)
      const seen = await thesesSeenBy(
        db,
        actor,
        wishes.map((wish) => wish.thesisId),
      )
      return {
        current,
        wishes: wishes.flatMap(({ thesisId, priority, answeredPositively }) => {
          const thesis = seen.get(thesisId)
          // Given to somebody else between two queries, it is no longer wished for.
          const isWished = thesis?.thesis.studentId === null
          return isWished ? [{ seen: thesis, priority, answeredPositively }] : []
        }),
      }
    },
  }
}

export type CurrentThesisService = ReturnType<typeof currentThesisService>
