import type { Page } from '@playwright/test'
import { expect } from '../../fixtures/journey.ts'
import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import type { Worlds } from '../worlds.ts'
import type { Screen, View } from './screen.ts'

const ordinary = { data: 'ordinary', who: DEMO_PEOPLE.student } as const
const extreme = { data: 'extreme', who: ({ extreme: { declarer } }: Worlds) => declarer } as const
const extremeThesis = { data: 'extreme', who: ({ extreme: { busy } }: Worlds) => busy.student } as const
const empty = { data: 'empty', who: ({ empty: { student } }: Worlds) => student } as const

const PROFILE = '/dashboard/student/profile'
const NOTICES = '/dashboard/notices'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openBell({ page, say }: View): Promise<void> {
  const name = new RegExp(`^${say('Ειδοποιήσεις', 'Notifications')}`)
  await page.getByRole('banner').getByLabel(name).filter({ visible: true }).click()
  await page.getByRole('dialog').waitFor()
  await expect(page.locator('.MuiSkeleton-root:visible')).toHaveCount(0)
}

async function changePassword({ page, say }: View): Promise<void> {
  await button(page, say('Αλλαγή κωδικού', 'Change password')).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const [, next, repeat] = await dialog.locator('input:visible').all()
  await next?.fill('abc')
  await repeat?.fill('kalimera')
}

async function saveEmptyName({ page, say }: View): Promise<void> {
  await page.getByLabel(say('Όνομα', 'First name'), { exact: false }).first().fill('')
  await button(page, say('Αποθήκευση', 'Save')).click()
}

/** Pictures of the same person are taken beside this one, and each save makes the version of the others old. */
async function saveUponAnyVersion({ page, say }: View): Promise<void> {
  await page.route('**/v1/student/profile/edit', async (route, request) => {
    const { 'if-match': _, ...headers } = await request.allHeaders()
    await route.continue({ headers })
  })
  await button(page, say('Αποθήκευση', 'Save')).click()
  await page.getByText(say('Το προφίλ σας αποθηκεύτηκε', 'Your profile has been saved')).first().waitFor()
}

async function leaveUnsaved({ page, say }: View): Promise<void> {
  await page.getByLabel(say('Επώνυμο', 'Surname'), { exact: false }).first().fill('Άλλη')
  if ((page.viewportSize()?.width ?? 0) < 900) await button(page, say('Μενού', 'Menu')).click()
  await page.getByRole('link', { name: say('Διαθέσιμες εργασίες', 'Open theses') }).click()
  await page.getByRole('alertdialog').waitFor()
}

/** The screens that every person has: the profile, the sessions, the notices, the menus, the banners above the page. */
export const STUDENT_ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'student-profile', ...ordinary, path: PROFILE },
  { name: 'student-profile', ...extreme, path: PROFILE },
  { name: 'student-profile', ...empty, path: PROFILE },
  { name: 'student-profile-refused', ...ordinary, path: PROFILE, act: saveEmptyName },
  {
    name: 'student-profile-saved',
    ...empty,
    path: PROFILE,
    frame: 'window',
    act: saveUponAnyVersion,
  },
  { name: 'student-unsaved', ...ordinary, path: PROFILE, frame: 'window', act: leaveUnsaved },
  { name: 'student-password', ...extreme, path: PROFILE, frame: 'window', act: changePassword },
  { name: 'student-sessions', ...extremeThesis, path: PROFILE },
  {
    name: 'student-end-sessions',
    ...extremeThesis,
    path: PROFILE,
    frame: 'window',
    act: async ({ page, say }) => {
      await button(page, say('Τέλος όλων των άλλων συνεδριών', 'End all other sessions')).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'person-instructor', ...ordinary, path: '/profile/instructor' },
  {
    name: 'person-instructor',
    ...extreme,
    path: (worlds) => `/profile/${worlds.extreme.instructor.username}`,
  },
  { name: 'person-private', ...empty, path: ({ empty: { recluse } }) => `/profile/${recluse.username}` },
  { name: 'person-oneself', ...ordinary, path: '/profile/student' },

  { name: 'student-notices', ...ordinary, path: NOTICES },
  { name: 'student-notices', ...extremeThesis, path: NOTICES },
  { name: 'student-notices', ...empty, path: NOTICES },
  { name: 'student-notices-unread', ...empty, path: `${NOTICES}?unread=1` },
  { name: 'student-bell', ...ordinary, path: PROFILE, frame: 'window', act: openBell, only: 'desktop' },
  { name: 'student-bell', ...extremeThesis, path: PROFILE, frame: 'window', act: openBell, only: 'desktop' },
  { name: 'student-bell', ...empty, path: PROFILE, frame: 'window', act: openBell, only: 'desktop' },
  {
    name: 'student-menu',
    ...extreme,
    path: PROFILE,
    frame: 'window',
    only: 'phone',
    act: async ({ page, say }) => {
      await button(page, say('Μενού', 'Menu')).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'student-preferences',
    ...ordinary,
    path: PROFILE,
    frame: 'window',
    act: async ({ page, say }) => {
      await button(page, say('Εμφάνιση και γλώσσα', 'Appearance and language')).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'student-offline',
    ...ordinary,
    path: '/dashboard/student/theses/open',
    frame: 'window',
    act: ({ page }) => page.context().setOffline(true),
  },
  {
    name: 'student-refused',
    ...ordinary,
    path: '/dashboard/student/theses/open',
    frame: 'window',
    act: async ({ page }) => {
      await page.goto('/dashboard/instructor/theses')
      await page.getByText('403: ACCESS DENIED').waitFor()
    },
  },
]
