import { commentBeginning } from '@diatrivi/domain/comment/comment'
import type { NoticeFacts, NoticeKind } from '@diatrivi/domain/notice/notice'
import type { PlannedEvent, PlannedNotice } from '../demo-plan.ts'
import type { PlanIndex, PlanSoFar } from './plan-index.ts'

export type Told = Omit<PlannedNotice, 'isRead'>

type Line = [recipient: string, kind: NoticeKind, facts: NoticeFacts]

/** As the product tells of its acts. A return is told with its reason, which stands among the comments. */
export function toldOfEvents({ events }: PlanSoFar, index: PlanIndex): Told[] {
  /** Who works on each thesis at the time of the event in question. */
  const students = new Map<number, string>()
  return events.flatMap((event): Told[] => {
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

export function toldOfComments({ lists }: PlanSoFar, index: PlanIndex): Told[] {
  return lists.flatMap((list) => {
    const student = index.studentOf(list)
    if (list.thesis === null || student === undefined) return []
    const { key, title } = index.thesis(list.thesis)
    return list.steps.flatMap((step, position) =>
      step.comments.map(
        ({ author, kind, text, at }): Told => ({
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

/** The topics of the own department that went to somebody else last: whoever waits for an answer has wished for some. */
export function toldOfLostTopics(
  { events }: PlanSoFar,
  index: PlanIndex,
  students: readonly string[],
): Told[] {
  return students.flatMap((recipient) => {
    const department = index.departmentOf(recipient)
    const lost = events.filter(
      ({ what, actor }) => what === 'assignment_accepted' && index.departmentOf(actor) === department,
    )
    return lost.slice(-LOST_EACH).map(({ thesis, happenedAt }): Told => {
      const facts = { thesisTitle: index.thesis(thesis).title }
      return { recipient, kind: 'interest_closed', thesis, step: null, facts, at: happenedAt }
    })
  })
}
