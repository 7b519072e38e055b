import type { RowSelection } from '@diatrivi/domain/work/import/import-kind'
import { KEPT_DAYS } from '@diatrivi/domain/work/personal-data/processing'
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { DAY } from '../../../platform/durations.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import type { Retention } from '../../../platform/upkeep/retention.ts'
import { account } from '../../people/account/tables.ts'
import { importRow, importRun } from './tables.ts'

export type ImportRun = typeof importRun.$inferSelect
export type NewImportRun = Pick<
  ImportRun,
  | 'kind'
  | 'departmentId'
  | 'fileName'
  | 'fileHash'
  | 'columns'
  | 'counts'
  | 'facts'
  | 'createdAt'
  | 'createdBy'
>
export type ImportRow = typeof importRow.$inferSelect
export type NewImportRow = Omit<ImportRow, 'importId' | 'position' | 'messageKey' | 'wasUndone'>

/** The office whose imports are meant: that of a department, or with null that of the administrators. */
export type Office = number | null

const isOfOffice = (office: Office) =>
  office === null ? isNull(importRun.departmentId) : eq(importRun.departmentId, office)

/** A statement takes some 65,000 values at most. */
const ROWS_AT_ONCE = 2_000

export async function insertRun(tx: Tx, run: NewImportRun, rows: readonly NewImportRow[]): Promise<number> {
  const [inserted] = await tx.insert(importRun).values(run).returning({ id: importRun.id })
  if (inserted === undefined) throw new Error('the import was not inserted')
  const importId = inserted.id
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE)
    await tx
      .insert(importRow)
      .values(some.map((row, index) => ({ ...row, importId, position: from + index })))
  }
  return importId
}

export async function lockRun(tx: Tx, office: Office, id: number): Promise<ImportRun | undefined> {
  const [run] = await tx
    .select()
    .from(importRun)
    .where(and(eq(importRun.id, id), isOfOffice(office)))
    .for('update')
  return run
}

const countOf = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${importRow} where import_id = ${importRun.id} and ${condition})`

const runColumns = {
  run: importRun,
  by: { username: account.username, firstName: account.firstName, surname: account.surname },
  invitations: countOf(sql`message_key is not null`),
  undone: countOf(sql`was_undone`),
  kept: countOf(sql`not was_undone`),
}

/** With the person who uploaded the file. */
function selectRuns(db: Reader) {
  return db.select(runColumns).from(importRun).leftJoin(account, eq(account.id, importRun.createdBy))
}

/** The newest first. */
export async function listRuns(db: Reader, office: Office, { limit, offset }: PageWindow) {
  return selectRuns(db)
    .where(isOfOffice(office))
    .orderBy(desc(importRun.createdAt), desc(importRun.id))
    .limit(limit)
    .offset(offset)
}

export type ListedRun = Awaited<ReturnType<typeof listRuns>>[number]

export async function countRuns(db: Reader, office: Office): Promise<number> {
  return db.$count(importRun, isOfOffice(office))
}

export async function findRun(db: Reader, office: Office, id: number): Promise<ListedRun | undefined> {
  const [run] = await selectRuns(db).where(and(eq(importRun.id, id), isOfOffice(office)))
  return run
}

const IS_RENUMBERED = sql`fate = 'changed' and before ->> 'registryNumber' is not null`

const IS_DOUBTFUL = sql`doubts <> '[]'`

function isSelected(outcome: RowSelection | undefined) {
  if (outcome === 'renumbered') return IS_RENUMBERED
  return outcome === 'doubtful' ? IS_DOUBTFUL : outcome && eq(importRow.outcome, outcome)
}

const isOf = (importId: number, outcome: RowSelection | undefined) =>
  and(eq(importRow.importId, importId), isSelected(outcome))

/** In the order of the file, and behind them what it does not name. */
export async function listRows(
  db: Reader,
  importId: number,
  outcome: RowSelection | undefined,
  { limit, offset }: PageWindow,
): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRow)
    .where(isOf(importId, outcome))
    .orderBy(asc(importRow.position))
    .limit(limit)
    .offset(offset)
}

export async function countRows(
  db: Reader,
  importId: number,
  outcome: RowSelection | undefined,
): Promise<number> {
  return db.$count(importRow, isOf(importId, outcome))
}

export async function allRows(db: Reader, importId: number): Promise<ImportRow[]> {
  return db.select().from(importRow).where(eq(importRow.importId, importId)).orderBy(asc(importRow.position))
}

export async function updateRun(
  tx: Tx,
  id: number,
  values: Partial<Pick<ImportRun, 'appliedAt' | 'appliedRows' | 'undoneAt'>>,
): Promise<void> {
  await tx.update(importRun).set(values).where(eq(importRun.id, id))
}

/** Its rows go with it. One that is being applied is waited for. */
export async function deleteUnapplied(tx: Tx, office: Office, id: number): Promise<void> {
  await tx.delete(importRun).where(and(eq(importRun.id, id), isOfOffice(office), isNull(importRun.appliedAt)))
}

export type WrittenRow = Pick<
  ImportRow,
  'position' | 'recordId' | 'recordVersion' | 'previous' | 'messageKey'
>

/** What was written for each row. */
export async function recordWritten(tx: Tx, importId: number, rows: readonly WrittenRow[]): Promise<void> {
  await tx.execute(sql`
    update ${importRow}
    set record_id = x."recordId", record_version = x."recordVersion", previous = x.previous,
      message_key = x."messageKey"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x (position int, "recordId" int, "recordVersion" int, previous jsonb, "messageKey" uuid)
    where import_row.import_id = ${importId} and import_row.position = x.position`)
}

export async function recordUndone(
  tx: Tx,
  importId: number,
  rows: readonly { position: number; wasUndone: boolean }[],
): Promise<void> {
  await tx.execute(sql`
    update ${importRow} set was_undone = x."wasUndone"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (position int, "wasUndone" boolean)
    where import_row.import_id = ${importId} and import_row.position = x.position`)
}

/** Their rows go with them. */
export const IMPORTS_KEPT: Retention = {
  key: importRun.id,
  since: importRun.createdAt,
  keptFor: () => KEPT_DAYS.imports * DAY,
}
