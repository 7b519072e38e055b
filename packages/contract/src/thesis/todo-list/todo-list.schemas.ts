import { DURATION_CAPS, isDurationAllowed } from '@diatrivi/domain/thesis/todo-list/schedule'
import { DURATION_UNITS, STEP_DESCRIPTION_MAX, STEP_TITLE_MAX } from '@diatrivi/domain/thesis/todo-list/step'
import { z } from 'zod'
import { IdParam, IdValue } from '../../ids.ts'
import { HTML_MAX, ID_MAX, REASON_MAX } from '../../limits.ts'
import { PageQuery } from '../../paging.ts'
import { AttachedFile, PersonName } from '../../people.schemas.ts'
import { SeveralTheses } from '../../several-theses.schemas.ts'
import { Flag, integer, optionalText, requiredLine, text, ZeroOrOne } from '../../values.ts'
import { WireDate } from '../../wire-dates.ts'

export const TODO_LIST_TITLE_MAX = 255

/** One upload of a step; `version` counts from 1. */
export const StepFile = z.strictObject({
  version: z.int(),
  attachFileName: z.string(),
  size: z.int(),
  when: WireDate,
})

/**
 * A step. Unknown to older clients: `returned` (the last return that still waits for the student), `files` (all
 * uploads, newest first), `commentCount`, `unread` (it waits for a reply, and the notice of it is unread) and `version`,
 * which `If-Match` of a change may name.
 */
export const TodoItemView = z.strictObject({
  dliID: z.int(),
  doListID: z.int(),
  dliTitle: z.string(),
  dliDescr: z.string(),
  dliOrder: z.int(),
  dliDuration: z.int(),
  dliDurationUnit: z.enum(DURATION_UNITS),
  dliStudentOK: ZeroOrOne,
  dliInstructorOK: ZeroOrOne,
  stuOKWhen: WireDate.nullable(),
  instrOKWhen: WireDate.nullable(),
  attachment: AttachedFile.nullable(),
  returned: z.strictObject({ when: WireDate, reason: z.string().nullable() }).nullable(),
  files: z.array(StepFile),
  commentCount: z.int(),
  unread: z.boolean(),
  version: z.int(),
})
export type TodoItemView = z.infer<typeof TodoItemView>

/** The thesis a list belongs to; `-1` when it is attached to none. */
const AttachedThesis = z.union([
  z.strictObject({ thesisID: z.int().positive(), thesisTitle: z.string() }),
  z.strictObject({ thesisID: z.literal(-1) }),
])

/** The assignment whose release left a list behind: such a list can only be read. */
const LeftBehind = z.strictObject({
  when: WireDate,
  thesisID: z.int(),
  thesisTitle: z.string(),
  student: PersonName,
})

/** A list. Unknown to older clients: `released` and `version`, which `If-Match` of a change may name. */
export const TodoListView = z.strictObject({
  doListID: z.int(),
  instructor: PersonName,
  thesisID: AttachedThesis,
  doListTitle: z.string(),
  doListDescr: z.string(),
  doListWhen: WireDate,
  doListItems: z.array(TodoItemView),
  released: LeftBehind.nullable(),
  version: z.int(),
})
export type TodoListView = z.infer<typeof TodoListView>

function nullMeansEmpty(maximum: number) {
  return text(maximum)
    .nullable()
    .transform((value) => value ?? '')
}

export const ListParams = z.object({ listId: IdParam })
export const ItemParams = z.object({ itemId: IdParam })
export const CopyParams = z.object({ listId: IdParam, thesisId: IdParam })
export const CopyToThesesBody = z.object({ theses: SeveralTheses })
export const MoveParams = z.object({ itemId: IdParam, order: IdParam })
export const StepFileQuery = z.object({ version: IdParam.optional() })
export const TodoListsQuery = PageQuery.extend({ title: text(TODO_LIST_TITLE_MAX).optional() })

/** `changeable` leaves out the lists of completed theses. */
export const OwnTodoListsQuery = TodoListsQuery.extend({ changeable: Flag.optional() })

/** `released` asks for the lists that released assignments left behind, instead of those in use. */
export const MyTodoListsQuery = TodoListsQuery.extend({ released: Flag.optional() })

/** -1 means none, as in answers. */
const ThesisOrNone = z.union([z.literal(-1).transform(() => null), IdValue], { error: 'invalid_id' })
/** By its id, or by the object that answers carry. */
const ThesisOfList = z.union(
  [ThesisOrNone, z.object({ thesisID: ThesisOrNone }).transform(({ thesisID }) => thesisID)],
  { error: 'invalid_id' },
)

export const CreateTodoListBody = z.object({
  todoList: z.object({
    doListTitle: requiredLine(TODO_LIST_TITLE_MAX),
    doListDescr: nullMeansEmpty(HTML_MAX).default(''),
    thesisID: ThesisOfList.nullish(),
  }),
  template: Flag.default(false),
})

export const EditTodoListBody = z.object({
  todoList: z.object({
    doListID: IdValue,
    doListTitle: requiredLine(TODO_LIST_TITLE_MAX).optional(),
    doListDescr: nullMeansEmpty(HTML_MAX).optional(),
  }),
})

export const CopyAnswer = z.array(z.strictObject({ doListID: z.int() }))

const ItemFields = {
  dliTitle: requiredLine(STEP_TITLE_MAX),
  dliDescr: nullMeansEmpty(STEP_DESCRIPTION_MAX),
  dliDuration: integer(1, Math.max(...Object.values(DURATION_CAPS)), 'duration_cap'),
  dliDurationUnit: z.enum(DURATION_UNITS, { error: 'invalid' }),
}

/** The cap depends on the unit, so both fields are judged, and the error names the number. */
function durationWithinCap(item: {
  dliDuration?: number | undefined
  dliDurationUnit?: (typeof DURATION_UNITS)[number] | undefined
}) {
  if (item.dliDuration === undefined || item.dliDurationUnit === undefined) return true
  return isDurationAllowed({ amount: item.dliDuration, unit: item.dliDurationUnit })
}
const capIssue = { path: ['dliDuration'], error: 'duration_cap' }

export const CreateTodoItemBody = z.object({
  todoListItem: z
    .object({
      ...ItemFields,
      dliDescr: ItemFields.dliDescr.default(''),
      dliOrder: integer(1, ID_MAX, 'invalid').nullish(),
    })
    .refine(durationWithinCap, capIssue),
  todoList: z.object({ doListID: IdValue }),
})

/** Fields left out stay as they are; `todoList` is accepted as older clients send it. */
export const EditTodoItemBody = z.object({
  todoListItem: z.object(ItemFields).partial().refine(durationWithinCap, capIssue),
  todoList: z.unknown().optional(),
})

/** Why the step goes back. */
export const ReturnStepBody = z.object({ reason: optionalText(REASON_MAX).optional() })
