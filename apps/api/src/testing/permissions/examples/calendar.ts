import type { calendarEndpoints } from '@diatrivi/contract/view/calendar/calendar.endpoints'
import { always, type Examples } from '../example.ts'
import type { Scene } from '../scene.ts'

/** Both have one: no other user learns of it. */
const withFeeds = async ({ given, student, instructor }: Scene) => {
  await given.aCalendarFeed(student)
  await given.aCalendarFeed(instructor)
}

export const calendarExamples: Examples<keyof typeof calendarEndpoints> = {
  getFeed: always({}),
  createFeed: always({ body: { steps: true } }),
  editFeed: [
    {
      of: "of the caller's own",
      prepare: async (scene) => {
        await withFeeds(scene)
        return { body: { steps: false } }
      },
    },
  ],
  revokeFeed: always({}),
  readFeed: [
    {
      of: 'of the student',
      prepare: async ({ given, student }) => ({
        params: { token: (await given.aCalendarFeed(student)).token },
      }),
    },
  ],
}
