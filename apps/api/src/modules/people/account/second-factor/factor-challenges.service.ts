import { createHash } from 'node:crypto'
import {
  CHALLENGE_MINUTES,
  CHALLENGE_TRIES,
  isChallengeOpen,
  SET_UP_MINUTES,
} from '@diatrivi/domain/people/account/second-factor'
import type { SessionActor } from '../../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'
import { MINUTE } from '../../../../platform/durations.ts'
import {
  type ChallengeRow,
  deleteChallenge,
  deleteChallengesOf,
  findChallenge,
  type NewChallenge,
  saveChallenge,
  updateChallenge,
} from '../one-time-code/factor-challenge.repository.ts'
import { newToken } from '../one-time-code/secrets.model.ts'
import type { ProviderSession } from '../provider-session.model.ts'

/** What a session has begun: one of each at a time. */
export type Begun = 'totp' | 'passkey' | 'proof'

/** The browser is one that is known, where the password was given. */
export interface SignedInBy {
  browser: string | null
  providerSession: ProviderSession | null
}

/** What waits for a proof, for the one who was told to give it. */
export function factorChallenges({ clock }: { clock: Clock }) {
  const ofToken = (token: string) => hash('sign-in', token)
  const ofSession = ({ sessionId }: SessionActor, begun: Begun) => hash(begun, sessionId)
  const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE)

  async function findOpen(db: Reader, handle: string): Promise<ChallengeRow | undefined> {
    const row = await findChallenge(db, handle)
    return row !== undefined && isChallengeOpen(row, clock.now()) ? row : undefined
  }

  return {
    /**
     * Begins the second step after a right password, or after a provider has named the person. Returns the token by
     * which it goes on.
     */
    async beginSignIn(tx: Tx, accountId: number, by: SignedInBy): Promise<string> {
      const token = newToken()
      await saveChallenge(tx, {
        handle: ofToken(token),
        accountId,
        ...by,
        expiresAt: inMinutes(CHALLENGE_MINUTES),
      })
      return token
    },

    begin: (
      tx: Tx,
      actor: SessionActor,
      begun: Begun,
      values: Pick<NewChallenge, 'webauthnChallenge' | 'sealedSecret'>,
    ): Promise<void> =>
      saveChallenge(tx, {
        ...values,
        handle: ofSession(actor, begun),
        accountId: actor.accountId,
        expiresAt: inMinutes(SET_UP_MINUTES),
      }),

    findSignIn: (db: Reader, token: string) => findOpen(db, ofToken(token)),
    find: (db: Reader, actor: SessionActor, begun: Begun) => findOpen(db, ofSession(actor, begun)),

    askPasskey: (tx: Tx, { handle }: ChallengeRow, webauthnChallenge: string) =>
      updateChallenge(tx, handle, { webauthnChallenge }),

    /** Returns whether that was the last try. */
    async failed(tx: Tx, { handle, tries }: ChallengeRow): Promise<boolean> {
      await updateChallenge(tx, handle, { tries: tries + 1 })
      return tries + 1 >= CHALLENGE_TRIES
    },

    met: (tx: Tx, { handle }: ChallengeRow) => deleteChallenge(tx, handle),
    discardAll: (tx: Tx, accountId: number) => deleteChallengesOf(tx, accountId),
  }
}

export type FactorChallenges = ReturnType<typeof factorChallenges>

function hash(what: string, secret: string): string {
  return createHash('sha256').update(`${what}:${secret}`).digest('hex')
}
