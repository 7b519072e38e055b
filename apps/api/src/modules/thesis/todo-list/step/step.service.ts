import type { Actor } from '@diatrivi/domain/people/account/role'
import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import { canStep } from '@diatrivi/domain/thesis/todo-list/step.policy'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Tx } from '../../../../platform/database/transaction.ts'
import { enforce, Refusal } from '../../../../platform/refusal/refusal.ts'
import type { Files, TransactionFiles } from '../../../../platform/storage/files.ts'
import type { UploadedFile } from '../../../../platform/upload.ts'
import type { ListHistory } from '../list-history.service.ts'
import { type LockedStep, lockStep } from '../todo-list-lock.queries.ts'
import { lockUnreadHandIn } from './hand-in.queries.ts'
import {
  confirmByInstructor,
  confirmByStudent,
  returnToStudent,
  withdrawInstructorsConfirmation,
  withdrawStudentsConfirmation,
} from './step.repository.ts'
import type { StepComments } from './step-comment.service.ts'
import { insertUpload } from './step-file.repository.ts'
import type { StepNotices } from './step-notices.service.ts'

interface Dependencies {
  db: Db
  files: Files
  clock: Clock
  comments: StepComments
  history: ListHistory
  notices: StepNotices
}

/** A step on its way from the student to the instructor, and back: docs/regulation.md#step-actions. */
export function stepService({ db, files, clock, comments, history, notices }: Dependencies) {
  return {
    /** The file, the step, the history event and the notice are written together or not at all. */
    finish: (actor: Actor, id: number, file: UploadedFile | null): Promise<void> =>
      files.storing([file], async (tx, { keep }) => {
        const step = await enforced(tx, 'finish', actor, id)
        const at = clock.now()
        await written(confirmByStudent(tx, id, at))
        const upload =
          file && (await keepUpload(tx, keep, { itemId: id, uploadedBy: actor.accountId, at }, file))
        await record(tx, 'finish', actor, step, at, { upload })
      }),

    /** The files stay with the step, which stands as it stood before it was finished. */
    withdraw: (actor: Actor, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const step = await lockStep(tx, id)
        const isUnread = await lockUnreadHandIn(tx, step)
        enforce(canStep.withdraw(actor, step.list.facts, step.list.steps, step.index, isUnread))
        const at = clock.now()
        await written(withdrawStudentsConfirmation(tx, id, at))
        await record(tx, 'withdraw', actor, step, at, {})
      }),

    accept: (actor: Actor, id: number): Promise<void> =>
      db.transaction((tx) => turn(tx, 'accept', actor, id, (at) => confirmByInstructor(tx, id, at))),

    /** The files stay readable. So does the reason, among the comments of the step. */
    return: (actor: Actor, id: number, reason: string | null): Promise<void> =>
      db.transaction((tx) =>
        turn(
          tx,
          'return',
          actor,
          id,
          async (at) => {
            if (reason !== null) {
              await comments.writeReason(tx, { itemId: id, authorId: actor.accountId, text: reason, at })
            }
            return returnToStudent(tx, id, reason, at)
          },
          reason,
        ),
      ),

    cancelAcceptance: (actor: Actor, id: number): Promise<void> =>
      db.transaction((tx) =>
        turn(tx, 'cancelAcceptance', actor, id, (at) => withdrawInstructorsConfirmation(tx, id, at)),
      ),
  }

  async function turn(
    tx: Tx,
    move: Turn,
    actor: Actor,
    id: number,
    write: (at: Date) => Promise<boolean>,
    reason: string | null = null,
  ): Promise<void> {
    const step = await enforced(tx, move, actor, id)
    const at = clock.now()
    await written(write(at))
    await record(tx, move, actor, step, at, { reason })
  }

  /** Records the event and notifies the other of the two. */
  async function record(
    tx: Tx,
    move: Move,
    actor: Actor,
    step: LockedStep,
    at: Date,
    { upload = null, reason = null }: { upload?: KeptUpload | null; reason?: string | null },
  ): Promise<void> {
    const { list, item } = step
    const details = { step: item.title, order: item.position, ...upload }
    await history.record(tx, { actor, thesisId: list.row.thesisId, what: EVENT_OF[move], details, at })
    await notices.ofStep(tx, EVENT_OF[move], step, { reason, actor, at })
  }
}

interface KeptUpload {
  file: string
  version: number
}

const EVENT_OF = {
  finish: 'step_finished',
  withdraw: 'step_withdrawn',
  accept: 'step_accepted',
  return: 'step_returned',
  cancelAcceptance: 'step_acceptance_cancelled',
} as const satisfies Partial<Record<keyof typeof canStep, EventKind>>
type Move = keyof typeof EVENT_OF
/** What a person may do is seen in the list alone. */
type Turn = Exclude<Move, 'withdraw'>

/** The step, locked, when this person may do this action. */
async function enforced(tx: Tx, move: Turn, actor: Actor, id: number): Promise<LockedStep> {
  const step = await lockStep(tx, id)
  enforce(canStep[move](actor, step.list.facts, step.list.steps, step.index))
  return step
}

/** The statements check again what the policy has just allowed. */
async function written(write: Promise<boolean>): Promise<void> {
  if (!(await write)) throw new Refusal('step_order')
}

async function keepUpload(
  tx: Tx,
  keep: TransactionFiles['keep'],
  upload: { itemId: number; uploadedBy: number; at: Date },
  file: UploadedFile,
): Promise<KeptUpload> {
  const { id: fileId } = await keep(file)
  const version = await insertUpload(tx, { ...upload, fileId, name: file.name })
  return { file: file.name, version }
}

export type StepService = ReturnType<typeof stepService>
