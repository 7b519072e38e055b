import { describe, expect, it } from 'vitest'
import { EVENT_KINDS } from '../../thesis/thesis/event.ts'
import { FACTS_OF, WEBHOOK_EVENTS, webhookEventOf, webhookEventOfDeletion } from './webhook-event.ts'

const topic = { isPublic: true, hasStudent: false }
const hidden = { isPublic: false, hasStudent: false }
const given = { isPublic: true, hasStudent: true }

describe('what other systems are notified', () => {
  it.each([
    ['a topic that is made public at once', 'thesis_created', topic, [], 'topic.published'],
    ['a topic that is made hidden', 'thesis_created', hidden, [], null],
    [
      'a topic that becomes public',
      'thesis_edited',
      topic,
      ['title', 'publicByInstructor'],
      'topic.published',
    ],
    ['a topic that is hidden again', 'thesis_edited', hidden, ['publicByInstructor'], 'topic.withdrawn'],
    ['another title of a public topic', 'thesis_edited', topic, ['title'], 'topic.edited'],
    ['another title of a hidden topic', 'thesis_edited', hidden, ['title'], null],
    ['another title of a thesis in progress', 'thesis_edited', given, ['title'], 'thesis.edited'],
    ['an interest', 'interest_declared', topic, [], 'interest.changed'],
    ['an interest that ends', 'interest_closed', topic, [], 'interest.changed'],
    ['an interest in a topic that was hidden', 'interest_withdrawn', hidden, [], null],
    ['a positive answer', 'answer_given', topic, [], 'assignment.offered'],
    ['a positive answer that is declined', 'answer_declined', topic, [], 'assignment.offer_ended'],
    ['an assignment', 'assignment_accepted', given, [], 'assignment.accepted'],
    ['a student who gives up', 'released', topic, [], 'assignment.released'],
    ['a step that comes back', 'step_returned', given, [], 'step.returned'],
    ['a mark', 'marked', given, [], 'thesis.marked'],
    ['a cover', 'image_chosen', given, [], null],
    ['a list', 'list_attached', given, [], null],
  ] as const)('%s', (_what, kind, thesis, changed, event) => {
    expect(webhookEventOf(kind, thesis, changed)).toBe(event)
  })

  it('covers every event that can be subscribed to, but for the deletion, which leaves no history', () => {
    const events = EVENT_KINDS.flatMap((kind) =>
      [topic, hidden, given].flatMap((thesis) => [
        webhookEventOf(kind, thesis),
        webhookEventOf(kind, thesis, ['publicByInstructor']),
      ]),
    )
    const expected = WEBHOOK_EVENTS.filter((event) => event !== 'thesis.deleted')
    expect(new Set(events.filter((event) => event !== null))).toEqual(new Set(expected))
  })

  it('is a deletion of what everybody could see', () => {
    expect([topic, hidden].map(webhookEventOfDeletion)).toEqual(['thesis.deleted', null])
  })

  it('names no student before there is an assignment', () => {
    const naming = WEBHOOK_EVENTS.filter((event) => FACTS_OF[event].includes('student'))
    expect(naming.filter((event) => /^(topic|interest|assignment\.offer)/.test(event))).toEqual([])
  })
})
