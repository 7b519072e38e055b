import type { AdministratorsKind } from '@diatrivi/domain/import/import-kind'
import type { Platform } from '../../platform/platform.ts'
import type { AccountImport } from '../account/account-import.service.ts'
import type { PlaceImport } from '../institution/place-import.service.ts'
import type { RecordImport } from '../student-record/record-import.service.ts'
import { importRoutes } from './import.routes.ts'
import { importDirectory } from './import-directory.service.ts'
import { importReading, type KindOf } from './import-reading.service.ts'
import { importWriting } from './import-writing.service.ts'
import { departmentsKind } from './kinds/departments.kind.ts'
import { institutionsKind } from './kinds/institutions.kind.ts'
import type { Kind } from './kinds/kind.ts'
import { departmentInstructorsKind, peopleKind } from './kinds/people.kind.ts'
import { recordsKind } from './kinds/records.kind.ts'

interface Others {
  placeImport: PlaceImport
  accountImport: AccountImport
  recordImport: RecordImport
}

/** Places and people out of files: read, shown, written, taken back. */
export function importModule({ db, clock }: Platform, { placeImport, accountImport, recordImport }: Others) {
  const kinds: Record<AdministratorsKind, Kind<unknown>> = {
    institutions: institutionsKind(placeImport),
    departments: departmentsKind(placeImport),
    instructors: peopleKind('instructor', accountImport),
    students: peopleKind('student', accountImport),
  }
  const kindOf: KindOf = ({ kind, departmentId }) => {
    if (departmentId !== null && kind === 'instructors') {
      return departmentInstructorsKind(departmentId, accountImport)
    }
    if (kind !== 'records') return kinds[kind]
    if (departmentId === null) throw new Error('records of students are of a department')
    return recordsKind(departmentId, { accountImport, recordImport })
  }
  const reading = importReading({ db, clock, kindOf })
  return {
    reading,
    /** People of a directory, for the command that reads it. */
    directory: importDirectory({ reading }),
    handlers: importRoutes({
      reading,
      writing: importWriting({ db, clock, kindOf }),
      clock,
    }),
  }
}
