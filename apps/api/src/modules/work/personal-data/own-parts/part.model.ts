import type { Reader } from '../../../../platform/database/transaction.ts'

/** The person whose data are read. */
export interface Owner {
  accountId: number
  email: string
}

export type Cell = string | number | boolean | Date | null | readonly string[] | Record<string, unknown>

/** Why something is not handed out. */
export interface Excuse {
  because: string
}

export const KEY: Excuse = {
  because: 'it is a number or a key by which the database finds the row or another one',
}
export const OWNER: Excuse = { because: 'it says that the row is the person’s' }
export const SECRET: Excuse = { because: 'it is a secret, or what one is recognised by' }
export const VERSION: Excuse = {
  because: 'it counts changes, so that two people do not write over each other',
}

/** What is read of a table of Drizzle here; its own types belong to files that hold statements. */
interface DatabaseTable {
  readonly _: { readonly columns: object }
}

/** What a table knows of a person. */
export interface Part {
  table: DatabaseTable
  /** Column -> the field of another name that says it, or why none does. */
  columns: Readonly<Record<string, string | Excuse>>
  /** As the readable page calls it. */
  title: string
  /** Field -> what it is called; in the order of the page. */
  labels: Readonly<Record<string, string>>
  /** Field -> code -> what it means, for fields that hold codes. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Fields that hold sanitised HTML. */
  html: readonly string[]
  read: (db: Reader, owner: Owner) => Promise<readonly Readonly<Record<string, Cell>>[]>
}

/** The columns that no field is named after. */
type Columns<Table extends DatabaseTable, Row> = Readonly<
  Record<Exclude<keyof Table['_']['columns'], keyof Row>, (keyof Row & string) | Excuse>
>

interface Given<Table extends DatabaseTable, Row> {
  table: Table
  title: string
  read: (db: Reader, owner: Owner) => Promise<Row[]>
  labels: Readonly<Record<keyof NoInfer<Row> & string, string>>
  words?: Readonly<Partial<Record<keyof NoInfer<Row> & string, Readonly<Record<string, string>>>>>
  html?: readonly string[]
  columns: NoInfer<Columns<Table, Row>>
}

/** A field without a label does not compile, nor a column that is neither handed out nor excused. */
export function part<Table extends DatabaseTable, Row extends Readonly<Record<string, Cell>>>({
  words,
  html,
  ...given
}: Given<Table, Row>): Part {
  return { ...given, words: words ?? {}, html: html ?? [] } as Part
}
