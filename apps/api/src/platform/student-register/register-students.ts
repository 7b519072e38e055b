import { z } from 'zod'
import type { RegisterSettings } from '../config/student-register.ts'
import { registerConnection } from './register-connection.ts'
import { RegisterFailure } from './register-failure.ts'

/** Whole departments in a few answers, none of which is large. */
const PAGE_SIZE = 200

const figure = z.number().nullish()
/** 0 and 1, or what JSON says for them; one that is left out says yes. */
const flag = z.union([z.literal(0), z.literal(1), z.boolean()]).nullish()

const Course = z.object({
  isPassed: z.union([z.literal(0), z.literal(1), z.boolean()]),
  parentCourse: z.unknown().optional(),
  ects: figure,
  coefficient: figure,
  grade: z.number().min(0).max(1).nullish(),
  calculateUnits: flag,
  calculateGrade: flag,
})

const id = z.union([z.string(), z.number()]).transform(String)

const Student = z.object({
  id,
  studentIdentifier: id.nullish(),
  /** A number, or the department itself where the register opens it unasked. */
  department: z.union([id, z.object({ id })]),
  semester: z.int().nullish(),
  courses: z.array(Course),
})
type Student = z.output<typeof Student>

const Page = z.object({ value: z.array(Student) })

/** A student as the register has him or her; nothing else is asked for. */
export interface StudentThere {
  registryNumber: string
  semester: number | null
  passed: {
    ects: number | null
    coefficient: number | null
    grade: number | null
    isPart: boolean
    countsForEcts: boolean
    countsForAverage: boolean
  }[]
}

interface Asked {
  /** The numbers of the department there. */
  codes: readonly string[]
  most: number
  signal: AbortSignal
}

/**
 * The active students of a department with the courses that they have passed, page by page until one is empty: how many a
 * page holds is for the register to say. Throws `RegisterFailure`; a part is never returned.
 */
export async function readStudents(
  settings: RegisterSettings,
  { codes, most, signal }: Asked,
): Promise<StudentThere[]> {
  const { get } = registerConnection(settings, signal)
  const students = new Map<string, Student>()
  for (;;) {
    const page = toPage(await get(questionOf(codes, students.size)))
    if (page.length === 0) break
    for (const student of page) {
      if (students.has(student.id)) throw new RegisterFailure('malformed', 'a student comes twice')
      students.set(student.id, student)
    }
    if (students.size > most) throw new RegisterFailure('too_many', `more than ${most} students`)
  }
  const all = [...students.values()]
  if (!all.every(({ department }) => codes.includes(departmentOf(department)))) {
    throw new RegisterFailure('malformed', 'students of another department were answered')
  }
  return all.flatMap(studentThere)
}

/** Whether a department can be read at all: the students on a page of one. Throws `RegisterFailure`. */
export async function countOnFirstPage(
  settings: RegisterSettings,
  { codes, signal }: Omit<Asked, 'most'>,
): Promise<number> {
  const { get } = registerConnection(settings, signal)
  return toPage(await get(questionOf(codes, 0, 1))).length
}

function toPage(answer: unknown): Student[] {
  const { data, error } = Page.safeParse(answer)
  if (data !== undefined) return data.value
  const [issue] = error.issues
  throw new RegisterFailure('malformed', `an answer has no usable ${issue?.path.join('.') ?? 'value'}`)
}

/** The smallest select that says what a record has. */
function questionOf(codes: readonly string[], skip: number, size = PAGE_SIZE): string {
  const departments = codes.map((code) => `department eq ${code}`).join(' or ')
  const courses = [
    'student',
    'isPassed',
    'parentCourse',
    'ects',
    'coefficient',
    'grade',
    'calculateUnits',
    'calculateGrade',
  ]
  const options = {
    $filter: `(${departments}) and studentStatus/alternateName eq 'active'`,
    $select: 'id,studentIdentifier,department,semester',
    $expand: `courses($filter=isPassed eq 1;$select=${courses.join(',')})`,
    $orderby: 'id',
    $top: String(size),
    $skip: String(skip),
  }
  const query = Object.entries(options).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `/Students?${query.join('&')}`
}

const departmentOf = (department: Student['department']) =>
  typeof department === 'string' ? department : department.id

function studentThere({ studentIdentifier, semester, courses }: Student): StudentThere[] {
  const registryNumber = studentIdentifier?.trim() ?? ''
  if (registryNumber === '') return []
  const passed = courses
    .filter(({ isPassed }) => isTrue(isPassed))
    .map(({ parentCourse, ects, coefficient, grade, calculateUnits, calculateGrade }) => ({
      ects: ects ?? null,
      coefficient: coefficient ?? null,
      grade: grade ?? null,
      isPart: parentCourse !== null && parentCourse !== undefined,
      countsForEcts: isTrue(calculateUnits ?? true),
      countsForAverage: isTrue(calculateGrade ?? true),
    }))
  return [{ registryNumber, semester: semester ?? null, passed }]
}

const isTrue = (value: 0 | 1 | boolean): boolean => value === 1 || value === true
