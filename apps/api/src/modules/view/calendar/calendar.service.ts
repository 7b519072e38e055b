import { calendarEndpoints } from '@diatrivi/contract/view/calendar/calendar.endpoints'
import { calendarFeed } from '@diatrivi/domain/shared/calendar-file'
import { athensDate } from '@diatrivi/domain/shared/dates'
import { feedEntries, feedSpan } from '@diatrivi/domain/view/calendar/feed-entries'
import { FEED_NAME } from '@diatrivi/domain/view/calendar/feed-words'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { HOUR } from '../../../platform/durations.ts'
import type { Platform } from '../../../platform/platform.ts'
import { found, Refusal } from '../../../platform/refusal/refusal.ts'
import type { MadeFile } from '../../../platform/storage/file-answer.ts'
import { lockAccounts } from '../../people/account/account.queries.ts'
import * as feeds from './calendar-feed.repository.ts'
import { feedTokenHash, newFeedToken } from './feed-token.model.ts'
import { readFeedFacts } from './read-feed-facts.ts'

/** How long a calendar program may do with what it has. */
const MAX_AGE_SECONDS = 15 * 60

export type CalendarDependencies = Pick<
  Platform,
  'db' | 'replica' | 'clock' | 'config' | 'links' | 'personThrottle' | 'securityLog'
>

/** The secret address by which calendar programs read a person's dates: docs/regulation.md#calendar-feed. */
export function calendarService(deps: CalendarDependencies) {
  const { db, replica, clock, config, links, personThrottle, securityLog } = deps

  return {
    find: ({ accountId }: MemberActor): Promise<feeds.OwnFeedRow | null> => feeds.findFeedOf(db, accountId),

    /** Returns the address, which is shown this once. */
    create: async (
      { accountId }: MemberActor,
      { hasSteps }: { hasSteps: boolean },
      { address }: Caller,
    ): Promise<string> => {
      const token = newFeedToken()
      await db.transaction(async (tx) => {
        found((await lockAccounts(tx, [accountId], 'no key update'))[0])
        await feeds.replaceFeed(tx, { accountId, tokenHash: feedTokenHash(token), hasSteps }, clock.now())
        await securityLog.record(tx, { kind: 'calendar_address_made', accountId, address })
      })
      return config.apiUrl + calendarEndpoints.readFeed.path.replace(':token', token)
    },

    edit: ({ accountId }: MemberActor, fields: { hasSteps: boolean }): Promise<void> =>
      db.transaction(async (tx) => {
        if (!(await feeds.updateFeed(tx, accountId, fields))) throw new Refusal('not_found')
      }),

    revoke: ({ accountId }: MemberActor, { address }: Caller): Promise<void> =>
      db.transaction(async (tx) => {
        if (!(await feeds.deleteFeed(tx, accountId))) return
        await securityLog.record(tx, { kind: 'calendar_address_revoked', accountId, address })
      }),

    /** An address that was never one, that ended, or whose person is let in no longer is not found. */
    read: async (token: string): Promise<MadeFile> => {
      const { lastReadAt, ...reader } = found(await feeds.findReader(db, feedTokenHash(token)))
      await personThrottle(reader.accountId)
      const now = clock.now()
      if (lastReadAt === null || now.getTime() - lastReadAt.getTime() >= HOUR)
        await db.transaction((tx) => feeds.writeLastRead(tx, reader.accountId, now))
      const asked = { ...reader, ...feedSpan(now), now, today: athensDate(now) }
      const facts = await readFeedFacts(replica, links, asked)
      const entries = feedEntries(facts, reader, { now, service: new URL(links.home()).host })
      return {
        bytes: new TextEncoder().encode(calendarFeed(FEED_NAME, entries)),
        mediaType: 'text/calendar; charset=utf-8',
        name: 'diatrivi',
        maxAgeSeconds: MAX_AGE_SECONDS,
      }
    },

    /** For an account that is closed. */
    forget: async (tx: Tx, accountId: number): Promise<void> => {
      await feeds.deleteFeed(tx, accountId)
    },
  }
}

export type CalendarService = ReturnType<typeof calendarService>
