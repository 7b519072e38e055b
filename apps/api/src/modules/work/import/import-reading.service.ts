import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FieldErrorCode } from '@diatrivi/contract/errors'
import type { ImportCounts } from '@diatrivi/domain/work/import/import.policy'
import type { ImportField } from '@diatrivi/domain/work/import/import-columns'
import type { RowSelection } from '@diatrivi/domain/work/import/import-kind'
import { gatherMissing, type MissingColumn, missedIn } from '@diatrivi/domain/work/import/missing-columns'
import { countNumberChanges } from '@diatrivi/domain/work/import/number-changes'
import {
  type ChosenColumns,
  missingIn,
  type Records,
  readRecords,
} from '@diatrivi/domain/work/import/read-records'
import { type ComparedRow, type Comparison, compareRows } from '@diatrivi/domain/work/import/row-outcomes'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Reader, Tx } from '../../../platform/database/transaction.ts'
import { type Page, type PageWindow, readCapped } from '../../../platform/paging.ts'
import { fairQueue } from '../../../platform/queue/fair-queue.ts'
import { found, invalidFields } from '../../../platform/refusal/refusal.ts'
import type { UploadedFile } from '../../../platform/upload.ts'
import { downloadFaults } from './download-faults.ts'
import { withoutHeadings, withoutRows } from './import.refusals.ts'
import { rememberedHeadings, rememberHeadings } from './import-heading.repository.ts'
import type { Office } from './import-run.repository.ts'
import * as runs from './import-run.repository.ts'
import { fieldsOf } from './kinds/judging.model.ts'
import type { Kind } from './kinds/kind.model.ts'
import type { ReadFile } from './read-file.program.ts'
import { readUpload } from './read-upload.ts'

/** What a run is of: one of the administrators is of no department. */
export type RunKind = Pick<runs.ImportRun, 'kind' | 'departmentId'>
export type KindOf = (run: RunKind) => Kind<unknown>
export interface JudgedFile extends Comparison<unknown, FieldErrorCode> {
  missing: readonly MissingColumn[]
}

/** Null for a command or a job, which brings rows for no person in particular. */
type Bringer = Pick<SessionActor, 'accountId'> | null

interface Dependencies {
  db: Db
  clock: Clock
  kindOf: KindOf
}

/** A file of 20,000 rows keeps a core busy for some seconds: one at a time for a person, two in all. */
const QUEUE = { atOnce: 2, atOnceForOne: 1, longest: 20 }

/** What a table was read as, with its name and a hash of it. */
interface Source extends Pick<UploadedFile, 'name' | 'contentHash'> {
  outcome: ReadFile
  /** The places of the columns of which a person has said now what they are. */
  chosen: readonly number[]
}

/** How a person wants the file to be read; columns are counted from 1. */
interface Wish {
  sheet?: string | undefined
  columns?: readonly { place: number; field: ImportField | null }[] | undefined
}

/** A table that is no file, its headings first, by a name of its own. */
interface Rows {
  name: string
  rows: string[][]
}

/** What a file would do, and what files have done. */
export function importReading({ db, clock, kindOf }: Dependencies) {
  const inTurn = fairQueue(QUEUE)

  const sourceOf = (of: RunKind, { name, rows }: Rows): Source => {
    const outcome = { ...readRecords(rows, kindOf(of).columns), sheet: null, otherSheets: [] }
    const contentHash = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
    return { name, contentHash, outcome, chosen: [] }
  }

  const startOf = (actor: Bringer, of: RunKind, source: Source): Promise<number> =>
    db.transaction((tx) => insert(tx, actor, of, source))

  async function insert(tx: Tx, actor: Bringer, of: RunKind, source: Source): Promise<number> {
    const kind = kindOf(of)
    const { records, hidden, sheet, otherSheets, filled, examples, parted } = readOf(source.outcome)
    const { rows, missing, ...judged } = await judgeFile(tx, kind, records)
    await rememberHeadings(
      tx,
      of,
      source.chosen.flatMap((place) => records.columns[place] ?? []),
    )
    const run = {
      ...of,
      fileName: source.name,
      fileHash: source.contentHash,
      columns: records.columns,
      counts: { ...countsOf({ ...judged, rows }), hidden },
      facts: { sheet, otherSheets, filled, examples, parted, missing },
      createdAt: clock.now(),
      createdBy: actor?.accountId ?? null,
    }
    const cells = new Map(records.records.map((record) => [record.line, record.cells]))
    return runs.insertRun(
      tx,
      run,
      rows.map((row) => rowOf(row, cells)),
    )
  }

  return {
    /** Returns the id of the import. Nothing but the import itself is written. */
    start: (actor: SessionActor, of: RunKind, file: UploadedFile, wish: Wish): Promise<number> =>
      inTurn({ address: '', account: String(actor.accountId) }, async () => {
        const kind = kindOf(of)
        const chosen = chosenIn(kind, wish)
        const stated = { remembered: await rememberedHeadings(db, of), chosen }
        const outcome = await readUpload(kind, file, { sheet: wish.sheet ?? null, stated })
        return startOf(actor, of, { ...file, outcome, chosen: Object.keys(chosen).map(Number) })
      }),

    /** The same of rows that a command brings, for no person in particular. */
    startOfRows: (of: RunKind, rows: Rows): Promise<number> => startOf(null, of, sourceOf(of, rows)),

    /** The same in the transaction of the caller, who has looked for what the rows would change. */
    prepareRows: (tx: Tx, actor: Bringer, of: RunKind, rows: Rows): Promise<number> =>
      insert(tx, actor, of, sourceOf(of, rows)),

    /** How many rows would have each outcome; nothing is written. */
    async countRows(tx: Reader, of: RunKind, rows: Rows): Promise<ImportCounts> {
      return countsOf(await judgeFile(tx, kindOf(of), readOf(sourceOf(of, rows).outcome).records))
    },

    /** An import that has not been applied goes; one that has stays. */
    discard: (tx: Tx, office: Office, id: number): Promise<void> => runs.deleteUnapplied(tx, office, id),

    find: async (office: Office, id: number) => found(await runs.findRun(db, office, id)),

    list: (office: Office, window: PageWindow | null): Promise<Page<runs.ListedRun[]>> =>
      readCapped(
        window,
        (rows) => runs.listRuns(db, office, rows),
        () => runs.countRuns(db, office),
      ),

    downloadFaults: (office: Office, of: Parameters<typeof downloadFaults>[2]) =>
      downloadFaults(db, office, of),

    async listRows(office: Office, id: number, outcome: RowSelection | undefined, window: PageWindow | null) {
      const { run } = found(await runs.findRun(db, office, id))
      const page = await readCapped(
        window,
        (rows) => runs.listRows(db, id, outcome, rows),
        () => runs.countRows(db, id, outcome),
      )
      return { ...page, run }
    },
  }
}

/** By the place from 0. */
function chosenIn({ columns }: Kind<unknown>, { columns: asked = [] }: Wish): ChosenColumns['chosen'] {
  const isKnown = asked.every(
    ({ field }) => field === null || columns.some((column) => column.field === field),
  )
  if (!isKnown) throw invalidFields({ columns: 'invalid' })
  return Object.fromEntries(asked.map(({ place, field }) => [place - 1, field]))
}

function readOf(outcome: ReadFile): Extract<ReadFile, { kind: 'read' }> {
  if (outcome.kind === 'noHeadings') throw withoutHeadings()
  if (outcome.records.records.length === 0) throw withoutRows(outcome.examples)
  return outcome
}

/** What would become of the rows now. */
export async function judgeFile(db: Reader, kind: Kind<unknown>, records: Records): Promise<JudgedFile> {
  const { judged, known } = await kind.judge(db, records)
  // Each of the two takes long for the longest file: others are answered in between.
  await nextTurn()
  const isFixed = new Set(kind.columns.flatMap(({ field, isFixed }) => (isFixed ? [field] : [])))
  const fields = [...fieldsOf(records)]
  const whole = missedIn(judged, missingIn(records.columns, kind.columns))
  const { rows, knownCount } = compareRows(whole, known, {
    compared: fields.filter((field) => !isFixed.has(field)),
    fixed: fields.filter((field) => isFixed.has(field)),
  })
  return { ...gatherMissing(rows, new Set(fields)), knownCount }
}

function countsOf({ rows, knownCount }: Pick<JudgedFile, 'rows' | 'knownCount'>): ImportCounts {
  const counts = { new: 0, changed: 0, same: 0, faulty: 0, missing: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  const doubtful = rows.filter(({ doubts }) => doubts.length > 0).length
  return { ...counts, ...countNumberChanges(rows), doubtful, known: knownCount }
}

function rowOf(
  { line, outcome, label, shown, before, faults, doubts, known }: ComparedRow<unknown, FieldErrorCode>,
  cells: ReadonlyMap<number, runs.ImportRow['cells']>,
): runs.NewImportRow {
  return {
    line,
    outcome,
    label,
    cells: (line === null ? undefined : cells.get(line)) ?? {},
    shown,
    before,
    faults: [...faults],
    doubts: [...doubts],
    recordId: known?.id ?? null,
    recordVersion: known?.version ?? null,
    previous: null,
  }
}

export type ImportReading = ReturnType<typeof importReading>
