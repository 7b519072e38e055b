import type { Actor } from '../account/role.ts'
import { allowed, type Decision, firstRefusal, refused } from '../shared/decision.ts'
import { canThesis, isInstructorOf, isStudentOf } from '../thesis/thesis.policy.ts'
import { type ThesisFacts, thesisState } from '../thesis/thesis.ts'
import { currentStepIndex, isConfirmed, isStudentDone, type StepConfirmations } from './step.ts'

export type StepRefusal =
  | 'not_found'
  | 'not_owner'
  | 'thesis_ended'
  | 'not_in_progress'
  | 'step_order'
  | 'step_confirmed'

type StepDecision = Decision<StepRefusal>
type Steps = readonly StepConfirmations[]

/** The list that steps stand in: whose it is, and the thesis it is attached to (null for a template). */
export interface ListFacts {
  instructorId: number
  thesis: ThesisFacts | null
  /** Contract 4.13: whose released assignment left the list behind (null: no longer known). It is read and nothing else. */
  formerStudentId?: number | null
}

const isOwnList = (actor: Actor, list: ListFacts): boolean =>
  actor.role === 'instructor' && actor.accountId === list.instructorId

/** A list is nobody's business but its instructor's: to others it does not exist. */
function ownList(actor: Actor, list: ListFacts): StepDecision {
  return isOwnList(actor, list) ? allowed : refused('not_found')
}

/** Contract 4.8: nothing in the list of a marked thesis changes any more. */
function notEnded(list: ListFacts): StepDecision {
  return list.thesis !== null && thesisState(list.thesis) === 'ended' ? refused('thesis_ended') : allowed
}

function inUse(list: ListFacts): StepDecision {
  return list.formerStudentId === undefined ? allowed : refused('not_in_progress')
}

/** Steps are worked through only while a student has the thesis. */
function worked(list: ListFacts): StepDecision {
  if (list.thesis === null) return refused('not_in_progress')
  return firstRefusal(notEnded(list), list.thesis.studentId === null ? refused('not_in_progress') : allowed)
}

const when = <Reason extends StepRefusal>(condition: boolean, reason: Reason): StepDecision =>
  condition ? allowed : refused(reason)

function ownedByStudent(actor: Actor, list: ListFacts): StepDecision {
  if (list.thesis === null) return refused('not_found')
  if (isStudentOf(actor, list.thesis)) return allowed
  return canThesis.see(actor, list.thesis, { hasDeclaredInterest: false }).allowed
    ? refused('not_owner')
    : refused('not_found')
}

/** The current step, with the student's confirmation and without the instructor's. */
function awaitsReply(steps: Steps, index: number): StepDecision {
  const step = steps[index]
  return when(step !== undefined && currentStepIndex(steps) === index && isStudentDone(step), 'step_order')
}

function write(actor: Actor, list: ListFacts): StepDecision {
  return firstRefusal(ownList(actor, list), inUse(list), notEnded(list))
}

function notConfirmed(steps: Steps, index: number): StepDecision {
  const step = steps[index]
  return when(step === undefined || !isConfirmed(step), 'step_confirmed')
}

/** How many steps, from the first on, may not be touched. */
const confirmedCount = (steps: Steps): number => steps.filter(isConfirmed).length

/** Contract 4.6. Indexes count from 0. */
export const canStep = {
  /** The student finishes the current step. */
  finish: (actor: Actor, list: ListFacts, steps: Steps, index: number): StepDecision => {
    const step = steps[index]
    return firstRefusal(
      ownedByStudent(actor, list),
      worked(list),
      when(step !== undefined && currentStepIndex(steps) === index && !isStudentDone(step), 'step_order'),
    )
  },
  /** The instructor accepts what the student finished. */
  accept: (actor: Actor, list: ListFacts, steps: Steps, index: number): StepDecision =>
    firstRefusal(ownList(actor, list), worked(list), awaitsReply(steps, index)),
  /** The instructor returns what the student finished. */
  return: (actor: Actor, list: ListFacts, steps: Steps, index: number): StepDecision =>
    firstRefusal(ownList(actor, list), worked(list), awaitsReply(steps, index)),
  /** Only the last confirmed step, while the student has not gone on to finish the next. */
  cancelAcceptance: (actor: Actor, list: ListFacts, steps: Steps, index: number): StepDecision => {
    const next = steps[index + 1]
    return firstRefusal(
      ownList(actor, list),
      worked(list),
      when(index >= 0 && index === confirmedCount(steps) - 1, 'step_order'),
      when(next === undefined || !isStudentDone(next), 'step_order'),
    )
  },
  edit: (actor: Actor, list: ListFacts, steps: Steps, index: number): StepDecision =>
    firstRefusal(write(actor, list), notConfirmed(steps, index)),
  delete: (actor: Actor, list: ListFacts, steps: Steps, index: number): StepDecision =>
    firstRefusal(write(actor, list), notConfirmed(steps, index)),
  move: (actor: Actor, list: ListFacts, steps: Steps, from: number, to: number): StepDecision =>
    firstRefusal(
      write(actor, list),
      notConfirmed(steps, from),
      when(to >= confirmedCount(steps), 'step_confirmed'),
    ),
  insertAt: (actor: Actor, list: ListFacts, steps: Steps, index: number): StepDecision =>
    firstRefusal(write(actor, list), when(index >= confirmedCount(steps), 'step_confirmed')),
  /** Contract 3: the thesis's student and its instructor; 4.13: after a release, the student who handed the files in. */
  readFile: (actor: Actor, list: ListFacts): StepDecision => {
    const insider =
      list.thesis !== null && (isStudentOf(actor, list.thesis) || isInstructorOf(actor, list.thesis))
    const handedIn = actor.role === 'student' && actor.accountId === list.formerStudentId
    return insider || handedIn || isOwnList(actor, list) ? allowed : refused('not_found')
  },
}

/** The list itself: title, description, deletion. */
export const canTodoList = {
  see: ownList,
  edit: write,
  delete: write,
  copy: ownList,
}
