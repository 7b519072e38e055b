import { COMMENT_MAX } from '@diatrivi/domain/comment/comment'
import { describe, expect, it } from 'vitest'
import { DEMO_USERNAMES } from './cast.ts'
import { athensMoment } from './moments.ts'
import { demoPlan, TODAY } from './testing/plan-facts.ts'

const { lists, theses, pastAssignments } = demoPlan()
const talked = lists.flatMap((list) =>
  list.steps.filter(({ comments }) => comments.length > 0).map((step) => ({ list, step })),
)

/** Who works, or worked, on a list. */
function studentOf({ key, thesis }: (typeof lists)[number]): string | null {
  const left = pastAssignments.find(({ list }) => list === key)
  return left?.student ?? theses.find((one) => one.key === thesis)?.student ?? null
}

describe('what is said about the steps of the demo', () => {
  it('is said by the student and the instructor of the list, one after the other, before today', () => {
    for (const { list, step } of talked) {
      const { comments } = step
      const people = [list.instructor, studentOf(list)]
      expect(comments.filter(({ author }) => !people.includes(author))).toEqual([])
      const times = comments.map(({ at }) => at)
      expect(times).toEqual(times.toSorted())
      expect(times.filter((at) => at < list.createdAt || at >= athensMoment(TODAY, 0, 0))).toEqual([])
    }
  })

  it('is plain text within the limit', () => {
    const texts = talked.flatMap(({ step }) => step.comments.map(({ text }) => text))
    expect(texts.filter((text) => text.trim() !== text || text.length > COMMENT_MAX)).toEqual([])
  })

  it('tells why a step was returned', () => {
    const returned = lists.flatMap(({ steps }) => steps).filter((step) => step.returned !== null)
    for (const { returned: last, comments } of returned) {
      const reason = comments.findLast(({ kind }) => kind === 'return')
      expect(reason).toMatchObject({ text: last?.reason, at: last?.at })
    }
  })

  it('shows the demo instructor a returned step that is talked about, with a PDF', () => {
    const own = talked.filter(({ list }) => list.instructor === DEMO_USERNAMES.instructor)
    const returned = own.filter(({ step }) => step.returned !== null)
    expect(returned.some(({ step }) => step.comments.some(({ file }) => file !== null))).toBe(true)
    expect(own.length).toBeGreaterThan(1)
  })
})
