import type { Handlers } from '../../../platform/http/handler.ts'
import { withVersion } from '../../../platform/http/output/versioned.ts'
import type { Page } from '../../../platform/paging.ts'
import { presentOutcomes } from '../thesis/several-theses.presenter.ts'
import type { StepService } from './step/step.service.ts'
import type { StepFileService } from './step/step-file.service.ts'
import type { TodoItemService } from './todo-item.service.ts'
import { itemChangeOf, listChangeOf, newItemOf, newListOf } from './todo-list.input.ts'
import { presentTodoItem, presentTodoList } from './todo-list.presenter.ts'
import type { TodoListEditing } from './todo-list-editing.service.ts'
import type { TodoListReading } from './todo-list-reading.service.ts'

interface Services {
  reading: TodoListReading
  editing: TodoListEditing
  items: TodoItemService
  steps: StepService
  stepFiles: StepFileService
}

export function todoListRoutes({ reading, editing, items, steps, stepFiles }: Services) {
  return {
    listMyTodoLists: async ({ actor, query }) => presented(await reading.mine(actor, query), presentTodoList),
    listTodoLists: async ({ actor, query }) => presented(await reading.own(actor, query), presentTodoList),
    listTemplates: async ({ actor, query }) =>
      presented(await reading.templates(actor, query), presentTodoList),
    getTodoList: async ({ actor, params }) => {
      const list = await reading.one(actor, params.listId)
      return withVersion([presentTodoList(list)], list.version)
    },
    listTodoItems: async ({ actor, params, query }) =>
      presented(await reading.steps(actor, params.listId, query), presentTodoItem),

    createTodoList: ({ actor, body }) => editing.create(actor, newListOf(body)),
    copyTodoList: async ({ actor, params }) => [
      { doListID: await editing.copy(actor, params.listId, params.thesisId) },
    ],
    copyTodoListToTheses: async ({ actor, params, body, caller }) =>
      presentOutcomes(await editing.copyToEach(actor, params.listId, body.theses), caller.language),
    editTodoList: async ({ actor, body, ifMatch }) => {
      await editing.edit(actor, body.todoList.doListID, listChangeOf(body), ifMatch)
    },
    deleteTodoList: async ({ actor, params }) => {
      await editing.delete(actor, params.listId)
    },

    createTodoItem: ({ actor, body }) =>
      items.create(actor, body.todoList.doListID, newItemOf(body), body.todoListItem.dliOrder ?? null),
    editTodoItem: async ({ actor, params, body, ifMatch }) => {
      await items.edit(actor, params.itemId, itemChangeOf(body), ifMatch)
    },
    moveTodoItem: async ({ actor, params }) => {
      await items.move(actor, params.itemId, params.order)
    },
    deleteTodoItem: async ({ actor, params }) => {
      await items.delete(actor, params.itemId)
    },

    finishStep: async ({ actor, params, file }) => {
      await steps.finish(actor, params.itemId, file)
    },
    withdrawStep: async ({ actor, params }) => {
      await steps.withdraw(actor, params.itemId)
    },
    acceptStep: async ({ actor, params }) => {
      await steps.accept(actor, params.itemId)
    },
    cancelStepAcceptance: async ({ actor, params }) => {
      await steps.cancelAcceptance(actor, params.itemId)
    },
    returnStep: async ({ actor, params, body }) => {
      await steps.return(actor, params.itemId, body.reason ?? null)
    },
    downloadStepFile: async ({ actor, params, query }) => ({
      ...(await stepFiles.find(actor, params.itemId, query.version)),
      caching: 'private',
    }),
  } satisfies Partial<Handlers>
}

function presented<Item, View>({ items, total }: Page<Item[]>, present: (item: Item) => View): Page<View[]> {
  return { items: items.map(present), total }
}
