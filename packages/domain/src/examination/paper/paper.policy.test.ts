import { describe, expect, it } from 'vitest'
import type { Actor } from '../../people/account/role.ts'
import { aThesisInProgress, today } from '../../testing/facts.ts'
import * as people from '../../testing/people.ts'
import { canPaper } from './paper.policy.ts'
import type { PaperKind } from './paper-facts.ts'

const seats = [
  {
    id: 1,
    position: 2,
    role: 'member',
    state: 'accepted',
    accountId: people.anotherInstructor.accountId,
    remindedOn: today,
    outsidePersonId: null,
    email: 'member@example.org',
    hasLink: false,
  },
] as const
const ofThesis = { thesis: aThesisInProgress(), seats }
/** A paper of a kind that is about no seat. */
const whole = (kind: PaperKind) => ({ kind, seatId: null })
const ofInstructor = { instructor: people.instructor }
const notHere = { allowed: false, reason: 'not_found' }
const notTheirs = { allowed: false, reason: 'not_owner' }
const yes = { allowed: true }

describe('papers of a thesis', () => {
  it.each<[string, Actor, object, object, object]>([
    ['its instructor', people.instructor, yes, yes, yes],
    ['its student', people.student, yes, yes, notTheirs],
    ['a member of its committee', people.anotherInstructor, yes, notTheirs, notTheirs],
    ['the secretary of the department', people.secretary, yes, yes, yes],
    ['a secretary elsewhere', people.secretaryElsewhere, notHere, notHere, notHere],
    ['an office holder of the department', people.officeHolder, yes, notTheirs, notTheirs],
    ['an office holder elsewhere', people.officeHolderElsewhere, notHere, notHere, notHere],
    ['an administrator', people.administrator, yes, notTheirs, notTheirs],
    ['another student', people.anotherStudent, notHere, notHere, notHere],
  ])('%s lists them, issues an application, issues minutes', (_who, actor, list, application, minutes) => {
    expect(canPaper.list(actor, ofThesis)).toEqual(list)
    expect(canPaper.issue(actor, whole('application'), ofThesis)).toEqual(application)
    expect(canPaper.issue(actor, whole('minutes'), ofThesis)).toEqual(minutes)
    expect(canPaper.preview(actor, whole('minutes'), ofThesis)).toEqual(minutes)
  })

  it('that are void are read by those who run the thesis and by administrators', () => {
    const paper = { ...whole('application'), state: 'void' } as const
    for (const actor of [people.instructor, people.secretary, people.administrator])
      expect(canPaper.read(actor, ofThesis, paper)).toEqual(yes)
    for (const actor of [people.student, people.anotherInstructor, people.officeHolder])
      expect(canPaper.read(actor, ofThesis, paper)).toEqual(notHere)
  })

  it.each([
    ['valid', false, yes],
    ['outdated', false, { allowed: false, reason: 'paper_outdated' }],
    ['outdated', true, yes],
    ['replaced', false, { allowed: false, reason: 'paper_outdated' }],
    ['replaced', true, yes],
    ['void', true, { allowed: false, reason: 'paper_void' }],
  ] as const)('that are %s come home, with a reason: %s', (state, hasReason, decision) => {
    const paper = { ...whole('minutes'), state } as const
    expect(canPaper.return(people.secretary, ofThesis, paper, { hasReason })).toEqual(decision)
  })

  it('come home by those who may issue them', () => {
    const without = { hasReason: false }
    const minutes = { ...whole('minutes'), state: 'valid' } as const
    expect(canPaper.return(people.student, ofThesis, minutes, without)).toEqual(notTheirs)
    expect(canPaper.return(people.anotherInstructor, ofThesis, minutes, without)).toEqual(notTheirs)
    const application = { ...whole('application'), state: 'valid' } as const
    expect(canPaper.return(people.student, ofThesis, application, without)).toEqual(yes)
  })

  it('are declared void once, by those who run the thesis', () => {
    const paper = { ...whole('application'), state: 'valid' } as const
    expect(canPaper.void(people.secretary, ofThesis, paper)).toEqual(yes)
    expect(canPaper.void(people.student, ofThesis, paper)).toEqual(notTheirs)
    expect(canPaper.void(people.instructor, ofThesis, { ...paper, state: 'void' })).toEqual({
      allowed: false,
      reason: 'paper_void',
    })
  })

  it('get the number of the protocol from their secretary alone', () => {
    const paper = { ...whole('minutes'), state: 'replaced' } as const
    expect(canPaper.setProtocol(people.secretary, 1, paper)).toEqual(yes)
    expect(canPaper.setProtocol(people.secretaryElsewhere, 1, paper)).toEqual(notHere)
    for (const actor of [people.instructor, people.officeHolder])
      expect(canPaper.setProtocol(actor, 1, paper)).toEqual(notHere)
  })
})

describe('the declaration of the student', () => {
  it.each<[string, Actor, object]>([
    ['its student', people.student, yes],
    ['its instructor', people.instructor, yes],
    ['the secretary of the department', people.secretary, yes],
    ['a member of its committee', people.anotherInstructor, notTheirs],
    ['another student', people.anotherStudent, notHere],
  ])('is issued by %s', (_who, actor, decision) => {
    expect(canPaper.issue(actor, whole('declaration'), ofThesis)).toEqual(decision)
  })
})

describe('what is issued for one member', () => {
  const own = { seatId: 1, state: 'valid' } as const
  const others = { seatId: 2, state: 'valid' } as const
  const left = { thesis: ofThesis.thesis, seats: [{ ...seats[0], state: 'left' as const }] }
  const asked = { thesis: ofThesis.thesis, seats: [{ ...seats[0], state: 'invited' as const }] }
  const without = { hasReason: false }

  it.each<[string, Actor, object, object, object]>([
    ['its instructor', people.instructor, yes, yes, yes],
    ['the member whose sheet it is', people.anotherInstructor, yes, yes, yes],
    ['its student', people.student, notHere, notTheirs, notHere],
    ['the secretary of the department', people.secretary, yes, yes, yes],
    ['a secretary elsewhere', people.secretaryElsewhere, notHere, notHere, notHere],
    ['an office holder of the department', people.officeHolder, yes, notTheirs, notTheirs],
    ['an office holder elsewhere', people.officeHolderElsewhere, notHere, notHere, notHere],
    ['an administrator', people.administrator, yes, notTheirs, notTheirs],
    ['another student', people.anotherStudent, notHere, notHere, notHere],
  ])('a sheet: %s reads, issues, returns it', (_who, actor, read, issue, back) => {
    const sheet = { kind: 'sheet', ...own } as const
    expect(canPaper.read(actor, ofThesis, sheet)).toEqual(read)
    expect(canPaper.issue(actor, sheet, ofThesis)).toEqual(issue)
    expect(canPaper.preview(actor, sheet, ofThesis)).toEqual(issue)
    expect(canPaper.return(actor, ofThesis, sheet, without)).toEqual(back)
  })

  it.each<[string, Actor, object, object, object]>([
    ['its instructor', people.instructor, yes, yes, yes],
    ['the member who is called', people.anotherInstructor, yes, notTheirs, notTheirs],
    ['its student', people.student, notHere, notTheirs, notHere],
    ['the secretary of the department', people.secretary, yes, yes, yes],
    ['a secretary elsewhere', people.secretaryElsewhere, notHere, notHere, notHere],
    ['an office holder of the department', people.officeHolder, yes, notTheirs, notTheirs],
    ['an office holder elsewhere', people.officeHolderElsewhere, notHere, notHere, notHere],
    ['an administrator', people.administrator, yes, notTheirs, notTheirs],
    ['another student', people.anotherStudent, notHere, notHere, notHere],
  ])('a summons: %s reads, issues, returns it', (_who, actor, read, issue, back) => {
    const summons = { kind: 'summons', ...own } as const
    expect(canPaper.read(actor, ofThesis, summons)).toEqual(read)
    expect(canPaper.issue(actor, summons, ofThesis)).toEqual(issue)
    expect(canPaper.return(actor, ofThesis, summons, without)).toEqual(back)
  })

  it('a member reads the sheets of the others and issues none of them, and reads no summons of theirs', () => {
    const member = people.anotherInstructor
    expect(canPaper.read(member, ofThesis, { kind: 'sheet', ...others })).toEqual(yes)
    expect(canPaper.issue(member, { kind: 'sheet', ...others }, ofThesis)).toEqual(notTheirs)
    expect(canPaper.return(member, ofThesis, { kind: 'sheet', ...others }, without)).toEqual(notTheirs)
    expect(canPaper.read(member, ofThesis, { kind: 'summons', ...others })).toEqual(notHere)
  })

  it('who has left has nothing of it any more, and who was only asked reads no sheet', () => {
    const member = people.anotherInstructor
    expect(canPaper.issue(member, { kind: 'sheet', ...own }, left)).toEqual(notHere)
    expect(canPaper.read(member, left, { kind: 'summons', ...own })).toEqual(notHere)
    expect(canPaper.read(member, asked, { kind: 'sheet', ...others })).toEqual(notHere)
  })

  it('a member declares the own sheet void as little as any other paper', () => {
    expect(canPaper.void(people.anotherInstructor, ofThesis, { kind: 'sheet', ...own })).toEqual(notTheirs)
    expect(canPaper.void(people.instructor, ofThesis, { kind: 'sheet', ...own })).toEqual(yes)
  })
})

describe('a certificate of supervision', () => {
  it.each<[string, Actor, object]>([
    ['the instructor', people.instructor, yes],
    ['another instructor', people.anotherInstructor, notHere],
    ['a student', people.student, notHere],
    ['the secretary of the department', people.secretary, yes],
    ['a secretary elsewhere', people.secretaryElsewhere, notHere],
    ['an office holder of the department', people.officeHolder, notTheirs],
    ['an office holder elsewhere', people.officeHolderElsewhere, notHere],
    ['an administrator', people.administrator, notTheirs],
  ])('is issued by %s', (_who, actor, decision) => {
    expect(canPaper.issue(actor, whole('supervision'), ofInstructor)).toEqual(decision)
  })
})
