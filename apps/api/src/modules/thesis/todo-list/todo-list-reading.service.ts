import type { Actor } from '@diatrivi/domain/people/account/role'
import { canTodoList } from '@diatrivi/domain/thesis/todo-list/step.policy'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Page } from '../../../platform/paging.ts'
import { cutPage, pageWindow } from '../../../platform/paging.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { fullTodoLists, listStepsWithUploads } from './full-todo-list.queries.ts'
import type { FullTodoList, StepWithUploads } from './todo-list.model.ts'
import { readListFacts } from './todo-list-lock.queries.ts'
import { findTodoListRow, type TodoListRow } from './todo-list-row.queries.ts'
import type { ListSelectionName } from './todo-list-selection.queries.ts'

interface PageOfLists {
  page?: number | undefined
  pageSize?: number | undefined
  /** Part of the title. */
  title?: string | undefined
}

/** Lists as they are shown. */
export function todoListReading({ db }: { db: Db }) {
  const readLists = fullTodoLists(db)

  return {
    /** `changeable`: only those whose steps may still be changed. */
    own: (
      actor: Actor,
      { changeable = false, ...query }: PageOfLists & { changeable?: boolean | undefined },
    ) => pageOf(changeable ? 'areChangeableBy' : 'areOwnedBy', actor, query),

    templates: (actor: Actor, query: PageOfLists) => pageOf('areTemplatesOf', actor, query),

    /** An instructor's own lists, or those of a student's theses; `released`: those that released assignments left behind. */
    mine: (actor: Actor, { released = false, ...query }: PageOfLists & { released?: boolean | undefined }) =>
      pageOf(mine(actor, released), actor, query),

    one: async (actor: Actor, id: number): Promise<FullTodoList> => {
      await enforceSeeing(actor, id)
      const { items } = await readLists({ which: 'haveId', id })
      return found(items[0])
    },

    steps: async (actor: Actor, id: number, query: PageOfLists): Promise<Page<StepWithUploads[]>> => {
      await enforceSeeing(actor, id)
      return cutPage(await listStepsWithUploads(db, id), query)
    },
  }

  function pageOf(
    which: ListSelectionName,
    { accountId }: Actor,
    { title, ...page }: PageOfLists,
  ): Promise<Page<FullTodoList[]>> {
    return readLists({ which, id: accountId, title, window: pageWindow(page) })
  }

  async function enforceSeeing(actor: Actor, id: number): Promise<void> {
    const row: TodoListRow = found(await findTodoListRow(db, id))
    enforce(canTodoList.see(actor, await readListFacts(db, row)))
  }
}

function mine({ role }: Actor, released: boolean): ListSelectionName {
  if (role === 'instructor') return released ? 'wereLeftToInstructor' : 'areOwnedBy'
  return released ? 'wereLeftByStudent' : 'belongToThesesOf'
}

export type TodoListReading = ReturnType<typeof todoListReading>
