import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, fill, press, problemAt, valueAt } from '../../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED } from '../../../../testing/wire.ts'
import { FinalTextForm } from './final-text-form.tsx'

const ABSTRACT = 'Περίληψη'
const SUBMIT = 'Υποβολή'
const DONE = 'Η περίληψη και το τελικό κείμενο αποθηκεύτηκαν'
const user = userEvent.setup({ delay: null, applyAccept: false })

function show(thesis = aThesis()) {
  const api = stubApi({ role: 'student' })
  const { container, unmount } = renderInApp(<FinalTextForm thesis={thesis} />)
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('There is no place for a file.')
  return { api, unmount, attach: (name: string) => user.upload(input, new File(['%PDF-1.4'], name)) }
}

describe('the form of the final text', () => {
  it('sends the abstract without a file, once, waits for the answer and says so', async () => {
    const { api } = show()
    const answer = api.hold('submitFinalText')
    await fill({ [ABSTRACT]: 'Με δυο λόγια' })
    await press(SUBMIT)
    expect(button(SUBMIT).disabled).toBe(true)
    answer(SAVED)
    await screen.findByText(DONE)
    expect(api.asked('submitFinalText')).toMatchObject([
      { path: '/v1/student/thesis/7/final-text', body: { thesisAbstract: 'Με δυο λόγια' }, file: null },
    ])
  })

  it('sends the file too, with its progress, and holds it no longer', async () => {
    const { api, attach } = show()
    const answer = api.hold('submitFinalText')
    await attach('εργασία.pdf')
    await press(SUBMIT)
    expect(screen.getByRole('progressbar', { name: 'Μεταφόρτωση του αρχείου' })).toBeDefined()
    answer(SAVED)
    await screen.findByText(DONE)
    expect(api.asked('submitFinalText').map(({ file }) => file?.name)).toEqual(['εργασία.pdf'])
    expect(screen.queryByText(/εργασία\.pdf/)).toBeNull()
  })

  it('can be called off while the file goes up, and keeps the text and the file', async () => {
    const { api, attach } = show()
    api.hold('submitFinalText')
    await fill({ [ABSTRACT]: 'Με δυο λόγια' })
    await attach('εργασία.pdf')
    await press(SUBMIT)
    await press('Ακύρωση')
    await screen.findByText('Η αποστολή ακυρώθηκε· το κείμενο δεν άλλαξε')
    expect(valueAt(ABSTRACT)).toBe('Με δυο λόγια')
    expect(screen.getByText(/εργασία\.pdf/)).toBeDefined()
  })

  it('offers again what was typed and not handed in', async () => {
    const { unmount } = show()
    await fill({ [ABSTRACT]: 'Μισή φράση' })
    unmount()
    renderInApp(<FinalTextForm thesis={aThesis()} />)
    expect(valueAt(ABSTRACT)).toBe('')
    await press('Επαναφορά')
    expect(valueAt(ABSTRACT)).toBe('Μισή φράση')
  })

  it('shows at its field what the API says of the abstract', async () => {
    const { api } = show()
    api.refuse('submitFinalText', 'validation', { fields: { thesisAbstract: 'Πολύ μεγάλη.' } })
    await fill({ [ABSTRACT]: 'Με δυο λόγια' })
    await press(SUBMIT)
    await screen.findByText('Πολύ μεγάλη.')
    expect(problemAt(ABSTRACT)).toBe('Πολύ μεγάλη.')
  })

  it.each(
    refusalsOf('submitFinalText', {
      ...ofAnySession('toast'),
      validation: 'toast',
      not_found: 'toast',
      not_owner: 'nowhere',
      thesis_ended: 'toast',
      file_too_large: 'alert',
      file_type_not_accepted: 'alert',
      file_locked: 'alert',
    }),
  )('says why it was refused and keeps the text and the file: %s', async (code, row) => {
    const { api, attach } = show()
    refuseWith(api, 'submitFinalText', code)
    await fill({ [ABSTRACT]: 'Με δυο λόγια' })
    await attach('εργασία.pdf')
    await press(SUBMIT)
    await expectRefusal(code, row)
    expect(valueAt(ABSTRACT)).toBe('Με δυο λόγια')
    expect(screen.getByText(/εργασία\.pdf/)).toBeDefined()
  })
})
