import { allConfirmed } from '@diatrivi/domain/shared/confirmations'
import { athensDate } from '@diatrivi/domain/shared/dates'
import { allowed } from '@diatrivi/domain/shared/decision'
import { canInterest } from '@diatrivi/domain/thesis/interest/interest.policy'
import { isMark } from '@diatrivi/domain/thesis/thesis/mark'
import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import { isDurationAllowed } from '@diatrivi/domain/thesis/todo-list/schedule'
import { isInOrder, STEP_DESCRIPTION_MAX, STEP_TITLE_MAX } from '@diatrivi/domain/thesis/todo-list/step'
import { describe, expect, it } from 'vitest'
import { demoPlan, factsOf, stateOf, TODAY } from './testing/plan-facts.ts'

const plan = demoPlan()
const facts = factsOf(plan)
const dayOf = (moment: string) => athensDate(new Date(moment))
/** The interests that may still lead to a thesis, and those that did. */
const open = plan.interests.filter(({ thesis }) => thesisOf(thesis).student === null)
const accepted = plan.interests.filter(({ thesis }) => thesisOf(thesis).student !== null)

function thesisOf(key: number) {
  const thesis = plan.theses.find((one) => one.key === key)
  if (thesis === undefined) throw new Error(`There is no thesis ${key}`)
  return thesis
}

/** As it stood before it was given. */
const ungivenFacts = (key: number) => ({ ...facts.thesis(thesisOf(key)), studentId: null, mark: null })

/** Keys that occur more than once. */
function repeated(keys: readonly (string | number)[]): (string | number)[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

describe('theses', () => {
  it('are one at most for a student at work', () => {
    const students = plan.theses
      .filter((one) => stateOf(one) === 'inProgress')
      .map(({ student }) => student ?? '')
    expect(repeated(students)).toEqual([])
  })

  it('that have a student have a start, and were announced before it', () => {
    for (const { student, startDate, createdAt } of plan.theses.filter((one) => one.student !== null)) {
      expect(startDate, student ?? '').not.toBeNull()
      expect(startDate && dayOf(createdAt) < startDate).toBe(true)
    }
  })

  it('have a mark only when the rules allowed to give it, on a day that has been', () => {
    for (const thesis of plan.theses.filter((one) => stateOf(one) === 'ended')) {
      const list = plan.lists.find((one) => one.thesis === thesis.key)
      const before = { ...facts.thesis(thesis), mark: null }
      expect(thesis.mark !== null && isMark(thesis.mark)).toBe(true)
      expect(canThesis.mark(facts.actor(thesis.instructor), before, list?.steps ?? null)).toEqual(allowed)
      expect(thesis.endDate && thesis.endDate < TODAY).toBe(true)
      expect(thesis.endDate && thesis.startDate && thesis.startDate < thesis.endDate).toBe(true)
    }
    for (const thesis of plan.theses.filter((one) => stateOf(one) !== 'ended')) {
      expect([thesis.endDate, thesis.abstract]).toEqual([null, null])
      // A text is handed in before it is examined.
      const isExamined = plan.examinations.some((one) => one.thesis === thesis.key)
      expect(thesis.finalFile !== null, thesis.title).toBe(isExamined)
    }
  })
})

describe('interests', () => {
  it('were allowed on the day they were declared', () => {
    for (const interest of plan.interests) {
      const answers = plan.interests.filter(
        ({ student, answeredAt }) =>
          student === interest.student && answeredAt !== null && answeredAt < interest.declaredAt,
      )
      const situation = { hasThesisInProgress: false, hasUnansweredPositiveAnswer: answers.length > 0 }
      const thesis = thesisOf(interest.thesis)
      const decision = canInterest.declare(
        facts.actor(interest.student),
        ungivenFacts(interest.thesis),
        null,
        situation,
        dayOf(interest.declaredAt),
      )
      expect(decision, `${interest.student} on ${interest.thesis}`).toEqual(allowed)
      expect(interest.declaredAt > thesis.createdAt).toBe(true)
      expect(dayOf(interest.declaredAt) < TODAY).toBe(true)
    }
  })

  it('are declared by active students without a thesis, each with a priority', () => {
    const busy = new Set(plan.theses.map(({ student }) => student))
    const byStudent = Map.groupBy(open, ({ student }) => student)
    for (const [student, interests] of byStudent) {
      expect(busy.has(student)).toBe(false)
      expect(plan.accounts.find(({ username }) => username === student)?.isActive).toBe(true)
      expect(interests.map(({ priority }) => priority)).toEqual(interests.map((_, index) => index + 1))
    }
    expect(repeated(plan.interests.map(({ thesis, student }) => `${thesis} ${student}`))).toEqual([])
  })

  it('stay where they led to the thesis, with the answer', () => {
    const given = plan.theses.filter(({ student }) => student !== null)
    expect(accepted.map(({ thesis, student }) => [thesis, student])).toEqual(
      given.map(({ key, student }) => [key, student]),
    )
    for (const { answeredAt } of accepted) expect(answeredAt).not.toBeNull()
  })

  it('are answered positively once for a thesis, when the rules allowed it', () => {
    const answered = plan.interests.filter(({ answeredAt }) => answeredAt !== null)
    expect(answered.length).toBeGreaterThan(accepted.length + 3)
    expect(repeated(answered.map(({ thesis }) => thesis))).toEqual([])
    expect(repeated(answered.map(({ student }) => student))).toEqual([])
    for (const interest of answered) {
      const thesis = thesisOf(interest.thesis)
      const day = dayOf(interest.answeredAt ?? '')
      const decision = canInterest.answer(
        facts.actor(thesis.instructor),
        ungivenFacts(interest.thesis),
        { ...facts.interest(interest), answeredPositively: false },
        [],
        day,
      )
      expect(decision).toEqual(allowed)
      expect(interest.answeredAt !== null && interest.declaredAt < interest.answeredAt).toBe(true)
    }
  })
})

describe('lists of steps', () => {
  it('belong to the instructor of their thesis, one to a thesis', () => {
    const attached = plan.lists.filter(({ thesis }) => thesis !== null)
    expect(repeated(attached.map(({ thesis }) => thesis ?? 0))).toEqual([])
    for (const { thesis, instructor } of attached) expect(thesisOf(thesis ?? 0).instructor).toBe(instructor)
  })

  it('are confirmed from the first step on, and worked on only with a student', () => {
    for (const { thesis, archivedAt, steps } of plan.lists) {
      expect(isInOrder(steps)).toBe(true)
      const touched = steps.some(
        ({ studentConfirmedAt, files }) => studentConfirmedAt !== null || files.length > 0,
      )
      const worked = archivedAt !== null || (thesis !== null && thesisOf(thesis).student !== null)
      if (touched) expect(worked).toBe(true)
      if (thesis !== null && stateOf(thesisOf(thesis)) === 'ended') expect(allConfirmed(steps)).toBe(true)
    }
  })

  it('keep to the limits of steps', () => {
    for (const step of plan.lists.flatMap(({ steps }) => steps)) {
      expect(isDurationAllowed(step.duration)).toBe(true)
      expect(step.title.length).toBeLessThanOrEqual(STEP_TITLE_MAX)
      expect(step.description.length).toBeLessThanOrEqual(STEP_DESCRIPTION_MAX)
    }
  })

  it('of theses given up are archived, and the thesis is offered again with a fresh one', () => {
    expect(plan.pastAssignments.length).toBeGreaterThan(0)
    for (const past of plan.pastAssignments) {
      const old = plan.lists.find(({ key }) => key === past.list)
      expect(old).toMatchObject({ thesis: null, archivedAt: past.releasedAt })
      expect(stateOf(thesisOf(past.thesis))).toBe('ungiven')
      const fresh = plan.lists.find(({ thesis }) => thesis === past.thesis)
      expect(fresh?.steps.every(({ studentConfirmedAt }) => studentConfirmedAt === null)).toBe(true)
    }
  })
})
