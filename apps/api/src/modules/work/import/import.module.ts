import {
  type AdministratorsKind,
  isAdministratorsKind,
  isOfficeKind,
  type OfficeKind,
} from '@diatrivi/domain/work/import/import-kind'
import type { Platform } from '../../../platform/platform.ts'
import type { StaffCategories } from '../../department/staff/staff-category.service.ts'
import type { RecordImport } from '../../department/student-record/record-import.service.ts'
import type { PlaceImport } from '../../institution/institution/place-import.service.ts'
import type { AccountImport } from '../../people/account/registration/account-import.service.ts'
import { importRoutes } from './import.routes.ts'
import { importDirectory } from './import-directory.service.ts'
import { importReading, type KindOf } from './import-reading.service.ts'
import { importRegister } from './import-register.service.ts'
import { importRows } from './import-rows.service.ts'
import { departmentsKind } from './kinds/departments.kind.ts'
import { institutionsKind } from './kinds/institutions.kind.ts'
import type { Kind } from './kinds/kind.model.ts'
import { departmentInstructorsKind, peopleKind } from './kinds/people.kind.ts'
import { recordsKind } from './kinds/records.kind.ts'
import { type TopicMaking, topicsKind } from './kinds/topics.kind.ts'

interface Others {
  placeImport: PlaceImport
  accountImport: AccountImport
  staffCategories: StaffCategories
  recordImport: RecordImport
  /** Null for a command, which brings people alone. */
  topicMaking: TopicMaking | null
}

/** Places and people out of files: read, shown, written, taken back. */
export function importModule(
  { db, clock }: Platform,
  { placeImport, accountImport, staffCategories, recordImport, topicMaking }: Others,
) {
  const kinds: Record<AdministratorsKind, Kind<unknown>> = {
    institutions: institutionsKind(placeImport),
    departments: departmentsKind(placeImport),
    instructors: peopleKind('instructor', { accounts: accountImport, categories: staffCategories }),
    students: peopleKind('student', { accounts: accountImport, categories: staffCategories }),
  }
  const officeKinds: Record<OfficeKind, (departmentId: number) => Kind<unknown>> = {
    records: (departmentId) => recordsKind(departmentId, { accountImport, recordImport }),
    instructors: (departmentId) =>
      departmentInstructorsKind(departmentId, {
        accounts: accountImport,
        categories: staffCategories,
      }),
    topics: (departmentId) => {
      if (topicMaking === null) throw new Error('topics are brought by offices alone')
      return topicsKind(departmentId, { topics: topicMaking, clock })
    },
  }
  const kindOf: KindOf = ({ kind, departmentId }) => {
    if (departmentId === null) {
      if (!isAdministratorsKind(kind)) throw new Error(`${kind} are of a department`)
      return kinds[kind]
    }
    if (!isOfficeKind(kind)) throw new Error(`${kind} are of no department`)
    return officeKinds[kind](departmentId)
  }
  const reading = importReading({ db, clock, kindOf })
  return {
    reading,
    /** People of a directory, for the command that reads it. */
    directory: importDirectory({ reading }),
    /** Records of the student register, for the module that reads it. */
    register: importRegister({ reading, recordImport }),
    handlers: importRoutes({
      reading,
      writing: importRows({ db, clock, kindOf }),
      clock,
    }),
  }
}
