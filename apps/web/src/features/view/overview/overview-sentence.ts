import type { OverviewReason } from '@diatrivi/domain/view/overview/overview'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import type { OverviewGroup } from './grouped-requests.ts'

/** How many names a sentence can carry. */
const NAMED = 3

const SENTENCES: Record<OverviewReason, (group: OverviewGroup) => string> = {
  stepAwaitsReply: (group) => m.overview_step_awaits({ name: namesOf(group), step: group.step?.title ?? '' }),
  markMissing: (group) => m.overview_mark_missing({ name: namesOf(group) }),
  examinationNext: (group) => m.overview_examination_next({ name: namesOf(group) }),
  newRequest: (group) => m.overview_new_requests({ count: group.count, names: namesOf(group) }),
  interestDeadline: () => m.overview_interest_deadline(),
  intendedEnd: (group) => m.overview_intended_end({ name: namesOf(group) }),
  examination: (group) => m.overview_examination({ name: namesOf(group) }),
  late: (group) => m.overview_late_since({ name: namesOf(group) }),
}

/** Why a thesis waits for its instructor, in one sentence. */
export function overviewSentence(group: OverviewGroup): string {
  return SENTENCES[group.reason](group)
}

function namesOf({ students, count }: OverviewGroup): string {
  const named = students.slice(0, NAMED).map(fullName)
  if (named.length === 0) return m.overview_somebody()
  const left = count - named.length
  return left > 0 ? m.overview_and_more({ names: named.join(', '), count: left }) : named.join(', ')
}
