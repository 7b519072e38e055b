import type { Actor } from '@diatrivi/domain/people/account/role'
import { isDurationAllowed } from '@diatrivi/domain/thesis/todo-list/schedule'
import type { Duration } from '@diatrivi/domain/thesis/todo-list/step'
import { canStep } from '@diatrivi/domain/thesis/todo-list/step.policy'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { enforce, enforceVersion, Refusal } from '../../../platform/refusal/refusal.ts'
import type { Files } from '../../../platform/storage/files.ts'
import { listCommentFileIds } from './step/step-comment.queries.ts'
import { listFileIds } from './step/step-file.repository.ts'
import { deleteItem, type ItemFields, insertItem, moveItem, updateItem } from './todo-item.repository.ts'
import { durationRefusal } from './todo-list.refusals.ts'
import { touchTodoList } from './todo-list.repository.ts'
import { lockStep, lockTodoList } from './todo-list-lock.queries.ts'

interface Dependencies {
  db: Db
  files: Files
  clock: Clock
}

/** What a change says; what it leaves out stays as it is. */
export interface ItemChange {
  title?: string | undefined
  description?: string | undefined
  duration: { [Part in keyof Duration]?: Duration[Part] | undefined }
}

/** The steps of a list as its instructor writes and orders them. Places count from 1. */
export function todoItemService({ db, files, clock }: Dependencies) {
  return {
    /** At the end, or at a place; beyond the end is the end. Returns the id. */
    create: (actor: Actor, listId: number, fields: ItemFields, place: number | null): Promise<number> =>
      db.transaction(async (tx) => {
        const { facts, steps } = await lockTodoList(tx, listId)
        const position = Math.min(place ?? Number.POSITIVE_INFINITY, steps.length + 1)
        enforce(canStep.insertAt(actor, facts, steps, position - 1))
        const at = clock.now()
        const id = await insertItem(tx, listId, position, { ...fields, at })
        await touchTodoList(tx, listId, at)
        return id
      }),

    edit: (actor: Actor, id: number, change: ItemChange, ifMatch: number | null): Promise<void> =>
      db.transaction(async (tx) => {
        const { list, item, index } = await lockStep(tx, id)
        enforce(canStep.edit(actor, list.facts, list.steps, index))
        enforceVersion(ifMatch, item)
        enforceDone(await updateItem(tx, id, { ...merged(item, change), at: clock.now() }))
      }),

    /** Beyond the end is the end. */
    move: (actor: Actor, id: number, place: number): Promise<void> =>
      db.transaction(async (tx) => {
        const { list, item, index } = await lockStep(tx, id)
        const to = Math.min(place, list.items.length)
        enforce(canStep.move(actor, list.facts, list.steps, index, to - 1))
        if (to === item.position) return
        enforceDone(await moveItem(tx, item, to, clock.now()), 'step_order')
      }),

    /** With its files and what was said about it. */
    delete: (actor: Actor, id: number): Promise<void> =>
      files.transaction(async (tx, transactionFiles) => {
        const { list, item, index } = await lockStep(tx, id)
        enforce(canStep.delete(actor, list.facts, list.steps, index))
        const fileIds = [
          ...(await listFileIds(tx, { itemId: id })),
          ...(await listCommentFileIds(tx, { itemId: id })),
        ]
        enforceDone(await deleteItem(tx, item))
        for (const fileId of fileIds) await transactionFiles.discard(fileId)
        await touchTodoList(tx, item.listId, clock.now())
      }),
  }
}

/** The cap depends on the unit, so that a change of either is judged on both. */
function merged(item: ItemFields, { title, description, duration }: ItemChange): ItemFields {
  const fields = {
    title: title ?? item.title,
    description: description ?? item.description,
    duration: { amount: duration.amount ?? item.duration.amount, unit: duration.unit ?? item.duration.unit },
  }
  if (!isDurationAllowed(fields.duration)) throw durationRefusal()
  return fields
}

/** The statements check again what the policy has just allowed. */
function enforceDone(done: boolean, code: 'step_confirmed' | 'step_order' = 'step_confirmed'): void {
  if (!done) throw new Refusal(code)
}

export type TodoItemService = ReturnType<typeof todoItemService>
