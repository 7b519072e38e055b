import { PUSHED_BROWSERS_MAX } from '@diatrivi/domain/people/account/pushed-browser'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../../platform/caller.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Tx } from '../../../../platform/database/transaction.ts'
import { addressProblem } from '../../../../platform/outbound/address-problem.ts'
import { isPublicAddress } from '../../../../platform/outbound/allowed-addresses.ts'
import { invalidFields } from '../../../../platform/refusal/refusal.ts'
import * as subscriptions from './push-subscription.repository.ts'

/** What a browser says of itself. */
export interface PushBrowser {
  endpoint: string
  publicKey: string
  authSecret: string
}

interface Dependencies {
  db: Db
  clock: Clock
}

/** The browsers in which a person asked for notices. */
export function pushSubscriptions({ db, clock }: Dependencies) {
  return {
    add: (
      { accountId, sessionId }: SessionActor,
      browser: PushBrowser,
      { userAgent }: Caller,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const isReachable = addressProblem(browser.endpoint, isPublicAddress) === null
        if (!isReachable) throw invalidFields({ endpoint: 'invalid' })
        const row = { ...browser, accountId, sessionId, userAgent, createdAt: clock.now() }
        await subscriptions.upsertSubscription(tx, row)
        await subscriptions.keepNewest(tx, accountId, PUSHED_BROWSERS_MAX)
      }),

    /**
     * Whether notices of the caller are pushed to this browser. One that another account left behind gets no more of that
     * account's: who knows the secret address sits before the browser.
     */
    confirm: ({ accountId, sessionId }: SessionActor, endpoint: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const isOn = await subscriptions.rebind(tx, { endpoint, accountId, sessionId })
        if (!isOn) await subscriptions.removeBrowser(tx, endpoint)
        return isOn
      }),

    remove: ({ accountId }: SessionActor, endpoint: string): Promise<void> =>
      db.transaction((tx) => subscriptions.removeBrowser(tx, endpoint, accountId)),

    /** The service of the browser says that it is gone. */
    dropGone: (tx: Tx, endpoint: string): Promise<void> => subscriptions.removeBrowser(tx, endpoint),
  }
}

export type PushSubscriptions = ReturnType<typeof pushSubscriptions>
