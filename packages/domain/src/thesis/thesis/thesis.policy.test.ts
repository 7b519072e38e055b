import { describe, expect, it } from 'vitest'
import { allowed, refused } from '../../shared/decision.ts'
import {
  aDraft,
  aMarkedThesis,
  aThesis,
  aThesisInProgress,
  steps,
  today,
  tomorrow,
  yesterday,
} from '../../testing/facts.ts'
import {
  administrator,
  anotherInstructor,
  anotherStudent,
  instructor,
  neighbour,
  officeHolder,
  officeHolderElsewhere,
  outsider,
  secretary,
  secretaryElsewhere,
  student,
} from '../../testing/people.ts'
import { becomesOpen, canThesis, isOfferedTo, isOpen, maySeeInterested, maySeeMark } from './thesis.policy.ts'

const STRANGER = { hasDeclaredInterest: false }
const INTERESTED = { hasDeclaredInterest: true }
const FORMER = { hasDeclaredInterest: false, hadThesis: true }

const notFound = refused('not_found')
const notOwner = refused('not_owner')

const hiddenByAll = aThesisInProgress({ publicByInstructor: false })
const hiddenByStudent = aThesisInProgress()
const hiddenByInstructor = aThesisInProgress({ publicByInstructor: false, publicByStudent: true })
const shownByBoth = aThesisInProgress({ publicByStudent: true })

describe('seeing a thesis', () => {
  it.each([
    ['its instructor sees a draft', instructor, aDraft(), STRANGER, allowed],
    ['its student sees it hidden by all', student, hiddenByAll, STRANGER, allowed],
    ['an administrator sees a draft', administrator, aDraft(), STRANGER, allowed],
    ['who declared interest sees it made private since', anotherStudent, aDraft(), INTERESTED, allowed],
    ['a student sees a public topic', anotherStudent, aThesis(), STRANGER, allowed],
    ['a student of another institution sees a public topic', outsider, aThesis(), STRANGER, allowed],
    ['another instructor sees a public topic', anotherInstructor, aThesis(), STRANGER, allowed],
    ['a student sees a given thesis that both made public', anotherStudent, shownByBoth, STRANGER, allowed],
    ['a student sees no draft', anotherStudent, aDraft(), STRANGER, notFound],
    ['another instructor sees no draft', anotherInstructor, aDraft(), STRANGER, notFound],
    ['a given thesis is hidden by its student', anotherStudent, hiddenByStudent, STRANGER, notFound],
    ['a given thesis is hidden by its instructor', anotherStudent, hiddenByInstructor, STRANGER, notFound],
    ['a secretary of its department sees it hidden by all', secretary, hiddenByAll, STRANGER, allowed],
    ['a secretary of its department sees a public topic', secretary, aThesis(), STRANGER, allowed],
    ['a secretary of its department sees no draft', secretary, aDraft(), STRANGER, notFound],
    ['another secretary sees no public thesis', secretaryElsewhere, shownByBoth, STRANGER, notFound],
    [
      'an office holder of its department sees it hidden by all',
      officeHolder,
      hiddenByAll,
      STRANGER,
      allowed,
    ],
    ['an office holder of its department sees no draft', officeHolder, aDraft(), STRANGER, notFound],
    [
      'another office holder sees it hidden no more than others',
      officeHolderElsewhere,
      hiddenByStudent,
      STRANGER,
      notFound,
    ],
    [
      'another office holder sees a public thesis as others do',
      officeHolderElsewhere,
      shownByBoth,
      STRANGER,
      allowed,
    ],
    ['having had it once shows nothing of it', anotherStudent, hiddenByStudent, FORMER, notFound],
  ])('%s', (_rule, actor, thesis, closeness, decision) => {
    expect(canThesis.see(actor, thesis, closeness)).toEqual(decision)
  })
})

describe('the mark', () => {
  const thesis = aMarkedThesis({ publicByStudent: true })

  it.each([
    ['the instructor', instructor, true],
    ['the student', student, true],
    ['an administrator', administrator, true],
    ['a secretary of its department', secretary, true],
    ['another secretary', secretaryElsewhere, false],
    ['an office holder of its department', officeHolder, true],
    ['another office holder', officeHolderElsewhere, false],
    ['another instructor', anotherInstructor, false],
    ['another student', anotherStudent, false],
  ])('of a public thesis is shown to %s: %j %j', (_who, actor, shown) => {
    expect(maySeeMark(actor, thesis)).toBe(shown)
  })
})

describe('an open thesis', () => {
  it.each([
    ['public, with no deadline', aThesis(), true],
    ['whose deadline comes', aThesis({ interestDeadline: tomorrow }), true],
    ['on the last day', aThesis({ interestDeadline: today }), true],
    ['whose deadline passed', aThesis({ interestDeadline: yesterday }), false],
    ['private', aDraft(), false],
    ['given', aThesisInProgress(), false],
    ['marked', aMarkedThesis({ publicByStudent: true }), false],
  ])('%s', (_which, thesis, open) => {
    expect(isOpen(thesis, today)).toBe(open)
  })

  it.each([
    ['made in public', null, aThesis(), true],
    ['made in private', null, aDraft(), false],
    ['made public', aDraft(), aThesis(), true],
    [
      'given another deadline',
      aThesis({ interestDeadline: yesterday }),
      aThesis({ interestDeadline: today }),
      true,
    ],
    ['released', aThesisInProgress(), aThesis(), true],
    ['open before', aThesis(), aThesis({ interestDeadline: tomorrow }), false],
    ['given', aThesis(), aThesisInProgress(), false],
  ])('becomes one when it is %s: %#', (_how, before, after, becomes) => {
    expect(becomesOpen(before, after, today)).toBe(becomes)
  })

  it('is offered to the students of the institution', () => {
    const people = [student, neighbour, outsider, instructor, administrator]
    expect(people.filter((actor) => isOfferedTo(actor, aThesis()))).toEqual([student, neighbour])
  })
})

describe.each([
  ['editing', canThesis.edit],
  ['choosing the cover', canThesis.setImage],
])('%s', (_act, can) => {
  it.each([
    ['is for the instructor of a topic', instructor, aThesis(), allowed],
    ['is for the instructor of a thesis in progress', instructor, aThesisInProgress(), allowed],
    ['ends with the mark', instructor, aMarkedThesis(), refused('thesis_ended')],
    ['is not for its student', student, aThesisInProgress(), notOwner],
    ['is not for administrators, who see all', administrator, aDraft(), notOwner],
    ['is not for another instructor', anotherInstructor, aThesis(), notOwner],
    ['shows no draft to another instructor', anotherInstructor, aDraft(), notFound],
    [
      'does not show a stranger that there is a mark',
      anotherInstructor,
      aMarkedThesis({ publicByStudent: true }),
      notOwner,
    ],
  ])('%s', (_rule, actor, thesis, decision) => {
    expect(can(actor, thesis)).toEqual(decision)
  })
})

describe('deleting', () => {
  it.each([
    ['is possible while it has no student', instructor, aThesis(), allowed],
    ['is impossible while a student has it', instructor, aThesisInProgress(), refused('has_student')],
    ['is impossible after the mark', instructor, aMarkedThesis(), refused('has_student')],
    ['is not for another instructor', anotherInstructor, aThesis(), notOwner],
    ['is not for administrators', administrator, aThesis(), notOwner],
  ])('%s', (_rule, actor, thesis, decision) => {
    expect(canThesis.delete(actor, thesis)).toEqual(decision)
  })
})

describe('giving it a list', () => {
  it.each([
    ['is possible where there is none', aThesis(), false, allowed],
    ['is possible while a student waits for one', aThesisInProgress(), false, allowed],
    ['is refused where there is one', aThesis(), true, refused('has_list')],
    ['is refused after the mark', aMarkedThesis(), false, refused('thesis_ended')],
  ])('%s', (_rule, thesis, hasList, decision) => {
    expect(canThesis.manageList(instructor, thesis, hasList)).toEqual(decision)
  })

  it('is for its instructor', () => {
    expect(canThesis.manageList(anotherInstructor, aThesis(), true)).toEqual(notOwner)
  })
})

describe('entering the mark', () => {
  const notReady = refused('not_ready')

  it.each([
    ['is possible when every step is confirmed', aThesisInProgress(), 'CC', allowed],
    ['waits for the last step', aThesisInProgress(), 'CD', notReady],
    ['is impossible with a list of no steps', aThesisInProgress(), '', notReady],
    ['is impossible without a student', aThesis(), 'C', notReady],
    ['happens once', aMarkedThesis(), 'CC', notReady],
  ])('%s', (_rule, thesis, letters, decision) => {
    expect(canThesis.mark(instructor, thesis, steps(letters))).toEqual(decision)
  })

  it('is impossible without a list', () => {
    expect(canThesis.mark(instructor, aThesisInProgress(), null)).toEqual(notReady)
  })

  it('is for its instructor', () => {
    expect(canThesis.mark(anotherInstructor, shownByBoth, steps('C'))).toEqual(notOwner)
    expect(canThesis.mark(administrator, hiddenByAll, steps('C'))).toEqual(notOwner)
    expect(canThesis.mark(anotherInstructor, hiddenByAll, steps('C'))).toEqual(notFound)
  })
})

describe('releasing the student', () => {
  it.each([
    ['is possible while in progress', instructor, aThesisInProgress(), allowed],
    ['needs a student', instructor, aThesis(), refused('not_in_progress')],
    ['is too late after the mark', instructor, aMarkedThesis(), refused('not_in_progress')],
    ['is not for the student', student, aThesisInProgress(), notOwner],
    ['is not for another instructor', anotherInstructor, shownByBoth, notOwner],
  ])('%s', (_rule, actor, thesis, decision) => {
    expect(canThesis.release(actor, thesis)).toEqual(decision)
  })
})

describe('offering the topic again', () => {
  const notOver = refused('not_over')

  it.each([
    ['is possible after the mark', instructor, aMarkedThesis(), false, allowed],
    ['is possible once a student gave it up', instructor, aThesis(), true, allowed],
    ['is needless while it was never given', instructor, aThesis(), false, notOver],
    ['waits for the end of the work on it', instructor, aThesisInProgress(), false, notOver],
    ['waits for it after a release too', instructor, aThesisInProgress(), true, notOver],
    ['is not for another instructor', anotherInstructor, aThesis(), true, notOwner],
    ['is not for those who do not see it', anotherInstructor, aMarkedThesis(), false, notFound],
  ])('%s', (_rule, actor, thesis, wasReleased, decision) => {
    expect(canThesis.offerAgain(actor, thesis, wasReleased)).toEqual(decision)
  })
})

describe('sharing the topic of a thesis', () => {
  const freePlace = { students: 2, taken: 1 }
  it.each([
    ['is possible while the rules leave a place', instructor, aThesisInProgress(), freePlace, allowed],
    ['waits for a first student', instructor, aThesis(), freePlace, refused('not_in_progress')],
    ['is over with the mark', instructor, aMarkedThesis(), freePlace, refused('not_in_progress')],
    [
      'needs rules that let two have it',
      instructor,
      aThesisInProgress(),
      { students: 1, taken: 1 },
      refused('topic_full'),
    ],
    [
      'ends with the last place, one that was offered among them',
      instructor,
      aThesisInProgress(),
      { students: 3, taken: 3 },
      refused('topic_full'),
    ],
    ['is not for those who do not see it', anotherInstructor, hiddenByAll, freePlace, notFound],
  ])('%s', (_rule, actor, thesis, topic, decision) => {
    expect(canThesis.share(actor, thesis, topic)).toEqual(decision)
  })
})

describe('reading the history', () => {
  it.each([
    ['is for the instructor', instructor, hiddenByAll, STRANGER, allowed],
    ['is for the student', student, hiddenByAll, STRANGER, allowed],
    ['is for administrators', administrator, hiddenByAll, STRANGER, allowed],
    ['stays for a student who gave up', anotherStudent, hiddenByAll, FORMER, allowed],
    ['is not for the interested', anotherStudent, aThesis(), INTERESTED, notOwner],
    ['is not for strangers who see the thesis', anotherStudent, shownByBoth, STRANGER, notOwner],
    ['shows nothing to strangers who do not', anotherInstructor, hiddenByAll, STRANGER, notFound],
  ])('%s', (_rule, actor, thesis, closeness, decision) => {
    expect(canThesis.readHistory(actor, thesis, closeness)).toEqual(decision)
  })
})

describe("the student's own choices", () => {
  const { setStudentVisibility, submitFinalText } = canThesis

  it('are the visibility, before the mark and after it', () => {
    expect(setStudentVisibility(student, aThesisInProgress(), STRANGER)).toEqual(allowed)
    expect(setStudentVisibility(student, aMarkedThesis(), STRANGER)).toEqual(allowed)
  })

  it('are abstract and final text, until the mark', () => {
    expect(submitFinalText(student, aThesisInProgress(), STRANGER)).toEqual(allowed)
    expect(submitFinalText(student, aMarkedThesis(), STRANGER)).toEqual(refused('thesis_ended'))
  })

  it.each([
    ['another student who sees the thesis', anotherStudent, shownByBoth, STRANGER, notOwner],
    ['another student who does not', anotherStudent, hiddenByAll, STRANGER, notFound],
    ['a student who only declared interest', student, aDraft(), INTERESTED, notOwner],
    ['the instructor', instructor, hiddenByAll, STRANGER, notOwner],
  ])('are not for %s', (_who, actor, thesis, closeness, decision) => {
    expect(setStudentVisibility(actor, thesis, closeness)).toEqual(decision)
    expect(submitFinalText(actor, thesis, closeness)).toEqual(decision)
  })
})

describe('who else wants the thesis', () => {
  it.each([
    ['its instructor', instructor, true],
    ['administrators', administrator, true],
    ['another instructor', anotherInstructor, false],
    ['its student', student, false],
    ['another student', anotherStudent, false],
  ])('is shown to %s: %j', (_who, actor, shown) => {
    expect(maySeeInterested(actor, shownByBoth)).toBe(shown)
  })
})

describe('the final text of a released assignment', () => {
  it.each([
    ['its student', anotherStudent, allowed],
    ['the instructor', instructor, allowed],
    ['administrators', administrator, allowed],
    ['the student who has the thesis now', student, notFound],
    ['another instructor', anotherInstructor, notFound],
  ])('for %s', (_who, actor, decision) => {
    expect(canThesis.readFormerText(actor, shownByBoth, anotherStudent.accountId)).toEqual(decision)
  })
})
