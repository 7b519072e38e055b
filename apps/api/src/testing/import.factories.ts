import { importRow, importRun } from '../modules/work/import/tables.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'

export function importFactories({ db, clock }: FactoryDependencies) {
  /** The import of a file that brings one institution, which is not there. */
  const anImport = async ({ isApplied = false } = {}) => {
    const institutionName = `Ίδρυμα της εισαγωγής ${nextNumber()}`
    const run = await inserted(db, importRun, {
      kind: 'institutions',
      fileName: 'ιδρύματα.csv',
      fileHash: '0'.repeat(64),
      columns: [
        { heading: 'Ίδρυμα', field: 'institutionName' },
        { heading: 'Τύπος', field: 'institutionType' },
      ],
      counts: { new: 1, changed: 0, same: 0, faulty: 0, missing: 0, known: 0 },
      createdAt: clock.now(),
      ...(isApplied && { appliedAt: clock.now(), appliedRows: 'all' as const }),
    })
    const cells = { institutionName, institutionType: 'university' }
    await inserted(db, importRow, {
      importId: run.id,
      position: 0,
      line: 2,
      outcome: 'new',
      label: institutionName,
      cells,
      shown: { ...cells, institutionUrl: null, logo: null },
      faults: [],
    })
    return run
  }

  /** The import of a list that brings one student, who is not known. */
  const aStudentImport = async (departmentId: number, { isApplied = false } = {}) => {
    const registryNumber = `0${nextNumber()}`
    const run = await inserted(db, importRun, {
      kind: 'records',
      departmentId,
      fileName: 'φοιτητές.csv',
      fileHash: '0'.repeat(64),
      columns: [
        { heading: 'ΑΜ', field: 'registryNumber' },
        { heading: 'Επώνυμο', field: 'surname' },
        { heading: 'Όνομα', field: 'firstName' },
        { heading: 'E-mail', field: 'email' },
      ],
      counts: { new: 1, changed: 0, same: 0, faulty: 0, missing: 0, known: 0 },
      createdAt: clock.now(),
      ...(isApplied && { appliedAt: clock.now(), appliedRows: 'all' as const }),
    })
    const email = `list${registryNumber}@example.org`
    const cells = { registryNumber, surname: 'Ρήγα', firstName: 'Δέσποινα', email }
    await inserted(db, importRow, {
      importId: run.id,
      position: 0,
      line: 2,
      outcome: 'new',
      label: 'Ρήγα Δέσποινα',
      cells,
      shown: cells,
      faults: [],
    })
    return run
  }

  return { anImport, aStudentImport }
}

export type ImportFactories = ReturnType<typeof importFactories>
