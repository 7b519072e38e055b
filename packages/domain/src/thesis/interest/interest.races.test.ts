import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Actor } from '../../people/account/role.ts'
import { aThesis, today } from '../../testing/facts.ts'
import { anotherStudent, instructor, neighbour, student } from '../../testing/people.ts'
import { canThesis } from '../thesis/thesis.policy.ts'
import { type ThesisFacts, thesisState } from '../thesis/thesis.ts'
import { canInterest } from './interest.policy.ts'
import type { InterestFacts } from './interest.ts'

interface Topic {
  thesis: ThesisFacts
  interests: InterestFacts[]
}

const STUDENTS = [student, anotherStudent, neighbour]
const ACTIONS = ['declare', 'answer', 'cancelAnswer', 'accept', 'decline', 'release'] as const
type Action = (typeof ACTIONS)[number]

const interestOf = (topic: Topic, { accountId }: Actor): InterestFacts | null =>
  topic.interests.find((interest) => interest.studentId === accountId) ?? null

const others = (topic: Topic, { accountId }: Actor): InterestFacts[] =>
  topic.interests.filter((interest) => interest.studentId !== accountId)

const hasThesisInProgress = (topics: Topic[], who: Actor): boolean =>
  topics.some(({ thesis }) => thesis.studentId === who.accountId && thesisState(thesis) === 'inProgress')

function isAllowed(topics: Topic[], topic: Topic, who: Actor, act: Action): boolean {
  const { thesis } = topic
  const interest = interestOf(topic, who)
  const situation = {
    hasThesisInProgress: hasThesisInProgress(topics, who),
    hasUnansweredPositiveAnswer: topics.some((other) => interestOf(other, who)?.answeredPositively),
  }
  const positive = topic.interests.filter((one) => one.answeredPositively).map((one) => one.studentId)
  const decisions = {
    declare: () => canInterest.declare(who, thesis, interest, situation, today),
    answer: () => canInterest.answer(instructor, thesis, interest, positive, today),
    cancelAnswer: () => canInterest.cancelAnswer(instructor, thesis, interest),
    accept: () => canInterest.accept(who, thesis, interest, situation),
    decline: () => canInterest.decline(who, thesis, interest),
    release: () => canThesis.release(instructor, thesis),
  }
  return decisions[act]().allowed
}

/** What each action does once it is allowed, from docs/regulation.md#declare to docs/regulation.md#withdraw, and docs/regulation.md#release. */
function after(topics: Topic[], topic: Topic, who: Actor, act: Action): Topic[] {
  const only = (changed: Partial<Topic>) =>
    topics.map((one) => (one === topic ? { ...one, ...changed } : one))
  const answered = (answeredPositively: boolean) => [
    ...others(topic, who),
    { studentId: who.accountId, priority: 1, answeredPositively },
  ]
  if (act === 'declare' || act === 'cancelAnswer') return only({ interests: answered(false) })
  if (act === 'answer') return only({ interests: answered(true) })
  if (act === 'decline') return only({ interests: others(topic, who) })
  if (act === 'release') return only({ thesis: { ...topic.thesis, studentId: null } })
  return topics.map((one) =>
    one === topic
      ? { thesis: { ...one.thesis, studentId: who.accountId }, interests: [] }
      : { ...one, interests: others(one, who) },
  )
}

const actions = fc.array(
  fc.record({
    act: fc.constantFrom(...ACTIONS),
    who: fc.constantFrom(...STUDENTS),
    index: fc.nat({ max: 1 }),
  }),
  { minLength: 30, maxLength: 60, size: 'max' },
)

it('whatever succeeds, a thesis has one positive answer and a student one thesis in progress at most', () => {
  let accepted = 0
  fc.assert(
    fc.property(actions, (sequence) => {
      let topics: Topic[] = [0, 1].map(() => ({ thesis: aThesis(), interests: [] }))
      for (const { act, who, index } of sequence) {
        const topic = topics[index]
        if (topic === undefined || !isAllowed(topics, topic, who, act)) continue
        topics = after(topics, topic, who, act)
        if (act === 'accept') accepted += 1

        for (const { interests, thesis } of topics) {
          expect(interests.filter((one) => one.answeredPositively).length).toBeLessThanOrEqual(1)
          expect(thesis.studentId === null || interests.length === 0).toBe(true)
        }
        const taken = topics.flatMap(({ thesis }) => thesis.studentId ?? [])
        expect(new Set(taken).size).toBe(taken.length)
      }
    }),
    { numRuns: 300 },
  )

  expect(accepted).toBeGreaterThan(0)
})
