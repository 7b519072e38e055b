import { isDemandedOf, mustSetUp } from '@diatrivi/domain/people/account/second-factor'
import type { Sessions } from '../../../../platform/auth/sessions.ts'
import { type SigningSecrets, tokens } from '../../../../platform/auth/tokens.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Config } from '../../../../platform/config/config.ts'
import { afterTransaction, type Db, type Tx } from '../../../../platform/database/transaction.ts'
import { DAY, MINUTE } from '../../../../platform/durations.ts'
import { publishSessionChanges, type Whose } from '../../../../platform/events/account-changes.ts'
import type { ProviderSession, ProviderSessionName } from '../provider-session.model.ts'
import { type Resolution, resolvedSessions } from './resolved-sessions.service.ts'
import {
  countLiveSessions,
  deleteSessionsThatEnded,
  findProof,
  findProviderSession,
  insertSession,
  type LiveSession,
  recordProof,
  revokeSession,
  revokeSessionsOf,
  revokeSessionsOfProvider,
  type SessionKind,
  type SessionRow,
  selectCurrentSessions,
  selectLiveSessions,
  sessionFinder,
  updateLastSeen,
} from './session.repository.ts'

/** A session ends after a week, or after a day without use. */
const LIFETIME = 7 * DAY
const IDLE_LIFETIME = DAY
/** The last use is recorded once a minute at most: a write at every request would cost more than the request. */
const LAST_SEEN_PRECISION = MINUTE
const DOWNLOAD_TOKEN_LIFETIME = MINUTE

/** The sessions of people. The platform needs the functions of `Sessions`, this module all of these. */
export interface AccountSessions extends Sessions {
  /** Signs a person in. Returns the token. */
  open(
    tx: Tx,
    owner: {
      accountId: number
      kind: SessionKind
      userAgent: string | null
      providerSession?: ProviderSession | null
    },
  ): Promise<string>
  /** What ends the session at the provider that opened it; null where none did. */
  findProviderSession(sessionId: string): Promise<ProviderSession | null>
  /** Until when a new sign-in at the institution stands in the place of the password; null where there was none. */
  findProof(sessionId: string): Promise<Date | null>
  recordProof(tx: Tx, sessionId: string, until: Date): Promise<void>
  /** Where an account is signed in. */
  listLive(accountId: number): Promise<LiveSession[]>
  /** Counts the sessions of all people together. */
  countLive(): Promise<number>
  findLive(sessionId: string): Promise<LiveSession | undefined>
  /** Ends a session together with its record, unless it had ended before. */
  end(sessionId: string, record?: (tx: Tx) => Promise<void>): Promise<void>
  /** Ends what a provider has opened, with what is recorded of each person. */
  endOfProvider(
    named: ProviderSessionName,
    record: (tx: Tx, accountId: number) => Promise<void>,
  ): Promise<void>
  /** Signs an account out everywhere, but for the session that is named. */
  endAll(tx: Tx, accountId: number, except?: string): Promise<void>
  /** A token for one link that the browser opens by itself, because links end up in histories and logs. */
  makeDownloadToken(sessionId: string, path: string): Promise<string>
  /** Another process has published that these have changed. */
  forget(whose: Whose): void
  /** Whether what other processes publish is received from now on. */
  setInformed(isSo: boolean): void
}

interface Dependencies extends SigningSecrets {
  config: Config
  db: Db
  clock: Clock
}

export function accountSessions({ config, db, clock, ...secrets }: Dependencies): AccountSessions {
  const signing = tokens({ ...secrets, clock })
  const finder = sessionFinder(db)
  const resolved = resolvedSessions(clock)
  const after = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)
  const live = (which: Parameters<typeof selectLiveSessions>[1]) =>
    selectLiveSessions(db, which, { now: clock.now(), idleSince: after(-IDLE_LIFETIME) })

  async function resolve(token: string): Promise<Resolution> {
    const read = await signing.read(token)
    if (read === null) return { state: 'unknown' }
    if (read === 'expired') return { state: 'expired' }
    const [session] = await finder.execute({ id: read.claims.sessionId })
    if (session === undefined) return { state: 'unknown' }
    const isDemanded = isDemandedOf(session.role, config.secondFactor.forAdministrators)
    const mustSetUpSecondFactor = mustSetUp({ isDemanded, hasSecondFactor: session.hasSecondFactor })
    return { state: 'valid', ...read, session: { ...session, mustSetUpSecondFactor } }
  }

  async function changed(tx: Tx, whose: Whose): Promise<void> {
    await publishSessionChanges(tx, whose)
    // The message would come a moment after the answer to the caller.
    afterTransaction(() => resolved.forget(whose))
  }

  return {
    open: async (tx, owner) => {
      const createdAt = clock.now()
      const expiresAt = earlier(after(LIFETIME), owner.providerSession?.until)
      await deleteSessionsThatEnded(tx, owner.accountId, createdAt)
      const sessionId = await insertSession(tx, { ...owner, createdAt, expiresAt })
      return signing.sign({ use: 'session', sessionId }, expiresAt)
    },

    present: async (token) => {
      const resolution = await resolved.find(token, () => resolve(token))
      if (resolution.state !== 'valid') return resolution
      const { claims, expiresAt, session } = resolution
      const now = clock.now()
      if (expiresAt <= now || hasEnded(session, now)) return { state: 'expired' }
      if (now.getTime() - session.lastSeenAt.getTime() >= LAST_SEEN_PRECISION) {
        // Before it is written, so that requests that come meanwhile do not write it too.
        session.lastSeenAt = now
        await db.transaction((tx) => updateLastSeen(tx, session.id, now))
      }
      return { state: 'valid', claims, session }
    },

    findProviderSession: (sessionId) => findProviderSession(db, sessionId),
    findProof: (sessionId) => findProof(db, sessionId),
    recordProof,
    listLive: (accountId) => live({ accountId }),
    countLive: () => countLiveSessions(db, { now: clock.now(), idleSince: after(-IDLE_LIFETIME) }),
    findLive: async (id) => (await live({ id }))[0],
    current: (ids) => selectCurrentSessions(db, ids, { now: clock.now(), idleSince: after(-IDLE_LIFETIME) }),

    changed,
    end: (sessionId, record) =>
      db.transaction(async (tx) => {
        const owner = await revokeSession(tx, sessionId, clock.now())
        if (owner === undefined) return
        await changed(tx, [owner])
        await record?.(tx)
      }),
    endOfProvider: (named, record) =>
      db.transaction(async (tx) => {
        const owners = await revokeSessionsOfProvider(tx, named, clock.now())
        if (owners.length > 0) await changed(tx, owners)
        for (const owner of owners) await record(tx, owner)
      }),
    endAll: async (tx, accountId, except) => {
      await revokeSessionsOf(tx, accountId, clock.now(), except)
      await changed(tx, [accountId])
    },
    makeDownloadToken: (sessionId, path) =>
      signing.sign({ use: 'download', sessionId, path }, after(DOWNLOAD_TOKEN_LIFETIME)),
    forget: resolved.forget,
    setInformed: resolved.setInformed,
  }
}

/** No session outlasts that of its provider. */
function earlier(moment: Date, until: string | undefined): Date {
  return until !== undefined && new Date(until) < moment ? new Date(until) : moment
}

function hasEnded(session: SessionRow, now: Date): boolean {
  const idleUntil = session.lastSeenAt.getTime() + IDLE_LIFETIME
  const isOver = session.revokedAt !== null || session.disabledAt !== null
  return isOver || session.expiresAt <= now || idleUntil <= now.getTime()
}
