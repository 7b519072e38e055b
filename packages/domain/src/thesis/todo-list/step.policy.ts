import type { Actor } from '../../people/account/role.ts'
import { isConfirmed, isStudentDone, type StepConfirmations } from '../../shared/confirmations.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import { isInstructorOf, isStudentOf, refusedToOthers } from '../thesis/thesis.policy.ts'
import { type ThesisFacts, thesisState } from '../thesis/thesis.ts'
import { currentStepIndex } from './step.ts'

export type StepRefusal =
  | 'not_found'
  | 'not_owner'
  | 'thesis_ended'
  | 'not_in_progress'
  | 'step_order'
  | 'step_confirmed'
  | 'step_not_waiting'
  | 'step_read'

type StepDecision = Decision<StepRefusal>
type Steps = readonly StepConfirmations[]

/** The list that steps stand in: whose it is, and the thesis it is attached to (null for a template). */
export interface ListFacts {
  instructorId: number
  thesis: ThesisFacts | null
  /** The student whose released assignment left the list behind (null: no longer known). Such a list can only be read. */
  formerStudentId?: number | null
}

const unless = (condition: boolean, reason: StepRefusal): StepDecision =>
  condition ? refused(reason) : allowed

const isOwnList = (actor: Actor, list: ListFacts): boolean =>
  actor.role === 'instructor' && actor.accountId === list.instructorId

const isLeftBehind = (list: ListFacts): boolean => list.formerStudentId !== undefined

const isFormerStudent = (actor: Actor, list: ListFacts): boolean =>
  actor.role === 'student' && actor.accountId === list.formerStudentId

/** A list is seen by those who see its thesis, a template only by its instructor. */
function refusedToStrangers(actor: Actor, list: ListFacts): StepDecision {
  if (list.thesis === null) return refused('not_found')
  return refusedToOthers(actor, list.thesis, { hasDeclaredInterest: false })
}

function ownedByInstructor(actor: Actor, list: ListFacts): StepDecision {
  return isOwnList(actor, list) ? allowed : refusedToStrangers(actor, list)
}

function ownedByStudent(actor: Actor, list: ListFacts): StepDecision {
  const isOwn = list.thesis !== null && isStudentOf(actor, list.thesis)
  return isOwn || isFormerStudent(actor, list) ? allowed : refusedToStrangers(actor, list)
}

/** Nothing changes in the list of a marked thesis, nor in one that a release left behind: docs/regulation.md#change-steps. */
function write(actor: Actor, list: ListFacts): StepDecision {
  return firstRefusal(
    ownedByInstructor(actor, list),
    unless(isLeftBehind(list), 'not_in_progress'),
    unless(list.thesis !== null && thesisState(list.thesis) === 'ended', 'thesis_ended'),
  )
}

/**
 * Steps are worked through only between acceptance and mark. The wire has one code for every other refusal of
 * finishing, accepting, returning and taking back: the order is wrong.
 */
function worked(list: ListFacts): StepDecision {
  const isWorked = list.thesis !== null && thesisState(list.thesis) === 'inProgress' && !isLeftBehind(list)
  return unless(!isWorked, 'step_order')
}

function current(steps: Steps, index: number, studentDone: boolean): StepDecision {
  const step = steps[index]
  const isIt = step !== undefined && currentStepIndex(steps) === index && isStudentDone(step) === studentDone
  return unless(!isIt, 'step_order')
}

/** Whether the step waits for the reply of its instructor. */
function waits(list: ListFacts, steps: Steps, index: number): boolean {
  return firstRefusal(worked(list), current(steps, index, true)).allowed
}

/** The instructor replies to the current step once the student has finished it. */
function reply(actor: Actor, list: ListFacts, steps: Steps, index: number): StepDecision {
  return firstRefusal(ownedByInstructor(actor, list), worked(list), current(steps, index, true))
}

/** Confirmed steps always stand first, so their number is also the place of the current one. */
const confirmedCount = (steps: Steps): number => steps.filter(isConfirmed).length

/** Behind the confirmed steps and the one that waits for the reply, which therefore stays the current one. */
const firstOpenPlace = (steps: Steps): number => steps.filter(isStudentDone).length

/** A confirmed step stays as it is and where it is: docs/regulation.md#change-steps. */
function change(actor: Actor, list: ListFacts, steps: Steps, index: number): StepDecision {
  const step = steps[index]
  return firstRefusal(
    write(actor, list),
    unless(step === undefined, 'not_found'),
    unless(step !== undefined && isConfirmed(step), 'step_confirmed'),
  )
}

/**
 * The rules of docs/regulation.md#step-actions. Indexes count from 0; a place beyond the last step means the end. A step that waits for
 * the reply may be edited and deleted, but it stays the current one: it does not move, and nothing is put before it.
 */
export const canStep = {
  /** The student finishes the current step. */
  finish: (actor: Actor, list: ListFacts, steps: Steps, index: number): StepDecision =>
    firstRefusal(ownedByStudent(actor, list), worked(list), current(steps, index, false)),
  /** The student takes back what was finished, as long as the notice of its instructor is unread. */
  withdraw: (actor: Actor, list: ListFacts, steps: Steps, index: number, isUnread: boolean): StepDecision =>
    firstRefusal(
      ownedByStudent(actor, list),
      unless(!waits(list, steps, index), 'step_not_waiting'),
      unless(!isUnread, 'step_read'),
    ),
  /** The instructor accepts what the student finished. */
  accept: reply,
  /** The instructor returns what the student finished. */
  return: reply,
  /** Only the last confirmed step, while the student has not gone on to finish the next. */
  cancelAcceptance: (actor: Actor, list: ListFacts, steps: Steps, index: number): StepDecision => {
    const next = steps[index + 1]
    return firstRefusal(
      ownedByInstructor(actor, list),
      worked(list),
      unless(index < 0 || index !== confirmedCount(steps) - 1, 'step_order'),
      unless(next !== undefined && isStudentDone(next), 'step_order'),
    )
  },
  edit: change,
  delete: change,
  /** Open steps change places among each other. */
  move: (actor: Actor, list: ListFacts, steps: Steps, from: number, to: number): StepDecision =>
    firstRefusal(
      change(actor, list, steps, from),
      unless(to < confirmedCount(steps), 'step_confirmed'),
      unless(from !== to && Math.min(from, to) < firstOpenPlace(steps), 'step_order'),
    ),
  insertAt: (actor: Actor, list: ListFacts, steps: Steps, index: number): StepDecision =>
    firstRefusal(
      write(actor, list),
      unless(index < confirmedCount(steps), 'step_confirmed'),
      unless(index < firstOpenPlace(steps), 'step_order'),
    ),
  /** The thesis's student and its instructor; after a release, the student who handed the files in: docs/regulation.md#step-insiders. */
  readFile: (actor: Actor, list: ListFacts): StepDecision => {
    const isOfThesis =
      list.thesis !== null && (isStudentOf(actor, list.thesis) || isInstructorOf(actor, list.thesis))
    const isReader = isLeftBehind(list) ? isFormerStudent(actor, list) : isOfThesis
    return isReader || isOwnList(actor, list) ? allowed : refused('not_found')
  },
}

/** The list itself. To read one alone, and to copy it, is for its instructor; others see it with its thesis. */
export const canTodoList = {
  see: (actor: Actor, list: ListFacts): StepDecision => unless(!isOwnList(actor, list), 'not_found'),
  edit: write,
  delete: write,
  copy: (actor: Actor, list: ListFacts): StepDecision => unless(!isOwnList(actor, list), 'not_found'),
}
