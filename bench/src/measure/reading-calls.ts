import { asking, type Call, floorAsking, type Pair, type Question } from './call.ts'
import type { Person, Student, Subjects } from './subjects.ts'

const PAGE_SIZE = 8
const FIRST_PAGE = { page: 1, pageSize: PAGE_SIZE }
const ALL = { department: 'all' } as const

const one = (ours: Pair['ours'][number], floor: Pair['floor'][number], question?: Question): Pair => ({
  ours: [ours],
  floor: [floor],
  ...(question === undefined ? {} : { question }),
})

function ofStudents(pair: (student: Student, subjects: Subjects) => Pair): Call['pairs'] {
  return (subjects) => subjects.students.map((student) => pair(student, subjects))
}

function ofInstructors(pair: (instructor: Person) => Pair): Call['pairs'] {
  return ({ instructors }) => instructors.map(pair)
}

/** The whole institution of the student, narrowed or not. */
const inInstitution =
  (statement: 'institutionTheses' | 'titledTheses' | 'keywordTheses', ours: object, floor: object) =>
  (student: Student): Pair =>
    one(
      asking(student, 'listOpenTheses', { query: { ...FIRST_PAGE, ...ALL, ...ours } }),
      floorAsking(statement, {
        institution: student.institution,
        student: student.id,
        limit: PAGE_SIZE,
        offset: 0,
        ...floor,
      }),
    )

const ofOwner = (
  route: 'listThesesInProgress' | 'listTodoLists',
  statement: 'thesesInProgress' | 'todoLists',
  question?: (by: Person) => Question,
) =>
  ofInstructors((instructor) =>
    one(
      asking(instructor, route, { query: FIRST_PAGE }),
      floorAsking(statement, { instructor: instructor.id, limit: PAGE_SIZE, offset: 0 }),
      question?.(instructor),
    ),
  )

/** A thesis, or its process, as the one who supervises it. */
const asSupervisor =
  (route: 'getThesis' | 'getProcess', statement: 'ownThesis' | 'process') =>
  ({ instructor, thesis }: { instructor: Person; thesis: number }): Pair =>
    one(asking(instructor, route, { params: { thesisId: thesis } }), floorAsking(statement, { thesis }))

const openIn = (student: Student, limit: number) =>
  floorAsking('openTheses', { department: student.department, student: student.id, limit, offset: 0 })

/** Calls that change nothing. */
export const READING_CALLS: readonly Call[] = [
  {
    name: 'open theses of a department, page 1 of 8',
    wanted: 0.6,
    kind: 'read',
    pairs: ofStudents((student) =>
      one(asking(student, 'listOpenTheses', { query: FIRST_PAGE }), openIn(student, PAGE_SIZE), {
        what: 'openTheses',
        by: student,
        limit: PAGE_SIZE,
      }),
    ),
  },
  {
    name: 'open theses of a department, all',
    wanted: null,
    kind: 'read',
    pairs: ofStudents((student) => one(asking(student, 'listOpenTheses'), openIn(student, 1_000_000))),
  },
  {
    name: 'open theses of an institution, page 1 of 8',
    wanted: null,
    kind: 'read',
    pairs: ofStudents(inInstitution('institutionTheses', {}, {})),
  },
  {
    name: 'open theses of an institution, page 100 of 8, or the last',
    wanted: null,
    kind: 'read',
    pairs: ofStudents((student) => {
      const page = Math.min(100, Math.max(1, Math.ceil(student.openInInstitution / PAGE_SIZE)))
      const offset = (page - 1) * PAGE_SIZE
      return inInstitution('institutionTheses', { page }, { offset })(student)
    }),
  },
  {
    name: 'open theses of an institution by a word of the title',
    wanted: null,
    kind: 'read',
    pairs: ofStudents((student) =>
      inInstitution('titledTheses', { title: student.word }, { title: student.word })(student),
    ),
  },
  {
    name: 'open theses of an institution by a keyword',
    wanted: null,
    kind: 'read',
    pairs: ofStudents((student) =>
      inInstitution('keywordTheses', { keywords: student.keyword }, { keyword: student.keyword })(student),
    ),
  },
  {
    name: 'a thesis with its list, as a student',
    wanted: 0.6,
    kind: 'read',
    pairs: ({ students }) =>
      students.flatMap((student) =>
        student.theses.map((thesis) =>
          one(
            asking(student, 'getThesis', { params: { thesisId: thesis } }),
            floorAsking('thesis', { thesis, student: student.id }),
            { what: 'thesis', by: student, thesis },
          ),
        ),
      ),
  },
  {
    name: 'a thesis with its list and the interested, as its owner',
    wanted: 0.6,
    kind: 'read',
    pairs: ({ ownTheses }) => ownTheses.map(asSupervisor('getThesis', 'ownThesis')),
  },
  {
    name: 'a thesis in progress with its steps, as its instructor',
    wanted: 0.6,
    kind: 'read',
    pairs: ({ plainTheses }) => plainTheses.map(asSupervisor('getThesis', 'ownThesis')),
  },
  {
    name: 'own theses in progress, page 1 of 8',
    wanted: 0.6,
    kind: 'read',
    pairs: ofOwner('listThesesInProgress', 'thesesInProgress', (by) => ({
      what: 'thesesInProgress',
      by,
      limit: PAGE_SIZE,
    })),
  },
  {
    name: 'own to-do lists, page 1 of 8',
    wanted: 0.6,
    kind: 'read',
    pairs: ofOwner('listTodoLists', 'todoLists'),
  },
  {
    name: 'the process of a thesis with a committee, as its instructor',
    wanted: null,
    kind: 'read',
    pairs: ({ examinedTheses }) => examinedTheses.map(asSupervisor('getProcess', 'process')),
  },
  {
    name: 'the process of a thesis without a rule book, as its instructor',
    wanted: null,
    kind: 'read',
    pairs: ({ plainTheses }) => plainTheses.map(asSupervisor('getProcess', 'process')),
  },
  {
    name: 'theses of a department, page 1 of 8, as its office',
    wanted: null,
    kind: 'read',
    pairs: ({ secretary }) => [
      one(
        asking(secretary, 'listDepartmentTheses', { query: FIRST_PAGE }),
        floorAsking('departmentTheses', { department: secretary.department, limit: PAGE_SIZE, offset: 0 }),
      ),
    ],
  },
  {
    name: 'students of a department with their records, page 1 of 50, as its office',
    wanted: null,
    kind: 'read',
    pairs: ({ secretary }) => [
      one(
        asking(secretary, 'listStudents', { query: { page: 1, pageSize: 50 } }),
        floorAsking('students', { department: secretary.department, limit: 50, offset: 0 }),
      ),
    ],
  },
  {
    name: 'overview',
    wanted: 0.6,
    kind: 'read',
    pairs: ofInstructors((instructor) =>
      one(
        asking(instructor, 'getNotificationOverview'),
        floorAsking('overview', { instructor: instructor.id }),
      ),
    ),
  },
  {
    name: 'departments of the country',
    wanted: null,
    kind: 'read',
    pairs: () => [one(asking(null, 'listDepartments'), floorAsking('departments', {}))],
  },
]
