import { useMutation, useQueryClient } from '@tanstack/react-query'
import { QUERY_ROOTS, refreshTheses } from '../../../entities/query-keys.ts'
import { refreshAfterDeletion } from '../../../entities/refresh-after-deletion.ts'
import { toThesisFates } from '../../../entities/thesis/thesis-fates.ts'
import { call } from '../../../shared/api/client.ts'
import { type StepFormValues, toStepFields } from './step-form.mapper.ts'
import { todoListQueries } from './todo-list.queries.ts'
import { type TodoListFormValues, toEditedTodoList, toNewTodoList } from './todo-list-form.mapper.ts'

/** A mutation that refetches every screen with lists when it ends. */
function useListMutation<Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => refreshTheses(queryClient) })
}

/** Returns the id of the new list; without a thesis it is a template. */
export function useCreateTodoList() {
  return useListMutation(({ values, thesisId }: { values: TodoListFormValues; thesisId: number | null }) =>
    call('createTodoList', { body: toNewTodoList(values, thesisId) }),
  )
}

export interface TodoListEdit {
  listId: number
  values: TodoListFormValues
  /** The version that the form was read at. */
  version: number
}

export function useEditTodoList() {
  return useListMutation(({ listId, values, version }: TodoListEdit) =>
    call('editTodoList', { body: toEditedTodoList(listId, values), version }),
  )
}

/** `leave` leaves the page that shows only this list. */
export function useDeleteTodoList(leave?: () => unknown) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (listId: number) => call('deleteTodoList', { params: { listId } }),
    onSuccess: async (_saved, listId) => {
      await leave?.()
      await refreshAfterDeletion(queryClient, [todoListQueries.detail(listId).queryKey])
    },
  })
}

export function useCopyTodoList() {
  return useListMutation(({ listId, thesisId }: { listId: number; thesisId: number }) =>
    call('copyTodoList', { params: { listId, thesisId } }),
  )
}

/** Returns what became of each thesis. */
export function useCopyTodoListToTheses() {
  return useListMutation(async ({ listId, thesisIds }: { listId: number; thesisIds: number[] }) =>
    toThesisFates(await call('copyTodoListToTheses', { params: { listId }, body: { theses: thesisIds } })),
  )
}

export interface StepSave {
  listId: number
  /** The step that is changed; without one a new step goes to the end. */
  step: { id: number; version: number } | null
  values: StepFormValues
}

export function useSaveStep() {
  return useListMutation(async ({ listId, step, values }: StepSave): Promise<void> => {
    const todoListItem = toStepFields(values)
    if (step === null) {
      await call('createTodoItem', { body: { todoListItem, todoList: { doListID: listId } } })
      return
    }
    const { id: itemId, version } = step
    await call('editTodoItem', { params: { itemId }, body: { todoListItem }, version })
  })
}

export function useDeleteStep() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (itemId: number) => call('deleteTodoItem', { params: { itemId } }),
    onSuccess: (_saved, stepId) => refreshAfterDeletion(queryClient, [[...QUERY_ROOTS.comment, stepId]]),
  })
}

/** Does not refetch, because several moves may follow each other before one refetch. `to` counts from 0. */
export function moveStep(itemId: number, to: number): Promise<unknown> {
  return call('moveTodoItem', { params: { itemId, order: to + 1 } })
}
