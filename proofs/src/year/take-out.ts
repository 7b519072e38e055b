import { strFromU8, unzipSync } from 'fflate'
import type { Person } from './people.ts'
import { act, BrokenYear, download, type World } from './world.ts'

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** What was looked for in the data of one person, and what they have. */
export interface TakeOut {
  person: Person
  parts: { what: string; expected: number; found: number }[]
}

const STUDENTS = 7
const INSTRUCTORS = 3

/** Ten people ask for all that is kept about them. */
export async function takeOuts(world: World): Promise<TakeOut[]> {
  const some: TakeOut[] = []
  for (const person of world.students.slice(0, STUDENTS)) some.push(await takeOut(world, person))
  for (const person of world.instructors.slice(0, INSTRUCTORS)) some.push(await takeOut(world, person))
  return some
}

export function incompleteIn(taken: readonly TakeOut[]): string[] {
  return taken.flatMap(({ person, parts }) =>
    parts
      .filter(({ expected, found }) => expected !== found)
      .map(
        ({ what, expected, found }) =>
          `the data of ${person.username} have ${found} ${what}, not ${expected}`,
      ),
  )
}

async function takeOut(world: World, person: Person): Promise<TakeOut> {
  const answer = await act(world, person, 'askForOwnData', { body: { password: person.password } })
  if (answer.status !== 2) throw new BrokenYear(`${person.username} got no link to the own data.`)
  const bytes = await download(world, person, 'downloadOwnData', { query: { link: answer.link } })
  const entries = unzipSync(bytes)
  const { tables } = JSON.parse(strFromU8(entries['data.json'] ?? new Uint8Array())) as { tables: Rows }
  const parts =
    person.role === 'student' ? ofStudent(world, person, tables) : ofInstructor(world, person, tables)
  return { person, parts }
}

function ofStudent({ lives }: World, student: Person, tables: Rows): TakeOut['parts'] {
  const own = lives.filter((life) => life.student === student)
  const kept = own.filter(({ ending }) => ending === 'finished')
  const sum = (of: 'uploads' | 'comments') => own.reduce((total, life) => total + life[of], 0)
  return [
    { what: 'theses', expected: kept.length, found: countOf(tables.thesis) },
    {
      what: 'assignments that ended without a mark',
      expected: own.length - kept.length,
      found: countOf(tables.past_assignment),
    },
    { what: 'files of steps', expected: sum('uploads'), found: countOf(tables.step_file) },
    {
      what: 'comments',
      expected: sum('comments'),
      found: countOf(tables.step_comment?.filter(({ isOwn }) => isOwn)),
    },
  ]
}

function ofInstructor({ topics, lives }: World, instructor: Person, tables: Rows): TakeOut['parts'] {
  const ids = [...topics, ...lives]
    .filter((one) => one.instructor === instructor)
    .map(({ thesisId }) => thesisId)
  return [{ what: 'theses', expected: new Set(ids).size, found: countOf(tables.thesis) }]
}

const countOf = (rows: readonly unknown[] | undefined) => rows?.length ?? 0
