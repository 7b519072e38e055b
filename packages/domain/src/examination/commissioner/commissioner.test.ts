import { describe, expect, it } from 'vitest'
import { allowed, refused } from '../../shared/decision.ts'
import { aDraft, aMarkedThesis, aThesis, aThesisInProgress } from '../../testing/facts.ts'
import {
  administrator,
  anotherInstructor,
  anotherStudent,
  instructor,
  officeHolder,
  secretary,
  secretaryElsewhere,
  student,
} from '../../testing/people.ts'
import { type CommissionerInQuestion, canCommissioner } from './commissioner.policy.ts'
import { lastLinkDay } from './commissioner.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const LATER = new Date('2026-04-07T21:00:00Z')
const EARLIER = new Date('2026-03-09T12:00:00Z')

const ALLOWED = { students: 1, company: 'allowed' } as const
const OFF = { students: 1, company: 'off' } as const
const inProgress = aThesisInProgress()
const marked = aMarkedThesis()
const notFound = refused('not_found')
const notOwner = refused('not_owner')
const noCompany = refused('no_company')
const ended = refused('thesis_ended')
const notInProgress = refused('not_in_progress')
const expired = refused('link_expired')

const FRESH = { expiresAt: LATER, revokedAt: null }
const commissioner = (facts: Partial<CommissionerInQuestion> = {}): CommissionerInQuestion => ({
  hasComments: false,
  link: FRESH,
  ...facts,
})

describe('naming a commissioner, and sending its mentor a link', () => {
  it.each([
    ['is for the supervisor', instructor, inProgress, ALLOWED, allowed],
    ['is refused without a rule book', instructor, inProgress, null, noCompany],
    ['is refused where the rule book does not allow it', instructor, inProgress, OFF, noCompany],
    ['is over after the mark', instructor, marked, ALLOWED, ended],
    ['waits for a student, in a topic', instructor, aThesis(), ALLOWED, notInProgress],
    ['waits for a student, in a draft', instructor, aDraft(), ALLOWED, notInProgress],
    ['is not for the student', student, inProgress, ALLOWED, notOwner],
    ['is not for another instructor', anotherInstructor, inProgress, ALLOWED, notFound],
    ['is not for the secretary', secretary, inProgress, ALLOWED, notOwner],
    ['is not for a person with an office', officeHolder, inProgress, ALLOWED, notOwner],
    ['is not for administrators', administrator, inProgress, ALLOWED, notOwner],
  ] as const)('%s', (_rule, actor, thesis, rules, decision) => {
    expect(canCommissioner.set(actor, thesis, rules)).toEqual(decision)
    expect(canCommissioner.sendLink(actor, thesis, rules)).toEqual(decision)
    expect(canCommissioner.remove(actor, thesis, rules, commissioner())).toEqual(decision)
  })

  it('is not taken back once something was said', () => {
    const heard = commissioner({ hasComments: true })
    expect(canCommissioner.remove(instructor, inProgress, ALLOWED, heard)).toEqual(
      refused('company_comments'),
    )
  })
})

describe('what is written of a commissioner', () => {
  it.each([
    ['is read by the supervisor', instructor, allowed],
    ['is read by the student', student, allowed],
    ['is read by the secretary', secretary, allowed],
    ['is read by a person with an office', officeHolder, allowed],
    ['is read by administrators', administrator, allowed],
    ['is not for another secretary', secretaryElsewhere, notFound],
    ['is not for another instructor', anotherInstructor, notFound],
    ['is not for another student', anotherStudent, notFound],
  ])('%s', (_rule, actor, decision) => {
    expect(canCommissioner.see(actor, inProgress)).toEqual(decision)
  })
})

describe('ending a link', () => {
  it.each([
    ['is for the supervisor', instructor, commissioner(), allowed],
    ['is for the secretary', secretary, commissioner(), allowed],
    ['needs a link', instructor, commissioner({ link: null }), expired],
    [
      'is not needed once it is over',
      instructor,
      commissioner({ link: { ...FRESH, expiresAt: NOW } }),
      expired,
    ],
    ['happens once', instructor, commissioner({ link: { ...FRESH, revokedAt: EARLIER } }), expired],
    ['is not for the student', student, commissioner(), notOwner],
    ['is not for another secretary', secretaryElsewhere, commissioner(), notFound],
  ])('%s', (_rule, actor, facts, decision) => {
    expect(canCommissioner.revokeLink(actor, inProgress, facts, NOW)).toEqual(decision)
  })
})

describe('the conversation with a commissioner', () => {
  it.each([
    ['is for the supervisor', instructor, inProgress, allowed, allowed],
    ['is for the student', student, inProgress, allowed, allowed],
    ['stays to be read after the mark', student, marked, allowed, ended],
    ['is not for another student', anotherStudent, inProgress, notFound, notFound],
    ['is not for another instructor', anotherInstructor, inProgress, notFound, notFound],
    ['is not for the secretary', secretary, inProgress, notFound, notFound],
    ['is not for a person with an office', officeHolder, inProgress, notFound, notFound],
    ['is not for administrators', administrator, inProgress, notFound, notFound],
  ])('%s', (_rule, actor, thesis, read, write) => {
    expect(canCommissioner.readComments(actor, thesis)).toEqual(read)
    expect(canCommissioner.writeComment(actor, thesis)).toEqual(write)
  })

  const studentId = student.accountId
  it.each([
    ['by a link that holds', inProgress, studentId, FRESH, allowed],
    ['not by one whose last moment is now', inProgress, studentId, { ...FRESH, expiresAt: NOW }, expired],
    ['not by one that was revoked', inProgress, studentId, { ...FRESH, revokedAt: EARLIER }, expired],
    [
      'by one that is revoked when the next is mailed',
      inProgress,
      studentId,
      { ...FRESH, revokedAt: LATER },
      allowed,
    ],
    ['not after the mark', marked, studentId, FRESH, expired],
    ['not after a release', aThesis(), studentId, FRESH, expired],
    ['not when another student has the topic', inProgress, anotherStudent.accountId, FRESH, expired],
  ])('is the mentor’s %s', (_rule, thesis, of, link, decision) => {
    expect(canCommissioner.byLink(thesis, of, link, NOW)).toEqual(decision)
  })
})

it('a link holds 28 days, the last of them whole', () => {
  expect(lastLinkDay('2026-03-10')).toBe('2026-04-07')
})
