import { RecordBody } from '@diatrivi/contract/department/student-record/student-record.schemas'
import type { FieldErrorCode } from '@diatrivi/contract/errors'
import { EMAIL_MAX, NAME_MAX } from '@diatrivi/contract/limits'
import { email, nameLine } from '@diatrivi/contract/values'
import type { RecordFields } from '@diatrivi/domain/department/student-record/student-record'
import { commonNumber } from '@diatrivi/domain/shared/common-form'
import { parseIsoDate } from '@diatrivi/domain/shared/dates'
import { foldGreek } from '@diatrivi/domain/shared/greek-text'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import { IMPORT_COLUMNS, type ImportField } from '@diatrivi/domain/work/import/import-columns'
import { withoutZeros } from '@diatrivi/domain/work/import/number-changes'
import {
  type Figure,
  isWrittenAsFigure,
  readMean,
  readSemester,
  readWhole,
} from '@diatrivi/domain/work/import/read-figure'
import type { FileRecord, Records } from '@diatrivi/domain/work/import/read-records'
import type { Doubt, Fault, Judged, Key, Known, Shown } from '@diatrivi/domain/work/import/row-outcomes'
import { z } from 'zod'
import { listProgrammeNames } from '../../../department/rulebook/rulebook.queries.ts'
import type { RecordImport, StudentOfFile } from '../../../department/student-record/record-import.service.ts'
import type { KnownStudent } from '../../../department/student-record/student-record.queries.ts'
import type { AccountImport } from '../../../people/account/registration/account-import.service.ts'
import { doubtsOfName, faultsOf, fieldsOf, shownIn, spelledAsKnown, wireBody } from './judging.model.ts'
import type { Kind } from './kind.model.ts'

interface Services {
  accountImport: AccountImport
  recordImport: RecordImport
}

type Cells = FileRecord['cells']
type Programmes = Awaited<ReturnType<typeof listProgrammeNames>>

/** As the form of a record has it; the programme is named, not numbered. */
const RecordRow = RecordBody.omit({ programmeID: true })
const PersonRow = z.object({
  uSurname: nameLine(NAME_MAX),
  uName: nameLine(NAME_MAX),
  uEmail: email(EMAIL_MAX),
})
const FIGURES = {
  semester: readSemester,
  coursesPassed: readWhole,
  coursesOwed: readWhole,
  ects: readWhole,
  average: readMean,
} as const satisfies Partial<Record<ImportField, (text: string) => Figure<number>>>
type FigureField = keyof typeof FIGURES

/**
 * The students of one department with their records. A row is known by the registry number, else by the address; who has
 * no account is kept until he or she registers.
 */
export function recordsKind(
  departmentId: number,
  { accountImport, recordImport }: Services,
): Kind<StudentOfFile> {
  return {
    columns: IMPORT_COLUMNS.records,

    async begin(tx) {
      await accountImport.begin(tx)
      await recordImport.begin(tx, departmentId)
    },

    async judge(db, file) {
      const students = await recordImport.known(db, departmentId)
      const programmes = await listProgrammeNames(db, departmentId)
      const known = students.map((student) => knownOf(student, programmes))
      return { judged: judgeAll(file, students, programmes, recordImport), known }
    },

    merge: (before, values, fields) => ({ ...values, record: mergedRecord(before, values, fields) }),

    create: async (tx, values) =>
      (await recordImport.create(tx, departmentId, values)).map((id) => ({ id, messageKey: null })),
    change: (tx, changes) => recordImport.change(tx, departmentId, changes),
    confirm: (tx, ids) => recordImport.confirm(tx, ids),
    deleteUnused: (tx, made) => recordImport.delete(tx, departmentId, made),
  }
}

const RECORD_COLUMNS: Record<keyof RecordFields, ImportField> = {
  registryNumber: 'registryNumber',
  semester: 'semester',
  coursesPassed: 'coursesPassed',
  coursesOwed: 'coursesOwed',
  ects: 'ects',
  averageHundredths: 'average',
  programmeId: 'programmeName',
}

/** What the file has no column for stays as it is. */
function mergedRecord(
  { record: before }: StudentOfFile,
  { record }: StudentOfFile,
  fields: ReadonlySet<ImportField>,
): StudentOfFile['record'] {
  if (before === null || record === null) return record
  const kept = Object.entries(RECORD_COLUMNS)
    .filter(([, column]) => !fields.has(column))
    .map(([field]) => [field, before[field as keyof RecordFields]])
  return { ...record, ...Object.fromEntries(kept) }
}

function knownOf(
  { id, version, registryKey, ...values }: KnownStudent,
  programmes: Programmes,
): Known<StudentOfFile> {
  const email: Key = { field: 'email', value: values.email.toLowerCase() }
  const { record } = values
  return {
    id,
    version,
    label: `${values.surname} ${values.firstName}`,
    shown: shownOf(values, programmes),
    keys: registryKey === null ? [email] : [{ field: 'registryNumber', value: registryKey }, email],
    isForeign: false,
    // A person whose record is not written is not missed.
    scope: record === null ? 'without a record' : 'with a record',
    values,
  }
}

function judgeAll(
  file: Records,
  students: readonly KnownStudent[],
  programmes: Programmes,
  { today }: RecordImport,
): Judged<StudentOfFile, FieldErrorCode>[] {
  const byNumber = new Map(students.map((student) => [student.record?.registryNumber, student]))
  const byKey = new Map(students.map((student) => [student.registryKey, student]))
  const byEmail = new Map(students.map((student) => [student.email.toLowerCase(), student]))
  const byDigits = Map.groupBy(
    students,
    ({ record }) => record && withoutZeros(commonNumber(record.registryNumber)),
  )
  const fields = fieldsOf(file)

  /** A number that no person has: it may differ from another by its zeros, or a spreadsheet took it for a day. */
  function faultOfNumber(number: string, student: KnownStudent | undefined): Fault<FieldErrorCode>[] {
    if (number === '') return []
    if (parseIsoDate(number) !== null) return [{ field: 'registryNumber', code: 'number_as_day' }]
    if (isWrittenAsFigure(number)) return [{ field: 'registryNumber', code: 'number_as_figure' }]
    const others = (byDigits.get(withoutZeros(commonNumber(number))) ?? []).filter(
      (other) => other !== student,
    )
    return others.length > 0 ? [{ field: 'registryNumber', code: 'zeros_differ' }] : []
  }

  const lineOfDigits = new Map<string, { line: number; number: string }>()
  /** Numbers of a file that differ by their zeros alone: one of them may have lost some. */
  function nearlyTwice(number: string, line: number): Doubt[] {
    const digits = withoutZeros(commonNumber(number))
    const other = lineOfDigits.get(digits)
    if (other === undefined) lineOfDigits.set(digits, { line, number: commonNumber(number) })
    if (other === undefined || other.number === commonNumber(number)) return []
    return [{ field: 'registryNumber', code: 'nearly_twice_in_file', limit: other.line }]
  }

  return file.records.map(({ line, cells: given }) => {
    const { registryNumber = '', email = '' } = given
    const ofNumber =
      registryNumber === ''
        ? undefined
        : (byNumber.get(registryNumber) ?? byKey.get(commonNumber(registryNumber)))
    // A number that is known is not spelt otherwise by a list from another keyboard.
    const cells = ofNumber?.record ? { ...given, registryNumber: ofNumber.record.registryNumber } : given
    const student = ofNumber ?? byEmail.get(email.toLowerCase())
    if (student?.record === null && isWithoutRecord(cells)) {
      const { id: _id, version: _version, registryKey: _key, ...values } = student
      return {
        line,
        label: nameInOrder(student),
        shown: shownIn(fields, shownOf(values, programmes)),
        keys: keysOf('', email, false),
        scope: 'with a record',
        faults: [],
        values,
      }
    }
    const named = spelledAsKnown(cells, { surname: student?.surname, firstName: student?.firstName })
    const { person, faults: wrongPerson } = personOf(named, student)
    const { record, faults: wrongRecord } = recordOf(cells, programmes)
    const wrongNumber = ofNumber === undefined ? faultOfNumber(registryNumber, student) : []
    const faults = [...wrongPerson, ...wrongRecord, ...wrongNumber]
    const label = `${person.surname} ${person.firstName}`.trim() || registryNumber
    const keys = keysOf(ofNumber?.registryKey ?? commonNumber(registryNumber), email, ofNumber !== undefined)
    const doubts = [
      ...doubtsOfName(cells),
      ...doubtsOfAccount(named, student),
      ...(ofNumber === undefined ? nearlyTwice(registryNumber, line) : []),
    ]
    const common = { line, label, keys, scope: 'with a record', faults, doubts }
    if (record === null || faults.length > 0) return { ...common, shown: cells, values: null }
    const values = { ...person, record: { ...record, asOf: today() } }
    return { ...common, shown: shownIn(fields, shownOf(values, programmes)), values }
  })
}

/** The name of an account stays; a file that has another one may be about another person. */
function doubtsOfAccount(cells: Cells, student: KnownStudent | undefined): Doubt[] {
  if (student === undefined || student.id < 0) return []
  const { surname, firstName } = student
  const differs = (given: string | undefined, kept: string) =>
    given !== undefined && given !== '' && foldGreek(given) !== foldGreek(kept)
  const field = differs(cells.surname, surname)
    ? 'surname'
    : differs(cells.firstName, firstName)
      ? 'firstName'
      : null
  return field === null ? [] : [{ field, code: 'other_name', text: nameInOrder(student) }]
}

const nameInOrder = ({ surname, firstName }: Pick<KnownStudent, 'surname' | 'firstName'>) =>
  `${surname} ${firstName}`

/** People whose record is not written stand in our own lists too, by name and address alone. */
const isWithoutRecord = (cells: Cells) =>
  Object.values(RECORD_COLUMNS).every((field) => (cells[field] ?? '') === '')

/** A person who has an account, or is known already, is called as before where the file has no names. */
function personOf(
  cells: Cells,
  student: KnownStudent | undefined,
): { person: Omit<StudentOfFile, 'record'>; faults: Fault<FieldErrorCode>[] } {
  if (student !== undefined && student.id > 0) return { person: student, faults: [] }
  const person = {
    surname: cells.surname ?? student?.surname ?? '',
    firstName: cells.firstName ?? student?.firstName ?? '',
    email: cells.email ?? student?.email ?? '',
  }
  const { data, error } = PersonRow.safeParse(wireBody(person))
  if (data === undefined) return { person, faults: faultsOf(error) }
  return { person: { surname: data.uSurname, firstName: data.uName, email: data.uEmail }, faults: [] }
}

function recordOf(
  cells: Cells,
  programmes: Programmes,
): { record: RecordFields | null; faults: Fault<FieldErrorCode>[] } {
  const { values, faults: wrongFigures } = figuresOf(cells)
  const { data, error } = RecordRow.safeParse({ ...wireBody(cells), ...values, average: null })
  const programme = programmeOf(cells.programmeName ?? '', programmes)
  const faults = [
    ...faultsOf(error),
    ...wrongFigures,
    ...(programme === undefined ? [UNKNOWN_PROGRAMME] : []),
  ]
  if (data === undefined || programme === undefined) return { record: null, faults }
  const { average: _average, ...fields } = data
  const averageHundredths = values.average
  return { record: { ...fields, averageHundredths, programmeId: programme?.id ?? null }, faults }
}

/** What is read of the figures of a row; one that is wrong counts as none beside its fault. */
function figuresOf(cells: Cells): {
  values: Record<FigureField, number | null>
  faults: Fault<FieldErrorCode>[]
} {
  const faults: Fault<FieldErrorCode>[] = []
  const read = (field: FigureField) => {
    const figure = FIGURES[field](cells[field] ?? '')
    if ('value' in figure) return figure.value
    faults.push({ field, code: figure.error })
    return null
  }
  const values = {
    semester: read('semester'),
    coursesPassed: read('coursesPassed'),
    coursesOwed: read('coursesOwed'),
    ects: read('ects'),
    average: read('average'),
  }
  return { values, faults }
}

const UNKNOWN_PROGRAMME: Fault<FieldErrorCode> = { field: 'programmeName', code: 'unknown_programme' }

/** Null for none, undefined for one that the department does not have. */
function programmeOf(name: string, programmes: Programmes): Programmes[number] | null | undefined {
  if (name === '') return null
  const isMeant = (known: string | null) => known !== null && foldGreek(known.trim()) === foldGreek(name)
  return programmes.find((programme) => isMeant(programme.name) || isMeant(programme.nameEnglish))
}

/** The first says who it is. */
function keysOf(registryKey: string, email: string, isKnownByNumber: boolean): [Key, ...Key[]] | null {
  const ofNumber: Key[] = registryKey === '' ? [] : [{ field: 'registryNumber', value: registryKey }]
  const ofEmail: Key[] = email === '' ? [] : [{ field: 'email', value: email.toLowerCase() }]
  const [first, ...others] = isKnownByNumber ? [...ofNumber, ...ofEmail] : [...ofEmail, ...ofNumber]
  return first === undefined ? null : [first, ...others]
}

function shownOf({ surname, firstName, email, record }: StudentOfFile, programmes: Programmes): Shown {
  const text = (value: number | null | undefined) => value?.toString() ?? null
  const average = record?.averageHundredths ?? null
  return {
    registryNumber: record?.registryNumber ?? null,
    surname,
    firstName,
    email,
    semester: text(record?.semester),
    coursesPassed: text(record?.coursesPassed),
    coursesOwed: text(record?.coursesOwed),
    ects: text(record?.ects),
    average: average === null ? null : hundredthsText(average).replace('.', ','),
    programmeName: programmes.find(({ id }) => id === record?.programmeId)?.name ?? null,
  }
}
