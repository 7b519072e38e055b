import { stepAnchor } from '@diatrivi/contract/web-addresses'
import { canInterest } from '@diatrivi/domain/thesis/interest/interest.policy'
import { canThesis, isInstructorOf, isStudentOf } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import { currentStepIndex } from '@diatrivi/domain/thesis/todo-list/step'
import { canStep } from '@diatrivi/domain/thesis/todo-list/step.policy'
import { ownInterest, type Thesis, toThesisFacts } from '../../../entities/thesis/thesis.mapper.ts'
import { toActor, type Viewer } from '../../../entities/viewer/viewer.ts'
import { type CurrentThesis, situationOf } from '../../../features/thesis/interest/current-thesis.mapper.ts'
import { toListFacts } from '../../../features/thesis/todo-list/list-facts.ts'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'

/** The parts of the page of a thesis that have links to them, beside its steps. */
export const PLACES = { whatNow: 'what-now', interested: 'interested-students' } as const

/** The main action on the page of a thesis: its name, and the part of the page where it is done. */
export interface MainAction {
  label: string
  targetId: string
}

const inPanel = (label: string): MainAction => ({ label, targetId: PLACES.whatNow })

/** Null where the reader may only read. It names only an action that the rules allow. */
export function mainAction(
  thesis: Thesis,
  viewer: Viewer,
  current: CurrentThesis | undefined,
): MainAction | null {
  const actor = toActor(viewer)
  const facts = toThesisFacts(thesis, viewer)
  if (thesis.state === 'ended') return null
  if (isInstructorOf(actor, facts)) return stepToTake(thesis, viewer) ?? instructorsAction(thesis, viewer)
  if (isStudentOf(actor, facts)) return stepToTake(thesis, viewer) ?? whatNow(thesis)
  const mayAsk = viewer.role === 'student' && thesis.student === null && current !== undefined
  return mayAsk ? interestAction(thesis, viewer, current) : null
}

/** The step that waits for the reader: to be finished by the student, to be approved by the instructor. */
export function stepToTake(thesis: Thesis, viewer: Viewer): MainAction | null {
  const steps = thesis.list?.steps ?? []
  const index = currentStepIndex(steps)
  const step = index === null ? undefined : steps[index]
  if (thesis.list === null || index === null || step === undefined) return null
  const actor = toActor(viewer)
  const facts = toListFacts(thesis.list, thesis, viewer)
  const targetId = stepAnchor(step.id, 'step')
  if (canStep.finish(actor, facts, steps, index).allowed) {
    return { label: m.todo_list_state_current(), targetId }
  }
  return canStep.accept(actor, facts, steps, index).allowed
    ? { label: m.thesis_step_to_approve(), targetId }
    : null
}

/** The course of a thesis under a rule book says on top who owes what. */
function whatNow({ phase, student }: Thesis): MainAction | null {
  return phase !== null && student !== null ? null : inPanel(m.thesis_what_now())
}

function instructorsAction(thesis: Thesis, viewer: Viewer): MainAction | null {
  const mark = canThesis.mark(toActor(viewer), toThesisFacts(thesis, viewer), thesis.list?.steps ?? null)
  // Under a rule book a committee may mark, so that the panel alone says what is next.
  if (mark.allowed && thesis.phase === null) return inPanel(m.thesis_enter_mark())
  if (thesis.student === null && thesis.interests.length > 0) {
    return { label: m.interest_interested(), targetId: PLACES.interested }
  }
  return whatNow(thesis)
}

function interestAction(thesis: Thesis, viewer: Viewer, current: CurrentThesis): MainAction | null {
  const own = ownInterest(thesis, viewer)
  if (own !== null)
    return inPanel(own.answeredPositively ? m.thesis_answer_assignment() : m.thesis_what_now())
  const declare = canInterest.declare(
    toActor(viewer),
    toThesisFacts(thesis, viewer),
    null,
    situationOf(current),
    today(),
  )
  return declare.allowed ? inPanel(m.interest_declare()) : null
}
