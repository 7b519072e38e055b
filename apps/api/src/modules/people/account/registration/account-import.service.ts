import { randomUUID } from 'node:crypto'
import { mayUsePassword } from '@diatrivi/domain/people/account/institutional-sign-in'
import { INVITATIONS_A_MINUTE } from '@diatrivi/domain/work/import/import-kind'
import type { Sessions } from '../../../../platform/auth/sessions.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Config } from '../../../../platform/config/config.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { MINUTE } from '../../../../platform/durations.ts'
import { enqueueMails, lastOfKindDueAt, takeBackMails } from '../../../../platform/mail/outbox.repository.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import { lockAllAddresses } from '../address-lock.queries.ts'
import type { OneTimeCodes } from '../one-time-code/one-time-codes.service.ts'
import { deleteAllUnconfirmed } from '../unconfirmed.repository.ts'
import * as people from './account-import.repository.ts'
import { invitationTo } from './invitation.model.ts'

export type { ImportedPerson, PersonChange, PersonFields } from './account-import.repository.ts'

/** An account that was made, and what takes its invitation back until it leaves. */
export interface InvitedPerson {
  id: number
  messageKey: string
}

interface Dependencies {
  config: Config
  clock: Clock
  sessions: Sessions
  codes: OneTimeCodes
  links: WebLinks
}

type Role = 'instructor' | 'student'

/** What an import does to accounts: to many at once, in its transaction. */
export function accountImport({ config, clock, sessions, codes, links }: Dependencies) {
  /** One after the other, behind those of an earlier import that still wait. */
  async function invite(tx: Tx, made: Awaited<ReturnType<typeof people.insertPeople>>, role: Role) {
    const since = await lastOfKindDueAt(tx, 'invitation', clock.now())
    const invited = made.map((account, index) => ({
      accountId: account.id,
      leavesAt: new Date(since.getTime() + ((index + 1) * MINUTE) / INVITATIONS_A_MINUTE),
    }))
    const hasPassword = mayUsePassword(role, config.singleSignOn.localSignIn)
    const tokens = hasPassword ? await codes.makeFirstInvitations(tx, invited) : []
    const mails = made.map((account, index) => {
      const mail = invitationTo(links, account, role, tokens[index] ?? null)
      return { ...mail, messageKey: randomUUID(), dueAt: invited[index]?.leavesAt ?? since }
    })
    await enqueueMails(tx, mails, clock.now())
    return mails.map(({ messageKey }) => messageKey)
  }

  return {
    /** No other transaction gives an address or a username until this one ends. */
    begin: lockAllAddresses,

    /** Returns them in the order of the people. Registrations that were not confirmed give way. */
    async create(tx: Tx, all: readonly people.ImportedPerson[], role: Role): Promise<InvitedPerson[]> {
      const given = {
        emails: all.map(({ email }) => email),
        usernames: all.map(({ username }) => username),
      }
      const gone = await deleteAllUnconfirmed(tx, given)
      if (gone.length > 0) await sessions.changed(tx, gone)
      const created = new Map<string, InvitedPerson>()
      for (let from = 0; from < all.length; from += people.ROWS_AT_ONCE) {
        const some = all.slice(from, from + people.ROWS_AT_ONCE)
        const made = await people.insertPeople(tx, some, role, clock.now())
        const keys = await invite(tx, made, role)
        for (const [index, { id, username }] of made.entries()) {
          created.set(username, { id, messageKey: keys[index] ?? '' })
        }
      }
      return all.map(({ username }) => {
        const person = created.get(username)
        if (person === undefined) throw new Error('a person of the import was not inserted')
        return person
      })
    },

    /** Returns the ids of those that were still as they had been seen. */
    async change(tx: Tx, changes: readonly people.PersonChange[]): Promise<number[]> {
      const ids = await people.changePeople(tx, changes, clock.now())
      if (ids.length > 0) await sessions.changed(tx, ids)
      return ids
    },

    /** Deletes accounts that were never used; their invitations that wait go too. */
    async delete(tx: Tx, ids: readonly number[], messageKeys: readonly string[]): Promise<void> {
      await takeBackMails(tx, messageKeys, clock.now())
      await people.deletePeople(tx, ids)
      await sessions.changed(tx, ids)
    },
  }
}

export type AccountImport = ReturnType<typeof accountImport>
