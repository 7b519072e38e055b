import { isDeepStrictEqual } from 'node:util'
import { type AskedImport, canImport } from '@diatrivi/domain/work/import/import.policy'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, enforceWith, found, Refusal } from '../../../platform/refusal/refusal.ts'
import { IMPORT_REFUSALS } from './import.refusals.ts'
import { type JudgedFile, judgeFile, type KindOf } from './import-reading.service.ts'
import * as runs from './import-run.repository.ts'
import { fieldsOf } from './kinds/judging.model.ts'
import type { Kind } from './kinds/kind.model.ts'

interface Dependencies {
  db: Db
  clock: Clock
  kindOf: KindOf
}

type Row = runs.ImportRow

/** Writes what a file would do, and takes it back. */
export function importRows({ db, clock, kindOf }: Dependencies) {
  return {
    apply: (office: runs.Office, id: number, asked: AskedImport, by: number): Promise<void> =>
      refusing(IMPORT_REFUSALS, () =>
        db.transaction(async (tx) => {
          const run = found(await runs.lockRun(tx, office, id))
          enforceApplicable(run, asked)
          const kind = kindOf(run)
          await kind.begin(tx)
          const rows = await runs.allRows(tx, id)
          const file = { columns: run.columns, records: rows.flatMap(recordOf) }
          const now = await judgeFile(tx, kind, file)
          enforceUpToDate(rows, now)
          await runs.recordWritten(tx, id, await write(tx, kind, now, { fields: fieldsOf(run), by }))
          await kind.confirm?.(tx, saidOnceMore(now))
          await runs.updateRun(tx, id, { appliedAt: clock.now(), appliedRows: asked.rows })
        }),
      ),

    /** What was used or changed since stays. */
    undo: (office: runs.Office, id: number): Promise<void> =>
      refusing(IMPORT_REFUSALS, () =>
        db.transaction(async (tx) => {
          const run = found(await runs.lockRun(tx, office, id))
          enforce(canImport.undo(run, clock.now()))
          const kind = kindOf(run)
          await kind.begin(tx)
          const written = (await runs.allRows(tx, id)).filter(isWritten)
          const undone = await takeBack(tx, kind, written)
          await runs.recordUndone(
            tx,
            id,
            written.map(({ position, recordId }) => ({ position, wasUndone: undone.has(recordId) })),
          )
          await runs.updateRun(tx, id, { undoneAt: clock.now() })
        }),
      ),
  }
}

const recordOf = ({ line, cells }: Row) => (line === null ? [] : [{ line, cells }])

/** How many are missing, or would get other numbers, is said with the refusal. */
function enforceApplicable(run: runs.ImportRun, asked: AskedImport): void {
  const { missing, known, renumbered = 0, zerosLost = 0, doubtful = 0 } = run.counts
  enforceWith(canImport.apply(run, asked), {
    too_many_removed: { n: missing, all: known },
    numbers_change: { n: renumbered, zeros: zerosLost },
    import_has_doubts: { n: doubtful },
  })
}

const saidOnceMore = ({ rows }: JudgedFile) =>
  rows.flatMap(({ outcome, known }) => (outcome === 'same' && known !== null ? [known.id] : []))

/** The rows that are written must become what their preview said. */
function enforceUpToDate(seen: readonly Row[], now: JudgedFile): void {
  const lines = new Map(now.rows.map((row) => [row.line, row]))
  const isSame = seen.every((row) => {
    if (row.outcome === 'missing') return true
    const judged = lines.get(row.line)
    return (
      judged !== undefined &&
      row.outcome === judged.outcome &&
      row.recordId === (judged.known?.id ?? null) &&
      isDeepStrictEqual(row.before, judged.before) &&
      isDeepStrictEqual(row.shown, judged.shown) &&
      isDeepStrictEqual(row.doubts, judged.doubts)
    )
  })
  if (!isSame) throw new Refusal('import_outdated')
}

async function write(
  tx: Tx,
  kind: Kind<unknown>,
  { rows }: JudgedFile,
  { fields, by }: { fields: ReturnType<typeof fieldsOf>; by: number },
): Promise<runs.WrittenRow[]> {
  const placed = rows.map((row, position) => ({ ...row, position }))
  const created = placed.filter(({ outcome }) => outcome === 'new')
  const changed = placed.flatMap(({ outcome, known, values, position }) =>
    outcome === 'changed' && known !== null ? [{ known, values, position }] : [],
  )
  const made =
    created.length === 0
      ? []
      : await kind.create(
          tx,
          created.map(({ values }) => values),
          by,
        )
  const changes = changed.map(({ known: { id, version, values: before }, values }) => ({
    id,
    version,
    fields: kind.merge(before, values, fields),
  }))
  const ids = changes.length === 0 ? [] : await kind.change(tx, changes)
  if (ids.length !== changes.length) throw new Refusal('import_outdated')
  return [
    ...created.map(({ position }, index) => ({
      position,
      recordId: made[index]?.id ?? null,
      recordVersion: 1,
      previous: null,
      messageKey: made[index]?.messageKey ?? null,
    })),
    ...changed.map(({ position, known }) => ({
      position,
      recordId: known.id,
      recordVersion: known.version + 1,
      previous: known.values,
      messageKey: null,
    })),
  ]
}

type WrittenRow = Row & { recordId: number; recordVersion: number }

function isWritten(row: Row): row is WrittenRow {
  return (
    (row.outcome === 'new' || row.outcome === 'changed') &&
    row.recordId !== null &&
    row.recordVersion !== null
  )
}

/** Returns the records that are again as they were before. */
async function takeBack(tx: Tx, kind: Kind<unknown>, written: readonly WrittenRow[]): Promise<Set<number>> {
  const made = written
    .filter(({ outcome }) => outcome === 'new')
    .map(({ recordId: id, recordVersion: version, messageKey }) => ({ id, version, messageKey }))
  const changes = written
    .filter(({ outcome }) => outcome === 'changed')
    .map(({ recordId: id, recordVersion: version, previous: fields }) => ({ id, version, fields }))
  return new Set([
    ...(made.length === 0 ? [] : await kind.deleteUnused(tx, made)),
    ...(changes.length === 0 ? [] : await kind.change(tx, changes)),
  ])
}

export type ImportRows = ReturnType<typeof importRows>
