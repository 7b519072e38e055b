import { type PushOutcome, pushOutcomeOf, pushWaitAfter } from '@diatrivi/domain/thesis/notice/push'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/transaction.ts'
import { MINUTE } from '../../../../platform/durations.ts'
import type { Turns } from '../../../../platform/jobs/turn-worker.ts'
import type { Logger } from '../../../../platform/logging/logger.ts'
import type { AllowedAddresses } from '../../../../platform/outbound/allowed-addresses.ts'
import { type Post, PostFailure, post } from '../../../../platform/outbound/post.ts'
import type { PushKeys } from '../../../people/account/push-subscription/push-keys.service.ts'
import type { PushSubscriptions } from '../../../people/account/push-subscription/push-subscriptions.service.ts'
import { type ClaimedPush, claimPush, deletePush, postponePush } from './push-message.repository.ts'
import { pushRequest } from './push-request.protocol.ts'

/** Longer than an answer is waited for, so that a claim ends by itself only where its worker died. */
const CLAIM = MINUTE

/** A message whose browser is still there. */
export type PushTurn = ClaimedPush & { endpoint: string; publicKey: string; authSecret: string }

interface Result {
  outcome: PushOutcome
  /** For the log. */
  because: string
  askedFor: number | null
}

interface Dependencies {
  db: Db
  clock: Clock
  log: Logger
  keys: PushKeys
  subscriptions: PushSubscriptions
  isAllowed: AllowedAddresses
  contact: string
  /** Replaced by tests, in milliseconds. */
  answersWithin?: number | undefined
}

/** One message: taken, sent, deleted or put back. No transaction is open while a service is waited for. */
export function pushDelivering(deps: Dependencies): Turns<PushTurn> {
  const { db, clock, log, keys, subscriptions, isAllowed, contact, answersWithin } = deps

  return {
    async claim() {
      for (;;) {
        const row = await db.transaction(async (tx) => {
          const now = clock.now()
          const claimed = await claimPush(tx, now, new Date(now.getTime() + CLAIM))
          if (claimed?.endpoint === null) await deletePush(tx, claimed.id)
          return claimed
        })
        if (row === undefined) return null
        if (isSendable(row)) return row
      }
    },

    async deliver(turn) {
      const { outcome, because, askedFor } = await send(turn)
      const tries = turn.tries + 1
      const wait = outcome === 'later' ? pushWaitAfter(tries, askedFor) : null
      // Neither the endpoint nor the keys: both are secrets of the browser.
      if (outcome !== 'arrived') log.info({ push: turn.id, outcome, because, tries }, 'a push did not arrive')
      await db.transaction(async (tx) => {
        if (outcome === 'gone') await subscriptions.dropGone(tx, turn.endpoint)
        if (wait === null) await deletePush(tx, turn.id)
        else await postponePush(tx, turn.id, new Date(clock.now().getTime() + wait))
      })
    },
  }

  async function send(turn: PushTurn): Promise<Result> {
    const pair = await keys.pair()
    let request: Post
    try {
      request = pushRequest(turn, { title: turn.title, path: turn.path }, { ...pair, contact })
    } catch {
      // Nothing can be encrypted with what the browser gave as its keys.
      return { outcome: 'gone', because: 'keys', askedFor: null }
    }
    try {
      const { status, retryAfterSeconds } = await post(request, {
        isAllowed,
        ...(answersWithin !== undefined && { within: answersWithin }),
      })
      return { outcome: pushOutcomeOf(status), because: String(status), askedFor: retryAfterSeconds }
    } catch (error) {
      if (!(error instanceof PostFailure)) throw error
      const outcome = error.problem === 'address_not_allowed' ? 'gone' : 'later'
      return { outcome, because: error.problem, askedFor: null }
    }
  }
}

function isSendable(row: ClaimedPush): row is PushTurn {
  return row.endpoint !== null && row.publicKey !== null && row.authSecret !== null
}
