import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { StepsPanel } from '../../pages/steps-panel.ts'

test('a new instructor reads that nothing waits, and the menu has no badge', async ({
  signedInAs,
  anInstructor,
}) => {
  const page = await signedInAs(await anInstructor())
  await page.goto('/dashboard/instructor/overview')
  await expect(page.getByText('Τίποτα δεν σας περιμένει σήμερα.')).toBeVisible()
  const empty = {
    'Απαιτείται ενέργειά σας': 'Καμία εργασία δεν χρειάζεται ενέργειά σας.',
    'Δηλώσεις της τελευταίας εβδομάδας': 'Κανένας φοιτητής δεν δήλωσε ενδιαφέρον την τελευταία εβδομάδα.',
    'Λήγουν μέσα στην εβδομάδα': 'Καμία εργασία δεν λήγει μέσα στην εβδομάδα.',
  }
  for (const [title, text] of Object.entries(empty)) {
    await expect(page.getByRole('region', { name: title })).toContainText(text)
  }
  await expectAccessible(page, 'empty overview')
  const menu = new MainMenu(page)
  await menu.open()
  await expect(menu.entry('Αρχική')).toHaveAccessibleName('Αρχική')
})

test('what waits stands in three lists, counts in the badge, and goes when it is done', {
  tag: '@phone',
}, async ({ signedInAs, anAssignment, aStudent, aThesis, interest }) => {
  const { instructor, student, thesis, list } = await anAssignment({ isWaiting: true })
  const [applicant, wanted, expiring] = await Promise.all([
    aStudent(),
    aThesis(instructor),
    aThesis(instructor, { interestDeadline: 3 }),
  ])
  await interest(applicant, wanted, 2)
  const page = await signedInAs(instructor)
  const menu = new MainMenu(page)
  const action = page.getByRole('region', { name: 'Απαιτείται ενέργειά σας' })
  const requests = page.getByRole('region', { name: 'Δηλώσεις της τελευταίας εβδομάδας' })
  const ending = page.getByRole('region', { name: 'Λήγουν μέσα στην εβδομάδα' })

  await test.step('each thing that waits is shown with its thesis', async () => {
    await page.goto('/dashboard/instructor/overview')
    await expect(page.getByText('Σας περιμένουν 3 εκκρεμότητες.')).toBeVisible()
    await expect(action.getByRole('listitem')).toContainText([
      `Το βήμα «${list.steps[0]?.title}» περιμένει την έγκρισή σας. Φοιτητής/Φοιτήτρια: ${student.fullName}.`,
    ])
    await expect(requests.getByRole('listitem')).toContainText([
      `Νέα δήλωση ενδιαφέροντος: ${applicant.fullName}.`,
    ])
    await expect(ending.getByRole('listitem')).toContainText(['Λήγει η προθεσμία δήλωσης ενδιαφέροντος.'])
    await expect(ending.getByRole('listitem')).toContainText(['σε 3 ημέρες'])
    await expect(requests.getByRole('link', { name: wanted.title })).toBeVisible()
    await expect(ending.getByRole('link', { name: expiring.title })).toBeVisible()
    await expectAccessible(page, 'overview')
    await menu.open()
    await expect(menu.notifications()).toHaveText('3')
    await menu.entry('Αρχική').click()
  })

  await test.step('the step is accepted from there, and waits no longer', async () => {
    await action.getByRole('link', { name: thesis.title }).click()
    await page.getByRole('heading', { level: 1, name: thesis.title }).waitFor()
    const steps = new StepsPanel(page)
    await steps.accept().click()
    await expect(steps.text('Εγκρίθηκε').first()).toBeVisible()
    await menu.open()
    await expect(menu.notifications()).toHaveText('2')
    await menu.entry('Αρχική').click()
    await expect(action).toContainText('Καμία εργασία δεν χρειάζεται ενέργειά σας.')
    await expect(page.getByText('Σας περιμένουν 2 εκκρεμότητες.')).toBeVisible()
  })
})
