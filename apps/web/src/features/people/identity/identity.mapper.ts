import type { Wire } from '@diatrivi/contract/endpoints'
import { toClockText } from '../../../shared/format/wire-day.ts'

/** An account of the institution with which the person signs in. */
export interface OwnIdentity {
  id: number
  /** The provider, as it names itself. */
  issuer: string
  /** Day and hour in Athens: `2026-03-07 14:30`. */
  linkedAt: string
}

export function toOwnIdentity(wire: Wire<'listIdentities'>['response'][number]): OwnIdentity {
  return { id: wire.identityID, issuer: wire.issuer, linkedAt: toClockText(wire.linkedAt) }
}
