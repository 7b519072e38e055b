import { createHash, randomBytes } from 'node:crypto'
import { canLink, type LinkPurpose } from '@diatrivi/domain/committee/signed-link'
import type { Clock } from '../../platform/clock.ts'
import type { Reader, Tx } from '../../platform/database/transaction.ts'
import { enforce, found } from '../../platform/refusal/refusal.ts'
import { findLink, insertLink, lockLink, revokeLinksOfSeat, useLink } from './signed-link.repository.ts'

const CODE_BYTES = 20

interface NewLink {
  seatId: number
  purpose: LinkPurpose
  expiresAt: Date
}

/**
 * Links by which people without an account act: docs/regulation.md#links. Whoever makes or redeems one has locked the
 * thesis.
 */
export function signedLinks({ clock }: { clock: Clock }) {
  return {
    /** Returns the code, which is kept nowhere. The newest link of a seat for a purpose is the only one that holds. */
    async make(tx: Tx, { seatId, purpose, expiresAt }: NewLink): Promise<string> {
      const code = randomBytes(CODE_BYTES).toString('base64url')
      const at = clock.now()
      await revokeLinksOfSeat(tx, { seatId, purpose }, at)
      await insertLink(tx, { seatId, purpose, codeHash: hashOf(code), createdAt: at, expiresAt })
      return code
    },

    /** The seat that a link shows, as often as it is opened. */
    async read(db: Reader, code: string, purpose: LinkPurpose): Promise<number> {
      const link = found(await findLink(db, hashOf(code), purpose))
      enforce(canLink.read(link, clock.now()))
      return link.seatId
    },

    /** The seat that an act by a link is about. It was the only act, unless the transaction is undone. */
    async redeem(tx: Tx, code: string, purpose: LinkPurpose): Promise<number> {
      const link = found(await lockLink(tx, hashOf(code), purpose))
      const at = clock.now()
      enforce(canLink.act(link, at))
      await useLink(tx, link.id, at)
      return link.seatId
    },
  }
}

export type SignedLinks = ReturnType<typeof signedLinks>

/** Nobody finds a code of 160 random bits by trying, so that its hash needs no key. */
function hashOf(code: string): string {
  return createHash('sha256').update(`seat-link:${code}`).digest('hex')
}
