import type { ClientConfig } from 'pg'
import { departmentOf, instructorId, type Scale, searchingId } from '../data/scale.ts'
import { withClient } from '../load/database.ts'

/** The people who call, and what they look at: several of each, in several departments, so that no cache holds one answer. */
export interface Subjects {
  students: Student[]
  instructors: Person[]
  administrator: Person
}

export interface Person {
  id: number
  username: string
}

export interface Student extends Person {
  department: number
  /** Open ones of the own department, with a list. */
  theses: number[]
}

const MOST = 16

export async function findSubjects(connection: ClientConfig, scale: Scale): Promise<Subjects> {
  const count = Math.min(MOST, scale.departments)
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return withClient(connection, async (client) => {
    const students: Student[] = []
    for (const number of numbers) {
      const department = departmentOf(number, scale)
      const { rows } = await client.query<{ id: number }>(OPEN_WITH_LIST, [department])
      const id = searchingId(number, scale)
      students.push({ id, username: `student${id}`, department, theses: rows.map((row) => row.id) })
    }
    const instructors = numbers.map((number) => {
      const id = instructorId(number)
      return { id, username: `instructor${id}` }
    })
    return { students, instructors, administrator: { id: 1, username: 'admin' } }
  })
}

const OPEN_WITH_LIST = `
  select thesis.id
  from thesis
  join account on account.id = thesis.instructor_id
  join todo_list on todo_list.thesis_id = thesis.id
  where account.department_id = $1 and student_id is null and public_by_instructor
  order by thesis.id desc limit 8`
