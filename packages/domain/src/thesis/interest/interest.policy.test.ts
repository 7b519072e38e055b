import { describe, expect, it } from 'vitest'
import { allowed, refused } from '../../shared/decision.ts'
import {
  aDraft,
  aMarkedThesis,
  anInterest,
  aThesis,
  aThesisInProgress,
  today,
  tomorrow,
  yesterday,
} from '../../testing/facts.ts'
import {
  administrator,
  anotherInstructor,
  instructor,
  neighbour,
  outsider,
  student,
} from '../../testing/people.ts'
import { canInterest, isPriority, whyNotOpen } from './interest.policy.ts'

const FREE = { hasThesisInProgress: false, hasUnansweredPositiveAnswer: false }
const BUSY = { ...FREE, hasThesisInProgress: true }
const ANSWERED = { ...FREE, hasUnansweredPositiveAnswer: true }

const declared = anInterest()
const chosen = anInterest({ answeredPositively: true })
const none = null

const takenByAnother = aThesisInProgress({ studentId: 99, publicByStudent: true })
const hidden = aThesisInProgress({ studentId: 99 })

describe('a priority', () => {
  it.each([1, 50, 100])('is %d', (value) => {
    expect(isPriority(value)).toBe(true)
  })

  it.each([0, 101, -1, 1.5, Number.NaN])('is not %d', (value) => {
    expect(isPriority(value)).toBe(false)
  })
})

describe('declaring interest', () => {
  const open = aThesis({ interestDeadline: tomorrow })
  const late = aThesis({ interestDeadline: yesterday })

  it.each([
    ['is for the students of the department', student, open, none, FREE, allowed],
    ['is for students of other departments of the institution', neighbour, open, none, FREE, allowed],
    ['is possible on the last day', student, aThesis({ interestDeadline: today }), none, FREE, allowed],
    ['is possible where there is no deadline', student, aThesis(), none, FREE, allowed],
    ['again changes the priority', student, open, declared, FREE, allowed],
    ['ends with the deadline', student, late, none, FREE, refused('deadline_passed')],
    ['again ends with the deadline too', student, late, declared, FREE, refused('deadline_passed')],
    ['is refused to a student with a thesis', student, open, none, BUSY, refused('has_thesis')],
    [
      'waits for one answer to be accepted or declined',
      student,
      open,
      none,
      ANSWERED,
      refused('answer_pending'),
    ],
    ['again waits for it on the same thesis', student, open, chosen, FREE, refused('answer_pending')],
    ['is refused on a given thesis', student, takenByAnother, none, FREE, refused('not_open')],
    [
      'is refused on the own thesis that was marked',
      student,
      aMarkedThesis(),
      chosen,
      FREE,
      refused('not_open'),
    ],
    ['is refused in another institution', outsider, open, none, FREE, refused('not_open')],
    ['again is refused once the thesis is private', student, aDraft(), declared, FREE, refused('not_open')],
    ['finds no draft', student, aDraft(), none, FREE, refused('not_found')],
    ['finds no thesis that its student hides', student, hidden, none, FREE, refused('not_found')],
    ['is not for instructors', anotherInstructor, open, none, FREE, refused('not_open')],
    ['is not for administrators', administrator, open, none, FREE, refused('not_open')],
  ])('%s', (_rule, actor, thesis, interest, situation, decision) => {
    expect(canInterest.declare(actor, thesis, interest, situation, today)).toEqual(decision)
  })

  it('names first what the student must settle, then what lasts, then the day', () => {
    const everything = { hasThesisInProgress: true, hasUnansweredPositiveAnswer: true }
    const givenAndLate = { ...takenByAnother, interestDeadline: yesterday }
    const declare = (situation: typeof FREE) =>
      canInterest.declare(student, givenAndLate, none, situation, today)
    expect([declare(everything), declare(ANSWERED), declare(FREE)]).toEqual([
      refused('has_thesis'),
      refused('answer_pending'),
      refused('not_open'),
    ])
  })
})

describe('a thesis that takes no declarations', () => {
  const late = aThesis({ interestDeadline: yesterday })
  const draftOfOthers = aDraft({ studentId: 99 })

  it.each([
    ['is none that is offered to the student', student, aThesis(), null],
    ['is none whose deadline alone has passed', student, late, null],
    ['is offered in another institution', outsider, aThesis(), 'not_offered'],
    ['is not for instructors', anotherInstructor, aThesis(), 'not_offered'],
    ['is not for administrators', administrator, aThesis(), 'not_offered'],
    ['is assigned already', student, takenByAnother, 'assigned'],
    ['was made private', student, aDraft(), 'private'],
    ['is another institution’s before it is assigned', outsider, takenByAnother, 'not_offered'],
    ['is assigned before it is private', student, draftOfOthers, 'assigned'],
  ])('%s', (_reason, actor, thesis, why) => {
    expect(whyNotOpen(actor, thesis)).toBe(why)
  })
})

describe('putting interests into another order', () => {
  const late = aThesis({ interestDeadline: yesterday })

  it.each([
    ['moves an interest', aThesis(), declared, FREE, true, allowed],
    ['moves none whose deadline has passed', late, declared, FREE, true, refused('deadline_passed')],
    ['may go around one whose deadline has passed', late, declared, FREE, false, allowed],
    ['waits for an answer to be settled', aThesis(), declared, ANSWERED, true, refused('answer_pending')],
    ['is refused to a student with a thesis', aThesis(), declared, BUSY, true, refused('has_thesis')],
    ['needs a declaration', aThesis(), none, FREE, false, refused('not_interested')],
    ['finds no draft', aDraft(), none, FREE, true, refused('not_found')],
  ])('%s', (_rule, thesis, interest, situation, isMoved, decision) => {
    expect(canInterest.reorder(student, thesis, interest, situation, { isMoved, today })).toEqual(decision)
  })
})

describe('answering positively', () => {
  const atDeadline = (interestDeadline: typeof today | null) =>
    aThesis({ assignmentType: 'onDeadline', interestDeadline })
  const immediate = aThesis({ interestDeadline: tomorrow })
  const beforeDeadline = refused('before_deadline')

  it.each([
    ['is possible at any time where assignment is immediate', instructor, immediate, declared, [], allowed],
    ['waits for the deadline', instructor, atDeadline(tomorrow), declared, [], beforeDeadline],
    ['waits for the end of the last day', instructor, atDeadline(today), declared, [], beforeDeadline],
    ['is possible the day after', instructor, atDeadline(yesterday), declared, [], allowed],
    ['waits for no deadline that is not set', instructor, atDeadline(null), declared, [], allowed],
    ['is possible on a draft', instructor, aDraft(), declared, [], allowed],
    ['is for students who declared interest', instructor, aThesis(), none, [], refused('not_interested')],
    ['happens to one student at a time', instructor, aThesis(), declared, [12], refused('already_assigned')],
    ['happens once', instructor, aThesis(), chosen, [11], refused('already_assigned')],
    [
      'is too late once a student has it',
      instructor,
      aThesisInProgress(),
      declared,
      [],
      refused('already_accepted'),
    ],
    ['is too late after the mark', instructor, aMarkedThesis(), declared, [], refused('already_accepted')],
    ['is for its instructor', anotherInstructor, aThesis(), declared, [], refused('not_owner')],
    ['shows no draft to another instructor', anotherInstructor, aDraft(), declared, [], refused('not_found')],
    ['is not for administrators', administrator, aDraft(), declared, [], refused('not_owner')],
  ])('%s', (_rule, actor, thesis, interest, positiveAnswers, decision) => {
    expect(canInterest.answer(actor, thesis, interest, positiveAnswers, today)).toEqual(decision)
  })

  it('names the missing declaration before the other answer, and that before the day', () => {
    const thesis = atDeadline(tomorrow)
    expect(canInterest.answer(instructor, thesis, none, [12], today)).toEqual(refused('not_interested'))
    expect(canInterest.answer(instructor, thesis, declared, [12], today)).toEqual(refused('already_assigned'))
  })
})

describe('taking a positive answer back', () => {
  it.each([
    ['is possible until the student accepts', instructor, aThesis(), chosen, allowed],
    ['is impossible afterwards', instructor, aThesisInProgress(), none, refused('already_accepted')],
    ['needs an answer', instructor, aThesis(), declared, refused('not_assigned')],
    ['needs a declaration', instructor, aThesis(), none, refused('not_interested')],
    ['is for its instructor', anotherInstructor, aThesis(), chosen, refused('not_owner')],
    ['shows no draft to another instructor', anotherInstructor, aDraft(), chosen, refused('not_found')],
  ])('%s', (_rule, actor, thesis, interest, decision) => {
    expect(canInterest.cancelAnswer(actor, thesis, interest)).toEqual(decision)
  })
})

describe('accepting the assignment', () => {
  const late = aThesis({ interestDeadline: yesterday })

  it.each([
    ['is for the student with the positive answer', aThesis(), chosen, FREE, allowed],
    ['is possible after the deadline', late, chosen, FREE, allowed],
    ['is possible on a thesis made private since', aDraft(), chosen, FREE, allowed],
    ['needs the answer', aThesis(), declared, FREE, refused('not_assigned')],
    ['needs a declaration', aThesis(), none, FREE, refused('not_interested')],
    ['is refused to a student with a thesis', aThesis(), chosen, BUSY, refused('has_thesis')],
    [
      'is refused so to a student who lost the declaration to it',
      aThesis(),
      none,
      BUSY,
      refused('has_thesis'),
    ],
    ['happens once', aThesisInProgress(), none, BUSY, refused('already_accepted')],
    ['is too late when another has it', takenByAnother, none, FREE, refused('already_accepted')],
    ['finds no thesis that another hides', hidden, none, FREE, refused('not_found')],
    ['finds no draft', aDraft(), none, FREE, refused('not_found')],
  ])('%s', (_rule, thesis, interest, situation, decision) => {
    expect(canInterest.accept(student, thesis, interest, situation)).toEqual(decision)
  })
})

describe('withdrawing or declining', () => {
  it.each([
    ['takes a declaration back', aThesis(), declared, allowed],
    ['declines a positive answer', aThesis(), chosen, allowed],
    ['is possible after the deadline', aThesis({ interestDeadline: yesterday }), declared, allowed],
    ['is possible on a thesis made private since', aDraft(), declared, allowed],
    ['needs a declaration', aThesis(), none, refused('not_interested')],
    ['is impossible once accepted', aThesisInProgress(), none, refused('already_accepted')],
    ['is impossible after the mark', aMarkedThesis(), none, refused('already_accepted')],
    ['finds no draft', aDraft(), none, refused('not_found')],
  ])('%s', (_rule, thesis, interest, decision) => {
    expect(canInterest.decline(student, thesis, interest)).toEqual(decision)
  })
})
