import { INSTITUTION_TYPES } from '@diatrivi/domain/institution/institution/institution'
import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  createdAt,
  identity,
  isBetween,
  isOneOf,
  updatedAt,
  version,
} from '../../../platform/database/columns.ts'
import { storedFile } from '../../../platform/storage/tables.ts'

export const institution = pgTable(
  'institution',
  {
    id: identity(),
    name: text().notNull(),
    type: text({ enum: INSTITUTION_TYPES }).notNull(),
    url: text(),
    /** Address of the logo, not its bytes. */
    logo: text(),
    /** An uploaded PNG, 480 px wide and high at most; its id is the address of the picture and changes with it. */
    emblemFileId: integer().references(() => storedFile.id),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    /** Folded, so that capitals and accents make no second institution of the same name. */
    uniqueIndex('institution_name').on(sql`fold(${table.name})`),
    check('institution_type', isOneOf(table.type, INSTITUTION_TYPES)),
    uniqueIndex('institution_emblem').on(table.emblemFileId),
  ],
)

export const department = pgTable(
  'department',
  {
    id: identity(),
    institutionId: integer()
      .notNull()
      .references(() => institution.id),
    name: text().notNull(),
    email: text(),
    phone: text(),
    city: text(),
    url: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    /** Two departments of one name in one institution could not be distinguished at registration. */
    uniqueIndex('department_name').on(table.institutionId, sql`fold(${table.name})`),
    /** What a thesis refers to, so that it follows its department to another institution. */
    unique('department_place').on(table.id, table.institutionId),
    check('department_latitude', isBetween(table.latitude, -90, 90)),
    check('department_longitude', isBetween(table.longitude, -180, 180)),
  ],
)
