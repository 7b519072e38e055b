import type { Page } from '@playwright/test'
import type { Credentials } from '../fixtures/api.ts'
import { expectAsWideAsTheScreen, expectReflow, openWhole } from '../fixtures/crawl.ts'
import { expectNoTextCut } from '../fixtures/cut-text.ts'
import { DEMO_PEOPLE } from '../fixtures/people.ts'
import { test as journey } from '../fixtures/world.ts'
import { type Extreme, makeExtreme } from '../pictures/worlds/extreme.ts'

/** Enough of everything to fill a page with the longest words; the gallery has them by the hundred. */
const SOME = { interested: 3, theses: 7, interests: 4, steps: 6, sessions: 2 }

/** Made once, because these journeys run one after another: what is made here is only read. */
let made: Promise<Extreme> | undefined

const test = journey.extend<{ extreme: Extreme }>({
  extreme: async ({ names }, use) => {
    made ??= makeExtreme(names, SOME)
    await use(await made)
  },
})

// Nearly twenty pages at five widths each.
test.describe.configure({ mode: 'default', timeout: 300_000 })

/** One window. */
interface Reader {
  who: (extreme: Extreme) => Credentials | null
  paths: (extreme: Extreme) => string[]
}

const MY_THESIS = '/dashboard/student/thesis/current'
const INSTRUCTOR = '/dashboard/instructor'

const STUDENTS: readonly Reader[] = [
  {
    who: () => null,
    paths: () => ['/', '/register', '/password/forgot', '/password/reset?token=unknown', '/privacy'],
  },
  {
    who: ({ declarer }) => declarer,
    paths: ({ crowded, oneWord, instructor }) => [
      '/dashboard/student/profile',
      '/dashboard/student/theses/open',
      `/dashboard/student/theses/open?search=${oneWord.title}`,
      MY_THESIS,
      `/thesis/${crowded.id}`,
      `/thesis/${oneWord.id}`,
      `/profile/${instructor.username}`,
    ],
  },
  {
    who: ({ chosen }) => chosen,
    paths: ({ offered }) => [MY_THESIS, `/thesis/${offered.id}`, '/dashboard/notices'],
  },
  {
    who: ({ busy }) => busy.student,
    paths: ({ busy }) => [
      MY_THESIS,
      `${MY_THESIS}#conversation-${busy.list.steps[3]?.id}`,
      `/thesis/${busy.thesis.id}`,
      '/dashboard/notices',
    ],
  },
]

const STAFF: readonly Reader[] = [
  {
    who: ({ instructor }) => instructor,
    paths: ({ busy, crowded, declarer, oneWord }) => [
      `${INSTRUCTOR}/overview`,
      `${INSTRUCTOR}/theses`,
      `${INSTRUCTOR}/theses/ungiven`,
      `${INSTRUCTOR}/todo-lists`,
      `/thesis/${crowded.id}`,
      `/thesis/${busy.thesis.id}`,
      `/profile/${declarer.username}`,
      '/dashboard/notices',
      `${INSTRUCTOR}/profile`,
      `${INSTRUCTOR}/thesis/create`,
      `${INSTRUCTOR}/thesis/edit/${oneWord.id}`,
      `${INSTRUCTOR}/thesis/edit/${busy.thesis.id}`,
      `${INSTRUCTOR}/todo-list/edit/${busy.list.id}`,
      `${INSTRUCTOR}/todo-list/item/create?list=${busy.list.id}`,
    ],
  },
  {
    who: () => DEMO_PEOPLE.admin,
    paths: ({ busy, instructor }) => [
      '/dashboard/admin/institutions',
      '/dashboard/admin/departments',
      '/dashboard/admin/users',
      `/thesis/${busy.thesis.id}`,
      `/profile/${instructor.username}`,
    ],
  },
]

const PHONE = { width: 390, height: 844 }

/** As a window with a mouse shows it, magnified, and at last as a telephone does, where controls are larger for a finger. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await openWhole(page, path)
  await expectAsWideAsTheScreen(page, path)
  await expectNoTextCut(page, path)
  await expectReflow(page, path)

  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize(PHONE)
  await expectAsWideAsTheScreen(page, `${path} on a phone`)
  await expectNoTextCut(page, `${path} on a phone`)
}

for (const [title, readers] of [
  ['visitors and students', STUDENTS],
  ['instructors and administrators', STAFF],
] as const) {
  test(`${title} meet the longest names and titles, whole and within the screen, also on a phone`, async ({
    extreme,
    openWindow,
    signedInAs,
  }) => {
    for (const { who, paths } of readers) {
      const person = who(extreme)
      const window = await (person === null ? openWindow() : signedInAs(person))
      for (const path of paths(extreme)) {
        await test.step(path, async () => {
          // A page of its own, because the mouse does not come back to one that was a telephone's.
          const page = await window.context().newPage()
          await expectWhole(page, path)
          await page.close()
        })
      }
    }
  })
}
