import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import type { Files } from '../../../platform/storage/files.ts'
import type { UploadedFile } from '../../../platform/upload.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import { findFinalFileId } from '../../thesis/thesis/thesis.queries.ts'
import type { ThesisService } from '../../thesis/thesis/thesis.service.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import { closenessTo } from '../../view/thesis-view/closeness.queries.ts'

interface Dependencies {
  db: Db
  files: Files
  clock: Clock
  theses: ThesisService
  history: HistoryService
}

/** What the student of a thesis decides about it and hands in for it. */
export function studentsPart({ db, files, clock, theses, history }: Dependencies) {
  return {
    setVisibility: (actor: MemberActor, thesisId: number, isPublic: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        const thesis = found(await lockThesis(tx, thesisId))
        enforce(canThesis.setStudentVisibility(actor, thesis, await closenessTo(tx, actor, thesisId)))
        if (thesis.publicByStudent === isPublic) return
        const at = clock.now()
        await theses.changeStudentsPart(tx, thesisId, { publicByStudent: isPublic }, at)
        const details = { public: isPublic }
        await history.record(tx, {
          thesisId,
          actorId: actor.accountId,
          what: 'visibility_changed',
          details,
          at,
        })
      }),

    /** An abstract or a file left out stays as it is; a new file replaces the one before. */
    submitFinalText: (
      actor: MemberActor,
      thesisId: number,
      { abstract, file }: { abstract: string | null | undefined; file: UploadedFile | null },
    ): Promise<void> =>
      files.storing([file], async (tx, transactionFiles) => {
        const thesis = found(await lockThesis(tx, thesisId))
        enforce(canThesis.submitFinalText(actor, thesis, await closenessTo(tx, actor, thesisId)))
        if (abstract === undefined && file === null) return
        const [before, at] = [await findFinalFileId(tx, thesisId), clock.now()]
        const kept = file && (await transactionFiles.keep(file))
        await theses.changeStudentsPart(
          tx,
          thesisId,
          {
            ...(abstract !== undefined && { abstract }),
            ...(file && kept && { finalFileId: kept.id, finalFileName: file.name }),
          },
          at,
        )
        if (kept !== null && before !== null) await transactionFiles.discard(before)
        const details = { file: file?.name ?? null }
        await history.record(tx, {
          thesisId,
          actorId: actor.accountId,
          what: 'final_text_submitted',
          details,
          at,
        })
      }),
  }
}

export type StudentsActions = ReturnType<typeof studentsPart>
