import { pgTable, text } from 'drizzle-orm/pg-core'

/** Facts of the installation by name: that it holds the demo, which the demo writes, and where the nightly check of files stopped. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: text().notNull(),
})
