import { expect } from '@diatrivi/e2e/fixtures/journey'
import { test } from '@diatrivi/e2e/fixtures/world'
import { ThesisFormPage } from '@diatrivi/e2e/pages/thesis-form-page'
import type { Locator } from '@playwright/test'
import { createdThesis } from './attacked-thesis.ts'
import { attacker } from './attacker.ts'
import type { FreeText } from './free-texts.ts'
import { dangersIn, harmIn } from './harm.ts'
import { lookAt } from './look.ts'
import { SAMPLE } from './vectors.ts'

// A sample of the run that writes every attack into every field: proofs/README.md#attacks

const FIELDS: readonly FreeText[] = [
  'createThesis.thesisTitle',
  'createThesis.thesisDescr',
  'createThesis.keyword',
]

test('what an instructor wrote to do harm does none where a student reads it, though nothing forbids it', async ({
  anInstructor,
  aStudent,
  names,
  signedInAs,
}) => {
  const [instructor, student] = await Promise.all([anInstructor(), aStudent()])
  const theses: number[] = []
  for (const turn of [0, 1]) {
    // Each field of each thesis gets another attack of the sample.
    const one = attacker((field) => SAMPLE[turn * FIELDS.length + FIELDS.indexOf(field)] ?? '', new Map())
    theses.push(await createdThesis(one, names, instructor))
  }
  const page = await signedInAs(student, { bypassCSP: true })
  const harm = harmIn(page.context())
  for (const id of theses) {
    const { fields, dangers } = await lookAt(page, `/thesis/${id}`, true)
    expect(dangers).toEqual([])
    expect(fields).toEqual(expect.arrayContaining([...FIELDS]))
  }
  expect(harm).toEqual([])

  await test.step('the same window notices an attack that does run', async () => {
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
})

test('what is pasted into the editor keeps its formats, and does no harm though nothing forbids it', async ({
  anInstructor,
  signedInAs,
}) => {
  const instructor = await anInstructor()

  await test.step('its formats are kept, with the policy of the page', async () => {
    const form = new ThesisFormPage(await signedInAs(instructor))
    await form.openNew()
    // The first is no markup: the editor chooses with it who answers for what is pasted.
    await paste(form.description(), 'Στόχος:')
    await paste(form.description(), '<p><strong>έντονα</strong></p>')
    await expect(form.description()).toHaveText('Στόχος:έντονα')
    await expect(form.description().locator('strong')).toHaveText('έντονα')
  })

  await test.step('lists, tables and links of Word arrive as such, and its pictures are said to be left out', async () => {
    const form = new ThesisFormPage(await signedInAs(instructor))
    await form.openNew()
    const entry = (level: number, sign: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}</span>${text}</p>`
    await paste(
      form.description(),
      `<h1>Σκοπός</h1>${entry(1, '1.', 'Μελέτη')}${entry(2, '·', 'Πηγές')}` +
        '<table border=1><tr><td><p>Μάρτιος</p></td><td><p>Κεφάλαιο</p></td></tr></table>' +
        '<p>Δες <a href="https://example.org"><span>εδώ</span></a>. <img src="file:///C:/clip.png"></p>',
    )
    await expect(form.description().getByRole('heading', { level: 3 })).toHaveText('Σκοπός')
    await expect(form.description().locator('ol > li > ul > li')).toHaveText('Πηγές')
    await expect(form.description().getByRole('cell')).toHaveText(['Μάρτιος', 'Κεφάλαιο'])
    await expect(form.description().getByRole('link', { name: 'εδώ' })).toBeVisible()
    await expect(
      form.page.getByText('Οι εικόνες δεν μεταφέρονται στο κείμενο.', { exact: false }),
    ).toBeVisible()
  })

  await test.step('it does no harm without the policy', async () => {
    const page = await signedInAs(instructor, { bypassCSP: true })
    const harm = harmIn(page.context())
    const form = new ThesisFormPage(page)
    await form.openNew()
    for (const attack of SAMPLE) await paste(form.description(), `<p><strong>έντονα</strong> ${attack}</p>`)
    await expect(form.description().locator('strong').first()).toContainText('έντονα')
    expect(await dangersIn(page, true)).toEqual([])
    expect(harm).toEqual([])
  })
})

function paste(editor: Locator, html: string): Promise<void> {
  return editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}
