import type { DateAnswer } from '@diatrivi/domain/examination/examination/examination'
import {
  type AskedAboutDates,
  canExamination,
} from '@diatrivi/domain/examination/examination/examination.policy'
import { examiningSeats } from '@diatrivi/domain/examination/examination/presence'
import { isStudentOf } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { type HeldMail, heldMailsOf } from '../../../platform/mail/paced-mail.repository.ts'
import { enforce, enforceWith, found, invalidFields } from '../../../platform/refusal/refusal.ts'
import { findFullName } from '../../people/account/account.queries.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { ExaminationResults, Examined } from './examination.model.ts'
import { listDateOptions, listOwnExaminations } from './examination.queries.ts'
import { replaceDateOptions, writeDateAnswers } from './examination.repository.ts'
import { readAttempts } from './examination-facts.queries.ts'
import { lockExamined } from './examination-locks.ts'
import { noticesToAll } from './examination-messages.ts'
import type { OutsideTelling } from './outside/outside-telling.service.ts'

interface Dependencies {
  db: Db
  clock: Clock
  notices: NoticeService
  outside: OutsideTelling
  results: ExaminationResults
}

/** Finding a date that suits all: docs/regulation.md#offer-dates. */
export function datePoll({ db, clock, notices, outside, results }: Dependencies) {
  return {
    offer: (
      actor: MemberActor,
      thesisId: number,
      offered: { startsAt: readonly Date[]; minutes: number },
    ): Promise<HeldMail[]> =>
      db.transaction(async (tx) => {
        const examined = await lockExamined(tx, thesisId)
        const { thesis, rules } = examined
        enforceWith(
          canExamination.offerDates(actor, thesis, rules, await attemptsOf(tx, thesisId)),
          rules === null ? {} : { attempts_used: { n: rules.examination.attempts } },
        )
        const at = clock.now()
        for (const [index, moment] of offered.startsAt.entries()) {
          if (moment < at) throw invalidFields({ [`options.${index}.date`]: 'date_past' })
        }
        await replaceDateOptions(tx, thesisId, offered, at)
        const facts = { person: await findFullName(tx, thesis.instructorId) }
        const actorId = actor.accountId
        await notices.notify(tx, noticesToAll(examined, { kind: 'dates_asked', facts, actorId }), at)
        await outside.askDates(tx, examined, offered.startsAt)
        return heldMailsOf(tx)
      }),

    /** @param redeem ends, or counts, what lets the caller act; the thesis is locked by then */
    answer: (
      actor: AskedAboutDates,
      thesisId: number,
      answers: readonly { optionId: number; answer: DateAnswer }[],
      redeem?: (tx: Tx) => Promise<unknown>,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const examined = await lockExamined(tx, thesisId)
        await redeem?.(tx)
        const { thesis, rules, seats } = examined
        const attempts = await attemptsOf(tx, thesisId)
        enforce(canExamination.answerDates(actor, thesis, rules, seats, attempts))
        const left = new Set((await listDateOptions(tx, thesisId)).map(({ id }) => id))
        for (const [index, { optionId }] of answers.entries()) {
          if (!left.delete(optionId)) throw invalidFields({ [`answers.${index}.optionID`]: 'invalid' })
        }
        await writeDateAnswers(tx, answering(actor, examined), answers, clock.now())
      }),
  }

  async function attemptsOf(tx: Tx, thesisId: number) {
    return readAttempts(tx, await listOwnExaminations(tx, thesisId), results)
  }
}

export type DatePoll = ReturnType<typeof datePoll>

function answering(
  actor: AskedAboutDates,
  { thesis, seats }: Examined,
): { seatId: number } | { accountId: number } {
  if ('seatId' in actor) return { seatId: actor.seatId }
  if (isStudentOf(actor, thesis)) return { accountId: actor.accountId }
  const seat = examiningSeats(seats).find(({ accountId }) => accountId === actor.accountId)
  return { seatId: found(seat).id }
}
