import type { todoListEndpoints } from '@diatrivi/contract/thesis/todo-list/todo-list.endpoints'
import type { StepState } from '../../todo-list.factories.ts'
import { always, type Examples } from '../example.ts'
import { HIDDEN, type Scene, SHOWN } from '../scene.ts'

type List = Awaited<ReturnType<Scene['aTemplate']>>

/** The list of a thesis that strangers do not see, of one that they do, and one that is attached to none. */
function ofAList<Call>(call: (list: List) => Call) {
  return [
    ...ofAListInWork(['untouched', 'untouched'], call),
    { of: 'a template', prepare: async ({ aTemplate }: Scene) => call(await aTemplate()) },
  ] as const
}

function ofAListInWork<Call>(
  steps: readonly StepState[],
  call: (list: List, scene: Scene) => Call | Promise<Call>,
) {
  return [
    {
      of: 'the list of a hidden thesis',
      prepare: async (scene: Scene) => call(await scene.aListInWork(HIDDEN, steps), scene),
    },
    {
      of: 'the list of a thesis that is shown',
      prepare: async (scene: Scene) => call(await scene.aListInWork(SHOWN, steps), scene),
    },
  ] as const
}

const list = ({ id }: List) => ({ params: { listId: id } })
const firstStep = ({ steps }: List) => ({ params: { itemId: steps[0]?.id ?? 0 } })
const todoListItem = { dliTitle: 'Βιβλιογραφία', dliDuration: 2, dliDurationUnit: 'weeks' } as const

const forThesis = async ({ aThesisInProgress }: Scene, visibility: { isShown: boolean }) => ({
  body: { todoList: { doListTitle: 'Βήματα', thesisID: (await aThesisInProgress(visibility)).id } },
})

export const todoListExamples: Examples<keyof typeof todoListEndpoints> = {
  listMyTodoLists: always({}),
  listTodoLists: always({}),
  listTemplates: always({}),
  getTodoList: ofAList(list),
  listTodoItems: ofAList(list),
  createTodoList: [
    { of: 'a template', prepare: () => ({ body: { todoList: { doListTitle: 'Βήματα' }, template: true } }) },
    { of: 'for a hidden thesis', prepare: (scene) => forThesis(scene, HIDDEN) },
    { of: 'for a thesis that is shown', prepare: (scene) => forThesis(scene, SHOWN) },
  ],
  editTodoList: ofAList(({ id }) => ({ body: { todoList: { doListID: id, doListTitle: 'Νέος τίτλος' } } })),
  deleteTodoList: ofAList(list),
  copyTodoList: [
    {
      of: 'a template, to a thesis that is shown',
      prepare: async ({ aTemplate, aThesisInProgress }) => ({
        params: { listId: (await aTemplate()).id, thesisId: (await aThesisInProgress(SHOWN)).id },
      }),
    },
  ],
  copyTodoListToTheses: [
    {
      of: 'a template, to a thesis that is shown',
      prepare: async ({ aTemplate, aThesisInProgress }) => ({
        params: { listId: (await aTemplate()).id },
        body: { theses: [(await aThesisInProgress(SHOWN)).id] },
      }),
    },
  ],
  createTodoItem: ofAList(({ id }) => ({ body: { todoListItem, todoList: { doListID: id } } })),
  editTodoItem: ofAList((of) => ({ ...firstStep(of), body: { todoListItem } })),
  deleteTodoItem: ofAList(firstStep),
  moveTodoItem: ofAList(({ steps }) => ({ params: { itemId: steps[0]?.id ?? 0, order: 2 } })),
  downloadStepFile: ofAListInWork(['untouched'], async ({ steps }, { given }) => {
    for (const step of steps) await given.aStepFile(step)
    return { params: { itemId: steps[0]?.id ?? 0 } }
  }),
  finishStep: ofAListInWork(['untouched'], (of) => ({
    ...firstStep(of),
    file: { name: 'κεφάλαιο.txt', bytes: 'Κείμενο' },
  })),
  withdrawStep: ofAListInWork(['finished'], async (of, { given, student }) => {
    for (const step of of.steps) await given.aHandInNotice(of, { step, student })
    return firstStep(of)
  }),
  acceptStep: ofAListInWork(['finished'], firstStep),
  cancelStepAcceptance: ofAListInWork(['confirmed'], firstStep),
  returnStep: ofAListInWork(['finished'], (of) => ({ ...firstStep(of), body: { reason: 'Λείπουν πηγές' } })),
}
