import { sql } from 'drizzle-orm'
import { type AnyPgColumn, integer, timestamp } from 'drizzle-orm/pg-core'

/** Identity keys are plain integers because older clients expect numbers. */
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => moment().notNull().defaultNow()

/** Set by the service from its clock at every change; the default only serves rows that never changed. */
export const updatedAt = () => moment().notNull().defaultNow()

/** Grows by one at every change, so that two people cannot overwrite each other's edits. */
export const version = () => integer().notNull().default(1)

/** A check that holds the values of the domain once more. They are written out: a check takes no parameters. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

export const isBetween = (column: AnyPgColumn, lowest: number, highest: number) =>
  sql`${column} between ${sql.raw(String(lowest))} and ${sql.raw(String(highest))}`
