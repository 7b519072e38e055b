import type { RouteName } from '@diatrivi/contract/routes'
import type { Department, ListNow, ListsNow, Person } from './department.ts'
import type { InterestsNow } from './interest-order.ts'
import type { Action, ActionKind } from './plan.ts'

/** A call by one person. */
export interface Call {
  who: Person
  name: RouteName
  params: Record<string, string | number>
  body?: object
  file?: { name: string; text: string }
}

/** The objects of an action. A missing step gets an unknown id. */
interface Stage {
  instructor: Person
  administrator: Person
  student: Person
  thesis: { thesisId: number }
  item: { itemId: number }
  list: { listId: number }
  template: { listId: number }
  templateItem: { itemId: number }
  /** The theses that the student is interested in. */
  interests: readonly number[]
  /** One of the two who talk about a step. */
  speaker: Person
  act: Action
}

/** How everything stood before a wave. */
export interface Before {
  lists: ListsNow
  interests: InterestsNow
}

/** The id of nothing. */
export const NOTHING = 2_147_483_647
const todoListItem = { dliTitle: 'Νέο βήμα', dliDuration: 1, dliDurationUnit: 'weeks' }

const CALLS: Record<ActionKind, (stage: Stage) => Call> = {
  declare: ({ student: who, thesis: params, act }) => ({
    who,
    name: 'declareInterest',
    params,
    body: { prefOrder: act.to + 1 },
  }),
  withdraw: ({ student: who, thesis: params }) => ({ who, name: 'withdrawInterest', params }),
  reorder: ({ student: who, interests, act }) => ({
    who,
    name: 'reorderInterests',
    params: {},
    body: { theses: interests.length === 0 ? [NOTHING] : turned(interests, act.to + 1) },
  }),
  answer: ({ instructor: who, thesis, student }) => ({
    who,
    name: 'answerInterest',
    params: { ...thesis, username: student.username, flag: 1 },
  }),
  cancelAnswer: ({ instructor: who, thesis, student }) => ({
    who,
    name: 'answerInterest',
    params: { ...thesis, username: student.username, flag: 0 },
  }),
  accept: ({ student: who, thesis: params }) => ({ who, name: 'acceptAssignment', params }),
  finish: ({ student: who, item: params }) => ({ who, name: 'finishStep', params }),
  finishWithFile: ({ student: who, item: params, act }) => ({
    who,
    name: 'finishStep',
    params,
    file: { name: 'κεφάλαιο.txt', text: `Κεφάλαιο ${act.to}` },
  }),
  withdrawStep: ({ student: who, item: params }) => ({ who, name: 'withdrawStep', params }),
  acceptStep: ({ instructor: who, item: params }) => ({ who, name: 'acceptStep', params }),
  returnStep: ({ instructor: who, item: params }) => ({ who, name: 'returnStep', params, body: {} }),
  returnWithReason: ({ instructor: who, item: params, act }) => ({
    who,
    name: 'returnStep',
    params,
    body: { reason: `Λείπουν ${act.to} πηγές.` },
  }),
  comment: ({ speaker, item, act }) => commenting(speaker, item, act),
  commentWithFile: ({ speaker, item, act }) => ({
    ...commenting(speaker, item, act),
    file: { name: 'πηγές.txt', text: `Πηγή ${act.to}` },
  }),
  readComments: ({ speaker: who, item: params }) => ({ who, name: 'listStepComments', params }),
  cancelAcceptance: ({ instructor: who, item: params }) => ({ who, name: 'cancelStepAcceptance', params }),
  move: ({ instructor, item, act }) => moving(instructor, item, act),
  createStep: ({ instructor, list, act }) => creating(instructor, list, act),
  editStep: ({ instructor: who, item: params }) => ({
    who,
    name: 'editTodoItem',
    params,
    body: { todoListItem },
  }),
  deleteStep: ({ instructor: who, item: params }) => ({ who, name: 'deleteTodoItem', params }),
  mark: ({ instructor: who, thesis: params }) => ({ who, name: 'markThesis', params, body: { mark: 8 } }),
  release: ({ instructor: who, thesis: params }) => ({
    who,
    name: 'releaseThesis',
    params,
    body: { reason: 'Διακοπή σπουδών' },
  }),
  copyList: ({ instructor: who, thesis, template }) => ({
    who,
    name: 'copyTodoList',
    params: { ...thesis, ...template },
  }),
  deleteList: ({ instructor: who, list: params }) => ({ who, name: 'deleteTodoList', params }),
  editThesis: ({ instructor: who, thesis: params, act }) => ({
    who,
    name: 'editThesis',
    params,
    body: {
      thesis: {
        thesisTitle: `Θέμα ${act.to}`,
        tags: { keywords: [{ keyword: `λέξη ${act.step}` }, { keyword: `λέξη ${act.to}` }] },
      },
    },
  }),
  deleteThesis: ({ instructor: who, thesis: params }) => ({ who, name: 'deleteThesis', params }),
  handIn: ({ student: who, thesis: params, act }) => ({
    who,
    name: 'submitFinalText',
    params,
    file: { name: 'εργασία.txt', text: `Κείμενο ${act.to}` },
  }),
  dismiss: ({ administrator: who, student }) => ({
    who,
    name: 'deleteUser',
    params: { username: student.username },
  }),
  moveInTemplate: ({ instructor, templateItem, act }) => moving(instructor, templateItem, act),
  addToTemplate: ({ instructor, template, act }) => creating(instructor, template, act),
  deleteFromTemplate: ({ instructor: who, templateItem: params }) => ({
    who,
    name: 'deleteTodoItem',
    params,
  }),
}

const moving = (who: Person, item: { itemId: number }, { to }: Action): Call => ({
  who,
  name: 'moveTodoItem',
  params: { ...item, order: to + 1 },
})

const commenting = (who: Person, params: { itemId: number }, { to }: Action): Call => ({
  who,
  name: 'writeStepComment',
  params,
  body: { text: `Σχόλιο ${to}` },
})

/** The same in another order, where there is one. */
function turned(ids: readonly number[], by: number): number[] {
  const place = by % ids.length
  return [...ids.slice(place), ...ids.slice(0, place)]
}

const creating = (who: Person, { listId }: { listId: number }, { to }: Action): Call => ({
  who,
  name: 'createTodoItem',
  params: {},
  body: { todoListItem: { ...todoListItem, dliOrder: to + 1 }, todoList: { doListID: listId } },
})

/** The call of an action, on the steps and the interests as they stood before its wave. */
export function callOf(act: Action, department: Department, { lists, interests }: Before): Call {
  const { instructor, administrator, students, theses } = department
  const [student, thesis] = [students[act.student], theses[act.thesis]]
  if (student === undefined || thesis === undefined) throw new Error('the plan names no person')
  const [list, template] = [lists.ofTheses[act.thesis], lists.template]
  return CALLS[act.kind]({
    instructor,
    administrator,
    student,
    thesis: { thesisId: thesis.id },
    item: stepOf(list, act),
    list: { listId: list?.id ?? NOTHING },
    template: { listId: template?.id ?? NOTHING },
    templateItem: stepOf(template, act),
    interests: interests.of(student).map(({ thesisId }) => thesisId),
    speaker: act.to % 2 === 0 ? student : instructor,
    act,
  })
}

const stepOf = (list: ListNow | undefined, { step }: Action) => ({ itemId: list?.steps[step] ?? NOTHING })
