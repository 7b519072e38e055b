import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { createdAt, identity } from '../../../platform/database/columns.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { department } from '../institution/tables.ts'

/** A cover of a department, resized once at its upload: an id's bytes never change. */
export const image = pgTable(
  'image',
  {
    id: identity(),
    departmentId: integer()
      .notNull()
      .references(() => department.id),
    /** 480 px wide. */
    previewFileId: integer()
      .notNull()
      .references(() => storedFile.id),
    /** 1600 px wide. */
    coverFileId: integer()
      .notNull()
      .references(() => storedFile.id),
    createdAt: createdAt(),
  },
  (table) => [index('image_department').on(table.departmentId)],
)
