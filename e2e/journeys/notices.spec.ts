import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect } from '../fixtures/journey.ts'
import { test } from '../fixtures/world.ts'
import { MainMenu } from '../pages/main-menu.ts'
import { NoticeBell } from '../pages/notice-bell.ts'
import { NoticesPage } from '../pages/notices-page.ts'

const EMPTY = {
  'Απαιτείται ενέργειά σας': 'Καμία εργασία δεν χρειάζεται ενέργειά σας.',
  'Δηλώσεις της τελευταίας εβδομάδας': 'Κανένας φοιτητής δεν δήλωσε ενδιαφέρον την τελευταία εβδομάδα.',
  'Λήγουν μέσα στην εβδομάδα': 'Καμία εργασία δεν λήγει μέσα στην εβδομάδα.',
}

/** Waits for the stream, which opens once the page is drawn; an earlier action is in its first event. */
const streamOf = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/v1/user/notices/stream'))

test(
  'what students do arrives without a reload, counts and waits in three lists, and goes when it is done',
  {
    tag: '@phone',
  },
  async ({ api, anAssignment, aStudent, aThesis, interest, signedInAs }, { project }) => {
    const isPhone = project.name === 'phone'
    const [{ instructor, student, thesis, list }, applicant] = await Promise.all([anAssignment(), aStudent()])
    const wanted = await aThesis(instructor, { interestDeadline: 20 })
    const page = await signedInAs(instructor)
    const bell = new NoticeBell(page)
    const menu = new MainMenu(page)
    const notices = new NoticesPage(page)
    const [action, requests, ending] = Object.keys(EMPTY).map((name) => page.getByRole('region', { name }))
    if (!action || !requests || !ending) throw new Error('The overview has three lists.')

    await test.step('where nothing waits the overview says so, and the menu has no badge', async () => {
      await api(instructor, 'readAllNotices')
      const stream = streamOf(page)
      await page.goto('/dashboard/instructor/overview')
      await stream
      await expect(bell.saying('Ειδοποιήσεις')).toBeVisible()
      await expect(page.getByText('Τίποτα δεν σας περιμένει σήμερα.')).toBeVisible()
      for (const [title, text] of Object.entries(EMPTY)) {
        await expect(page.getByRole('region', { name: title })).toContainText(text)
      }
      await expectAccessible(page, 'empty overview')
      await menu.open()
      await expect(menu.entry('Αρχική')).toHaveAccessibleName('Αρχική')
      await menu.entry('Αρχική').click()
    })

    await test.step('an interest and a finished step arrive with what came due, each with its thesis', async () => {
      await interest(applicant, wanted)
      await expect(bell.saying('Ειδοποιήσεις: 1 αδιάβαστη')).toBeVisible()
      await expect(requests.getByRole('link', { name: wanted.title })).toBeVisible()
      const expiring = await aThesis(instructor, { interestDeadline: 3 })
      await api(student, 'finishStep', { params: { itemId: list.steps[0]?.id ?? 0 } })
      await expect(bell.saying('Ειδοποιήσεις: 2 αδιάβαστες')).toBeVisible()
      await expect(page.getByText('Σας περιμένουν 3 εκκρεμότητες.')).toBeVisible()
      await expect(action.getByRole('listitem')).toContainText([
        `${student.fullName}: το βήμα «${list.steps[0]?.title}» περιμένει την έγκρισή σας.`,
      ])
      await expect(requests.getByRole('listitem')).toContainText([
        `Νέα δήλωση ενδιαφέροντος: ${applicant.fullName}.`,
      ])
      await expect(ending.getByRole('listitem')).toContainText(['Λήγει η προθεσμία δήλωσης ενδιαφέροντος.'])
      await expect(ending.getByRole('listitem')).toContainText(['σε 3 ημέρες'])
      await expect(ending.getByRole('link', { name: expiring.title })).toBeVisible()
      await menu.open()
      await expect(menu.notifications()).toHaveText('3 ειδοποιήσεις')
      await menu.entry('Αρχική').click()
    })

    await test.step('a notice leads to its thesis, and is read then', async () => {
      if (isPhone) {
        await bell.bell().click()
        await notices.isThere()
        await notices.link(`Νέα δήλωση ενδιαφέροντος: ${applicant.fullName}`).click()
      } else {
        await bell.open()
        await bell.notices().filter({ hasText: wanted.title }).getByRole('link').click()
      }
      await expect(page).toHaveURL(`/dashboard/instructor/thesis/single/${wanted.id}`)
      await expect(page.getByRole('heading', { level: 1, name: wanted.title })).toBeVisible()
      await expect(bell.saying('Ειδοποιήσεις: 1 αδιάβαστη')).toBeVisible()
    })

    await test.step('the step is accepted from the overview, waits no longer, and its notice is read', async () => {
      await menu.goTo('Αρχική')
      const accept = action.getByRole('button', { name: `Έγκριση βήματος: ${list.steps[0]?.title}` })
      await accept.click()
      await expect(action).toContainText('Καμία εργασία δεν χρειάζεται ενέργειά σας.')
      await expect(action.getByRole('heading')).toBeFocused()
      await page.getByRole('button', { name: 'Αναίρεση' }).click()
      await expect(action.getByRole('link', { name: thesis.title })).toBeVisible()
      await accept.click()
      await expect(action).toContainText('Καμία εργασία δεν χρειάζεται ενέργειά σας.')
      await expect(page.getByText('Σας περιμένουν 2 εκκρεμότητες.')).toBeVisible()
      await expect(bell.saying('Ειδοποιήσεις')).toBeVisible()
      await menu.open()
      await expect(menu.notifications()).toHaveText('2 ειδοποιήσεις')
      await menu.entry('Αρχική').click()
    })

    if (!isPhone) {
      await test.step('the panel is for the keyboard too', async () => {
        await interest(applicant, await aThesis(instructor, { interestDeadline: 20 }))
        await expect(bell.saying('Ειδοποιήσεις: 1 αδιάβαστη')).toBeVisible()
        await bell.bell().focus()
        await page.keyboard.press('Enter')
        await bell.notices().first().waitFor()
        await expectAccessible(page, 'panel of notices')
        await page.keyboard.press('Escape')
        await expect(bell.panel()).toBeHidden()
        await expect(bell.bell()).toBeFocused()
        await bell.open()
        await bell.readAll().click()
        await expect(bell.readAll()).toBeHidden()
        await bell.showAll().click()
        await expect(page).toHaveURL('/dashboard/notices')
        await expect(bell.panel()).toBeHidden()
      })

      await test.step('the page separates read from unread, in its address too', async () => {
        await notices.markUnread(wanted.title).click()
        await expect(bell.saying('Ειδοποιήσεις: 1 αδιάβαστη')).toBeVisible()
        await notices.filter('Αδιάβαστες').click()
        await expect(page).toHaveURL('/dashboard/notices?unread=1')
        await expect(notices.notices()).toHaveCount(1)
        await page.reload()
        await expect(notices.notices()).toHaveCount(1)
        await notices.markRead(wanted.title).click()
        await expect(page.getByText('Δεν έχετε αδιάβαστες ειδοποιήσεις.')).toBeVisible()
        await expect(bell.saying('Ειδοποιήσεις')).toBeVisible()
      })
    }
  },
)
