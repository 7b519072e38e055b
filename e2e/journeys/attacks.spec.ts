import type { Locator, Page } from '@playwright/test'
import { attackedWorld } from '../attacks/attacked-world.ts'
import { attacker } from '../attacks/attacker.ts'
import { freeTextsOfTheContract } from '../attacks/contract-texts.ts'
import { gapsIn } from '../attacks/coverage.ts'
import { FREE_TEXTS, type FreeText } from '../attacks/free-texts.ts'
import { dangersIn, harmIn } from '../attacks/harm.ts'
import { screensOfAll, screensOfTheses, screensThatEcho } from '../attacks/screens.ts'
import { surveyMails, surveyPages } from '../attacks/survey.ts'
import { SAMPLE } from '../attacks/vectors.ts'
import { expect } from '../fixtures/journey.ts'
import { DEMO_PEOPLE } from '../fixtures/people.ts'
import { aDeviceWithPasskeys } from '../fixtures/telephone.ts'
import { test } from '../fixtures/world.ts'
import { QuickSearch } from '../pages/quick-search.ts'
import { SecondFactorSection } from '../pages/second-factor-section.ts'
import { ThesisFormPage } from '../pages/thesis-form-page.ts'
import { system } from '../system.ts'

const FIELDS = Object.keys(FREE_TEXTS).sort() as FreeText[]

/** In a rich text an open style takes what stands behind it along, also the mark by which the field is seen. */
const LEAVES_ITS_MARK = SAMPLE.filter((one) => !one.includes('<style>'))

function attackOn(field: FreeText): string {
  const attacks = field.endsWith('Descr') ? LEAVES_ITS_MARK : SAMPLE
  return attacks[FIELDS.indexOf(field) % attacks.length] ?? ''
}

test('it is known of every free text of the contract who sees it', async () => {
  expect(await freeTextsOfTheContract()).toEqual(FIELDS)
})

test('what people wrote to do harm does none on any page, nor in a mail, though nothing forbids it', async ({
  names,
  cast,
  openWindow,
  signedInAs,
}) => {
  // More people write here, and more pages are opened, than in any other journey.
  test.setTimeout(900_000)
  const tallies = new Map()
  // Each field gets another attack of the sample.
  const one = attacker(attackOn, tallies)
  const world = await attackedWorld([one], names, cast)
  const readers = [...screensOfAll(world), ...screensOfTheses(world), ...screensThatEcho(SAMPLE.slice(3, 4))]
  const { seen, harm } = await surveyPages({ openWindow, signedInAs }, readers, { bypassCSP: true })
  expect(harm).toEqual([])
  expect(gapsIn(tallies, seen, 1)).toEqual({ notTried: [], notSeen: [] })
  const ofMails = await surveyMails(openWindow, world.addresses)
  expect(ofMails.harm).toEqual([])
  expect(ofMails.mails).toBeGreaterThan(10)
})

test('what is pasted into the editor keeps its formats', async ({ anInstructor, signedInAs }) => {
  const page = await signedInAs(await anInstructor())
  const { description } = await openEditor(page)
  // The first is no markup: the editor chooses with it who answers for what is pasted.
  await paste(description(), 'Στόχος:')
  await paste(description(), '<p><strong>έντονα</strong></p>')
  await expect(description()).toHaveText('Στόχος:έντονα')
  await expect(description().locator('strong')).toHaveText('έντονα')
})

test('what is pasted into the editor does no harm, though nothing forbids it', async ({
  anInstructor,
  signedInAs,
}) => {
  const page = await signedInAs(await anInstructor(), { bypassCSP: true })
  const harm = harmIn(page.context())
  const { description } = await openEditor(page)
  for (const attack of SAMPLE) await paste(description(), `<p><strong>έντονα</strong> ${attack}</p>`)
  await expect(description().locator('strong').first()).toContainText('έντονα')
  expect(await dangersIn(page, true)).toEqual([])
  expect(harm).toEqual([])
})

test('the name of a passkey does no harm', async ({ aStudent, signedInAs }) => {
  const student = await aStudent()
  const page = await signedInAs(student, { bypassCSP: true, baseURL: system.namedUrl })
  const harm = harmIn(page.context())
  await aDeviceWithPasskeys(page)
  const factor = new SecondFactorSection(page)
  await page.goto('/dashboard/student/profile')
  await factor.act('Προσθήκη κλειδιού').click()
  await factor.password().fill(student.password)
  await page.keyboard.press('Enter')
  const attack = '<img src=x onerror=alert(1)>'
  await factor.dialog().getByRole('textbox', { name: 'Όνομα του κλειδιού' }).fill(attack)
  await page.keyboard.press('Enter')
  await factor.keepCodes()
  await expect(factor.way(attack)).toBeVisible()
  expect(await dangersIn(page, true)).toEqual([])
  expect(harm).toEqual([])
})

test('what is sought by the quick search does no harm', async ({ signedInAs }) => {
  const page = await signedInAs(DEMO_PEOPLE.instructor, { bypassCSP: true })
  const harm = harmIn(page.context())
  await page.goto('/dashboard/instructor')
  const search = new QuickSearch(page)
  await search.open('by its button')
  for (const attack of SAMPLE.slice(0, 4)) {
    const answered = page.waitForResponse((answer) => answer.url().includes('/v1/search?'))
    await search.field().fill(attack)
    await answered
    expect(await dangersIn(page, true)).toEqual([])
  }
  expect(harm).toEqual([])
})

test('a window without a policy notices when an attack does run', async ({ openWindow }) => {
  const page = await openWindow({ bypassCSP: true })
  const harm = harmIn(page.context())
  const asked = page.waitForRequest('https://attacker.example/seen.png')
  await page.setContent(
    `<img src=x onerror=alert(1)><img src=https://attacker.example/seen.png><a href="javascript:alert(1)">here</a>`,
  )
  await asked
  await expect.poll(() => harm.join()).toContain('ran: alert(1)')
  expect(harm.join()).toContain('asked: https://attacker.example/seen.png')
  expect(await dangersIn(page, true)).toEqual(
    expect.arrayContaining(['IMG onerror=alert(1)', 'A href=javascript:alert(1)']),
  )
})

async function openEditor(page: Page): Promise<ThesisFormPage> {
  const form = new ThesisFormPage(page)
  await form.openNew()
  return form
}

function paste(editor: Locator, html: string): Promise<void> {
  return editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}
