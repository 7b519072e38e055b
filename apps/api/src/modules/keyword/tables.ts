import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity } from '../../platform/database/columns.ts'

export const keyword = pgTable('keyword', {
  id: identity(),
  /** Lower case, trimmed, NFC: what the tag editor compares. */
  label: text().notNull().unique(),
  createdAt: createdAt(),
})
