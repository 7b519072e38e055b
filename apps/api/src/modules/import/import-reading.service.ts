import type { FieldErrorCode } from '@diatrivi/contract/errors'
import type { ImportCounts } from '@diatrivi/domain/import/import.policy'
import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX, type RowFate } from '@diatrivi/domain/import/import-kind'
import { type Records, readRecords } from '@diatrivi/domain/import/read-records'
import { type Comparison, compareRows, type FatedRow } from '@diatrivi/domain/import/row-fates'
import type { SessionActor } from '../../platform/auth/session-actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Reader } from '../../platform/database/transaction.ts'
import { type Page, type PageWindow, readCapped } from '../../platform/paging.ts'
import { found } from '../../platform/refusal/refusal.ts'
import { readTable } from '../../platform/spreadsheet/read-table.ts'
import type { UploadedFile } from '../../platform/upload.ts'
import { columnsMissing, withoutHeadings, withoutRows } from './import.refusals.ts'
import type { Office } from './import-run.repository.ts'
import * as runs from './import-run.repository.ts'
import { fieldsOf } from './kinds/judging.ts'
import type { Kind } from './kinds/kind.ts'

/** What a run is of: one of the administrators is of no department. */
export type RunKind = Pick<runs.ImportRun, 'kind' | 'departmentId'>
export type KindOf = (run: RunKind) => Kind<unknown>
export type JudgedFile = Comparison<unknown, FieldErrorCode>

interface Dependencies {
  db: Db
  clock: Clock
  kindOf: KindOf
}

/** Titles may stand above the headings, which are no rows. */
const limitsOf = ({ rowsMax = IMPORT_ROWS_MAX }: Kind<unknown>) => ({
  rows: rowsMax + 20,
  columns: IMPORT_COLUMNS_MAX,
})

/** A table with its name and a hash of what it was. */
interface Source extends Pick<UploadedFile, 'name' | 'contentHash'> {
  rows: string[][]
}

/** What a file would do, and what files have done. */
export function importReading({ db, clock, kindOf }: Dependencies) {
  /** The rows of a table, wherever they come from; nobody in particular where a command reads them. */
  async function startOf(
    actor: Pick<SessionActor, 'accountId'> | null,
    of: RunKind,
    source: Source,
  ): Promise<number> {
    const kind = kindOf(of)
    const records = recordsOf(kind, source.rows)
    return db.transaction(async (tx) => {
      const judged = await judgeFile(tx, kind, records)
      const run = {
        ...of,
        fileName: source.name,
        fileHash: source.contentHash,
        columns: records.columns,
        counts: countsOf(judged),
        createdAt: clock.now(),
        createdBy: actor?.accountId ?? null,
      }
      const cells = new Map(records.records.map((record) => [record.line, record.cells]))
      return runs.insertRun(
        tx,
        run,
        judged.rows.map((row) => rowOf(row, cells)),
      )
    })
  }

  return {
    /** Returns the id of the import. Nothing but the import itself is written. */
    async start(actor: SessionActor, of: RunKind, file: UploadedFile): Promise<number> {
      const rows = await readTable(file, limitsOf(kindOf(of)))
      return startOf(actor, of, { ...file, rows })
    },

    startOf,

    find: async (office: Office, id: number) => found(await runs.findRun(db, office, id)),

    list: (office: Office, window: PageWindow | null): Promise<Page<runs.ListedRun[]>> =>
      readCapped(
        window,
        (rows) => runs.listRuns(db, office, rows),
        () => runs.countRuns(db, office),
      ),

    async listRows(office: Office, id: number, fate: RowFate | undefined, window: PageWindow | null) {
      const { run } = found(await runs.findRun(db, office, id))
      const page = await readCapped(
        window,
        (rows) => runs.listRows(db, id, fate, rows),
        () => runs.countRows(db, id, fate),
      )
      return { ...page, columns: run.columns }
    },
  }
}

function recordsOf(kind: Kind<unknown>, table: string[][]): Records {
  const outcome = readRecords(table, kind.columns)
  if (outcome.kind === 'noHeadings') throw withoutHeadings()
  if (outcome.kind === 'columnsMissing') throw columnsMissing(outcome.fields)
  if (outcome.records.records.length === 0) throw withoutRows()
  return outcome.records
}

/** What would become of the rows now. */
export async function judgeFile(db: Reader, kind: Kind<unknown>, records: Records): Promise<JudgedFile> {
  const { judged, known } = await kind.judge(db, records)
  const isFixed = new Set(kind.columns.flatMap(({ field, isFixed }) => (isFixed ? [field] : [])))
  const fields = [...fieldsOf(records)]
  return compareRows(judged, known, {
    compared: fields.filter((field) => !isFixed.has(field)),
    fixed: fields.filter((field) => isFixed.has(field)),
  })
}

function countsOf({ rows, knownCount }: JudgedFile): ImportCounts {
  const counts = { new: 0, changed: 0, same: 0, faulty: 0, missing: 0 }
  for (const { fate } of rows) counts[fate] += 1
  return { ...counts, known: knownCount }
}

function rowOf(
  { line, fate, label, shown, before, faults, known }: FatedRow<unknown, FieldErrorCode>,
  cells: ReadonlyMap<number, runs.ImportRow['cells']>,
): runs.NewImportRow {
  return {
    line,
    fate,
    label,
    cells: (line === null ? undefined : cells.get(line)) ?? {},
    shown,
    before,
    faults: [...faults],
    recordId: known?.id ?? null,
    recordVersion: known?.version ?? null,
    previous: null,
  }
}

export type ImportReading = ReturnType<typeof importReading>
