import { canExamination } from '@diatrivi/domain/examination/examination/examination.policy'
import { dayRefusal, dayWarnings, type ExaminationFacts } from '@diatrivi/domain/examination/examination/plan'
import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { PlanWarning } from '@diatrivi/domain/thesis/thesis/plan-warning'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { enforceWith, invalidFields } from '../../../../platform/refusal/refusal.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import type { ExaminationDependencies, Examined } from '../examination.model.ts'
import { listOwnExaminations } from '../examination.queries.ts'
import { readAttempts, readExaminationFacts } from '../examination-facts.queries.ts'
import { noticesToAll } from '../examination-message.model.ts'
import { lockExamined } from '../lock-examined.ts'
import { askOutsideDates } from '../outside/ask-outside-dates.ts'
import { outsideSeats } from '../outside/outside-mail.model.ts'
import { replaceDateOptions } from './date-option.repository.ts'

export interface OfferedDates {
  startsAt: readonly Date[]
  minutes: number
}

/** Asks student and committee which date suits all: docs/regulation.md#offer-dates. Returns what the rules only point out. */
export async function offerDates(
  deps: Pick<ExaminationDependencies, 'clock' | 'links' | 'signedLinks' | 'notices'>,
  tx: Tx,
  actor: MemberActor,
  thesisId: number,
  offered: OfferedDates,
): Promise<PlanWarning[]> {
  const examined = await lockExamined(tx, thesisId)
  const { thesis, rules, seats } = examined
  const attempts = await readAttempts(tx, await listOwnExaminations(tx, thesisId))
  enforceWith(
    canExamination.offerDates(actor, thesis, rules, attempts),
    rules === null ? {} : { attempts_used: { n: rules.examination.attempts } },
  )
  const at = deps.clock.now()
  for (const [index, moment] of offered.startsAt.entries()) {
    if (moment < at) throw invalidFields({ [`options.${index}.date`]: 'date_past' })
  }
  const facts = await readExaminationFacts(tx, examined)
  enforceDays(examined, facts, offered, deps.clock.today())
  await replaceDateOptions(tx, thesisId, offered, at)
  const by = { person: fullName(thesis.instructor) }
  const actorId = actor.accountId
  await deps.notices.notify(tx, noticesToAll(examined, { kind: 'dates_asked', facts: by, actorId }), at)
  await askOutsideDates(deps, tx, thesis, outsideSeats(seats), offered.startsAt)
  if (rules === null) return []
  const warnings = offered.startsAt.flatMap((moment) =>
    dayWarnings(rules.examination, { day: athensDate(moment), today: deps.clock.today() }),
  )
  return [...new Set(warnings)]
}

/** What may not be planned is not offered. */
function enforceDays(
  { rules }: Examined,
  facts: ExaminationFacts | null,
  { startsAt }: OfferedDates,
  today: IsoDate,
): void {
  if (rules === null || facts === null) return
  const refused = startsAt.flatMap((moment, place) => {
    const refusal = dayRefusal(facts, rules.examination, { day: athensDate(moment), today })
    return refusal === null ? [] : [[`options.${place}.date`, 'no_examination_day'] as const]
  })
  if (refused.length > 0) throw invalidFields(Object.fromEntries(refused))
}
