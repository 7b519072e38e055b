import { keywordKey, mergeTags, type Tag } from '@diatrivi/domain/institution/keyword/keyword'
import type { ThesisFields } from '@diatrivi/domain/thesis/thesis/thesis'
import { becomesOpen, canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { enforce, enforceVersion, found } from '../../../platform/refusal/refusal.ts'
import { type Outcome, withEach } from '../../../platform/refusal/several-actions.ts'
import type { Files } from '../../../platform/storage/files.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import { interestsOfTheses } from '../../thesis/interest/interest.queries.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { Thesis } from '../../thesis/thesis/thesis.model.ts'
import { findThesis } from '../../thesis/thesis/thesis.queries.ts'
import type { ThesisService } from '../../thesis/thesis/thesis.service.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import { listPastAssignments } from '../../thesis/todo-list/past-assignment.queries.ts'
import type { TodoListEnding } from '../../thesis/todo-list/todo-list-ending.service.ts'
import { thesisSeenBy } from '../../view/thesis-view/seen-thesis.queries.ts'
import type { SeenThesis } from '../../view/thesis-view/thesis-view.model.ts'
import type { OpenedTopics } from './opened-topics.service.ts'
import { enforceDates, sanitised, type ThesisMaking } from './thesis-making.service.ts'

interface Dependencies {
  db: Db
  files: Files
  clock: Clock
  theses: ThesisService
  listEnding: TodoListEnding
  history: HistoryService
  notices: NoticeService
  topics: OpenedTopics
  making: ThesisMaking
}

/** Absent fields stay as they are. */
export interface ThesisChange {
  fields: Partial<ThesisFields>
  tags: readonly Tag[] | undefined
}

/** Making, changing and deleting theses. */
export function thesisEditing(deps: Dependencies) {
  const { db, files, clock, theses, listEnding, history, notices, topics, making } = deps

  return {
    /** Returns the id. */
    create: (
      actor: MemberActor,
      { fields, tags }: { fields: ThesisFields; tags: readonly Tag[] | undefined },
    ): Promise<number> =>
      db.transaction((tx) =>
        making.make(tx, { actorId: actor.accountId, instructorId: actor.accountId }, { fields, tags }),
      ),

    edit,

    /** The same change for several; whatever else they say stays as it is. */
    editEach: (
      actor: MemberActor,
      thesisIds: readonly number[],
      fields: Partial<ThesisFields>,
    ): Promise<Outcome[]> =>
      withEach(thesisIds, (thesisId) => edit(actor, thesisId, { fields, tags: undefined }, null)),

    /** With everything that hangs on it; those who had declared interest are notified. */
    delete: (actor: MemberActor, thesisId: number): Promise<void> =>
      files.transaction(async (tx, transactionFiles) => {
        const thesis = found(await lockThesis(tx, thesisId))
        enforce(canThesis.delete(actor, thesis))
        const interests = (await interestsOfTheses(tx, [thesisId])).get(thesisId) ?? []
        const past = await listPastAssignments(tx, thesisId)
        const at = clock.now()
        await history.recordDeletion(tx, thesisId, at)
        await theses.delete(tx, thesisId)
        // The list in use becomes a template.
        await listEnding.delete(
          tx,
          transactionFiles,
          past.flatMap(({ listId }) => listId ?? []),
        )
        for (const { finalFileId } of past) {
          if (finalFileId !== null) await transactionFiles.discard(finalFileId)
        }
        const written = interests.map(({ studentId: recipientId }) => {
          return {
            recipientId,
            kind: 'thesis_withdrawn',
            thesis: null,
            facts: { thesisTitle: thesis.title },
          } as const
        })
        await notices.notify(tx, written, at)
      }),
  }

  function edit(
    actor: MemberActor,
    thesisId: number,
    change: ThesisChange,
    ifMatch: number | null,
  ): Promise<SeenThesis> {
    return db.transaction(async (tx) => {
      const thesis = found(await lockThesis(tx, thesisId))
      enforce(canThesis.edit(actor, thesis))
      enforceVersion(ifMatch, thesis)
      await write(tx, actor, found(await findThesis(tx, thesisId)), change)
      return thesisSeenBy(tx, actor, thesisId)
    })
  }

  /** Writes nothing when nothing changes, so that the forms of other people keep a valid version. */
  async function write(
    tx: Tx,
    actor: MemberActor,
    before: Thesis,
    { fields, tags }: ThesisChange,
  ): Promise<void> {
    enforceDates(before, { ...before, ...fields })
    const given = sanitised(fields)
    const labels = tags === undefined ? before.keywords : mergeTags(tags)
    const changed = changedFields(before, given, labels)
    if (changed.length === 0) return
    const [thesisId, at] = [before.id, clock.now()]
    const written = changed.includes('keywords') ? labels : undefined
    await theses.edit(tx, thesisId, { fields: given, labels: written }, at)
    const details = { changed: changed.join(' ') }
    await history.record(tx, { thesisId, actorId: actor.accountId, what: 'thesis_edited', details, at })
    if (becomesOpen(before, { ...before, ...given }, clock.today())) {
      await topics.notify(tx, thesisId, before, at)
    }
  }
}

export type ThesisEditing = ReturnType<typeof thesisEditing>

function changedFields(before: Thesis, given: Partial<ThesisFields>, keywords: readonly string[]): string[] {
  const names = Object.keys(given) as (keyof ThesisFields)[]
  const changed: string[] = names.filter((name) => given[name] !== before[name])
  const keys = (labels: readonly string[]) => JSON.stringify(labels.map(keywordKey))
  const isSame = keys(keywords) === keys(before.keywords)
  return isSame ? changed : [...changed, 'keywords']
}
