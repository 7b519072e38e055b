import { ACTING } from './acting-statements.ts'
import { READING } from './reading-statements.ts'

export const STATEMENTS = { ...READING, ...ACTING }
export type StatementName = keyof typeof STATEMENTS
