import type { DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'
import { and, asc, eq } from 'drizzle-orm'
import { greekOrder } from '../../../platform/database/greek.ts'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { savedView } from './tables.ts'

export interface ViewFields {
  name: string
  query: string
}

/** The owner of the views that are meant, and their list. */
export interface Owned {
  accountId: number
  list: DepartmentList
}

const isOwned = ({ accountId, list }: Owned) =>
  and(eq(savedView.accountId, accountId), eq(savedView.list, list))

export function listViews(db: Reader, owned: Owned) {
  return db
    .select({ id: savedView.id, name: savedView.name, query: savedView.query })
    .from(savedView)
    .where(isOwned(owned))
    .orderBy(greekOrder(savedView.name), asc(savedView.id))
}

export type ViewRow = Awaited<ReturnType<typeof listViews>>[number]

export const countViews = (db: Reader, owned: Owned): Promise<number> => db.$count(savedView, isOwned(owned))

export async function insertView(tx: Tx, owned: Owned, fields: ViewFields, at: Date): Promise<number> {
  const [row] = await tx
    .insert(savedView)
    .values({ ...owned, ...fields, createdAt: at, updatedAt: at })
    .returning({ id: savedView.id })
  if (row === undefined) throw new Error('the view was not inserted')
  return row.id
}

/** Returns whether there was one. */
export async function updateView(
  tx: Tx,
  owned: Owned & { id: number },
  fields: ViewFields,
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .update(savedView)
    .set({ ...fields, updatedAt: at })
    .where(and(eq(savedView.id, owned.id), isOwned(owned)))
    .returning({ id: savedView.id })
  return rows.length > 0
}

/** Returns whether there was one. */
export async function deleteView(tx: Tx, owned: Owned & { id: number }): Promise<boolean> {
  const rows = await tx
    .delete(savedView)
    .where(and(eq(savedView.id, owned.id), isOwned(owned)))
    .returning({ id: savedView.id })
  return rows.length > 0
}

export async function deleteViewsOf(tx: Tx, accountId: number): Promise<void> {
  await tx.delete(savedView).where(eq(savedView.accountId, accountId))
}
