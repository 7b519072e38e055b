import { canProfile } from '@diatrivi/domain/people/account/profile.policy'
import type { Actor } from '@diatrivi/domain/people/account/role'
import { allConfirmed } from '@diatrivi/domain/shared/confirmations'
import { type Fit, fitOf } from '@diatrivi/domain/thesis/thesis/fit'
import { thesisState } from '@diatrivi/domain/thesis/thesis/thesis'
import {
  isInsider,
  isInstructorOf,
  maySeeInterested,
  maySeeMark,
  maySeeSteps,
  readsProcess,
} from '@diatrivi/domain/thesis/thesis/thesis.policy'
import { phaseOf } from '@diatrivi/domain/view/process/phase'
import { stepFacts, withoutProgress } from '../../thesis/todo-list/todo-list.model.ts'
import type { SeenThesis, ThesisRow } from './thesis-view.model.ts'

/** What was read around a thesis, cut down to what the reader may see. */
export function seenBy(actor: Actor, row: ThesisRow): SeenThesis {
  const isStudent = actor.role === 'student'
  const interests = isStudent || maySeeInterested(actor, row) ? row.interests : []
  return {
    thesis: row,
    showsMark: maySeeMark(actor, row),
    showsStudentsEmail: showsStudentsEmail(actor, row),
    fit: isStudent && row.readersKeywords.length > 0 ? fitWith(actor, row, row.readersKeywords) : null,
    interests: interests.map(({ studentsKeywords, ...interest }) => ({
      ...interest,
      fit: isStudent ? null : fitWith(actor, row, studentsKeywords),
    })),
    list: seenList(actor, row),
    phase: seenPhase(actor, row),
    exactMark: maySeeMark(actor, row) ? row.exactMark : null,
  }
}

function seenList(actor: Actor, row: ThesisRow): SeenThesis['list'] {
  if (row.list === null || !maySeeSteps(actor, row)) return null
  return isInsider(actor, row) ? row.list : withoutProgress(row.list)
}

function seenPhase(actor: Actor, row: ThesisRow): SeenThesis['phase'] {
  if (row.rulebook === null || !(readsProcess(actor, row) || row.sitsInCommittee)) return null
  const areAllStepsConfirmed = allConfirmed(row.list?.items.map(stepFacts) ?? [])
  return phaseOf({ thesis: row, areAllStepsConfirmed, examination: row.examination })
}

function showsStudentsEmail(actor: Actor, row: ThesisRow): boolean {
  if (row.studentId === null) return false
  const student = {
    accountId: row.studentId,
    role: 'student',
    departmentId: row.studentsDepartmentId,
    isPublic: false,
  } as const
  const turnedToActor = isInstructorOf(actor, row) || row.studentTurnedToReader
  return canProfile.seeStudent(actor, student, { turnedToActor }).allowed
}

/** What a student shares with a topic: docs/regulation.md#fit. */
function fitWith(actor: Actor, row: ThesisRow, studentsKeywords: readonly string[]): Fit | null {
  if (thesisState(row) !== 'ungiven') return null
  // A student learns nothing of a profile that is not shown to students.
  const profile = {
    accountId: row.instructorId,
    role: 'instructor',
    departmentId: row.departmentId,
    isPublic: row.instructorIsPublic,
  } as const
  const isShown = canProfile.seeInstructor(actor, profile).allowed
  return fitOf(studentsKeywords, {
    topic: row.keywords,
    instructor: isShown ? row.instructorsKeywords : [],
  })
}
