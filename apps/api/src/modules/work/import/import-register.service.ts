import { commonNumber } from '@diatrivi/domain/shared/common-form'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import { IMPORT_COLUMNS, type ImportField } from '@diatrivi/domain/work/import/import-columns'
import type { RegisterRecord } from '@diatrivi/domain/work/registry/register-student'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { RecordImport } from '../../department/student-record/record-import.service.ts'
import type { ImportReading } from './import-reading.service.ts'

interface Dependencies {
  reading: ImportReading
  recordImport: RecordImport
}

interface Wish {
  departmentId: number
  /** Who has asked for it; null for the job and the command. */
  by: { accountId: number } | null
  /** What the import is called where a file would have its name. */
  name: string
  records: readonly RegisterRecord[]
  /** What was prepared before; it goes if it has not been applied. */
  earlier: number | null
}

/** What the register says, in the columns of a list of the office. Courses that are owed it does not say. */
const CELLS: Partial<Record<ImportField, (record: RegisterRecord) => string>> = {
  registryNumber: ({ registryNumber }) => registryNumber,
  semester: ({ semester }) => semester?.toString() ?? '',
  coursesPassed: ({ coursesPassed }) => coursesPassed?.toString() ?? '',
  ects: ({ ects }) => ects?.toString() ?? '',
  average: ({ averageHundredths }) => (averageHundredths === null ? '' : hundredthsText(averageHundredths)),
}

/** Records of the student register, as the rows of a file: from there on an import like any other. */
export function importRegister({ reading, recordImport }: Dependencies) {
  return {
    /**
     * Prepares an import of those whose number the department has; the others are only counted. Returns null for its id
     * where nothing would change.
     */
    async prepare(tx: Tx, wish: Wish): Promise<{ importId: number | null; unknown: number }> {
      const { departmentId, by, name, records, earlier } = wish
      const of = { kind: 'records', departmentId } as const
      if (earlier !== null) await reading.discard(tx, departmentId, earlier)
      const students = await recordImport.known(tx, departmentId)
      const numbers = new Set(students.map(({ registryKey }) => registryKey))
      const known = records.filter(({ registryNumber }) => numbers.has(commonNumber(registryNumber)))
      const unknown = records.length - known.length
      if (known.length === 0) return { importId: null, unknown }
      const columns = IMPORT_COLUMNS.records.flatMap(({ field, headings }) => {
        const cell = CELLS[field]
        return cell === undefined ? [] : [{ heading: headings[0], cell }]
      })
      const rows = [
        columns.map(({ heading }) => heading),
        ...known.map((record) => columns.map(({ cell }) => cell(record))),
      ]
      const source = { name, rows }
      const counts = await reading.countRows(tx, of, source)
      if (counts.changed + counts.faulty === 0) return { importId: null, unknown }
      return { importId: await reading.prepareRows(tx, by, of, source), unknown }
    },
  }
}

export type ImportRegister = ReturnType<typeof importRegister>
