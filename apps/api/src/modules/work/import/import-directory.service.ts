import { IMPORT_COLUMNS, type ImportField } from '@diatrivi/domain/work/import/import-columns'
import { IMPORT_ROWS_MAX } from '@diatrivi/domain/work/import/import-kind'
import type { DirectorySettings } from '../../../platform/config/directory.ts'
import { type DirectoryField, readPeople } from '../../../platform/directory/directory-people.ts'
import type { ImportReading } from './import-reading.service.ts'

export const DIRECTORY_KINDS = ['students', 'instructors'] as const
export type DirectoryKind = (typeof DIRECTORY_KINDS)[number]

const FIELDS: Partial<Record<ImportField, DirectoryField>> = {
  surname: 'surname',
  firstName: 'firstName',
  email: 'email',
  username: 'username',
  departmentName: 'department',
  institutionName: 'institution',
  rank: 'rank',
}

/** People of the institution's directory, as the rows of a file: from there on an import like any other. */
export function importDirectory({ reading }: { reading: ImportReading }) {
  return {
    /** Returns the id of the import; null where no person was found. Nothing but the import itself is written. */
    async start(
      directory: DirectorySettings,
      kind: DirectoryKind,
    ): Promise<{ importId: number | null; references: number }> {
      const { people, references } = await readPeople(
        directory,
        directory.affiliations[kind],
        IMPORT_ROWS_MAX,
      )
      if (people.length === 0) return { importId: null, references }
      const columns = IMPORT_COLUMNS[kind].flatMap(({ field, headings }) => {
        const given = FIELDS[field]
        const isGiven = given !== undefined && directory.attributes[given].length > 0
        return isGiven ? [{ heading: headings[0], given }] : []
      })
      const rows = [
        columns.map(({ heading }) => heading),
        ...people.map((person) => columns.map(({ given }) => person[given])),
      ]
      const source = { name: directory.address, rows }
      return { importId: await reading.startOfRows({ kind, departmentId: null }, source), references }
    },
  }
}

export type ImportDirectory = ReturnType<typeof importDirectory>
