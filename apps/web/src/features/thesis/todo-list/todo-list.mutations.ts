import { QUERY_ROOTS, refreshTheses } from '../../../entities/query-keys.ts'
import { refreshAfterDeletion } from '../../../entities/refresh-after-deletion.ts'
import { toThesisOutcomes } from '../../../entities/thesis/thesis-outcome.mapper.ts'
import { call } from '../../../shared/api/client.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { type StepFormValues, toStepFields } from './step-form.mapper.ts'
import { todoListQueries } from './todo-list.queries.ts'
import { type TodoListFormValues, toEditedTodoList, toNewTodoList } from './todo-list-form.mapper.ts'

/** Returns the id of the new list; without a thesis it is a template. */
export function useCreateTodoList() {
  return useApiMutation({
    mutationFn: ({ values, thesisId }: { values: TodoListFormValues; thesisId: number | null }) =>
      call('createTodoList', { body: toNewTodoList(values, thesisId) }),
    refresh: refreshTheses,
  })
}

export interface TodoListEdit {
  listId: number
  values: TodoListFormValues
  /** The version that the form was read at. */
  version: number
}

export function useEditTodoList() {
  return useApiMutation({
    mutationFn: ({ listId, values, version }: TodoListEdit) =>
      call('editTodoList', { body: toEditedTodoList(listId, values), version }),
    refresh: refreshTheses,
  })
}

/** `leave` leaves the page that shows only this list. */
export function useDeleteTodoList(leave?: () => unknown) {
  return useApiMutation({
    mutationFn: (listId: number) => call('deleteTodoList', { params: { listId } }),
    refresh: async (queryClient, listId) => {
      await leave?.()
      await refreshAfterDeletion(queryClient, [todoListQueries.detail(listId).queryKey])
    },
  })
}

export function useCopyTodoList() {
  return useApiMutation({
    mutationFn: ({ listId, thesisId }: { listId: number; thesisId: number }) =>
      call('copyTodoList', { params: { listId, thesisId } }),
    refresh: refreshTheses,
  })
}

/** Returns what became of each thesis. */
export function useCopyTodoListToTheses() {
  return useApiMutation({
    mutationFn: async ({ listId, thesisIds }: { listId: number; thesisIds: number[] }) =>
      toThesisOutcomes(
        await call('copyTodoListToTheses', { params: { listId }, body: { theses: thesisIds } }),
      ),
    refresh: refreshTheses,
  })
}

export interface StepSave {
  listId: number
  /** The step that is changed; without one a new step goes to the end. */
  step: { id: number; version: number } | null
  values: StepFormValues
}

export function useSaveStep() {
  return useApiMutation({
    mutationFn: async ({ listId, step, values }: StepSave): Promise<void> => {
      const todoListItem = toStepFields(values)
      if (step === null) {
        await call('createTodoItem', { body: { todoListItem, todoList: { doListID: listId } } })
        return
      }
      const { id: itemId, version } = step
      await call('editTodoItem', { params: { itemId }, body: { todoListItem }, version })
    },
    refresh: refreshTheses,
  })
}

export function useDeleteStep() {
  return useApiMutation({
    mutationFn: (itemId: number) => call('deleteTodoItem', { params: { itemId } }),
    refresh: (queryClient, stepId) => refreshAfterDeletion(queryClient, [[...QUERY_ROOTS.comment, stepId]]),
  })
}

/** Does not refetch, because several moves may follow each other before one refetch. `to` counts from 0. */
export function moveStep(itemId: number, to: number): Promise<unknown> {
  return call('moveTodoItem', { params: { itemId, order: to + 1 } })
}
