import { asc, count, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/transaction.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { event } from '../history/tables.ts'
import { todoItem } from './tables.ts'

/** What tests read directly from the database. */
export function observing(db: Db) {
  return {
    /** The history of a thesis as it was written, oldest first. */
    eventsOf: (thesis: { id: number }) =>
      db
        .select({ what: event.what, actorId: event.actorId, details: event.details })
        .from(event)
        .where(eq(event.thesisId, thesis.id))
        .orderBy(asc(event.id)),

    storedFiles: async (): Promise<number> => {
      const [row] = await db.select({ total: count() }).from(storedFile)
      return row?.total ?? 0
    },

    /** The steps of a list in the order of their places. */
    stepsOf: (listId: number) =>
      db
        .select({
          id: todoItem.id,
          position: todoItem.position,
          isFinished: todoItem.studentConfirmedAt,
          isConfirmed: todoItem.instructorConfirmedAt,
        })
        .from(todoItem)
        .where(eq(todoItem.listId, listId))
        .orderBy(asc(todoItem.position)),
  }
}
