import { thesis } from '@diatrivi/api/modules/thesis/thesis/tables'
import { stepComment, todoItem } from '@diatrivi/api/modules/thesis/todo-list/tables'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import { inArray } from 'drizzle-orm'
import type { Call } from './actions.ts'
import { type Department, listsNow, type Person } from './department.ts'
import type { ActionKind } from './plan.ts'
import { send } from './send.ts'
import type { TwoServers } from './two-servers.ts'

/** Compares the comments that were served with the stored ones and with those that both people read. */
export interface TalkBooks {
  served(kind: ActionKind, call: Call): void
  /** Comments that were lost, stored twice, or not read alike by both. */
  mismatches(): Promise<string[]>
}

const SAYS: readonly ActionKind[] = ['comment', 'commentWithFile', 'returnWithReason']

export function keepTalkBooks(servers: TwoServers, department: Department): TalkBooks {
  const { db } = servers.platform
  const said = new Map<number, number>()
  return {
    served: (kind, { params }) => {
      const itemId = Number(params.itemId)
      if (SAYS.includes(kind)) said.set(itemId, (said.get(itemId) ?? 0) + 1)
    },

    mismatches: async () => {
      const kept = await commentsOf(db, [...said.keys()])
      const lost = [...kept]
        .filter(([itemId, ids]) => ids.length !== said.get(itemId))
        .map(([itemId, ids]) => `about step ${itemId} ${said.get(itemId)} were said and ${ids.length} kept`)
      return [...lost, ...(await unread(servers, department, kept))]
    },
  }
}

/** The ids of what is kept, by the steps that are still there, oldest first. */
async function commentsOf(db: Db, itemIds: readonly number[]): Promise<Map<number, number[]>> {
  if (itemIds.length === 0) return new Map()
  const steps = await db
    .select({ id: todoItem.id })
    .from(todoItem)
    .where(inArray(todoItem.id, [...itemIds]))
  const comments = await db
    .select({ id: stepComment.id, itemId: stepComment.itemId })
    .from(stepComment)
    .where(inArray(stepComment.itemId, [...itemIds]))
    .orderBy(stepComment.id)
  const byStep = Map.groupBy(comments, ({ itemId }) => itemId)
  return new Map(steps.map(({ id }) => [id, (byStep.get(id) ?? []).map((comment) => comment.id)]))
}

/** Student and instructor, each at another server, read all of it and in the same order. */
async function unread(
  servers: TwoServers,
  department: Department,
  kept: ReadonlyMap<number, readonly number[]>,
): Promise<string[]> {
  const { ofTheses } = await listsNow(servers.platform, department)
  const holders = await holdersOf(servers.platform.db, department)
  const problems: string[] = []
  for (const [number, list] of ofTheses.entries()) {
    const student = holders[number]
    if (student === undefined) continue
    for (const itemId of list?.steps ?? []) {
      const expected = kept.get(itemId)
      if (expected === undefined) continue
      const read = await Promise.all(
        [student, department.instructor].map((who, index) =>
          readBy(who, servers.addresses[index === 0 ? 0 : 1], itemId),
        ),
      )
      if (read.some((ids) => ids !== expected.join())) {
        problems.push(`of step ${itemId} ${expected.join()} is kept and ${read.join(' and ')} read`)
      }
    }
  }
  return problems
}

async function readBy(who: Person, address: string, itemId: number): Promise<string> {
  const { body } = await send(address, { who, name: 'listStepComments', params: { itemId } })
  if (!Array.isArray(body)) return 'nothing'
  return body.map(({ commentID }: { commentID: number }) => commentID).join()
}

/** Who has each thesis now, by its number. */
async function holdersOf(db: Db, { theses, students }: Department): Promise<(Person | undefined)[]> {
  const rows = await db
    .select({ id: thesis.id, studentId: thesis.studentId })
    .from(thesis)
    .where(
      inArray(
        thesis.id,
        theses.map(({ id }) => id),
      ),
    )
  const holder = new Map(rows.map(({ id, studentId }) => [id, studentId]))
  return theses.map(({ id }) => students.find((student) => student.id === holder.get(id)))
}
