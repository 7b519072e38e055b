import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Facts of the installation by name: that it holds the demo, which the demo writes, where the nightly check of files
 * stopped, how each recurring job went, when the last backup was made, and a hash of the code that makes the first
 * administrator.
 */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: text().notNull(),
})
