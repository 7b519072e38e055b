import { readStepAnchor } from '@diatrivi/contract/web-addresses'
import { NOTICE_KINDS, type NoticeKind, RECIPIENT_ROLES } from '@diatrivi/domain/thesis/notice/notice'
import { describe, expect, it } from 'vitest'
import type { Notice } from '../notice.mapper.ts'
import { noticePlace } from './notice-place.ts'

function aNotice(kind: NoticeKind, values: Partial<Notice> = {}): Notice {
  return { id: 1, kind, thesisId: 7, facts: {}, at: '2026-03-07 14:30', isRead: false, ...values }
}

describe('where a notice leads', () => {
  it.each([
    ['interest_declared', 'instructor', '/dashboard/instructor/thesis/single/7'],
    ['answer_given', 'student', '/dashboard/student/thesis/single/7'],
    ['interest_closed', 'student', '/dashboard/student/theses/open'],
    ['released', 'student', '/dashboard/student/theses/past'],
    ['exam_planned', 'secretary', '/thesis/7'],
  ] as const)('%s leads an %s to %s', (kind, role, place) => {
    expect(noticePlace(aNotice(kind), role)).toBe(place)
  })

  it('is the rule book that was published', () => {
    const notice = aNotice('rulebook_published', { thesisId: null, facts: { rulebookId: 5 } })
    expect(noticePlace(notice, 'instructor')).toBe('/rulebook/5')
  })

  it('is the step where it is about one, and what is said about it where that is new', () => {
    const facts = { stepId: 12 }
    expect(noticePlace(aNotice('step_returned', { facts }), 'student')).toBe(
      '/dashboard/student/thesis/single/7#step-12',
    )
    expect(noticePlace(aNotice('comment_written', { facts }), 'instructor')).toBe(
      '/dashboard/instructor/thesis/single/7#conversation-12',
    )
  })

  it('is nowhere when the thesis is no more, but for those who may go on from the open topics', () => {
    const places = NOTICE_KINDS.flatMap((kind) =>
      RECIPIENT_ROLES[kind].map((role) => noticePlace(aNotice(kind, { thesisId: null }), role)),
    )
    expect(new Set(places)).toEqual(new Set([null, '/dashboard/student/theses/open']))
  })
})

describe('an address that names a step', () => {
  it.each([
    ['#step-12', { stepId: 12, part: 'step' }],
    ['#conversation-3', { stepId: 3, part: 'conversation' }],
    ['', null],
    ['#step-', null],
    ['#step-1e3', null],
    ['#history-3', null],
  ])('%j is read as %j', (hash, read) => {
    expect(readStepAnchor(hash)).toEqual(read)
  })
})
