import { pgTable, text } from 'drizzle-orm/pg-core'

/** Facts of the installation itself, such as that the demo data was loaded. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: text().notNull(),
})
