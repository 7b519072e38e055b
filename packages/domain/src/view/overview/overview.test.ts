import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../../shared/dates.ts'
import { aMarkedThesis, aThesis, aThesisInProgress, steps, today } from '../../testing/facts.ts'
import { expiring, instructorAction, isRecentRequest, overviewAction, overviewTotal } from './overview.ts'

describe('a thesis waits for its instructor', () => {
  it.each([
    ['when the student has finished the current step', aThesisInProgress(), 'CD-', 'stepAwaitsReply'],
    ['when every step is confirmed and the mark is missing', aThesisInProgress(), 'CC', 'markMissing'],
    ['not while the student works', aThesisInProgress(), 'C--', null],
    ['not for a finished step behind one that is not', aThesisInProgress(), 'C-D', null],
    ['not while it has no steps', aThesisInProgress(), '', null],
    ['not after the mark', aMarkedThesis(), 'CC', null],
    ['not without a student', aThesis(), 'CC', null],
  ])('%s', (_when, thesis, letters, reason) => {
    expect(instructorAction(thesis, steps(letters))).toBe(reason)
  })
})

it('where a committee marks, the examination is next and not the mark', () => {
  expect(overviewAction(aThesisInProgress(), steps('CC'), true)).toBe('examinationNext')
  expect(overviewAction(aThesisInProgress(), steps('CC'), false)).toBe('markMissing')
  expect(overviewAction(aThesisInProgress(), steps('CD'), true)).toBe('stepAwaitsReply')
})

describe('a request is of the last week', () => {
  it.each([
    ['2026-03-02', false],
    ['2026-03-03', true],
    ['2026-03-10', true],
    ['2026-03-11', false],
  ] as const)('on 10 March, made on %s: %j', (declaredOn, recent) => {
    expect(isRecentRequest(declaredOn, today)).toBe(recent)
  })
})

describe('a thesis expires within the week', () => {
  const deadline = (interestDeadline: IsoDate | null) => ({ interestDeadline })
  const end = (intendedEnd: IsoDate | null) => ({ intendedEnd })
  const byDeadline = (date: IsoDate) => ({ reason: 'interestDeadline', date })
  const byEnd = (date: IsoDate) => ({ reason: 'intendedEnd', date })

  it.each([
    ['ungiven, deadline today', aThesis(deadline('2026-03-10')), byDeadline('2026-03-10')],
    ['ungiven, deadline in seven days', aThesis(deadline('2026-03-17')), byDeadline('2026-03-17')],
    ['ungiven, deadline in eight days', aThesis(deadline('2026-03-18')), null],
    ['ungiven, deadline yesterday', aThesis(deadline('2026-03-09')), null],
    ['ungiven, no deadline', aThesis(deadline(null)), null],
    ['ungiven, desired end near', aThesis(end('2026-03-12')), null],
    ['in progress, desired end today', aThesisInProgress(end('2026-03-10')), byEnd('2026-03-10')],
    ['in progress, desired end in seven days', aThesisInProgress(end('2026-03-17')), byEnd('2026-03-17')],
    ['in progress, desired end in eight days', aThesisInProgress(end('2026-03-18')), null],
    ['in progress, desired end passed', aThesisInProgress(end('2026-03-09')), null],
    ['in progress, deadline near', aThesisInProgress(deadline('2026-03-12')), null],
    ['marked, desired end near', aMarkedThesis(end('2026-03-12')), null],
  ])('%s', (_when, thesis, expected) => {
    expect(expiring(thesis, today)).toEqual(expected)
  })
})

it('the badge shows the sum of the three lists', () => {
  expect(overviewTotal({ awaitingAction: 2, newRequests: 3, expiring: 4 })).toBe(9)
})
