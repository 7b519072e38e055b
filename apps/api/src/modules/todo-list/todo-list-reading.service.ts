import type { Actor } from '@diatrivi/domain/account/role'
import { canTodoList } from '@diatrivi/domain/todo-list/step.policy'
import type { Db } from '../../platform/database/transaction.ts'
import type { Page } from '../../platform/paging.ts'
import { cutPage, pageWindow } from '../../platform/paging.ts'
import { enforce, found } from '../../platform/refusal/refusal.ts'
import { listFullTodoLists, listStepsWithUploads } from './full-todo-list.queries.ts'
import type { FullTodoList, StepWithUploads } from './todo-list.model.ts'
import { readListFacts } from './todo-list-lock.queries.ts'
import { findTodoListRow, type TodoListRow } from './todo-list-row.queries.ts'
import { type ListSelection, listsThat, titled } from './todo-list-selection.queries.ts'

interface PageOfLists {
  page?: number | undefined
  pageSize?: number | undefined
  /** Part of the title. */
  title?: string | undefined
}

/** Lists as they are shown. */
export function todoListReading({ db }: { db: Db }) {
  return {
    /** `changeable`: only those whose steps may still be changed. */
    own: (
      actor: Actor,
      { changeable = false, ...query }: PageOfLists & { changeable?: boolean | undefined },
    ) =>
      pageOf(
        changeable ? listsThat.areChangeableBy(actor.accountId) : listsThat.areOwnedBy(actor.accountId),
        query,
      ),

    templates: (actor: Actor, query: PageOfLists) => pageOf(listsThat.areTemplatesOf(actor.accountId), query),

    /** An instructor's own lists, or those of a student's theses; `released`: those that released assignments left behind. */
    mine: (actor: Actor, { released = false, ...query }: PageOfLists & { released?: boolean | undefined }) =>
      pageOf(mine(actor, released), query),

    one: async (actor: Actor, id: number): Promise<FullTodoList> => {
      await enforceSeeing(actor, id)
      const { items } = await listFullTodoLists(db, listsThat.haveId(id))
      return found(items[0])
    },

    steps: async (actor: Actor, id: number, query: PageOfLists): Promise<Page<StepWithUploads[]>> => {
      await enforceSeeing(actor, id)
      return cutPage(await listStepsWithUploads(db, id), query)
    },
  }

  function pageOf(which: ListSelection, query: PageOfLists): Promise<Page<FullTodoList[]>> {
    const wanted = query.title === undefined ? which : titled(which, query.title)
    return listFullTodoLists(db, wanted, pageWindow(query))
  }

  async function enforceSeeing(actor: Actor, id: number): Promise<void> {
    const row: TodoListRow = found(await findTodoListRow(db, id))
    enforce(canTodoList.see(actor, await readListFacts(db, row)))
  }
}

function mine({ role, accountId }: Actor, released: boolean): ListSelection {
  if (role === 'instructor') {
    return released ? listsThat.wereLeftToInstructor(accountId) : listsThat.areOwnedBy(accountId)
  }
  return released ? listsThat.wereLeftByStudent(accountId) : listsThat.belongToThesesOf(accountId)
}

export type TodoListReading = ReturnType<typeof todoListReading>
