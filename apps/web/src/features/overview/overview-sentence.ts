import type { OverviewReason } from '@diatrivi/domain/overview/overview'
import { fullName } from '../../model/person.ts'
import { m } from '../../paraglide/messages.js'
import type { OverviewEntry } from './overview.mapper.ts'

const SENTENCES: Record<OverviewReason, (said: { name: string; step: string }) => string> = {
  stepAwaitsReply: m.overview_step_awaits,
  markMissing: m.overview_mark_missing,
  newRequest: m.overview_new_request,
  interestDeadline: () => m.overview_interest_deadline(),
  intendedEnd: m.overview_intended_end,
}

/** Why a thesis waits for its instructor, in one sentence. */
export function overviewSentence({ reason, student, stepTitle }: OverviewEntry): string {
  const name = student === null ? m.overview_somebody() : fullName(student)
  return SENTENCES[reason]({ name, step: stepTitle ?? '' })
}
