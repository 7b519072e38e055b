import type { DeliveryProblem, DeliveryState } from '@diatrivi/domain/work/webhook/webhook-delivery'
import type { DeliveryType, WebhookEvent } from '@diatrivi/domain/work/webhook/webhook-event'
import { m } from '../../../../paraglide/messages.js'
import type { Webhook } from './webhook.mapper.ts'

export const EVENT_WORDS: Record<DeliveryType, () => string> = {
  ping: m.webhook_event_ping,
  'topic.published': m.webhook_event_topic_published,
  'topic.edited': m.webhook_event_topic_edited,
  'topic.withdrawn': m.webhook_event_topic_withdrawn,
  'interest.changed': m.webhook_event_interest_changed,
  'assignment.offered': m.webhook_event_assignment_offered,
  'assignment.offer_ended': m.webhook_event_assignment_offer_ended,
  'assignment.accepted': m.webhook_event_assignment_accepted,
  'assignment.released': m.webhook_event_assignment_released,
  'thesis.edited': m.webhook_event_thesis_edited,
  'step.finished': m.webhook_event_step_finished,
  'step.withdrawn': m.webhook_event_step_withdrawn,
  'step.accepted': m.webhook_event_step_accepted,
  'step.returned': m.webhook_event_step_returned,
  'step.acceptance_cancelled': m.webhook_event_step_acceptance_cancelled,
  'final_text.submitted': m.webhook_event_final_text_submitted,
  'thesis.marked': m.webhook_event_thesis_marked,
  'thesis.deleted': m.webhook_event_thesis_deleted,
}

/** The events as a form groups them; one that is forgotten is found by a test. */
export const EVENT_GROUPS: readonly { title: () => string; events: readonly WebhookEvent[] }[] = [
  {
    title: m.webhook_events_of_topics,
    events: ['topic.published', 'topic.edited', 'topic.withdrawn', 'interest.changed', 'thesis.deleted'],
  },
  {
    title: m.webhook_events_of_assignments,
    events: ['assignment.offered', 'assignment.offer_ended', 'assignment.accepted', 'assignment.released'],
  },
  {
    title: m.webhook_events_of_theses,
    events: [
      'step.finished',
      'step.withdrawn',
      'step.accepted',
      'step.returned',
      'step.acceptance_cancelled',
      'thesis.edited',
      'final_text.submitted',
      'thesis.marked',
    ],
  },
]

export const DELIVERY_WORDS: Record<DeliveryState, () => string> = {
  waiting: m.webhook_delivery_waiting,
  delivered: m.webhook_delivery_delivered,
  given_up: m.webhook_delivery_given_up,
}

/** What went wrong, and where there is one, what to do. */
export const PROBLEM_WORDS: Record<DeliveryProblem, () => string> = {
  address_not_allowed: m.webhook_problem_address_not_allowed,
  name_unknown: m.webhook_problem_name_unknown,
  no_connection: m.webhook_problem_no_connection,
  not_secure: m.webhook_problem_not_secure,
  timeout: m.webhook_problem_timeout,
  redirected: m.webhook_problem_redirected,
  refused: m.webhook_problem_refused,
  gone: m.webhook_problem_gone,
  secret_lost: m.webhook_problem_secret_lost,
}

export type WebhookState = 'active' | 'failing' | 'paused' | 'gone' | 'given_up'

export const STATE_WORDS: Record<WebhookState, () => string> = {
  active: m.webhook_state_active,
  failing: m.webhook_state_failing,
  paused: m.webhook_state_paused,
  gone: m.webhook_state_gone,
  given_up: m.webhook_state_given_up,
}

const STATE_OF_PAUSE = { administrator: 'paused', gone: 'gone', failing: 'given_up' } as const

export function stateOf({ paused, isFailing }: Webhook): WebhookState {
  if (paused !== null) return STATE_OF_PAUSE[paused]
  return isFailing ? 'failing' : 'active'
}
