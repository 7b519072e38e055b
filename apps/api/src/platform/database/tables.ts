import { pgTable, text } from 'drizzle-orm/pg-core'

/** Facts of the installation by name. Nothing reads them any more; the table stays, because migrations only add. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: text().notNull(),
})
