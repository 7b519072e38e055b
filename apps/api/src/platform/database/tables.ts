import { pgTable, text } from 'drizzle-orm/pg-core'

/** Facts of the installation by name: that it holds the demo. The demo writes them. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: text().notNull(),
})
