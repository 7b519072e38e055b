import { createHmac, randomInt } from 'node:crypto'
import {
  canLink,
  isPinGood,
  PIN_LENGTH,
  PIN_MINUTES,
  PINS_A_DAY,
  type SeatLinkPurpose,
} from '@diatrivi/domain/examination/committee/signed-link'
import { attemptsOf } from '../../../../platform/auth/attempt.repository.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Reader, Tx } from '../../../../platform/database/transaction.ts'
import { DAY, MINUTE } from '../../../../platform/durations.ts'
import { enforce, found, invalidFields, Refusal } from '../../../../platform/refusal/refusal.ts'
import { hashOfLinkCode, newLinkCode } from './link-code.model.ts'
import {
  countPinTry,
  findLink,
  insertLink,
  lockLink,
  revokeLinksOfSeat,
  setPin,
  useLink,
} from './signed-link.repository.ts'

/**
 * The codes that one link may ask for, so that few can be guessed and no person is buried in mails. Another link has
 * its own.
 */
const PINS = { name: 'link-pin', attempts: PINS_A_DAY, withinSeconds: DAY / 1_000 }

interface NewLink {
  seatId: number
  purpose: SeatLinkPurpose
  expiresAt: Date
  /** When the mail with the link leaves: until then the link before holds. */
  mailedAt: Date
}

/**
 * Links by which people without an account act: docs/regulation.md#links. The caller who makes or redeems one has
 * locked the thesis.
 */
export function signedLinks({ clock }: { clock: Clock }) {
  return {
    /** Returns the code, which is kept nowhere. The newest link of a seat for a purpose is the only one that holds, once it is mailed. */
    async make(tx: Tx, { seatId, purpose, expiresAt, mailedAt }: NewLink): Promise<string> {
      const code = newLinkCode()
      const at = clock.now()
      await revokeLinksOfSeat(tx, { seatId, purposes: [purpose] }, mailedAt)
      await insertLink(tx, {
        seatId,
        purpose,
        codeHash: hashOfLinkCode('seat-link', code),
        createdAt: at,
        expiresAt,
      })
      return code
    },

    /** The seat that a link shows, as often as it is opened. */
    async read(db: Reader, code: string, purpose: SeatLinkPurpose): Promise<number> {
      const link = found(await findLink(db, hashOfLinkCode('seat-link', code), purpose))
      enforce(canLink.read(link, clock.now()))
      return link.seatId
    },

    /** The seat that an action by a link is about. A link that acts once is used by it, unless the transaction is undone. */
    async redeem(tx: Tx, code: string, purpose: SeatLinkPurpose): Promise<number> {
      const link = found(await lockLink(tx, hashOfLinkCode('seat-link', code), purpose))
      const at = clock.now()
      enforce(canLink.act(link, at))
      await useLink(tx, link.id, at)
      return link.seatId
    },

    /** A code to be mailed beside the link, and the seat whose person it goes to. The newest is the only one that holds. */
    async makePin(tx: Tx, code: string, purpose: SeatLinkPurpose): Promise<{ seatId: number; pin: string }> {
      const link = found(await lockLink(tx, hashOfLinkCode('seat-link', code), purpose))
      const now = clock.now()
      enforce(canLink.read(link, now))
      const wait = await attemptsOf(PINS, tx).count(String(link.id))
      if (wait > 0) throw new Refusal('too_many_attempts', { retryAfterSeconds: wait })
      const pin = String(randomInt(10 ** PIN_LENGTH)).padStart(PIN_LENGTH, '0')
      const pinExpiresAt = new Date(now.getTime() + PIN_MINUTES * MINUTE)
      await setPin(tx, link.id, { pinHash: hashOfPin(code, pin), pinExpiresAt })
      return { seatId: link.seatId, pin }
    },

    /**
     * The seat that a link is about, for a caller who reads the mail of its person too. A wrong code is counted in a
     * transaction of its own, which nothing undoes.
     */
    async prove(db: Db, code: string, purpose: SeatLinkPurpose, pin: string): Promise<number> {
      const seatId = await db.transaction(async (tx) => {
        const link = found(await lockLink(tx, hashOfLinkCode('seat-link', code), purpose))
        const now = clock.now()
        enforce(canLink.read(link, now))
        if (link.pinHash === null || link.pinExpiresAt === null) return null
        const matches = link.pinHash === hashOfPin(code, pin)
        const asked = { matches, tries: link.pinTries, expiresAt: link.pinExpiresAt }
        if (isPinGood(asked, now)) return link.seatId
        await countPinTry(tx, link.id)
        return null
      })
      if (seatId === null) throw invalidFields({ pin: 'wrong_pin' })
      return seatId
    },
  }
}

export type SignedLinks = ReturnType<typeof signedLinks>

/** Six digits are found by trying a million, so that the hash is keyed: with the code of the link, which is kept nowhere. */
function hashOfPin(code: string, pin: string): string {
  return createHmac('sha256', code).update(`link-pin:${pin}`).digest('hex')
}
