import type { RegistryResult } from '@diatrivi/domain/work/registry/registry-result'
import { fingerprintOf, fingerprintOfFile } from '../modules/work/registry/registry.model.ts'
import { registryExport, registryExportRow, registryReading } from '../modules/work/registry/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted } from './inserted.ts'

type ExportValues = { departmentId: number } & Partial<typeof registryExport.$inferInsert>

export function registryFactories({ db, clock }: FactoryDependencies) {
  /** A file that a department has made for the student register, with what it said of each thesis. */
  const aRegistryExport = async (
    values: ExportValues,
    said: readonly { thesis: { id: number }; said: RegistryResult }[] = [],
  ) => {
    const rows = said.map(({ thesis, said: result }, position) => ({
      thesisId: thesis.id,
      position,
      said: result,
      fingerprint: fingerprintOf(result),
    }))
    const made = await inserted(db, registryExport, {
      format: 'csv',
      rows: rows.length,
      newRows: rows.length,
      changedRows: 0,
      fingerprint: fingerprintOfFile(rows),
      sentAt: clock.now(),
      ...values,
    })
    for (const row of rows) await inserted(db, registryExportRow, { ...row, exportId: made.id })
    return made
  }

  /** A reading whose process ended before it did. */
  const aLostReading = ({ departmentId }: { departmentId: number }) =>
    inserted(db, registryReading, { departmentId, startedAt: clock.now() })

  return { aRegistryExport, aLostReading }
}
