import type { Question } from '../measure/call.ts'

/** Another product, as a project of its own: its files stand in `bench/peers/<folder>`. */
export interface Peer {
  name: string
  folder: string
  /** Whether its files are modules. */
  type: 'module' | 'commonjs'
  /** The exact versions that are installed; the first is that of the product. */
  dependencies: Readonly<Record<string, string>>
  /** Arguments of Node, from the project's folder. None where nothing is built. */
  build: readonly (readonly string[])[]
  /** Makes the tables in an empty database. None where the start makes them. */
  migrate: readonly (readonly string[])[]
  start(port: number): readonly string[]
  /** Answers as soon as the product is ready. */
  readyPath: string
  /** In this order, so that what is referred to is there. */
  copies: readonly Copy[]
  /** What its own rows decide; empty for nothing. */
  afterCopies: string
  /** What goes with the password. */
  signIn(username: string): { path: string; body: Readonly<Record<string, string>> }
  tokenIn(answer: unknown): string | undefined
  pathOf(question: Question, today: string): string
  rowsIn(text: string): string[]
}

/** Rows of the benchmark in the product's own columns. */
export interface Copy {
  table: string
  columns: string
  /** Asked of the database of the benchmark. */
  from: string
}
