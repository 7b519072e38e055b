import { replaceFeed } from '../modules/view/calendar/calendar-feed.repository.ts'
import { feedTokenHash, newFeedToken } from '../modules/view/calendar/feed-token.model.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'

export function calendarFactories({ db, clock }: FactoryDependencies) {
  /** An address by which the dates of a person are read, in the place of the one before. */
  const aCalendarFeed = async ({ id: accountId }: { id: number }): Promise<{ token: string }> => {
    const token = newFeedToken()
    await db.transaction((tx) =>
      replaceFeed(tx, { accountId, tokenHash: feedTokenHash(token), hasSteps: true }, clock.now()),
    )
    return { token }
  }

  return { aCalendarFeed }
}
