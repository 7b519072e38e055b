import { integer, timestamp } from 'drizzle-orm/pg-core'

/** Identity keys are plain integers because older clients expect numbers. */
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => moment().notNull().defaultNow()

/** Set by the service from its clock at every change; the default only serves rows that never changed. */
export const updatedAt = () => moment().notNull().defaultNow()

/** Grows by one at every change, so that two people who edit the same row notice each other. */
export const version = () => integer().notNull().default(1)
