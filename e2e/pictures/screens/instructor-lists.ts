import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import type { Worlds } from '../worlds.ts'
import { addStep, askToRemoveList, editLastStep, unfoldLastStep } from './instructor-controls.ts'
import type { Screen } from './screen.ts'

const ordinary = { data: 'ordinary', who: DEMO_PEOPLE.instructor } as const
const extreme = { data: 'extreme', who: ({ teaching }: Worlds) => teaching.instructor } as const
const empty = { data: 'empty', who: ({ empty: { instructor } }: Worlds) => instructor } as const
const bare = { data: 'empty', who: ({ teaching }: Worlds) => teaching.bareThesis.instructor } as const

const AREA = '/dashboard/instructor'
const LISTS = `${AREA}/todo-lists`
const NEW_STEP = `${AREA}/todo-list/item/create`
const edit = (id: number) => `${AREA}/todo-list/edit/${id}`

/** The lists of steps, which are as much as the theses. */
export const INSTRUCTOR_LIST_SCREENS: readonly Screen[] = [
  { name: 'instructor-lists', ...ordinary, path: LISTS },
  { name: 'instructor-lists', ...extreme, path: LISTS },
  { name: 'instructor-lists', ...empty, path: LISTS },
  { name: 'instructor-lists-filtered', ...ordinary, path: `${LISTS}?title=nothing` },
  { name: 'instructor-list-create', ...empty, path: `${AREA}/todo-list/create` },
  { name: 'instructor-list', ...ordinary, path: edit(1) },
  { name: 'instructor-list', ...extreme, path: ({ teaching }) => edit(teaching.template.id) },
  { name: 'instructor-list', ...bare, path: ({ teaching }) => edit(teaching.bareList.id) },
  { name: 'instructor-list-in-progress', ...extreme, path: ({ extreme: { busy } }) => edit(busy.list.id) },
  {
    name: 'instructor-list-unfolded',
    ...extreme,
    path: ({ extreme: { busy } }) => edit(busy.list.id),
    frame: 'window',
    act: unfoldLastStep,
  },
  { name: 'instructor-list-step', ...ordinary, path: edit(1), frame: 'window', act: editLastStep },
  {
    name: 'instructor-list-step',
    ...extreme,
    path: ({ teaching }) => edit(teaching.template.id),
    frame: 'window',
    act: editLastStep,
  },
  { name: 'instructor-list-add', ...ordinary, path: edit(1), frame: 'window', act: addStep },
  {
    name: 'instructor-list-remove',
    ...extreme,
    path: ({ teaching }) => edit(teaching.template.id),
    frame: 'window',
    act: askToRemoveList,
  },
  { name: 'instructor-step-create', ...ordinary, path: `${NEW_STEP}?list=1` },
  { name: 'instructor-step-choose', ...ordinary, path: NEW_STEP },
  { name: 'instructor-step-choose', ...extreme, path: NEW_STEP },
  { name: 'instructor-step-choose', ...empty, path: NEW_STEP },
]
