import type { Wire } from '@diatrivi/contract/endpoints'
import { toClockText } from '../../../shared/format/wire-day.ts'
import { type Device, toDevice } from './device.ts'

/** A place where the person is signed in. */
export interface OwnSession {
  id: string
  device: Device
  /** Day and hour in Athens: `2026-03-07 14:30`. */
  startedAt: string
  lastUsedAt: string
  isCurrent: boolean
}

export function toOwnSession(wire: Wire<'listSessions'>['response'][number]): OwnSession {
  return {
    id: wire.sessionID,
    device: toDevice(wire.userAgent),
    startedAt: toClockText(wire.startedAt),
    lastUsedAt: toClockText(wire.lastSeenAt),
    isCurrent: wire.isCurrent,
  }
}
