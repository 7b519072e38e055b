import type { Actor } from '@diatrivi/domain/people/account/role'
import { commentBeginning } from '@diatrivi/domain/thesis/comment/comment'
import { canComment } from '@diatrivi/domain/thesis/comment/comment.policy'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import type { Files } from '../../../platform/storage/files.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { UploadedFile } from '../../../platform/upload.ts'
import type { NoticeService } from '../notice/notice.service.ts'
import type { ThesisInQuestion } from '../thesis/thesis.model.ts'
import { handInRead } from '../todo-list/step/hand-in.queries.ts'
import type { StepComment } from '../todo-list/step/step-comment.model.ts'
import { type CommentFile, findCommentFile, listComments } from '../todo-list/step/step-comment.queries.ts'
import type { StepComments } from '../todo-list/step/step-comment.service.ts'
import { lockStep, readListFactsOfStep, studentOfList } from '../todo-list/todo-list-lock.queries.ts'

interface Dependencies {
  db: Db
  files: Files
  clock: Clock
  stepComments: StepComments
  notices: NoticeService
  inspections: Inspections
}

/** What the student and the instructor of a thesis say to each other about a step. */
export function commentService({ db, files, clock, stepComments, notices, inspections }: Dependencies) {
  async function enforceReading(actor: Actor, itemId: number): Promise<void> {
    const list = await readListFactsOfStep(db, itemId)
    enforce(canComment.read(actor, list))
    inspections.note(actor, 'conversation', studentOfList(list))
  }

  return {
    /** Oldest first. */
    list: async (actor: Actor, itemId: number): Promise<StepComment[]> => {
      await enforceReading(actor, itemId)
      return listComments(db, itemId)
    },

    /** The thesis is locked meanwhile: no comment follows the mark or the deletion of the step. Returns the id. */
    write: (actor: Actor, itemId: number, text: string, file: UploadedFile | null): Promise<number> =>
      files.storing([file], async (tx, transactionFiles) => {
        const { list, item } = await lockStep(tx, itemId)
        enforce(canComment.write(actor, list.facts))
        const at = clock.now()
        const comment = { itemId, authorId: actor.accountId, text, at }
        const id = await stepComments.write(tx, transactionFiles, comment, file)
        await notifyTheOther(tx, actor, list.thesis, { step: item, text, at })
        return id
      }),

    /** Sent under its name. */
    findFile: async (actor: Actor, commentId: number): Promise<Omit<CommentFile, 'itemId'>> => {
      const { itemId, ...file } = found(await findCommentFile(db, commentId))
      await enforceReading(actor, itemId)
      return file
    },
  }

  async function notifyTheOther(
    tx: Tx,
    actor: Actor,
    thesis: ThesisInQuestion | null,
    { step, text, at }: { step: { id: number; title: string }; text: string; at: Date },
  ): Promise<void> {
    if (thesis === null || thesis.studentId === null) return
    const isStudents = actor.accountId === thesis.studentId
    const recipientId = isStudents ? thesis.instructorId : thesis.studentId
    const person = fullName(isStudents ? found(thesis.student) : thesis.instructor)
    const facts = { stepId: step.id, stepTitle: step.title, person, reason: commentBeginning(text) }
    const readings = isStudents ? [] : [handInRead({ ...thesis, studentId: thesis.studentId }, step.id)]
    await notices.notify(tx, [{ recipientId, kind: 'comment_written', thesis, facts }], at, readings)
  }
}

export type CommentService = ReturnType<typeof commentService>
