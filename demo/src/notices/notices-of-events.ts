import { commentBeginning } from '@diatrivi/domain/thesis/comment/comment'
import type { NoticeFacts, NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import type { PlannedEvent, PlannedNotice } from '../demo-plan.ts'
import type { PlanIndex, PlanSoFar } from './plan-index.ts'

export type NewNotice = Omit<PlannedNotice, 'isRead'>

type Line = [recipient: string, kind: NoticeKind, facts: NoticeFacts]

/** The notices of the recorded events. A return is left out, because its reason is a comment (noticesOfComments). */
export function noticesOfEvents({ events }: PlanSoFar, index: PlanIndex): NewNotice[] {
  /** The student of each thesis at the time of the event. */
  const students = new Map<number, string>()
  return events.flatMap((event): NewNotice[] => {
    if (event.what === 'assignment_accepted') students.set(event.thesis, event.actor)
    const student = event.what === 'answer_given' ? String(event.details.student) : students.get(event.thesis)
    const list = student === undefined ? undefined : index.listOf(event.thesis, student)
    const order = Number(event.details.order)
    const { title, instructor } = index.thesis(event.thesis)
    const lines = linesOf(event, { instructor, student, isLastStep: order === list?.steps.length })
    return lines.map(([recipient, kind, facts]) => ({
      recipient,
      kind,
      thesis: event.thesis,
      step: list === undefined || facts.stepTitle === undefined ? null : { list: list.key, position: order },
      facts: { thesisTitle: title, person: index.nameOf(event.actor), ...facts },
      at: event.happenedAt,
    }))
  })

  function linesOf(
    { what, details, actor }: PlannedEvent,
    {
      instructor,
      student,
      isLastStep,
    }: { instructor: string; student: string | undefined; isLastStep: boolean },
  ): Line[] {
    if (what === 'interest_declared' || what === 'assignment_accepted') return [[instructor, what, {}]]
    if (student === undefined) return []
    const stepTitle = String(details.step)
    switch (what) {
      case 'answer_given':
        return [[student, what, {}]]
      case 'step_finished':
        return [[instructor, what, { stepTitle }]]
      case 'step_accepted': {
        const readyToMark: Line = [actor, 'ready_to_mark', { person: index.nameOf(student) }]
        return [[student, what, { stepTitle }], ...(isLastStep ? [readyToMark] : [])]
      }
      case 'marked':
        return [[student, what, { mark: Number(details.mark) }]]
      default:
        return []
    }
  }
}

export function noticesOfComments({ lists }: PlanSoFar, index: PlanIndex): NewNotice[] {
  return lists.flatMap((list) => {
    const student = index.studentOf(list)
    if (list.thesis === null || student === undefined) return []
    const { key, title } = index.thesis(list.thesis)
    return list.steps.flatMap((step, position) =>
      step.comments.map(
        ({ author, kind, text, at }): NewNotice => ({
          recipient: author === student ? list.instructor : student,
          kind: kind === 'return' ? 'step_returned' : 'comment_written',
          thesis: key,
          step: { list: list.key, position: position + 1 },
          facts: {
            thesisTitle: title,
            person: index.nameOf(author),
            stepTitle: step.title,
            reason: kind === 'return' ? text : commentBeginning(text),
          },
          at,
        }),
      ),
    )
  })
}

const LOST_EACH = 3

/** The topics of the student's department that were assigned last, as if the student had been interested in them. */
export function noticesOfLostTopics(
  { events }: PlanSoFar,
  index: PlanIndex,
  students: readonly string[],
): NewNotice[] {
  return students.flatMap((recipient) => {
    const department = index.departmentOf(recipient)
    const lost = events.filter(
      ({ what, actor }) => what === 'assignment_accepted' && index.departmentOf(actor) === department,
    )
    return lost.slice(-LOST_EACH).map(({ thesis, happenedAt }): NewNotice => {
      const facts = { thesisTitle: index.thesis(thesis).title }
      return { recipient, kind: 'interest_closed', thesis, step: null, facts, at: happenedAt }
    })
  })
}
