import webPush from 'web-push'
import type { SealedSecrets } from '../../../../platform/auth/sealed-secrets.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/transaction.ts'
import * as keys from './push-subscription.repository.ts'

/** Sealed in, as the owner of the private key. */
const OWNER = 'push key'

interface Dependencies {
  db: Db
  clock: Clock
  sealed: SealedSecrets
}

export interface PushKeyPair {
  publicKey: string
  privateKey: string
}

/** The key pair (VAPID) by which the services of browsers know this installation: docs/guides/keys.md. */
export function pushKeys({ db, clock, sealed }: Dependencies) {
  function newPair() {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    return { publicKey, sealedPrivateKey: sealed.seal(privateKey, OWNER), createdAt: clock.now() }
  }

  return {
    /**
     * Makes the pair at the first start. One that no key opens any more is replaced, and the browsers that know it alone
     * are removed: they ask again.
     */
    ensure: (): Promise<void> =>
      db.transaction(async (tx) => {
        const kept = await keys.lockPushKey(tx)
        if (kept === undefined) {
          await keys.insertPushKey(tx, newPair())
        } else if (!sealed.isKnown(kept.sealedPrivateKey)) {
          await keys.updatePushKey(tx, newPair())
          await keys.removeAllBrowsers(tx)
        } else if (!sealed.isCurrent(kept.sealedPrivateKey)) {
          const privateKey = sealed.open(kept.sealedPrivateKey, OWNER)
          await keys.updatePushKey(tx, { sealedPrivateKey: sealed.seal(privateKey, OWNER) })
        }
      }),

    publicKey: async (): Promise<string> => present(await keys.findPushKey(db)).publicKey,

    pair: async (): Promise<PushKeyPair> => {
      const { publicKey, sealedPrivateKey } = present(await keys.findPushKey(db))
      return { publicKey, privateKey: sealed.open(sealedPrivateKey, OWNER) }
    },
  }
}

export type PushKeys = ReturnType<typeof pushKeys>

function present<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('the push key is made at the start')
  return row
}
