import { foldGreek } from '@diatrivi/domain/shared/greek-text'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The LIKE pattern that finds a text anywhere in a folded column, its own `%`, `_` and `\` escaped. */
export function containsPattern(text: string): string {
  return `%${foldGreek(text).replace(/[\\%_]/g, (character) => `\\${character}`)}%`
}

/** Whether what is written in `trigram_letters` contains a text. */
export function trigramsContain(letters: AnyColumn | SQL, text: string): SQL {
  return sql`${letters} like trigram_letters(${containsPattern(text)})`
}

/** Whether a text that no index holds contains another. */
export function foldedContains(source: SQL, text: string): SQL {
  return sql`fold(${source}) like ${containsPattern(text)}`
}

/** The order of the Greek alphabet, Latin after Greek. Named in the query, because the database's own order is by code point. */
export function greekOrder(column: AnyColumn): SQL {
  return sql`${column} collate "el-x-icu"`
}
