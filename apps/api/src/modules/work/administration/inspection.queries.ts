import type { InspectionKind } from '@diatrivi/domain/people/account/inspection'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isWithinDays } from '../../../platform/database/athens-days.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { inspection } from '../../../platform/inspections/tables.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import { account } from '../../people/account/tables.ts'

export interface InspectionFilter {
  kind?: InspectionKind | undefined
  subjectId?: number | undefined
  readerId?: number | undefined
  /** Days in Athens, both included. */
  from?: IsoDate | undefined
  until?: IsoDate | undefined
}

const subject = alias(account, 'subject')
const reader = alias(account, 'reader')

/** The newest first. Only the number is left of an account that was deleted. */
export async function listInspections(db: Reader, filter: InspectionFilter, { limit, offset }: PageWindow) {
  return db
    .select({
      inspection,
      subject: { username: subject.username, firstName: subject.firstName, surname: subject.surname },
      reader: {
        username: reader.username,
        firstName: reader.firstName,
        surname: reader.surname,
        role: reader.role,
      },
    })
    .from(inspection)
    .leftJoin(subject, eq(subject.id, inspection.subjectId))
    .leftJoin(reader, eq(reader.id, inspection.readerId))
    .where(matches(filter))
    .orderBy(desc(inspection.hour), desc(inspection.id))
    .limit(limit)
    .offset(offset)
}

export type InspectionRow = Awaited<ReturnType<typeof listInspections>>[number]

export async function countInspections(db: Reader, filter: InspectionFilter): Promise<number> {
  return db.$count(inspection, matches(filter))
}

function matches({ kind, subjectId, readerId, ...days }: InspectionFilter): SQL | undefined {
  return and(
    kind && eq(inspection.kind, kind),
    subjectId === undefined ? undefined : eq(inspection.subjectId, subjectId),
    readerId === undefined ? undefined : eq(inspection.readerId, readerId),
    isWithinDays(inspection.hour, days),
  )
}
