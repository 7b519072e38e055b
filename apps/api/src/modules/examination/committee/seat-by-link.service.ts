import { canChangeSeat } from '@diatrivi/domain/examination/committee/seat'
import type { RequestThrottle } from '../../../platform/auth/request-throttle.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { SeatByLinkRow } from './committee.model.ts'
import { findSeatByLink } from './committee.queries.ts'
import { committeeChanges } from './committee-changes.ts'
import type { SignedLinks } from './link/signed-links.service.ts'
import { type Answer, seatAnswering } from './seat-answering.ts'

interface Dependencies {
  db: Db
  clock: Clock
  requestThrottle: RequestThrottle
  history: HistoryService
  notices: NoticeService
  signedLinks: SignedLinks
}

/** What people without an account do by the link in their letter: docs/regulation.md#links. */
export function seatByLink({ db, requestThrottle: throttle, signedLinks, ...deps }: Dependencies) {
  const { changingSeat } = committeeChanges(db)
  const writeDown = seatAnswering(deps)

  return {
    async open(code: string, { address }: Caller): Promise<SeatByLinkRow> {
      await throttle(address)
      return found(await findSeatByLink(db, await signedLinks.read(db, code, 'seat')))
    },

    async answer(code: string, answer: Answer, { address }: Caller): Promise<void> {
      await throttle(address)
      await changingSeat(await signedLinks.read(db, code, 'seat'), async (tx, committee, seat) => {
        await signedLinks.redeem(tx, code, 'seat')
        const act = answer.accepts ? 'accept' : 'decline'
        enforce(canChangeSeat(seat, act, answer, found(committee.rules)))
        await writeDown(tx, committee, seat, answer)
      })
    },
  }
}

export type SeatByLinkService = ReturnType<typeof seatByLink>
