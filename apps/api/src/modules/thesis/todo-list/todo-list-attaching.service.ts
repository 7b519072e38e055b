import type { Actor } from '@diatrivi/domain/people/account/role'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'
import type { ListHistory } from './list-history.service.ts'
import type { ListNotices } from './list-notices.service.ts'
import { copyItems } from './todo-item.repository.ts'
import { insertTodoList } from './todo-list.repository.ts'
import { lockTodoListOfThesis, type TodoListRow } from './todo-list-row.queries.ts'

interface Dependencies {
  clock: Clock
  history: ListHistory
  notices: ListNotices
}

type Texts = Pick<TodoListRow, 'title' | 'description'>

/** How a thesis gets its list, in the transaction of an action that has locked the thesis. */
export function todoListAttaching({ clock, history, notices }: Dependencies) {
  /** A list without a thesis is a template, which concerns no student. Returns the id. */
  async function attach(
    tx: Tx,
    actor: Actor,
    thesis: ThesisInQuestion | null,
    { title, description }: Texts,
  ): Promise<number> {
    const at = clock.now()
    const thesisId = thesis?.id ?? null
    const id = await insertTodoList(tx, { title, description, thesisId, instructorId: actor.accountId, at })
    if (thesis === null) return id
    await history.record(tx, { actor, thesisId, what: 'list_attached', details: { list: title }, at })
    await notices.ofList(tx, thesis, title, { actor, at })
    return id
  }

  /** The same steps with fresh progress. Returns the id of the copy. */
  async function attachCopy(
    tx: Tx,
    actor: Actor,
    thesis: ThesisInQuestion,
    source: TodoListRow,
  ): Promise<number> {
    const copyId = await attach(tx, actor, thesis, source)
    await copyItems(tx, source.id, copyId, clock.now())
    return copyId
  }

  return {
    attach,
    attachCopy,

    /** Gives the thesis a copy of the list of another one, if that has a list. */
    async attachCopyOfListOf(
      tx: Tx,
      actor: Actor,
      other: ThesisInQuestion,
      thesis: ThesisInQuestion,
    ): Promise<void> {
      const source = await lockTodoListOfThesis(tx, other.id)
      if (source !== null) await attachCopy(tx, actor, thesis, source)
    },
  }
}

export type TodoListAttaching = ReturnType<typeof todoListAttaching>
