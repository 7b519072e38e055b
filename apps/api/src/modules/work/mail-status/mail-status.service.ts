import type { Actor } from '@diatrivi/domain/people/account/role'
import type { MailState } from '@diatrivi/domain/work/mail/mail'
import { canMail } from '@diatrivi/domain/work/mail/mail.policy'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { DAY } from '../../../platform/durations.ts'
import type { Logger } from '../../../platform/logging/logger.ts'
import { currentOutage, type OutageNow } from '../../../platform/mail/mail-outage.repository.ts'
import { type OutboxState, outboxState } from '../../../platform/mail/outbox.repository.ts'
import {
  countSent,
  countSentSince,
  countUnsent,
  listSent,
  listUnsent,
  lockMail,
  type OutboxEntry,
  type SentMail,
  tryAgain,
} from '../../../platform/mail/outbox-upkeep.repository.ts'
import type { Page } from '../../../platform/paging.ts'
import { type PageWindow, readCapped } from '../../../platform/paging.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'

interface Dependencies {
  db: Db
  clock: Clock
  log: Logger
}

export interface MailStatus extends OutboxState {
  /** Null while mails leave. */
  outage: OutageNow | null
  sentLastDay: number
}

/** A mail that has not left. */
export interface UnsentMail extends OutboxEntry {
  state: MailState
  /** During an outage, not before the server is asked again. Null for a mail that is given up. */
  nextTryAt: Date | null
}

/** Who retries mails, for the log. */
type RetriedBy = { administrator: number } | { command: string }

/** The outbox for the administrator's page and the command `mail-status`. */
export function mailService({ db, clock, log }: Dependencies) {
  function record(mails: readonly number[], by: RetriedBy): void {
    if (mails.length > 0) log.info({ ...by, mails }, 'mails that were given up are tried again')
  }

  async function list(window: PageWindow | null): Promise<Page<UnsentMail[]>> {
    const outage = await currentOutage(db)
    return readCapped(
      window,
      async (rows) => (await listUnsent(db, rows)).map((mail) => withState(mail, outage)),
      () => countUnsent(db),
    )
  }

  async function status(): Promise<MailStatus> {
    const aDayAgo = new Date(clock.now().getTime() - DAY)
    return {
      ...(await outboxState(db)),
      outage: await currentOutage(db),
      sentLastDay: await countSentSince(db, aDayAgo),
    }
  }

  /** Null: all that were given up. Returns how many there were. */
  async function retryGivenUp(ids: readonly number[] | null, by: RetriedBy): Promise<number> {
    const retried = await db.transaction((tx) => tryAgain(tx, ids, clock.now()))
    record(retried, by)
    return retried.length
  }

  return {
    list,
    status,
    retryGivenUp,

    listFor: async (actor: Actor, window: PageWindow | null): Promise<Page<UnsentMail[]>> => {
      enforce(canMail.see(actor))
      return list(window)
    },

    listSentFor: async (
      actor: Actor,
      search: string,
      window: PageWindow | null,
    ): Promise<Page<SentMail[]>> => {
      enforce(canMail.see(actor))
      return readCapped(
        window,
        (rows) => listSent(db, search, rows),
        () => countSent(db, search),
      )
    },

    statusFor: async (actor: Actor): Promise<MailStatus> => {
      enforce(canMail.see(actor))
      return status()
    },

    retry: async (actor: SessionActor, mailId: number): Promise<void> => {
      const retried = await db.transaction(async (tx) => {
        const mail = found(await lockMail(tx, mailId))
        const state = mail.sentAt === null ? stateOf(mail) : 'sent'
        enforce(canMail.retry(actor, { state }))
        return tryAgain(tx, [mailId], clock.now())
      })
      record(retried, { administrator: actor.accountId })
    },

    retryAll: async (actor: SessionActor): Promise<number> => {
      enforce(canMail.retry(actor, { state: 'given_up' }))
      return retryGivenUp(null, { administrator: actor.accountId })
    },
  }
}

function withState(mail: OutboxEntry, outage: OutageNow | null): UnsentMail {
  const state = stateOf(mail)
  if (state === 'given_up') return { ...mail, state, nextTryAt: null }
  const isHeldBack = outage !== null && outage.nextTryAt > mail.dueAt
  return { ...mail, state, nextTryAt: isHeldBack ? outage.nextTryAt : mail.dueAt }
}

function stateOf({ undeliverableAt }: Pick<OutboxEntry, 'undeliverableAt'>): MailState {
  return undeliverableAt === null ? 'waiting' : 'given_up'
}

export type MailService = ReturnType<typeof mailService>
