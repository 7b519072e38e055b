import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import type { StatementName } from '../floor/statements.ts'
import type { Person, Subjects } from './subjects.ts'

/** A request to each side that asks for the same. */
export interface Pair {
  /** Who asks ours. */
  by: Person
  ours: { route: RouteName; params?: Record<string, number>; query?: Record<string, string | number> }
  floor: { statement: StatementName; parameters: Record<string, number> }
}

export interface Call {
  name: string
  /** The ratio to reach, where one was set. */
  wanted: number | null
  pairs(subjects: Subjects): Pair[]
}

const PAGE_SIZE = 8

export const CALLS: readonly Call[] = [
  {
    name: 'open theses of a department, page 1 of 8',
    wanted: 0.6,
    pairs: ({ students }) =>
      students.map((student) => ({
        by: student,
        ours: { route: 'listOpenTheses', query: { page: 1, pageSize: PAGE_SIZE } },
        floor: {
          statement: 'openTheses',
          parameters: { department: student.department, student: student.id, limit: PAGE_SIZE, offset: 0 },
        },
      })),
  },
  {
    name: 'thesis with its list, as a student',
    wanted: 0.6,
    pairs: ({ students }) =>
      students.flatMap((student) =>
        student.theses.map((thesis) => ({
          by: student,
          ours: { route: 'getThesis', params: { thesisId: thesis } },
          floor: { statement: 'thesis', parameters: { thesis, student: student.id } },
        })),
      ),
  },
  {
    name: 'own theses in progress, page 1 of 8',
    wanted: 0.6,
    pairs: ({ instructors }) =>
      instructors.map((instructor) => ({
        by: instructor,
        ours: { route: 'listThesesInProgress', query: { page: 1, pageSize: PAGE_SIZE } },
        floor: {
          statement: 'thesesInProgress',
          parameters: { instructor: instructor.id, limit: PAGE_SIZE, offset: 0 },
        },
      })),
  },
  {
    name: 'own to-do lists, page 1 of 8',
    wanted: 0.6,
    pairs: ({ instructors }) =>
      instructors.map((instructor) => ({
        by: instructor,
        ours: { route: 'listTodoLists', query: { page: 1, pageSize: PAGE_SIZE } },
        floor: {
          statement: 'todoLists',
          parameters: { instructor: instructor.id, limit: PAGE_SIZE, offset: 0 },
        },
      })),
  },
  {
    name: 'overview',
    wanted: 0.6,
    pairs: ({ instructors }) =>
      instructors.map((instructor) => ({
        by: instructor,
        ours: { route: 'getNotificationOverview' },
        floor: { statement: 'overview', parameters: { instructor: instructor.id } },
      })),
  },
]

/** The path of a route with its parameters and its query. */
export function pathOf({ route, params = {}, query = {} }: Pair['ours']): string {
  const [, path = ''] = ROUTES[route].split(' ')
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]))
  return withQuery(filled, query)
}

export function withQuery(path: string, query: Record<string, string | number>): string {
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  return texts.length === 0 ? path : `${path}?${new URLSearchParams(texts)}`
}
