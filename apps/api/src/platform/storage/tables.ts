import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity } from '../database/columns.ts'

/** Uploaded bytes. The storage key is made by the server; names of people's files stay beside the use. */
export const storedFile = pgTable('stored_file', {
  id: identity(),
  storageKey: text().notNull().unique(),
  /** SHA-256 of the bytes, in hexadecimal. */
  contentHash: text().notNull(),
  /** Bytes. */
  size: integer().notNull(),
  mediaType: text().notNull(),
  createdAt: createdAt(),
})
