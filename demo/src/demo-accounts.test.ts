import { allConfirmed, isConfirmed } from '@diatrivi/domain/shared/confirmations'
import { athensDate } from '@diatrivi/domain/shared/dates'
import { actualSchedule, endsLate, planSchedule } from '@diatrivi/domain/thesis/todo-list/schedule'
import { LISTS_PER_PAGE } from '@diatrivi/domain/thesis/todo-list/step'
import { expiring, instructorAction, isRecentRequest } from '@diatrivi/domain/view/overview/overview'
import { describe, expect, it } from 'vitest'
import type { PlannedThesis } from './demo-plan.ts'
import { demoPlan, factsOf, stateOf, TODAY } from './testing/plan-facts.ts'

const plan = demoPlan()
const facts = factsOf(plan)
const account = (username: string) => plan.accounts.find((one) => one.username === username)
const stepsOf = (thesis: PlannedThesis) => plan.lists.find((list) => list.thesis === thesis.key)?.steps ?? []
const interestsOf = (thesis: PlannedThesis) => plan.interests.filter((one) => one.thesis === thesis.key)

describe('the accounts of the demo', () => {
  it('are there, active but for the one that shows what happens before', () => {
    expect(account('admin')).toMatchObject({ role: 'administrator', department: null, isActive: true })
    expect(account('instructor')).toMatchObject({ role: 'instructor', firstName: 'Μαρία', isActive: true })
    for (const username of ['student', 'student2', 'student3']) {
      expect(account(username)).toMatchObject({ role: 'student', isActive: true })
    }
    expect(account('secretary')).toMatchObject({ role: 'secretary', isActive: true })
    expect(account('student4')).toMatchObject({ role: 'student', isActive: false })
  })

  it('belong to one department in which everything is as simple as it can be', () => {
    const departments = ['instructor', 'student', 'student2', 'student3', 'student4'].map(
      (username) => account(username)?.department,
    )
    expect(new Set(departments).size).toBe(1)
    expect(plan.departments.find(({ key }) => key === departments[0])?.name).toBe('Τμήμα Πληροφορικής')
    const own = plan.theses.filter(({ instructor }) => account(instructor)?.department === departments[0])
    expect(own.every(({ rulebook }) => rulebook === null)).toBe(true)
  })

  it('belong to another, whose theses are under a rule book, where they have to do with one', () => {
    const [book] = plan.rulebooks
    const departments = ['secretary', 'member', 'student5'].map((username) => account(username)?.department)
    expect(departments).toEqual([book?.department, book?.department, book?.department])
    const [head] = plan.offices.filter(({ kind, until }) => kind === 'head' && until === null)
    expect(head).toMatchObject({ person: 'mdeli', department: book?.department })
  })

  it('let the newcomer declare interest: three interests, no answer, no thesis', () => {
    const interests = plan.interests.filter(({ student }) => student === 'student')
    expect(interests.map(({ priority, answeredAt }) => [priority, answeredAt])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ])
    expect(plan.theses.some(({ student }) => student === 'student')).toBe(false)
  })

  it('give the second student an answer to accept, and the third a thesis with a step that came back once', () => {
    const answered = plan.interests.filter(({ student, answeredAt }) => student === 'student2' && answeredAt)
    expect(answered).toHaveLength(1)
    const [thesis] = plan.theses.filter(({ student }) => student === 'student3')
    expect(thesis && stateOf(thesis)).toBe('inProgress')
    const confirmed = thesis ? stepsOf(thesis).filter(isConfirmed) : []
    expect(confirmed.some(({ files }) => files.length > 1)).toBe(true)
  })
})

describe('the theses of the account instructor', () => {
  const own = plan.theses.filter(({ instructor }) => instructor === 'instructor')
  const ungiven = own.filter((thesis) => stateOf(thesis) === 'ungiven')
  const inProgress = own.filter((thesis) => stateOf(thesis) === 'inProgress')
  const ended = own.filter((thesis) => stateOf(thesis) === 'ended')

  it('fill more than a page of each list', () => {
    expect(ungiven.length).toBeGreaterThanOrEqual(7)
    expect(inProgress.length).toBeGreaterThanOrEqual(8)
    expect(ended.length).toBeGreaterThanOrEqual(7)
    const lists = plan.lists.filter(
      ({ instructor, archivedAt }) => instructor === 'instructor' && !archivedAt,
    )
    expect(lists.length).toBeGreaterThan(LISTS_PER_PAGE)
    expect(lists.filter(({ thesis }) => thesis === null).length).toBeGreaterThan(LISTS_PER_PAGE)
  })

  it('wait to be given in every way', () => {
    const counts = ungiven.map((thesis) => interestsOf(thesis).length)
    expect(counts).toContain(0)
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(12)
    expect(ungiven.some(({ publicByInstructor }) => !publicByInstructor)).toBe(true)
    expect(ungiven.some((thesis) => interestsOf(thesis).some(({ answeredAt }) => answeredAt))).toBe(true)
    const atDeadline = ungiven.filter(({ assignmentType }) => assignmentType === 'onDeadline')
    expect(atDeadline.some(({ interestDeadline }) => interestDeadline && interestDeadline >= TODAY)).toBe(
      true,
    )
    expect(atDeadline.some(({ interestDeadline }) => interestDeadline && interestDeadline < TODAY)).toBe(true)
    expect(plan.pastAssignments.some(({ thesis }) => ungiven.some(({ key }) => key === thesis))).toBe(true)
  })

  it('are worked on at every stage', () => {
    const steps = inProgress.map(stepsOf)
    const begun = steps.filter((list) => list.length > 0)
    expect(steps.some((list) => list.length === 0)).toBe(true)
    expect(begun.some((list) => !list.some(isConfirmed))).toBe(true)
    expect(begun.some((list) => list.some(isConfirmed) && !allConfirmed(list))).toBe(true)
    expect(begun.some((list) => list.some(({ returned }) => returned !== null))).toBe(true)
    expect(begun.some(allConfirmed)).toBe(true)
    const late = inProgress.map((thesis) => {
      const list = stepsOf(thesis).map((step) => ({
        ...step,
        confirmedOn:
          step.instructorConfirmedAt === null ? null : athensDate(new Date(step.instructorConfirmedAt)),
      }))
      if (thesis.startDate === null || list.length === 0) return null
      return endsLate(
        planSchedule(list, thesis.startDate),
        actualSchedule(list, thesis.startDate),
        thesis.intendedEnd,
      )
    })
    expect(late).toContain(true)
    expect(late).toContain(false)
  })

  it('ended in different years, with different marks, some shown to all', () => {
    expect(new Set(ended.map(({ endDate }) => endDate?.slice(0, 4))).size).toBeGreaterThan(2)
    expect(new Set(ended.map(({ mark }) => mark)).size).toBeGreaterThan(2)
    expect(new Set(ended.map(({ publicByStudent }) => publicByStudent))).toEqual(new Set([true, false]))
    for (const { abstract, finalFile } of ended) {
      expect(abstract).toBeTruthy()
      expect(finalFile).not.toBeNull()
    }
  })

  it('fill the three columns of the overview', () => {
    const actions = own.map((thesis) => instructorAction(facts.thesis(thesis), stepsOf(thesis)))
    expect(actions).toContain('stepAwaitsReply')
    expect(actions).toContain('markMissing')
    const reasons = own.map((thesis) => expiring(facts.thesis(thesis), TODAY)?.reason)
    expect(reasons).toContain('interestDeadline')
    expect(reasons).toContain('intendedEnd')
    const recent = ungiven
      .flatMap(interestsOf)
      .filter(({ declaredAt }) => isRecentRequest(athensDate(new Date(declaredAt)), TODAY))
    expect(recent.length).toBeGreaterThan(3)
  })
})
