import type { DateAnswer } from '@diatrivi/domain/examination/examination/examination'
import { canExamination } from '@diatrivi/domain/examination/examination/examination.policy'
import type { RequestThrottle } from '../../../platform/auth/request-throttle.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { LinkedRow } from '../committee/committee.model.ts'
import { findSeat, findSeatByLink } from '../committee/committee.queries.ts'
import type { SignedLinks } from '../committee/link/signed-links.service.ts'
import type { DatePoll } from './date-poll.service.ts'
import type { ExaminationResults } from './examination.model.ts'
import { type DateOptionRow, listDateOptions, listOwnExaminations } from './examination.queries.ts'
import { readAttempts } from './examination-facts.queries.ts'
import { readExamined } from './examination-locks.ts'

interface Dependencies {
  db: Db
  requestThrottle: RequestThrottle
  signedLinks: SignedLinks
  results: ExaminationResults
  poll: DatePoll
}

/** What a link to dates shows. */
export interface DatesByLinkRow {
  linked: LinkedRow
  seatId: number
  isOver: boolean
  options: DateOptionRow[]
}

/** The answers of members without an account: docs/regulation.md#dates-by-link. */
export function datesByLink({ db, requestThrottle: throttle, signedLinks, results, poll }: Dependencies) {
  return {
    async open(code: string, { address }: Caller): Promise<DatesByLinkRow> {
      await throttle(address)
      const seatId = await signedLinks.read(db, code, 'dates')
      const linked = found(await findSeatByLink(db, seatId))
      const { thesisId } = found(await findSeat(db, seatId))
      const { thesis, rules, seats } = await readExamined(db, thesisId)
      const attempts = await readAttempts(db, await listOwnExaminations(db, thesisId), results)
      const isOpen = canExamination.answerDates({ seatId }, thesis, rules, seats, attempts).allowed
      const options = isOpen ? await listDateOptions(db, thesisId) : []
      return { linked, seatId, isOver: !isOpen, options }
    },

    async answer(
      code: string,
      answers: readonly { optionId: number; answer: DateAnswer }[],
      { address }: Caller,
    ): Promise<void> {
      await throttle(address)
      const seatId = await signedLinks.read(db, code, 'dates')
      const { thesisId } = found(await findSeat(db, seatId))
      // Revoked while this one waited for the thesis, it acts no more.
      await poll.answer({ seatId }, thesisId, answers, (tx) => signedLinks.redeem(tx, code, 'dates'))
    },
  }
}

export type DatesByLinkService = ReturnType<typeof datesByLink>
