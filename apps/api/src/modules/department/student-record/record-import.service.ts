import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Clock } from '../../../platform/clock.ts'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { adoptPending, deletePending, insertPending } from './pending-student.repository.ts'
import * as written from './record-import.repository.ts'
import { type KnownStudent, listKnown } from './student-record.queries.ts'

/** What an import writes about a person; without a record the account has none any more. */
export type StudentOfFile = Pick<KnownStudent, 'firstName' | 'surname' | 'email' | 'record'>

interface Change {
  id: number
  version: number
  fields: StudentOfFile
}

/**
 * What a list of the office does to the records of its students: to many at once, in the transaction of the import.
 * People without an account are known by numbers below zero.
 */
export function recordImport({ clock }: { clock: Clock }) {
  return {
    today: (): IsoDate => clock.today(),

    /** The caller has seen to it that no person registers until the transaction ends. */
    async begin(tx: Tx, departmentId: number): Promise<void> {
      await written.lockStudentsOf(tx, departmentId)
      await adoptPending(tx, { departmentId }, clock.now())
    },

    known: (db: Reader, departmentId: number): Promise<KnownStudent[]> => listKnown(db, departmentId),

    /** In the order of the people. */
    async create(tx: Tx, departmentId: number, people: readonly StudentOfFile[]): Promise<number[]> {
      const rows = people.map(({ record, ...person }) => {
        if (record === null) throw new Error('a student of a list has a registry number')
        return { ...person, ...record, departmentId }
      })
      return (await insertPending(tx, rows, clock.now())).map((id) => -id)
    },

    /** Returns the ids of those that were still as they had been seen. Names of accounts are their owners'. */
    async change(tx: Tx, departmentId: number, changes: readonly Change[]): Promise<number[]> {
      const at = clock.now()
      const wanted = changes.flatMap(({ id, version, fields: { record, ...person } }) =>
        record === null ? [] : [{ id, version, record, ...person }],
      )
      const first = wanted.filter(({ id, version }) => id > 0 && version === 0)
      const accounts = wanted.filter(({ id, version }) => id > 0 && version > 0)
      const pending = wanted.filter(({ id }) => id < 0).map((one) => ({ ...one, id: -one.id }))
      const emptied = changes.filter(({ id, fields }) => id > 0 && fields.record === null)
      return [
        ...(await written.insertRecords(tx, departmentId, first, at)),
        ...(await written.updateRecords(tx, accounts, at)),
        ...(await written.deleteRecords(tx, emptied)),
        ...(await written.updatePending(tx, departmentId, pending, at)).map((id) => -id),
      ]
    },

    /** What the list says once more is as of today. */
    async confirm(tx: Tx, ids: readonly number[]): Promise<void> {
      const accounts = ids.filter((id) => id > 0)
      const pending = ids.filter((id) => id < 0).map((id) => -id)
      await written.confirmRecords(tx, { accounts, pending }, clock.today(), clock.now())
    },

    /** A student who has registered since keeps the record. Returns the numbers of those that went. */
    async delete(
      tx: Tx,
      departmentId: number,
      made: readonly { id: number; version: number }[],
    ): Promise<number[]> {
      const rows = made.map(({ id, version }) => ({ id: -id, version }))
      return (await deletePending(tx, departmentId, rows)).map((id) => -id)
    },
  }
}

export type RecordImport = ReturnType<typeof recordImport>
