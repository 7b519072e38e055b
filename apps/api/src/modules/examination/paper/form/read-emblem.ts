import { buffer } from 'node:stream/consumers'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { openKept } from '../../../../platform/storage/open-kept.ts'
import { findEmblemOfDepartment } from '../../../institution/institution/emblem.queries.ts'
import type { PaperDependencies } from '../paper.model.ts'

/** What stands at the head of the papers of a department: the emblem of its institution as it is now. */
export async function readEmblem(
  db: Reader,
  { storage }: Pick<PaperDependencies, 'storage'>,
  departmentId: number,
): Promise<Buffer | null> {
  const emblem = await findEmblemOfDepartment(db, departmentId)
  return emblem === undefined ? null : buffer(await openKept({ storage }, emblem.storageKey))
}
