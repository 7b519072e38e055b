import type { rulebook } from './tables.ts'

export type RulebookRow = typeof rulebook.$inferSelect

/** What is written of a draft. */
export type RulebookFields = Pick<RulebookRow, 'title' | 'inForceFrom' | 'decisionReference' | 'rules'>

/** A book with the names of its programme. */
export type NamedRulebook = RulebookRow & { programme: { name: string; nameEnglish: string | null } | null }
