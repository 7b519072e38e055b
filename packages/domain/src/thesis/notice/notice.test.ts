import { describe, expect, it } from 'vitest'
import { defaultDelivery, NOTICE_KINDS, noticeKindsOf, RECIPIENT_ROLES } from './notice.ts'

describe('the kinds of notices', () => {
  it('each reach at least one role', () => {
    const reached = NOTICE_KINDS.filter((kind) => new Set(RECIPIENT_ROLES[kind]).size > 0)
    expect(reached).toEqual(NOTICE_KINDS)
  })

  it.each([
    ['instructor', 'interest_declared', 'answer_given'],
    ['student', 'answer_given', 'interest_declared'],
    ['secretary', 'exam_planned', 'mark_due'],
  ] as const)('of %ss include %s and not %s', (role, included, excluded) => {
    expect(noticeKindsOf(role)).toContain(included)
    expect(noticeKindsOf(role)).not.toContain(excluded)
  })

  it('keep their order', () => {
    const kinds = noticeKindsOf('student')
    expect(kinds).toEqual(NOTICE_KINDS.filter((kind) => kinds.includes(kind)))
  })

  it.each([
    ['topic_fits', 'student', 'daily_digest'],
    ['answer_given', 'student', 'at_once'],
    ['completion_near', 'instructor', 'at_once'],
    ['rulebook_published', 'instructor', 'daily_digest'],
    ['seat_left', 'instructor', 'at_once'],
    ['seat_left', 'secretary', 'daily_digest'],
  ] as const)('%s comes to an %s by mail %s, where nothing else was chosen', (kind, role, delivery) => {
    expect(defaultDelivery(kind, role)).toBe(delivery)
  })

  it('never reach administrators, who take no part in any thesis', () => {
    expect(noticeKindsOf('administrator')).toEqual([])
  })
})
