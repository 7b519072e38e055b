import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { expectProblems, fieldAt, fill, press, user, valueAt } from '../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFieldsOf,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import CreateThesisPage from './create-thesis-page.tsx'

const TITLE = 'Τίτλος'
const SAVE = 'Αποθήκευση'

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(async () => {
  await import('../../../shared/ui/date-field-picker.tsx')
  await import('../../../shared/ui/tag-field-box.tsx')
})

async function show() {
  const api = stubApi({ role: 'instructor' })
  api.answer('listKeywords', [])
  renderInApp(<CreateThesisPage />)
  // All three dates come together.
  await screen.findAllByRole('spinbutton')
  return api
}

async function typeDay(label: string, digits: string) {
  const [day] = within(screen.getByRole('group', { name: label })).getAllByRole('spinbutton')
  if (day === undefined) throw new Error(`«${label}» has no place for a day.`)
  await user.click(day)
  await user.keyboard(digits)
}

describe('the form of a new thesis', () => {
  it.each(['', '  '])('asks for a title («%s» is none), goes there and sends nothing', async (title) => {
    const api = await show()
    await fill({ [TITLE]: title })
    await press(SAVE)
    expectProblems({ [TITLE]: 'Ο τίτλος είναι απαραίτητος' })
    expect(document.activeElement).toBe(fieldAt(TITLE))
    expect(api.asked('createThesis')).toEqual([])
  })

  it('sends no half of a day, and says so', async () => {
    const api = await show()
    await fill({ [TITLE]: 'Θέμα' })
    await typeDay('Ημερομηνία έναρξης', '0703')
    await press(SAVE)
    expect(await screen.findByText('Η ημερομηνία δεν είναι σωστή. Γράψτε την ως ΗΗ/ΜΜ/ΕΕΕΕ.')).toBeDefined()
    expect(api.asked('createThesis')).toEqual([])
  })

  it('refuses an end before the start as soon as both are there, until it is corrected', async () => {
    const api = await show()
    api.answer('createThesis', 415)
    const sentence = 'Η επιθυμητή ημερομηνία ολοκλήρωσης είναι πριν από την ημερομηνία έναρξης.'
    await fill({ [TITLE]: 'Θέμα' })
    await typeDay('Ημερομηνία έναρξης', '02052026')
    await typeDay('Επιθυμητή ημερομηνία ολοκλήρωσης', '01052026')
    expect(screen.getByText(sentence)).toBeDefined()
    await press(SAVE)
    expect(api.asked('createThesis')).toEqual([])
    await typeDay('Επιθυμητή ημερομηνία ολοκλήρωσης', '03052026')
    expect(screen.queryByText(sentence)).toBeNull()
    await press(SAVE)
    await screen.findByText('Επιτυχής αποθήκευση')
  })

  it('warns of a deadline after the start, and saves it', async () => {
    const api = await show()
    api.answer('createThesis', 415)
    await fill({ [TITLE]: 'Θέμα' })
    await typeDay('Προθεσμία δήλωσης ενδιαφέροντος', '03052026')
    await typeDay('Ημερομηνία έναρξης', '02052026')
    expect(screen.getByText('Η προθεσμία λήγει μετά την ημερομηνία έναρξης.')).toBeDefined()
    await press(SAVE)
    await screen.findByText('Επιτυχής αποθήκευση')
    expect(api.asked('createThesis')).toMatchObject([{ body: { thesisIntDeadline: '2026-05-03' } }])
  })

  it('sends every field in the words of the wire, once, waits for the answer and says so', async () => {
    const api = await show()
    const answer = api.hold('createThesis')
    await fill({ [TITLE]: 'Γλωσσικά μοντέλα' })
    await user.type(screen.getByRole('combobox', { name: 'Λέξεις-κλειδιά' }), 'Python{Enter}')
    await user.click(screen.getByRole('radio', { name: /^Ανάθεση στη λήξη της προθεσμίας/ }))
    await user.click(screen.getByRole('radio', { name: /^Δημόσια/ }))
    await typeDay('Προθεσμία δήλωσης ενδιαφέροντος', '01042026')
    await typeDay('Ημερομηνία έναρξης', '02052026')
    await typeDay('Επιθυμητή ημερομηνία ολοκλήρωσης', '03122026')
    await press(SAVE)
    expect(await screen.findByText('Γίνεται αποθήκευση…')).toHaveProperty('disabled', true)
    answer(415)
    await screen.findByText('Επιτυχής αποθήκευση')
    const [sent, ...more] = api.asked('createThesis')
    expect(more).toEqual([])
    expect(sent).toMatchObject({
      path: '/v1/instructor/thesis',
      body: {
        thesisTitle: 'Γλωσσικά μοντέλα',
        thesisAssignType: 'onDeadline',
        thesisDescr: '',
        thesisIsPublicByInst: 1,
        thesisIntDeadline: '2026-04-01',
        thesisStartDate: '2026-05-02',
        thesisIntendedEnd: '2026-12-03',
        tags: { keywords: [{ keyword: 'python', status: 'new' }] },
      },
    })
  })

  it('says beside each field what the API found wrong with it', async () => {
    const { fields, problems } = wrongFieldsOf('createThesis', {
      thesisTitle: TITLE,
      titleEn: 'Τίτλος στα αγγλικά',
      thesisDescr: 'Περιγραφή',
      tags: 'Λέξεις-κλειδιά',
      thesisAssignType: 'Τρόπος ανάθεσης',
      thesisIsPublicByInst: 'Ορατότητα',
      thesisIntDeadline: 'Προθεσμία δήλωσης ενδιαφέροντος',
      thesisStartDate: 'Ημερομηνία έναρξης',
      thesisIntendedEnd: 'Επιθυμητή ημερομηνία ολοκλήρωσης',
      textLanguage: 'Γλώσσα του κειμένου',
    })
    const api = await show()
    api.refuse('createThesis', 'validation', { fields })
    await fill({ [TITLE]: 'Θέμα' })
    await press(SAVE)
    for (const [label, sentence] of Object.entries(problems)) {
      const { parentElement } = await screen.findByText(sentence)
      expect(parentElement?.textContent).toContain(label)
    }
  })

  it('goes to a choice that the API refused', async () => {
    const api = await show()
    api.refuse('createThesis', 'validation', { fields: { thesisAssignType: 'Όχι έτσι.' } })
    await fill({ [TITLE]: 'Θέμα' })
    await press(SAVE)
    await screen.findByText('Όχι έτσι.')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Άμεση ανάθεση/ }))
  })

  it.each(refusalsOf('createThesis', { ...ofAnySession('alert'), validation: 'alert' }))(
    'says why it was refused and keeps what was typed: %s',
    async (code, row) => {
      const api = await show()
      refuseWith(api, 'createThesis', code)
      await fill({ [TITLE]: 'Θέμα' })
      await press(SAVE)
      await expectRefusal(code, row)
      expect(valueAt(TITLE)).toBe('Θέμα')
    },
  )
})
