import { describe, expect, it } from 'vitest'
import { allowed, refused } from '../../shared/decision.ts'
import { aDraft, aList, aMarkedThesis, aThesis, aThesisInProgress, steps } from '../../testing/facts.ts'
import {
  administrator,
  anotherInstructor,
  anotherStudent,
  instructor,
  student,
} from '../../testing/people.ts'
import { canStep, canTodoList, type ListFacts } from './step.policy.ts'

const order = refused('step_order')
const confirmed = refused('step_confirmed')
const ended = refused('thesis_ended')
const notOwner = refused('not_owner')
const notFound = refused('not_found')

const inProgress = aList()
const template = aList(null)
const ungiven = aList(aThesis())
const marked = aList(aMarkedThesis())
const shown = aList(aThesisInProgress({ publicByStudent: true }))
const leftBehind: ListFacts = { ...template, formerStudentId: student.accountId }

describe('finishing a step', () => {
  it.each([
    ['is possible with the current one', inProgress, '--', 0, allowed],
    ['is possible with the first one not confirmed', inProgress, 'C--', 1, allowed],
    ['is impossible twice', inProgress, 'D-', 0, order],
    ['is impossible ahead of the current one', inProgress, '--', 1, order],
    ['is impossible behind it', inProgress, 'C-', 0, order],
    ['is impossible with a step that is not there', inProgress, '-', 1, order],
    ['is impossible after the mark', marked, 'C-', 1, order],
    ['is impossible after the release', leftBehind, 'C-', 1, order],
  ])('%s', (_rule, list, letters, index, decision) => {
    expect(canStep.finish(student, list, steps(letters), index)).toEqual(decision)
  })

  it.each([
    ['the instructor', instructor, inProgress, notOwner],
    ['an administrator', administrator, inProgress, notOwner],
    ['another student who sees the thesis', anotherStudent, shown, notOwner],
    ['another student who does not', anotherStudent, inProgress, notFound],
    ['a student, in a list of a thesis not given', student, ungiven, notOwner],
    ['a student, in a template', student, template, notFound],
  ])('is not for %s', (_who, actor, list, decision) => {
    expect(canStep.finish(actor, list, steps('-'), 0)).toEqual(decision)
  })
})

describe('taking a finished step back', () => {
  const [unread, read] = [true, false]
  const notWaiting = refused('step_not_waiting')

  it.each([
    ['is possible until it was read', inProgress, 'CD-', 1, unread, allowed],
    ['is impossible once it was read', inProgress, 'CD-', 1, read, refused('step_read')],
    ['is impossible before it is finished', inProgress, 'C--', 1, unread, notWaiting],
    ['is impossible once it is confirmed', inProgress, 'CC-', 1, unread, notWaiting],
    ['is impossible ahead of the current one', inProgress, '-D', 1, unread, notWaiting],
    ['is impossible with a step that is not there', inProgress, 'D', 1, unread, notWaiting],
    ['is impossible after the mark', marked, 'CD', 1, unread, notWaiting],
    ['is impossible after the release', leftBehind, 'CD', 1, unread, notWaiting],
  ])('%s', (_rule, list, letters, index, isUnread, decision) => {
    expect(canStep.withdraw(student, list, steps(letters), index, isUnread)).toEqual(decision)
  })

  it.each([
    ['the instructor', instructor, inProgress, notOwner],
    ['an administrator', administrator, inProgress, notOwner],
    ['another student who sees the thesis', anotherStudent, shown, notOwner],
    ['another student who does not', anotherStudent, inProgress, notFound],
  ])('is not for %s', (_who, actor, list, decision) => {
    expect(canStep.withdraw(actor, list, steps('D'), 0, unread)).toEqual(decision)
  })
})

describe.each([
  ['accepting a step', canStep.accept],
  ['returning a step', canStep.return],
])('%s', (_act, can) => {
  it.each([
    ['is possible when the student has finished it', inProgress, 'CD-', 1, allowed],
    ['waits for the student', inProgress, 'C--', 1, order],
    ['is impossible once it is confirmed', inProgress, 'C--', 0, order],
    ['is impossible ahead of the current one', inProgress, '-D', 1, order],
    ['is impossible with a step that is not there', inProgress, 'D', 1, order],
    ['is impossible without a student', ungiven, 'D', 0, order],
    ['is impossible in a template', template, 'D', 0, order],
    ['is impossible after the mark', marked, 'D', 0, order],
    ['is impossible after the release', leftBehind, 'D', 0, order],
  ])('%s', (_rule, list, letters, index, decision) => {
    expect(can(instructor, list, steps(letters), index)).toEqual(decision)
  })

  it.each([
    ['the student', student, inProgress, notOwner],
    ['an administrator', administrator, inProgress, notOwner],
    ['another instructor who sees the thesis', anotherInstructor, shown, notOwner],
    ['another instructor who does not', anotherInstructor, inProgress, notFound],
  ])('is not for %s', (_who, actor, list, decision) => {
    expect(can(actor, list, steps('D'), 0)).toEqual(decision)
  })
})

describe('taking an acceptance back', () => {
  it.each([
    ['is possible with the last confirmed step', inProgress, 'CC-', 1, allowed],
    ['is possible with the last step of all', inProgress, 'CC', 1, allowed],
    ['is possible with the first step, while no other is confirmed', inProgress, 'C-', 0, allowed],
    ['is impossible with an earlier one', inProgress, 'CC-', 0, order],
    ['is impossible once the student has finished the next', inProgress, 'CCD', 1, order],
    ['is impossible with a step not confirmed', inProgress, 'CD', 1, order],
    ['is impossible where none is confirmed', inProgress, '--', -1, order],
    ['is impossible after the mark', marked, 'CC', 1, order],
    ['is impossible after the release', leftBehind, 'C-', 0, order],
  ])('%s', (_rule, list, letters, index, decision) => {
    expect(canStep.cancelAcceptance(instructor, list, steps(letters), index)).toEqual(decision)
  })

  it('is for the instructor', () => {
    expect(canStep.cancelAcceptance(student, inProgress, steps('C-'), 0)).toEqual(notOwner)
  })
})

describe.each([
  ['editing a step', canStep.edit],
  ['deleting a step', canStep.delete],
])('%s', (_act, can) => {
  it.each([
    ['is possible while it is locked', inProgress, 'C--', 2, allowed],
    ['is possible while it is current', inProgress, 'C--', 1, allowed],
    ['is possible while it waits for the reply', inProgress, 'CD-', 1, allowed],
    ['is possible in a template', template, '-', 0, allowed],
    ['is impossible once it is confirmed', inProgress, 'CD-', 0, confirmed],
    ['is impossible after the mark', marked, 'CC', 1, ended],
    ['is impossible after the release', leftBehind, 'C-', 1, refused('not_in_progress')],
    ['is impossible with a step that is not there', inProgress, 'C-', 2, notFound],
  ])('%s', (_rule, list, letters, index, decision) => {
    expect(can(instructor, list, steps(letters), index)).toEqual(decision)
  })
})

describe('moving a step', () => {
  it.each([
    ['is possible behind the confirmed ones', inProgress, 'C---', 3, 1, allowed],
    ['is possible down', inProgress, 'C--', 1, 2, allowed],
    ['is possible behind one that waits for the reply', inProgress, 'CD--', 3, 2, allowed],
    ['is impossible before one that waits for the reply', inProgress, 'CD-', 2, 1, order],
    ['is impossible with one that waits for the reply', inProgress, 'CD-', 1, 2, order],
    ['is nothing to the place where it stands', inProgress, 'CD-', 1, 1, allowed],
    ['is impossible with a confirmed one', inProgress, 'CC-', 1, 2, confirmed],
    ['is impossible before a confirmed one', inProgress, 'CC-', 2, 1, confirmed],
    ['is possible anywhere in a template', template, '---', 2, 0, allowed],
    ['is impossible after the mark', marked, 'CC', 1, 0, ended],
  ])('%s', (_rule, list, letters, from, to, decision) => {
    expect(canStep.move(instructor, list, steps(letters), from, to)).toEqual(decision)
  })
})

describe('adding a step', () => {
  it.each([
    ['is possible at the end', inProgress, 'CC', 2, allowed],
    ['is possible beyond it, which means at the end', inProgress, 'C-', 9, allowed],
    ['is possible right behind the confirmed ones', inProgress, 'C-', 1, allowed],
    ['is possible right behind one that waits for the reply', inProgress, 'CD-', 2, allowed],
    ['is impossible before one that waits for the reply', inProgress, 'CD-', 1, order],
    ['is impossible before a confirmed one', inProgress, 'CC-', 1, confirmed],
    ['is possible in an empty list', template, '', 0, allowed],
    ['is impossible after the mark', marked, 'C', 1, ended],
    ['is impossible after the release', leftBehind, 'C', 1, refused('not_in_progress')],
  ])('%s', (_rule, list, letters, index, decision) => {
    expect(canStep.insertAt(instructor, list, steps(letters), index)).toEqual(decision)
  })
})

describe('the files of a step', () => {
  it.each([
    ['are for the instructor', instructor, inProgress, allowed],
    ['are for the student', student, inProgress, allowed],
    ['stay for both after the mark', student, marked, allowed],
    ['stay for the instructor after a release', instructor, leftBehind, allowed],
    ['stay for the student who handed them in', student, leftBehind, allowed],
    ['are not for the next student', anotherStudent, leftBehind, notFound],
    ['are not for administrators', administrator, inProgress, notFound],
    ['are not for others who see the thesis', anotherStudent, shown, notFound],
    [
      'are for the instructor only once the student is not known',
      student,
      { ...template, formerStudentId: null },
      notFound,
    ],
  ])('%s', (_rule, actor, list, decision) => {
    expect(canStep.readFile(actor, list)).toEqual(decision)
  })

  it('of one student are not for another, even with the list still on the thesis', () => {
    const list = { ...inProgress, formerStudentId: anotherStudent.accountId }
    expect([student, anotherStudent].map((actor) => canStep.readFile(actor, list))).toEqual([
      notFound,
      allowed,
    ])
  })
})

describe('a list', () => {
  it.each([
    ['its instructor', instructor, template, allowed],
    ['its instructor, after a release', instructor, leftBehind, allowed],
    ['another instructor', anotherInstructor, template, notFound],
    ['another instructor who sees the thesis', anotherInstructor, shown, notFound],
    ['an administrator', administrator, inProgress, notFound],
  ])('is read alone and copied by %s: %j %j', (_who, actor, list, decision) => {
    expect([canTodoList.see(actor, list), canTodoList.copy(actor, list)]).toEqual([decision, decision])
  })

  it.each([
    ['its instructor', instructor, template, allowed],
    ['its instructor, in progress', instructor, inProgress, allowed],
    ['its instructor, after the mark', instructor, marked, ended],
    ['its instructor, after a release', instructor, leftBehind, refused('not_in_progress')],
    ['another instructor', anotherInstructor, template, notFound],
    ['another instructor who sees the thesis', anotherInstructor, shown, notOwner],
    ['another instructor who does not', anotherInstructor, aList(aDraft()), notFound],
    ['the student', student, inProgress, notOwner],
  ])('is changed and deleted by %s: %j %j', (_who, actor, list, decision) => {
    expect([canTodoList.edit(actor, list), canTodoList.delete(actor, list)]).toEqual([decision, decision])
  })
})
