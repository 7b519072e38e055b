import type { Actor } from '@diatrivi/domain/account/role'
import type { EventKind } from '@diatrivi/domain/thesis/event'
import { canStep } from '@diatrivi/domain/todo-list/step.policy'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/transaction.ts'
import { ApiError, enforce } from '../../platform/http/errors/api-error.ts'
import type { UploadedFile } from '../../platform/http/input/uploaded-file.ts'
import type { Files, TransactionFiles } from '../../platform/storage/files.ts'
import { recordOfList } from './list-history.service.ts'
import {
  confirmByInstructor,
  confirmByStudent,
  returnToStudent,
  withdrawInstructorsConfirmation,
} from './step.repository.ts'
import { insertUpload } from './step-file.repository.ts'
import { touchTodoList } from './todo-list.repository.ts'
import { type LockedStep, lockStep } from './todo-list-lock.service.ts'

interface Dependencies {
  db: Db
  files: Files
  clock: Clock
}

/** Contract 4.6: a step on its way from the student to the instructor, and back. */
export function stepService({ db, files, clock }: Dependencies) {
  return {
    /** The file, the step and the history event stand or fall together. */
    finish: (actor: Actor, id: number, file: UploadedFile | null): Promise<void> =>
      files.transaction(async (tx, { keep }) => {
        const step = await lockStep(tx, id)
        enforce(allows('finish', actor, step))
        const at = clock.now()
        enforceDone(await confirmByStudent(tx, id, at))
        const upload =
          file && (await keepUpload(tx, keep, { itemId: id, uploadedBy: actor.accountId, at }, file))
        await record(tx, actor, 'step_finished', step, at, upload)
      }),

    accept: (actor: Actor, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const step = await lockStep(tx, id)
        enforce(allows('accept', actor, step))
        const at = clock.now()
        enforceDone(await confirmByInstructor(tx, id, at))
        await record(tx, actor, 'step_accepted', step, at)
      }),

    /** Contract 4.7: the files stay. */
    return: (actor: Actor, id: number, reason: string | null): Promise<void> =>
      db.transaction(async (tx) => {
        const step = await lockStep(tx, id)
        enforce(allows('return', actor, step))
        const at = clock.now()
        enforceDone(await returnToStudent(tx, id, reason, at))
        await record(tx, actor, 'step_returned', step, at)
      }),

    cancelAcceptance: (actor: Actor, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const step = await lockStep(tx, id)
        enforce(allows('cancelAcceptance', actor, step))
        const at = clock.now()
        enforceDone(await withdrawInstructorsConfirmation(tx, id, at))
        await record(tx, actor, 'step_acceptance_cancelled', step, at)
      }),
  }
}

async function keepUpload(
  tx: Tx,
  keep: TransactionFiles['keep'],
  upload: { itemId: number; uploadedBy: number; at: Date },
  file: UploadedFile,
): Promise<{ file: string; version: number }> {
  const { id: fileId } = await keep(file)
  const version = await insertUpload(tx, { ...upload, fileId, name: file.name })
  return { file: file.name, version }
}

type Move = 'finish' | 'accept' | 'return' | 'cancelAcceptance'

function allows(move: Move, actor: Actor, { list, index }: LockedStep) {
  return canStep[move](actor, list.facts, list.steps, index)
}

/** The statements look for themselves at what the policy has just allowed. */
function enforceDone(done: boolean): void {
  if (!done) throw new ApiError('step_order')
}

async function record(
  tx: Tx,
  actor: Actor,
  what: EventKind,
  { list, item }: LockedStep,
  at: Date,
  upload: { file: string; version: number } | null = null,
): Promise<void> {
  await touchTodoList(tx, item.listId, at)
  const details = { step: item.title, order: item.position, ...upload }
  await recordOfList(tx, { actor, thesisId: list.row.thesisId, what, details, at })
}

export type StepService = ReturnType<typeof stepService>
