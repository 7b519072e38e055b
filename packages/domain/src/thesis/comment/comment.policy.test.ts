import { describe, expect, it } from 'vitest'
import { allowed, refused } from '../../shared/decision.ts'
import { aDraft, aList, aMarkedThesis, aThesis, aThesisInProgress } from '../../testing/facts.ts'
import {
  administrator,
  anotherInstructor,
  anotherStudent,
  instructor,
  student,
} from '../../testing/people.ts'
import type { ListFacts } from '../todo-list/step.policy.ts'
import { canComment } from './comment.policy.ts'

const notFound = refused('not_found')
const notInProgress = refused('not_in_progress')
const ended = refused('thesis_ended')

const inProgress = aList()
const shown = aList(aThesisInProgress({ publicByStudent: true }))
const marked = aList(aMarkedThesis())
const template = aList(null)
const leftBehind: ListFacts = { ...template, formerStudentId: student.accountId }

describe('the conversation about a step', () => {
  it.each([
    ['is read by the instructor', instructor, inProgress, allowed],
    ['is read by the student', student, inProgress, allowed],
    ['stays for the instructor after the mark', instructor, marked, allowed],
    ['stays for the student after the mark', student, marked, allowed],
    ['stays for the instructor after a release', instructor, leftBehind, allowed],
    ['stays for the student who gave the thesis up', student, leftBehind, allowed],
    ['is not for the next student', anotherStudent, leftBehind, notFound],
    ['is not for another student, however public the thesis', anotherStudent, shown, notFound],
    ['is not for another instructor, however public the thesis', anotherInstructor, shown, notFound],
    ['is not for administrators', administrator, shown, notFound],
  ])('%s', (_rule, actor, list, decision) => {
    expect(canComment.read(actor, list)).toEqual(decision)
  })
})

describe('saying something about a step', () => {
  it.each([
    ['is for the instructor', instructor, inProgress, allowed],
    ['is for the student', student, inProgress, allowed],
    ['is over for the instructor after the mark', instructor, marked, ended],
    ['is over for the student after the mark', student, marked, ended],
    ['is over for the instructor after a release', instructor, leftBehind, notInProgress],
    ['is over for the student who gave the thesis up', student, leftBehind, notInProgress],
    ['waits for a student, in a draft', instructor, aList(aDraft()), notInProgress],
    ['waits for a student, in a public topic', instructor, aList(aThesis()), notInProgress],
    ['waits for a thesis, in a template', instructor, template, notInProgress],
    ['is not for another student', anotherStudent, shown, notFound],
    ['is not for another instructor', anotherInstructor, shown, notFound],
    ['is not for administrators', administrator, shown, notFound],
    ['is not for a student who had the list before', anotherStudent, leftBehind, notFound],
  ])('%s', (_rule, actor, list, decision) => {
    expect(canComment.write(actor, list)).toEqual(decision)
  })
})
