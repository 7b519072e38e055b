import { expectAccessible } from '../../fixtures/accessibility.ts'
import { isoDay, typedDay } from '../../fixtures/days.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { ThesisFormPage } from '../../pages/thesis-form-page.ts'

test('a thesis is begun, left and offered back, finished with a cover, and reads as it was written', async ({
  signedInAs,
  names,
  anInstructor,
  aThesis,
}) => {
  const instructor = await anInstructor()
  const known = names.title('δεδομένα')
  await aThesis(instructor, { keywords: [known] })
  const title = names.topic()
  const page = await signedInAs(instructor)
  const form = new ThesisFormPage(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })

  await test.step('a tap on the text before its editor is there is not lost', async () => {
    const wanted = Promise.withResolvers<void>()
    await page.route(/\/assets\/editor-[^/]+\.js$/, async (route) => {
      await wanted.promise
      await route.continue()
    })
    await page.goto('/dashboard/instructor/thesis/create')
    const label = await page.getByText('Περιγραφή', { exact: true }).boundingBox()
    if (label === null) throw new Error('The description has no label in sight.')
    await page.mouse.click(label.x + 40, label.y + 180)
    await expect(form.description()).toBeHidden()
    wanted.resolve()
    await expect(form.description()).toBeFocused()
    await page.keyboard.type('Μισή περιγραφή')
    await expect(form.description()).toHaveText('Μισή περιγραφή')
  })

  await test.step('without a title it is not saved', async () => {
    await form.save().click()
    await expect(form.title()).toBeFocused()
    await expectAccessible(page, 'new thesis without a title')
    await form.title().fill(title)
  })

  await test.step('a link asks before it leads away', async () => {
    const question = page.getByRole('alertdialog', { name: 'Υπάρχουν αλλαγές που δεν αποθηκεύτηκαν' })
    await new MainMenu(page).goTo('Λίστες βημάτων')
    await expectAccessible(page, 'question before a thesis is left')
    await question.getByRole('button', { name: 'Παραμονή' }).click()
    await expect(page).toHaveURL(/\/thesis\/create$/)
    await expect(form.title()).toHaveValue(title)
  })

  await test.step('so does the browser, and afterwards the draft is offered', async () => {
    await expect
      .poll(() => page.evaluate((text) => JSON.stringify(localStorage).includes(text), title))
      .toBe(true)
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await expect(form.title()).toHaveValue('')
    await expectAccessible(page, 'new thesis with a draft')
    await form.draftNotice().getByRole('button', { name: 'Επαναφορά' }).click()
    await expect(form.title()).toHaveValue(title)
    await expect(form.description()).toHaveText('Μισή περιγραφή')
  })

  await test.step('the text is formatted by the buttons and by the keyboard', async () => {
    await form.description().fill('')
    await form.tool('Έντονα').click()
    await page.keyboard.type('Στόχος:')
    await form.tool('Έντονα').click()
    await page.keyboard.type(' ένα πρωτότυπο.')
    await page.keyboard.press('Enter')
    await form.tool('Λίστα με κουκκίδες').click()
    await page.keyboard.type('Πρώτο παραδοτέο')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Δεύτερο παραδοτέο')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await form.addLink('όχι διεύθυνση')
    await expect(page.getByText('Γράψτε μια διεύθυνση ιστού, π.χ. https://www.uoa.gr')).toBeVisible()
    await page.keyboard.press('Escape')
    await form.addLink('www.uoa.gr')
  })

  await test.step('a known tag is suggested, a new one is taken too, and one is removed', async () => {
    await form.keywords().fill(known.slice(0, -1).toUpperCase())
    await page.getByRole('option', { name: known.toLowerCase() }).click()
    await form.keywords().fill('Νέα Λέξη')
    await form.keywords().press('Enter')
    await form.keywords().fill('περιττή')
    await form.keywords().press('Enter')
    await form.keywords().press('Backspace')
    await expect(form.tag('νέα λέξη')).toBeVisible()
    await expect(form.tag('περιττή')).toBeHidden()
  })

  await test.step('it is saved, and gets a cover', async () => {
    await form.typeDay('Προθεσμία δήλωσης ενδιαφέροντος', typedDay(20))
    await form.typeDay('Ημερομηνία έναρξης', typedDay(30))
    await form.typeDay('Επιθυμητή ημερομηνία ολοκλήρωσης', typedDay(120))
    await form.choose('Ανάθεση στη λήξη της προθεσμίας')
    await form.choose('Δημόσια')
    await form.save().click()
    await expect(page.getByText('Επιτυχής αποθήκευση')).toBeVisible()
    await page.waitForURL(/\/thesis\/edit\/\d+$/)
    await form.image(2).click()
    await expect(page.getByText('Η εικόνα εξωφύλλου άλλαξε')).toBeVisible()
    await expect(form.image(2)).toHaveAttribute('aria-pressed', 'true')
    await expect(form.image(1)).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('its page shows all of it', async () => {
    await page.getByRole('link', { name: 'Προβολή εργασίας' }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const article = page.getByRole('article')
    await expect(article.locator('strong')).toHaveText('Στόχος:')
    await expect(article.getByRole('listitem').filter({ hasText: 'παραδοτέο' })).toHaveText([
      'Πρώτο παραδοτέο',
      'Δεύτερο παραδοτέο',
    ])
    await expect(article.getByRole('link', { name: 'https://www.uoa.gr' })).toHaveAttribute('href', /uoa\.gr/)
    for (const keyword of [known.toLowerCase(), 'νέα λέξη']) {
      await expect(article.getByText(keyword, { exact: true })).toBeVisible()
    }
    const facts = page.getByRole('region', { name: 'Στοιχεία' })
    for (const day of [20, 30, 120]) await expect(facts).toContainText(longDay(isoDay(day)))
    await expect(facts).toContainText('Ανάθεση στη λήξη της προθεσμίας')
    const cover = page.getByRole('main').locator('img')
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600)
  })

  await test.step('its draft is not offered to the next one', async () => {
    await page.goto('/dashboard/instructor/thesis/create')
    await form.title().waitFor()
    await expect(form.title()).toHaveValue('')
    await expect(form.draftNotice()).toBeHidden()
  })
})

/** As it is read: `11 Δεκεμβρίου 2026`. */
function longDay(day: string): string {
  return new Intl.DateTimeFormat('el-GR', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
