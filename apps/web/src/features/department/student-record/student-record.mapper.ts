import { PENDING_STUDENT_NAMES } from '@diatrivi/contract/department/student-record/student-record.names'
import type {
  StudentRecordView,
  StudentView,
} from '@diatrivi/contract/department/student-record/student-record.schemas'
import type { Wire } from '@diatrivi/contract/endpoints'
import { plainNames } from '@diatrivi/contract/wire-names'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Phase } from '@diatrivi/domain/view/process/phase'
import type { Contact } from '../../../entities/person/person.ts'
import { toProgrammeName } from '../../../entities/programme/programme.mapper.ts'
import { toDay } from '../../../shared/format/wire-day.ts'

export interface StudentRecord {
  registryNumber: string
  semester: number | null
  coursesPassed: number | null
  coursesOwed: number | null
  ects: number | null
  /** With a point: `7.85`. */
  average: string | null
  programme: { id: number; name: string } | null
  /** The day on which the office wrote it. */
  asOf: IsoDate
  version: number
}

/** In the department: the thesis in progress, else the one that ended last. */
export interface ThesisOfStudent {
  id: number
  title: string
  state: 'inProgress' | 'ended'
  /** Null without a rule book. */
  phase: Phase | null
}

export interface Student extends Omit<Contact, 'username'> {
  /** Null for a student whom a list of the office names and who has not registered yet. */
  username: string | null
  /** Null for a student with an account. */
  pendingId: number | null
  /** Null as long as the office has written none. */
  record: StudentRecord | null
  thesis: ThesisOfStudent | null
}

/** A student who has an account, and keeps name and address there. */
export type Registered = Student & Contact

export const isRegistered = (student: Student): student is Registered => student.username !== null

/** As they are typed. */
export type RecordFormValues = Record<keyof typeof PENDING_STUDENT_NAMES, string>

/** The field of the form for each field in a refusal of the API. */
export const RECORD_FIELD_OF_WIRE = plainNames(PENDING_STUDENT_NAMES)

export function toRecord({ asOf, programme, ...record }: StudentRecordView): StudentRecord {
  return {
    ...record,
    asOf: toDay(asOf),
    programme: programme && toProgrammeName(programme),
  }
}

export function toStudent(wire: StudentView): Student {
  const { username, pendingID, uName, uSurname, uEmail, record, thesis } = wire
  return {
    username,
    pendingId: pendingID,
    firstName: uName,
    surname: uSurname,
    email: uEmail,
    record: record && toRecord(record),
    thesis: thesis && {
      id: thesis.thesisID,
      title: thesis.thesisTitle,
      state: thesis.state,
      phase: thesis.processPhase,
    },
  }
}

const typed = (value: number | null | undefined) => value?.toString() ?? ''

/** The average as it is written in Greek. */
export const averageWords = ({ average }: StudentRecord): string => average?.replace('.', ',') ?? ''

export function toRecordForm({ firstName, surname, email, record }: Student): RecordFormValues {
  return {
    firstName,
    surname,
    email,
    registryNumber: record?.registryNumber ?? '',
    semester: typed(record?.semester),
    coursesPassed: typed(record?.coursesPassed),
    coursesOwed: typed(record?.coursesOwed),
    ects: typed(record?.ects),
    averageHundredths: record === null ? '' : averageWords(record),
    programmeId: typed(record?.programme?.id),
  }
}

/** The fields of the form that hold whole numbers are checked before. */
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

export function toRecordBody(values: RecordFormValues): Wire<'editStudentRecord'>['body'] {
  return {
    registryNumber: values.registryNumber,
    semester: numberOf(values.semester),
    coursesPassed: numberOf(values.coursesPassed),
    coursesOwed: numberOf(values.coursesOwed),
    ects: numberOf(values.ects),
    average: values.averageHundredths.trim() || null,
    programmeID: numberOf(values.programmeId),
  }
}

export function toPendingStudentBody(values: RecordFormValues): Wire<'editPendingStudent'>['body'] {
  return {
    ...toRecordBody(values),
    uName: values.firstName,
    uSurname: values.surname,
    uEmail: values.email,
  }
}
