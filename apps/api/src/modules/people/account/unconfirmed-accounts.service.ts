import type { Sessions } from '../../../platform/auth/sessions.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { AccountRow } from './account.model.ts'
import { updateAccount } from './account.repository.ts'
import { lockAddress } from './address-lock.queries.ts'
import { deleteUnconfirmed } from './unconfirmed.repository.ts'

/** What others keep of an address, and give to the account of the person who has shown that it is his or hers. */
export type AdoptRecord = (tx: Tx, accountId: number) => Promise<void>

interface Dependencies {
  clock: Clock
  sessions: Sessions
  adoptRecord: AdoptRecord
}

/** Registrations whose address is not confirmed: they block no other account. */
export function unconfirmedAccounts({ clock, sessions, adoptRecord }: Dependencies) {
  async function giveWay(
    tx: Tx,
    whose: { email: string; username?: string; except?: number },
  ): Promise<void> {
    await lockAddress(tx, whose.email)
    const ids = await deleteUnconfirmed(tx, whose)
    if (ids.length > 0) await sessions.changed(tx, ids)
  }

  return {
    /** Deletes those that hold an address, or a username, which a person gets for good. */
    giveWay,

    adoptRecord,

    /** The person has shown that he or she reads the address; the other registrations with it go. */
    async confirm(tx: Tx, { id, email, unconfirmedSince }: AccountRow): Promise<void> {
      if (unconfirmedSince === null) return
      await giveWay(tx, { email, except: id })
      await updateAccount(tx, id, { isActive: true, unconfirmedSince: null }, clock.now())
      await adoptRecord(tx, id)
    },
  }
}

export type UnconfirmedAccounts = ReturnType<typeof unconfirmedAccounts>
