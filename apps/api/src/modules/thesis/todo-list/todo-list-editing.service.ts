import type { Actor } from '@diatrivi/domain/people/account/role'
import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import { canTodoList } from '@diatrivi/domain/thesis/todo-list/step.policy'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, enforceVersion, found } from '../../../platform/refusal/refusal.ts'
import { type Outcome, withEach } from '../../../platform/refusal/several-actions.ts'
import type { Files } from '../../../platform/storage/files.ts'
import { sanitiseHtml } from '../../../platform/text/sanitise-html.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'
import { lockThesis } from '../thesis/thesis-lock.queries.ts'
import type { ListHistory } from './list-history.service.ts'
import { TODO_LIST_REFUSALS } from './todo-list.refusals.ts'
import { updateTodoList } from './todo-list.repository.ts'
import type { TodoListAttaching } from './todo-list-attaching.service.ts'
import type { TodoListEnding } from './todo-list-ending.service.ts'
import { lockTodoList, readListFacts } from './todo-list-lock.queries.ts'
import { findListIdOfThesis, findTodoListRow, shareTodoListRow } from './todo-list-row.queries.ts'

interface Dependencies {
  db: Db
  files: Files
  clock: Clock
  attaching: TodoListAttaching
  ending: TodoListEnding
  history: ListHistory
}

/** Making, changing, copying and deleting lists. */
export function todoListEditing({ db, files, clock, attaching, ending, history }: Dependencies) {
  return {
    /** Attached to the thesis when one is named, else a template. Returns the id. */
    create: (actor: Actor, { title, description, thesisId }: NewList): Promise<number> =>
      refusing(TODO_LIST_REFUSALS, () =>
        db.transaction(async (tx) => {
          const thesis = thesisId === null ? null : await lockForNewList(tx, actor, thesisId)
          return attaching.attach(tx, actor, thesis, { title, description: sanitiseHtml(description) })
        }),
      ),

    copy,

    /** To each of several theses. */
    async copyToEach(actor: Actor, listId: number, thesisIds: readonly number[]): Promise<Outcome[]> {
      const source = found(await findTodoListRow(db, listId))
      enforce(canTodoList.copy(actor, await readListFacts(db, source)))
      return withEach(thesisIds, (thesisId) => copy(actor, listId, thesisId))
    },

    edit: (actor: Actor, id: number, fields: ListChange, ifMatch: number | null): Promise<void> =>
      db.transaction(async (tx) => {
        const list = await lockTodoList(tx, id)
        enforce(canTodoList.edit(actor, list.facts))
        enforceVersion(ifMatch, list.row)
        const description = fields.description === undefined ? undefined : sanitiseHtml(fields.description)
        await updateTodoList(tx, id, { title: fields.title, description, at: clock.now() })
      }),

    /** Deletes the list, its steps, their progress and their files. */
    delete: (actor: Actor, id: number): Promise<void> =>
      files.transaction(async (tx, transactionFiles) => {
        const { row, facts } = await lockTodoList(tx, id)
        enforce(canTodoList.delete(actor, facts))
        await ending.delete(tx, transactionFiles, [id])
        const details = { list: row.title }
        const at = clock.now()
        await history.record(tx, { actor, thesisId: row.thesisId, what: 'list_removed', details, at })
      }),
  }

  /** The same list and steps for another thesis, with fresh progress. Returns the id of the copy. */
  function copy(actor: Actor, listId: number, thesisId: number): Promise<number> {
    return refusing(TODO_LIST_REFUSALS, () =>
      db.transaction(async (tx) => {
        const thesis = await lockForNewList(tx, actor, thesisId)
        const source = found(await shareTodoListRow(tx, listId))
        enforce(canTodoList.copy(actor, await readListFacts(tx, source)))
        return attaching.attachCopy(tx, actor, thesis, source)
      }),
    )
  }

  /** The thesis, locked, when it may be given a list by this person. */
  async function lockForNewList(tx: Tx, actor: Actor, thesisId: number): Promise<ThesisInQuestion> {
    const thesis = found(await lockThesis(tx, thesisId))
    const hasList = (await findListIdOfThesis(tx, thesisId)) !== null
    enforce(canThesis.manageList(actor, thesis, hasList))
    return thesis
  }
}

/** What is left out stays as it is. */
export interface ListChange {
  title?: string | undefined
  description?: string | undefined
}

export interface NewList {
  title: string
  description: string
  thesisId: number | null
}

export type TodoListEditing = ReturnType<typeof todoListEditing>
