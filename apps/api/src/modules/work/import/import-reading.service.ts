import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FieldErrorCode } from '@diatrivi/contract/errors'
import type { ImportCounts } from '@diatrivi/domain/work/import/import.policy'
import type { RowSelection } from '@diatrivi/domain/work/import/import-kind'
import { countNumberChanges } from '@diatrivi/domain/work/import/number-changes'
import { type Records, type RecordsOutcome, readRecords } from '@diatrivi/domain/work/import/read-records'
import { type Comparison, compareRows, type FatedRow } from '@diatrivi/domain/work/import/row-fates'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Reader } from '../../../platform/database/transaction.ts'
import { type Page, type PageWindow, readCapped } from '../../../platform/paging.ts'
import { fairQueue } from '../../../platform/queue/fair-queue.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { UploadedFile } from '../../../platform/upload.ts'
import { columnsMissing, withoutHeadings, withoutRows } from './import.refusals.ts'
import type { Office } from './import-run.repository.ts'
import * as runs from './import-run.repository.ts'
import { fieldsOf } from './kinds/judging.ts'
import type { Kind } from './kinds/kind.ts'
import { readFileOf } from './read-file.ts'

/** What a run is of: one of the administrators is of no department. */
export type RunKind = Pick<runs.ImportRun, 'kind' | 'departmentId'>
export type KindOf = (run: RunKind) => Kind<unknown>
export type JudgedFile = Comparison<unknown, FieldErrorCode>

interface Dependencies {
  db: Db
  clock: Clock
  kindOf: KindOf
}

/** A file of 20,000 rows keeps a core busy for some seconds: one at a time for a person, two in all. */
const QUEUE = { atOnce: 2, atOnceForOne: 1, longest: 20 }

/** What a table was read as, with its name and a hash of it. */
interface Source extends Pick<UploadedFile, 'name' | 'contentHash'> {
  outcome: RecordsOutcome
}

interface Rows extends Pick<UploadedFile, 'name' | 'contentHash'> {
  rows: string[][]
}

/** What a file would do, and what files have done. */
export function importReading({ db, clock, kindOf }: Dependencies) {
  const inTurn = fairQueue(QUEUE)

  async function startOf(
    actor: Pick<SessionActor, 'accountId'> | null,
    of: RunKind,
    source: Source,
  ): Promise<number> {
    const kind = kindOf(of)
    const { records, hidden } = readOf(source.outcome)
    return db.transaction(async (tx) => {
      const judged = await judgeFile(tx, kind, records)
      const run = {
        ...of,
        fileName: source.name,
        fileHash: source.contentHash,
        columns: records.columns,
        counts: { ...countsOf(judged), hidden },
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
    start: (actor: SessionActor, of: RunKind, file: UploadedFile): Promise<number> =>
      inTurn({ address: '', account: String(actor.accountId) }, async () =>
        startOf(actor, of, { ...file, outcome: await readFileOf(kindOf(of), file) }),
      ),

    /** The same of rows that a command brings, for no person in particular. */
    startOfRows: (of: RunKind, { rows, ...source }: Rows): Promise<number> =>
      startOf(null, of, { ...source, outcome: readRecords(rows, kindOf(of).columns) }),

    find: async (office: Office, id: number) => found(await runs.findRun(db, office, id)),

    list: (office: Office, window: PageWindow | null): Promise<Page<runs.ListedRun[]>> =>
      readCapped(
        window,
        (rows) => runs.listRuns(db, office, rows),
        () => runs.countRuns(db, office),
      ),

    async listRows(office: Office, id: number, fate: RowSelection | undefined, window: PageWindow | null) {
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

function readOf(outcome: RecordsOutcome): Extract<RecordsOutcome, { kind: 'read' }> {
  if (outcome.kind === 'noHeadings') throw withoutHeadings()
  if (outcome.kind === 'columnsMissing') throw columnsMissing(outcome.fields)
  if (outcome.records.records.length === 0) throw withoutRows()
  return outcome
}

/** What would become of the rows now. */
export async function judgeFile(db: Reader, kind: Kind<unknown>, records: Records): Promise<JudgedFile> {
  const { judged, known } = await kind.judge(db, records)
  // Each of the two takes long for the longest file: others are answered in between.
  await nextTurn()
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
  return { ...counts, ...countNumberChanges(rows), known: knownCount }
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
