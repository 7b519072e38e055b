import { buffer } from 'node:stream/consumers'
import { formTags, type Verification } from '@diatrivi/domain/examination/paper/form-tags'
import type { Issue, PaperFacts } from '@diatrivi/domain/examination/paper/paper-facts'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import type { Asker } from '../../../../platform/queue/fair-queue.ts'
import { found, Refusal } from '../../../../platform/refusal/refusal.ts'
import { openKept } from '../../../../platform/storage/open-kept.ts'
import { findStoredFile } from '../../../../platform/storage/stored-file.repository.ts'
import type { PaperDependencies } from '../paper.model.ts'
import { findForm } from './paper-form.queries.ts'

interface Saying {
  departmentId: number
  facts: PaperFacts
  issue: Issue
  verification: Verification
}

/**
 * A paper in the form of the department; null where it has none of this kind. What was taken by another version is judged
 * again: who wants the paper reads that its office has to give another form, which then says what is wrong.
 */
export async function fillOwnForm(
  { db, storage, fillForm }: Pick<PaperDependencies, 'db' | 'storage' | 'fillForm'>,
  actor: SessionActor,
  { departmentId, facts, issue, verification }: Saying,
): Promise<Buffer | null> {
  const form = await findForm(db, { departmentId, kind: facts.kind })
  if (form === null) return null
  const { storageKey } = found(await findStoredFile(db, form.fileId))
  const bytes = await buffer(await openKept({ storage }, storageKey))
  try {
    return await fillForm(bytes, formTags(facts, issue, verification), askerOf(actor))
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) throw new Refusal('form_outdated', { cause: error })
    throw error
  }
}

export function askerOf({ accountId }: SessionActor): Asker {
  return { address: '', account: String(accountId) }
}
