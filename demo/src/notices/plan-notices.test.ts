import { athensDate, compareDates } from '@diatrivi/domain/shared/dates'
import { noticeKindsOf } from '@diatrivi/domain/thesis/notice/notice'
import { describe, expect, it } from 'vitest'
import { DEMO_USERNAMES } from '../cast.ts'
import { demoPlan, TODAY } from '../testing/plan-facts.ts'

const { instructor, newcomer, answered, working } = DEMO_USERNAMES
const { notices, accounts, lists } = demoPlan()
const bellOf = (username: string) => notices.filter(({ recipient }) => recipient === username)

describe('the notices of the demo', () => {
  it.each([
    [instructor, 5],
    [newcomer, 2],
    [answered, 2],
    [working, 2],
  ])('of %s are partly read, with %i unread', (username, unread) => {
    const bell = bellOf(username)
    expect(bell.filter(({ isRead }) => !isRead)).toHaveLength(unread)
    expect(bell.slice(0, -unread).every(({ isRead }) => isRead)).toBe(true)
    expect(bell.length).toBeGreaterThan(unread)
    expect(bell.length).toBeLessThan(20)
  })

  it('are of kinds that belong to the role of their recipient, and of the past', () => {
    const roles = new Map(accounts.map(({ username, role }) => [username, role]))
    for (const { recipient, kind, at } of notices) {
      expect(noticeKindsOf(roles.get(recipient) ?? 'administrator')).toContain(kind)
      expect(compareDates(athensDate(new Date(at)), TODAY)).toBeLessThanOrEqual(0)
    }
  })

  it('stand in the order of time', () => {
    const times = notices.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
  })

  it('name the step that they are about', () => {
    const aboutSteps = notices.filter(({ facts }) => facts.stepTitle !== undefined)
    expect(aboutSteps.length).toBeGreaterThan(4)
    for (const { step, facts } of aboutSteps) {
      const list = lists.find(({ key }) => key === step?.list)
      expect(list?.steps[(step?.position ?? 0) - 1]?.title).toBe(facts.stepTitle)
    }
  })

  it('name the answer that waits and the reason of a returned step', () => {
    expect(bellOf(answered).map(({ kind }) => kind)).toContain('answer_given')
    const returned = bellOf(working).filter(({ kind }) => kind === 'step_returned')
    expect(returned.length).toBeGreaterThan(0)
    for (const { facts } of returned) expect(facts.reason).not.toBe('')
  })
})
