import { athensDate } from '@diatrivi/domain/shared/dates'
import { allowed } from '@diatrivi/domain/shared/decision'
import { canStep } from '@diatrivi/domain/thesis/todo-list/step.policy'
import { describe, expect, it } from 'vitest'
import type { PlannedEvent } from './demo-plan.ts'
import { demoPlan, factsOf, TODAY } from './testing/plan-facts.ts'

const plan = demoPlan()
const facts = factsOf(plan)
const eventsOf = Map.groupBy(plan.events, ({ thesis }) => thesis)

interface ReplayedStep {
  studentConfirmedAt: string | null
  instructorConfirmedAt: string | null
}

function act(step: ReplayedStep, { what, happenedAt }: PlannedEvent): ReplayedStep {
  if (what === 'step_finished') return { ...step, studentConfirmedAt: happenedAt }
  if (what === 'step_returned') return { ...step, studentConfirmedAt: null }
  return { ...step, instructorConfirmedAt: happenedAt }
}

const VERBS = { step_finished: 'finish', step_returned: 'return', step_accepted: 'accept' } as const

const isStepEvent = (event: PlannedEvent): event is PlannedEvent & { what: keyof typeof VERBS } =>
  event.what in VERBS

describe('the history of a thesis', () => {
  it('begins with its creation and happened before today, each action after its author registered', () => {
    const registered = new Map(plan.accounts.map(({ username, createdAt }) => [username, createdAt]))
    for (const thesis of plan.theses) {
      const events = eventsOf.get(thesis.key) ?? []
      expect(events[0]).toMatchObject({ what: 'thesis_created', happenedAt: thesis.createdAt })
      expect(events.at(-1)?.happenedAt).toBe(thesis.updatedAt)
      for (const { actor, happenedAt } of events) {
        expect(athensDate(new Date(happenedAt)) < TODAY).toBe(true)
        expect((registered.get(actor) ?? '9999') < happenedAt).toBe(true)
      }
    }
  })

  it('follows the rules of the steps up to the state of the list', () => {
    for (const thesis of plan.theses.filter(({ student }) => student !== null)) {
      const list = plan.lists.find((one) => one.thesis === thesis.key)
      const running = {
        instructorId: facts.actor(thesis.instructor).accountId,
        thesis: { ...facts.thesis(thesis), mark: null },
      }
      let steps: ReplayedStep[] = (list?.steps ?? []).map(() => ({
        studentConfirmedAt: null,
        instructorConfirmedAt: null,
      }))
      for (const event of (eventsOf.get(thesis.key) ?? []).filter(isStepEvent)) {
        const index = Number(event.details.order) - 1
        const decision = canStep[VERBS[event.what]](facts.actor(event.actor), running, steps, index)
        expect(decision, `${event.what} of step ${index + 1} in thesis ${thesis.key}`).toEqual(allowed)
        steps = steps.map((step, at) => (at === index ? act(step, event) : step))
      }
      const current = list?.steps.map(({ studentConfirmedAt, instructorConfirmedAt }) => ({
        studentConfirmedAt,
        instructorConfirmedAt,
      }))
      expect(steps).toEqual(current ?? [])
    }
  })

  it('names every file before its step was finished', () => {
    for (const step of plan.lists.flatMap(({ steps }) => steps)) {
      const times = step.files.map(({ uploadedAt }) => uploadedAt)
      expect(times).toEqual(times.toSorted())
      const last = times.at(-1)
      if (last !== undefined && step.studentConfirmedAt !== null)
        expect(last <= step.studentConfirmedAt).toBe(true)
    }
  })

  it('has an answer and an acceptance, in this order, wherever a student has the thesis', () => {
    for (const thesis of plan.theses.filter(({ student }) => student !== null)) {
      const kinds = (eventsOf.get(thesis.key) ?? []).map(({ what }) => what)
      const order = ['interest_declared', 'answer_given', 'assignment_accepted'].map((what) =>
        kinds.indexOf(what as PlannedEvent['what']),
      )
      expect(order).toEqual(order.toSorted((first, second) => first - second))
      expect(order).not.toContain(-1)
    }
  })
})
