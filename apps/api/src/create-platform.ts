import { officeHolders } from './modules/department/staff/office-holders.service.ts'
import { type AccountSessions, accountSessions } from './modules/people/account/session/sessions.service.ts'
import type { Offices } from './platform/auth/offices.ts'
import { type EventStreams, eventStreams } from './platform/http/events/event-streams.ts'
import { type UploadsInFlight, uploadsInFlight } from './platform/http/input/uploads-in-flight.ts'
import { type Foundation, type Platform, platformOf } from './platform/platform.ts'

/** The platform, with the actions on sessions, the offices and the event streams, which belong to HTTP. */
export interface ApiPlatform extends Platform {
  sessions: AccountSessions
  offices: Offices
  streams: EventStreams
  uploads: UploadsInFlight
}

/** The platform with the sessions of the module of accounts and the offices of the staff, which it knows by interfaces only. */
export function createPlatform(foundation: Foundation): ApiPlatform {
  const sessions = accountSessions(foundation)
  const platform = platformOf(foundation, sessions)
  return {
    ...platform,
    sessions,
    offices: officeHolders(platform),
    streams: eventStreams({ ...foundation, sessions }),
    uploads: uploadsInFlight(),
  }
}
