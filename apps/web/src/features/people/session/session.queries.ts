import type { Wire } from '@diatrivi/contract/endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
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

function toOwnSession(wire: Wire<'listSessions'>['response'][number]): OwnSession {
  return {
    id: wire.sessionID,
    device: toDevice(wire.userAgent),
    startedAt: toClockText(wire.startedAt),
    lastUsedAt: toClockText(wire.lastSeenAt),
    isCurrent: wire.isCurrent,
  }
}

export const sessionQueries = {
  /** Where the person is signed in: here first, then the last used. */
  list: () =>
    queryOptions({
      queryKey: ['session', 'list'],
      queryFn: async ({ signal }) => {
        const sessions = (await call('listSessions', { signal })).map(toOwnSession)
        return [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
      },
    }),
}
