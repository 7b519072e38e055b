import type { Actor } from '../../people/account/role.ts'
import { canStep, canTodoList, type ListFacts } from '../../thesis/todo-list/step.policy.ts'
import { aDraft, aList, aMarkedThesis, aThesis, aThesisInProgress, steps } from '../facts.ts'
import {
  administrator,
  anotherInstructor,
  anotherStudent,
  instructor,
  secretary,
  student,
} from '../people.ts'
import { inWords, markdownTable, NOT_ASKED } from './words.ts'

const inProgress = aList()
const marked = aList(aMarkedThesis())
const template = aList(null)
const leftBehind: ListFacts = { ...template, formerStudentId: student.accountId }

const STAGES: [name: string, list: ListFacts, letters: string, index: number][] = [
  ['any step of a template', template, '--', 0],
  ['any step of a thesis not given', aList(aThesis()), '--', 0],
  ['in progress: confirmed, not the last such', inProgress, 'CC--', 0],
  ['in progress: the last confirmed', inProgress, 'CC--', 1],
  ['in progress: the last confirmed, the next finished', inProgress, 'CCD-', 1],
  ['in progress: the current one', inProgress, 'CC--', 2],
  ['in progress: the current one, finished by the student', inProgress, 'CCD-', 2],
  ['in progress: a later one', inProgress, 'CC--', 3],
  ['any step of a marked thesis', marked, 'CC', 1],
  ['left behind by a release: the current one', leftBehind, 'C-', 1],
]

export function stepTable(): string {
  const header = [
    'step',
    'student: finish',
    'student: withdraw, unread',
    'instructor: accept, return',
    'take back',
    'edit, delete',
  ]
  const rows = STAGES.map(([name, list, letters, index]) => {
    const all = steps(letters)
    return [
      name,
      list.thesis?.studentId ? inWords(canStep.finish(student, list, all, index)) : NOT_ASKED,
      list.thesis?.studentId ? inWords(canStep.withdraw(student, list, all, index, true)) : NOT_ASKED,
      inWords(canStep.accept(instructor, list, all, index)),
      inWords(canStep.cancelAcceptance(instructor, list, all, index)),
      inWords(canStep.edit(instructor, list, all, index)),
      inWords(canStep.insertAt(instructor, list, all, index)),
      inWords(canStep.move(instructor, list, all, all.length - 1, index)),
    ]
  })
  return markdownTable([...header, 'put a new one before it', 'move the last one here'], rows)
}

export const LISTS: [string, ListFacts][] = [
  ['template', template],
  ['of a draft', aList(aDraft())],
  ['of a public topic', aList(aThesis())],
  ['in progress', inProgress],
  ['in progress, shown', aList(aThesisInProgress({ publicByStudent: true }))],
  ['marked', marked],
  ['left behind by a release', leftBehind],
]

export const READERS: [string, Actor][] = [
  ['its instructor', instructor],
  ['another instructor', anotherInstructor],
  ['its student', student],
  ['another student', anotherStudent],
  ['secretary of its department', secretary],
  ['administrator', administrator],
]

export function listTables(): string {
  const instructors = READERS.filter(([, { role }]) => role === 'instructor')
  const rows = LISTS.map(([name, list]) => [
    name,
    ...instructors.flatMap(([, actor]) => [
      inWords(canTodoList.see(actor, list)),
      inWords(canTodoList.edit(actor, list)),
    ]),
    ...READERS.map(([, actor]) => inWords(canStep.readFile(actor, list))),
  ])
  const header = [
    'list',
    ...instructors.flatMap(([name]) => [`${name}: read, copy`, 'change, delete']),
    ...READERS.map(([name]) => `files: ${name}`),
  ]
  return markdownTable(header, rows)
}
