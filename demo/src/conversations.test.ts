import { COMMENT_MAX } from '@diatrivi/domain/thesis/comment/comment'
import { describe, expect, it } from 'vitest'
import { DEMO_USERNAMES } from './cast.ts'
import { athensMoment } from './moments.ts'
import { demoPlan, TODAY } from './testing/plan-facts.ts'

const { lists, theses, pastAssignments } = demoPlan()
const talked = lists.flatMap((list) =>
  list.steps.filter(({ comments }) => comments.length > 0).map((step) => ({ list, step })),
)

/** The student who works, or worked, on a list. */
function studentOf({ key, thesis }: (typeof lists)[number]): string | null {
  const left = pastAssignments.find(({ list }) => list === key)
  return left?.student ?? theses.find((one) => one.key === thesis)?.student ?? null
}

describe('the comments on the steps of the demo', () => {
  it('are written by the student and the instructor of the list, in the order of time, before today', () => {
    for (const { list, step } of talked) {
      const { comments } = step
      const people = [list.instructor, studentOf(list)]
      expect(comments.filter(({ author }) => !people.includes(author))).toEqual([])
      const times = comments.map(({ at }) => at)
      expect(times).toEqual(times.toSorted())
      expect(times.filter((at) => at < list.createdAt || at >= athensMoment(TODAY, 0, 0))).toEqual([])
    }
  })

  it('are plain text within the limit', () => {
    const texts = talked.flatMap(({ step }) => step.comments.map(({ text }) => text))
    expect(texts.filter((text) => text.trim() !== text || text.length > COMMENT_MAX)).toEqual([])
  })

  it('give the reason of a return', () => {
    const returned = lists.flatMap(({ steps }) => steps).filter((step) => step.returned !== null)
    for (const { returned: last, comments } of returned) {
      const reason = comments.findLast(({ kind }) => kind === 'return')
      expect(reason).toMatchObject({ text: last?.reason, at: last?.at })
    }
  })

  it('show the demo instructor a returned step with a conversation and a PDF', () => {
    const own = talked.filter(({ list }) => list.instructor === DEMO_USERNAMES.instructor)
    const returned = own.filter(({ step }) => step.returned !== null)
    expect(returned.some(({ step }) => step.comments.some(({ file }) => file !== null))).toBe(true)
    expect(own.length).toBeGreaterThan(1)
  })
})
