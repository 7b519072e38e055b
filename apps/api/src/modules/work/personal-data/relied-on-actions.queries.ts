import { OWN_AFFAIRS } from '@diatrivi/domain/work/personal-data/account-deletion'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { rulebook } from '../../department/rulebook/tables.ts'
import { markCorrection } from '../../examination/marking/tables.ts'
import { paper, paperForm, paperReturn } from '../../examination/paper/tables.ts'
import { event } from '../../thesis/history/tables.ts'
import { registryExport } from '../registry/tables.ts'

interface ReliedOnAction {
  /** Names the person. */
  person: PgColumn
  /** When it was done. */
  at: PgColumn
  only?: SQL
}

/**
 * What a person did, or what a paper says about the person, that others rely on: docs/regulation.md#delete-own-account.
 * Files and comments of steps and examinations name people who have a thesis, which is a record already.
 */
export const RELIED_ON_ACTIONS: readonly ReliedOnAction[] = [
  { person: event.actorId, at: event.happenedAt, only: sql`${event.what} not in ${[...OWN_AFFAIRS]}` },
  { person: markCorrection.correctedById, at: markCorrection.createdAt },
  { person: paper.issuedById, at: paper.createdAt },
  { person: paper.accountId, at: paper.createdAt },
  { person: paperReturn.returnedById, at: paperReturn.returnedAt },
  { person: paperForm.setById, at: paperForm.setAt },
  { person: registryExport.sentById, at: registryExport.sentAt },
  { person: registryExport.withdrawnById, at: registryExport.withdrawnAt },
  { person: rulebook.publishedById, at: rulebook.publishedAt },
]
