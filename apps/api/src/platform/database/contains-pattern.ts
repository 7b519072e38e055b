import { fold } from '@diatrivi/domain/shared/greek-text'

/** The LIKE pattern that finds a text anywhere in a folded column, its own `%`, `_` and `\` taken to the letter. */
export function containsPattern(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, (character) => `\\${character}`)}%`
}
