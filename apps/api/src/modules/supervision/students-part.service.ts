import { canThesis } from '@diatrivi/domain/thesis/thesis.policy'
import type { MemberActor, SessionActor } from '../../platform/auth/session-actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { enforce, found } from '../../platform/refusal/refusal.ts'
import type { FileAnswer } from '../../platform/storage/file-answer.ts'
import type { Files } from '../../platform/storage/files.ts'
import type { UploadedFile } from '../../platform/upload.ts'
import { recordEvent } from '../history/history.service.ts'
import { findFinalFileId, updateStudentsPart } from '../thesis/thesis.repository.ts'
import { closenessTo, findThesisFacts, lockThesis } from '../thesis/thesis-lock.queries.ts'
import { findFinalText, findFormerText } from '../todo-list/past-assignment.repository.ts'

interface Dependencies {
  db: Db
  files: Files
  clock: Clock
}

/** What the student of a thesis decides about it and hands in for it. */
export function studentsPart({ db, files, clock }: Dependencies) {
  return {
    setVisibility: (actor: MemberActor, thesisId: number, isPublic: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        const thesis = found(await lockThesis(tx, thesisId))
        enforce(canThesis.setStudentVisibility(actor, thesis, await closenessTo(tx, actor, thesisId)))
        if (thesis.publicByStudent === isPublic) return
        const at = clock.now()
        await updateStudentsPart(tx, thesisId, { publicByStudent: isPublic }, at)
        const details = { public: isPublic }
        await recordEvent(tx, { thesisId, actorId: actor.accountId, what: 'visibility_changed', details, at })
      }),

    /** An abstract or a file left out stays as it is; a new file replaces the one before. */
    submitFinalText: (
      actor: MemberActor,
      thesisId: number,
      { abstract, file }: { abstract: string | null | undefined; file: UploadedFile | null },
    ): Promise<void> =>
      files.transaction(async (tx, transactionFiles) => {
        const thesis = found(await lockThesis(tx, thesisId))
        enforce(canThesis.submitFinalText(actor, thesis, await closenessTo(tx, actor, thesisId)))
        if (abstract === undefined && file === null) return
        const [before, at] = [await findFinalFileId(tx, thesisId), clock.now()]
        const kept = file && (await transactionFiles.keep(file))
        await updateStudentsPart(
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
        await recordEvent(tx, {
          thesisId,
          actorId: actor.accountId,
          what: 'final_text_submitted',
          details,
          at,
        })
      }),

    openFinalText: async (actor: SessionActor, thesisId: number): Promise<FileAnswer> => {
      const thesis = found(await findThesisFacts(db, thesisId))
      enforce(canThesis.see(actor, thesis, await closenessTo(db, actor, thesisId)))
      return { ...found(await findFinalText(db, thesisId)), caching: 'private' }
    },

    /** The final text that a released assignment left behind. */
    openFormerText: async (
      actor: SessionActor,
      thesisId: number,
      assignmentId: number,
    ): Promise<FileAnswer> => {
      const thesis = found(await findThesisFacts(db, thesisId))
      const { studentId, ...file } = found(await findFormerText(db, thesisId, assignmentId))
      enforce(canThesis.readFormerText(actor, thesis, studentId))
      return { ...file, caching: 'private' }
    },
  }
}

export type StudentsPart = ReturnType<typeof studentsPart>
