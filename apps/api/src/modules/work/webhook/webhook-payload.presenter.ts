import { PAYLOAD_VERSION, type WebhookPayload } from '@diatrivi/contract/work/webhook/webhook-payload.schemas'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import { FACTS_OF, type WebhookEvent, webhookEventOf } from '@diatrivi/domain/work/webhook/webhook-event'
import type { ThesisEvent } from '../../thesis/history/history.service.ts'
import type { Listening } from './webhook-thesis.queries.ts'

/** What others are notified of an entry of the history, in the wire's names. */
export function eventOf({ what, details = {} }: ThesisEvent, thesis: Listening): WebhookEvent | null {
  const changed = typeof details.changed === 'string' ? details.changed.split(' ') : []
  return webhookEventOf(what, { isPublic: thesis.isPublic, hasStudent: thesis.student !== null }, changed)
}

interface EventToSend {
  id: string
  type: WebhookEvent
  thesis: Listening
  details?: ThesisEvent['details']
  interests: number | null
  at: Date
}

export function payloadOf({ id, type, thesis, details = {}, interests, at }: EventToSend): WebhookPayload {
  const says = (fact: (typeof FACTS_OF)[WebhookEvent][number]) => FACTS_OF[type].includes(fact)
  // A released thesis has no student any more; the history names who it was.
  const student = thesis.student ?? details.student
  const order = details.order
  return {
    id,
    type,
    version: PAYLOAD_VERSION,
    timestamp: at.toISOString(),
    data: {
      thesisID: thesis.thesisId,
      thesisTitle: thesis.title,
      depID: placeOf(thesis.departmentId),
      instID: placeOf(thesis.institutionId),
      instructor: thesis.instructor,
      ...(says('student') && typeof student === 'string' && { student }),
      ...(says('interests') && interests !== null && { interests }),
      ...(says('step') && typeof order === 'number' && { step: order }),
      ...(says('mark') && thesis.mark !== null && { thesisMark: thesis.mark }),
      ...(says('mark') && thesis.exactMark !== null && { thesisMarkExact: hundredthsText(thesis.exactMark) }),
    },
  }
}

/** The database sees to it that every thesis has its place. */
function placeOf(id: number | null): number {
  if (id === null) throw new Error('A thesis has no place.')
  return id
}
