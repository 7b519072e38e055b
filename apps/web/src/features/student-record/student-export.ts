import { m } from '../../paraglide/messages.js'
import { type FileCell, type FileFormat, writeTable } from '../../shared/files/table-file.ts'
import type { Student } from './student-record.mapper.ts'

interface Column {
  label: () => string
  cell: (student: Student) => FileCell
}

const text = (value: string | null | undefined): FileCell => ({ kind: 'text', value: value ?? '' })
const number = (value: number | null | undefined): FileCell => ({ kind: 'number', value: value ?? null })

/** The headings are among those that an import knows, so that the file comes back as it is. */
const COLUMNS: readonly Column[] = [
  { label: m.record_registry_number, cell: ({ record }) => text(record?.registryNumber) },
  { label: m.record_surname, cell: ({ surname }) => text(surname) },
  { label: m.record_first_name, cell: ({ firstName }) => text(firstName) },
  { label: m.record_email, cell: ({ email }) => text(email) },
  { label: m.record_semester, cell: ({ record }) => number(record?.semester) },
  { label: m.record_courses_passed, cell: ({ record }) => number(record?.coursesPassed) },
  { label: m.record_courses_owed, cell: ({ record }) => number(record?.coursesOwed) },
  { label: m.record_ects, cell: ({ record }) => number(record?.ects) },
  { label: m.record_average, cell: ({ record }) => number(averageOf(record?.average)) },
  { label: m.record_programme, cell: ({ record }) => text(record?.programme?.name) },
]

const averageOf = (average: string | null | undefined) => (average ? Number(average) : null)

export function writeStudents(format: FileFormat, students: readonly Student[]): Promise<Blob> {
  return writeTable(format, {
    name: m.record_students(),
    headings: COLUMNS.map(({ label }) => label()),
    rows: students.map((student) => COLUMNS.map(({ cell }) => cell(student))),
  })
}
