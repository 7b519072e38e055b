import { buffer } from 'node:stream/consumers'
import { formTags, type Verification } from '@diatrivi/domain/paper/form-tags'
import type { Issue, PaperFacts } from '@diatrivi/domain/paper/paper-facts'
import type { Reader } from '../../platform/database/transaction.ts'
import { fillForm } from '../../platform/papers/form/form.ts'
import { found } from '../../platform/refusal/refusal.ts'
import { openKept } from '../../platform/storage/open-kept.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { findStoredFile } from '../../platform/storage/stored-file.repository.ts'
import { findForm } from './paper-form.queries.ts'

interface Saying {
  departmentId: number
  facts: PaperFacts
  issue: Issue
  verification: Verification
}

/** A paper in the form of the department; null where it has none of this kind. */
export async function filledForm(
  { db, storage }: { db: Reader; storage: Storage },
  { departmentId, facts, issue, verification }: Saying,
): Promise<Buffer | null> {
  const form = await findForm(db, { departmentId, kind: facts.kind })
  if (form === null) return null
  const { storageKey } = found(await findStoredFile(db, form.fileId))
  const bytes = await buffer(await openKept({ storage }, storageKey))
  return fillForm(bytes, formTags(facts, issue, verification))
}
