import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { listMarkedOf, listReleasedOf } from './past-theses.queries.ts'
import type { PastThesis } from './thesis-view.model.ts'

/** The theses that a student no longer works on: docs/regulation.md#past. */
export function pastTheses({ db }: { db: Db }) {
  return {
    /** The newest end first. */
    of: async ({ accountId }: MemberActor): Promise<PastThesis[]> => {
      const ended = [...(await listMarkedOf(db, accountId)), ...(await listReleasedOf(db, accountId))]
      return ended.sort((one, other) => newness(other).localeCompare(newness(one)))
    },
  }
}

/** When two theses ended on one day, the released one ended first: a mark leaves nothing to be released. */
function newness({ endDate, released }: PastThesis): string {
  return `${endDate ?? ''} ${released === null ? 'marked' : String(released.assignmentId).padStart(10, '0')}`
}

export type PastTheses = ReturnType<typeof pastTheses>
