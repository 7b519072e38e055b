import type { ApiPlatform } from '@diatrivi/api/create-platform'
import { todoItem, todoList } from '@diatrivi/api/modules/thesis/todo-list/tables'
import { type Factories, factories } from '@diatrivi/api/testing/factories'
import type { StepState } from '@diatrivi/api/testing/todo-list.factories'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { asc, eq, type SQL } from 'drizzle-orm'
import { type Beginning, type Round, STUDENTS } from './plan.ts'

const START: IsoDate = '2026-02-02'

/** A person with a session. */
export interface Person {
  id: number
  username: string
  token: string
}

/** The people of a round and what they can act upon. */
export interface Department {
  instructor: Person
  administrator: Person
  students: Person[]
  theses: { id: number; wasGivenAtFirst: boolean }[]
  /** What a list is copied from. */
  templateId: number
}

export async function furnishDepartment(platform: ApiPlatform, round: Round): Promise<Department> {
  const given = factories(platform)
  const department = await given.aDepartment()
  const person = async (account: { id: number; username: string }): Promise<Person> => ({
    id: account.id,
    username: account.username,
    token: await openSession(platform, account.id),
  })
  const instructor = await person(await given.anInstructor({ department }))
  const students: Person[] = []
  while (students.length < STUDENTS) students.push(await person(await given.aStudent({ department })))

  const theses: Department['theses'] = []
  for (const [number, beginning] of round.theses.entries()) {
    const interested = interestsOn(round, number).flatMap((student) => students[student] ?? [])
    theses.push(await furnishThesis(given, { instructor, interested, beginning, priority: number + 1 }))
  }

  return {
    instructor,
    administrator: await person(await given.anAdministrator()),
    students,
    theses,
    templateId: (await given.aTodoList({ instructor, steps: ['untouched', 'untouched'] })).id,
  }
}

/** The student of the thesis first. A student who works on a thesis is interested in no other. */
function interestsOn({ theses }: Round, number: number): number[] {
  const beginning = theses[number]
  if (beginning === undefined || beginning.state === 'inWork') return [number]
  const others = beginning.declaredBy.filter((student) => theses[student]?.state !== 'inWork')
  return [...new Set([number, ...others])]
}

interface Furnishing {
  instructor: Person
  interested: Person[]
  beginning: Beginning
  /** Another for each thesis, so that interests have an order to be kept. */
  priority: number
}

async function furnishThesis(
  given: Factories,
  { instructor, interested, beginning, priority }: Furnishing,
): Promise<Department['theses'][number]> {
  const [first] = interested
  const wasGivenAtFirst = beginning.state === 'inWork'
  const assignment = wasGivenAtFirst && first ? { student: first, startDate: START } : {}
  const thesis = await given.aThesis({ instructor, ...assignment })
  for (const student of interested) {
    const answeredPositively = student === first && beginning.state !== 'declared'
    await given.anInterest({ thesis, student, priority, answeredPositively })
  }
  if (beginning.steps > 0) await given.aTodoList({ thesis, steps: stepsOf(beginning) })
  return { id: thesis.id, wasGivenAtFirst }
}

function stepsOf(beginning: Beginning): StepState[] {
  return Array.from({ length: beginning.steps }, (_none, place) => {
    if (beginning.state !== 'inWork' || place > beginning.confirmed) return 'untouched'
    if (place < beginning.confirmed) return 'confirmed'
    return beginning.isNextFinished ? 'finished' : 'untouched'
  })
}

export function openSession({ db, sessions }: Pick<ApiPlatform, 'db' | 'sessions'>, accountId: number) {
  return db.transaction((tx) => sessions.open(tx, { accountId, kind: 'full', userAgent: null }))
}

/** A list and its steps in order, as they stand before a wave. */
export interface ListNow {
  id: number
  steps: number[]
}

export interface ListsNow {
  /** By the numbers of the theses; absent where there is none. */
  ofTheses: (ListNow | undefined)[]
  template: ListNow | undefined
}

export async function listsNow({ db }: ApiPlatform, { theses, templateId }: Department): Promise<ListsNow> {
  const listThat = async (condition: SQL): Promise<ListNow | undefined> => {
    const rows = await db
      .select({ id: todoList.id, stepId: todoItem.id })
      .from(todoList)
      .leftJoin(todoItem, eq(todoItem.listId, todoList.id))
      .where(condition)
      .orderBy(asc(todoItem.position))
    const [first] = rows
    return first && { id: first.id, steps: rows.flatMap(({ stepId }) => stepId ?? []) }
  }
  return {
    ofTheses: await Promise.all(theses.map(({ id }) => listThat(eq(todoList.thesisId, id)))),
    template: await listThat(eq(todoList.id, templateId)),
  }
}
