import type { ClientConfig } from 'pg'
import {
  ADMINISTRATOR,
  DEPARTMENT_WITH_RULES,
  instructorId,
  type Scale,
  searchingId,
  secretaryId,
} from '../data/scale.ts'
import { withClient } from '../load/database.ts'
import {
  assignedTheses,
  INSTRUCTORS,
  OWN_THESES,
  PUBLIC_TOPICS,
  STEPS,
  STUDENTS,
} from './subject-statements.ts'

/** The people who call, and what they look at: several of each, in several departments, so that no cache holds one answer. */
export interface Subjects {
  students: Student[]
  instructors: Person[]
  administrator: Person
  /** Open ones with a list, of several instructors. */
  ownTheses: { instructor: Person; thesis: number }[]
  /** Open ones of the department that has a public catalogue. */
  publicTopics: number[]
  /** Steps whose turn it is, each of another thesis. */
  steps: CurrentStep[]
  /** The department that has a rule book: its office, and theses with a committee. */
  secretary: Person & { department: number }
  examinedTheses: { instructor: Person; thesis: number }[]
  /** Theses in progress, of departments without a rule book. */
  plainTheses: { instructor: Person; thesis: number }[]
  /** A step of its own for the file that is downloaded. */
  file: CurrentStep
}

export interface Person {
  id: number
  username: string
}

/** Looks for a topic and has no positive answer. */
export interface Student extends Person {
  department: number
  institution: number
  openInInstitution: number
  /** A word of the title of an open topic of the institution, and one of its keywords. */
  word: string
  keyword: string
  /** Open ones of the own department, with a list. */
  theses: number[]
  /** An open one without an interest of the student's. */
  topic: number
}

export interface CurrentStep {
  item: number
  thesis: number
  student: Person
  instructor: Person
}

/** `count` of each, or as many as there are. */
export async function findSubjects(connection: ClientConfig, scale: Scale, count: number): Promise<Subjects> {
  return withClient(connection, async (client) => {
    const ask = async <Row extends object>(text: string, values: number[]) =>
      (await client.query<Row>(text, values)).rows
    const lastSearching = searchingId(scale.searching, scale)
    const steps = await ask<CurrentStep>(STEPS, [count + 1])
    const [file, ...others] = steps
    if (file === undefined) throw new Error('No thesis has a step to finish: load the data anew (--fresh).')
    return {
      students: await ask<Student>(STUDENTS, [searchingId(1, scale), lastSearching, count]),
      instructors: await ask<Person>(INSTRUCTORS, [instructorId(1), instructorId(scale.instructors), count]),
      administrator: { id: ADMINISTRATOR, username: 'admin' },
      ownTheses: await ask(OWN_THESES, [count]),
      secretary: {
        id: secretaryId(scale),
        username: `secretary${secretaryId(scale)}`,
        department: DEPARTMENT_WITH_RULES,
      },
      examinedTheses: await ask(assignedTheses('t.rulebook_id is not null'), [count]),
      plainTheses: await ask(assignedTheses('t.rulebook_id is null and t.mark is null'), [count]),
      publicTopics: (await ask<{ thesis: number }>(PUBLIC_TOPICS, [DEPARTMENT_WITH_RULES, count])).map(
        ({ thesis }) => thesis,
      ),
      steps: others,
      file,
    }
  })
}
