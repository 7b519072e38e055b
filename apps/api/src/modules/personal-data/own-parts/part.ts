import type { Reader } from '../../../platform/database/transaction.ts'

/** Whose data are read. */
export interface Owner {
  accountId: number
  email: string
}

export type Cell = string | number | boolean | Date | null | readonly string[] | Record<string, unknown>

/** What a table knows of a person. */
export interface Part {
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

interface Given<Row> {
  title: string
  read: (db: Reader, owner: Owner) => Promise<Row[]>
  labels: Readonly<Record<keyof NoInfer<Row> & string, string>>
  words?: Readonly<Partial<Record<keyof NoInfer<Row> & string, Readonly<Record<string, string>>>>>
  html?: readonly string[]
}

/** A field without a label does not compile. */
export function part<Row extends Record<keyof Row, Cell>>({
  title,
  read,
  labels,
  words,
  html,
}: Given<Row>): Part {
  return { title, read, labels, words: words ?? {}, html: html ?? [] } as Part
}
