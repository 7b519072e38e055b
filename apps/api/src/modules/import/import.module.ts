import type { Platform } from '../../platform/platform.ts'
import type { AccountImport } from '../account/account-import.service.ts'
import type { PlaceImport } from '../institution/place-import.service.ts'
import { importRoutes } from './import.routes.ts'
import { importDirectory } from './import-directory.service.ts'
import { importReading, type Kinds } from './import-reading.service.ts'
import { importWriting } from './import-writing.service.ts'
import { departmentsKind } from './kinds/departments.kind.ts'
import { institutionsKind } from './kinds/institutions.kind.ts'
import { peopleKind } from './kinds/people.kind.ts'

interface Others {
  placeImport: PlaceImport
  accountImport: AccountImport
}

/** Places and people out of files: read, shown, written, taken back. */
export function importModule({ db, clock }: Platform, { placeImport, accountImport }: Others) {
  const kinds: Kinds = {
    institutions: institutionsKind(placeImport),
    departments: departmentsKind(placeImport),
    instructors: peopleKind('instructor', accountImport),
    students: peopleKind('student', accountImport),
  }
  const reading = importReading({ db, clock, kinds })
  return {
    reading,
    /** People of a directory, for the command that reads it. */
    directory: importDirectory({ reading }),
    handlers: importRoutes({
      reading,
      writing: importWriting({ db, clock, kinds }),
      clock,
    }),
  }
}
