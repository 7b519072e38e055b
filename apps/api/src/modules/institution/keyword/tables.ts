import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity } from '../../../platform/database/columns.ts'

export const keyword = pgTable('keyword', {
  id: identity(),
  /** Lower case, trimmed, NFC: what the tag editor compares. */
  label: text().notNull().unique(),
  /** What its spellings have in common, so that each keyword is there once: `keywordKey` of the domain. */
  labelKey: text().generatedAlwaysAs(sql`keyword_key(label)`).unique('keyword_label_key'),
  createdAt: createdAt(),
})
