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
  ] as const)('of %ss include %s and not %s', (role, included, excluded) => {
    expect(noticeKindsOf(role)).toContain(included)
    expect(noticeKindsOf(role)).not.toContain(excluded)
  })

  it('keep their order', () => {
    const kinds = noticeKindsOf('student')
    expect(kinds).toEqual(NOTICE_KINDS.filter((kind) => kinds.includes(kind)))
  })

  it.each([
    ['topic_fits', 'daily_digest'],
    ['answer_given', 'at_once'],
    ['completion_near', 'at_once'],
  ] as const)('%s comes by mail %s, where nothing else was chosen', (kind, delivery) => {
    expect(defaultDelivery(kind)).toBe(delivery)
  })

  it('never reach administrators, who take no part in any thesis', () => {
    expect(noticeKindsOf('administrator')).toEqual([])
  })
})
