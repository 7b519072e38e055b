import type { Wire } from '@diatrivi/contract/endpoints'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { choose, press } from '../../../testing/form.ts'
import { expectRefusal, ofAnyCall, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { SAVED, wireDay } from '../../../testing/wire.ts'
import { DatesByLink } from './dates-by-link.tsx'

type Shown = Wire<'openDates'>['response']

const SHOWN: Shown = {
  thesisTitle: 'Αναγνώριση φωνής',
  student: { uName: 'Ανθή', uSurname: 'Φωτίου' },
  supervisor: { uName: 'Πέτρος', uSurname: 'Βασιλείου' },
  programme: null,
  depName: 'Πληροφορικής',
  person: { uName: 'Ζωή', uSurname: 'Καρρά' },
  isOver: false,
  options: [
    { optionID: 3, startsAt: wireDay('2026-06-24'), minutes: 30, answer: null },
    { optionID: 4, startsAt: wireDay('2026-06-25'), minutes: 30, answer: 'no' },
  ],
}

async function show(shown: Partial<Shown> = {}) {
  const api = stubApi()
  api.answer('openDates', { ...SHOWN, ...shown })
  renderInApp(<DatesByLink code="of-the-mail" />)
  await screen.findByText('Αναγνώριση φωνής')
  return api
}

describe('the dates that a member without an account is asked about', () => {
  it('stand with what was answered before, and nothing happens by itself', async () => {
    const api = await show()
    for (const said of [/προς: Ζωή Καρρά/, 'Ανθή Φωτίου', 'Πέτρος Βασιλείου']) {
      expect(screen.getByText(said)).toBeDefined()
    }
    expect(screen.getAllByRole('combobox').map(({ textContent }) => textContent)).toContain('Όχι')
    expect(api.asked('openDates')).toMatchObject([{ body: { code: 'of-the-mail' } }])
    expect(api.asked('answerDatesByLink')).toEqual([])
  })

  it('are answered, and the answer is changed', async () => {
    const api = await show()
    await choose('Η απάντησή σας: Τετάρτη 24 Ιουνίου 2026, 00:00', 'Αν χρειαστεί')
    api.answer('answerDatesByLink', SAVED)
    await press('Αποθήκευση απαντήσεων')
    await screen.findByText('Οι απαντήσεις σας καταχωρίστηκαν')
    expect(api.asked('answerDatesByLink')).toMatchObject([
      {
        body: {
          code: 'of-the-mail',
          answers: [
            { optionID: 3, answer: 'if_needed' },
            { optionID: 4, answer: 'no' },
          ],
        },
      },
    ])
  })

  it('are over once an examination is planned', async () => {
    await show({ isOver: true, options: [] })
    expect(screen.getByRole('status').textContent).toContain('Δεν ζητείται πια απάντηση.')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each(
    refusalsOf('answerDatesByLink', {
      ...ofAnyCall('toast'),
      validation: 'toast',
      not_found: 'toast',
      link_expired: 'toast',
      no_committee: 'toast',
      not_in_progress: 'toast',
      examination_planned: 'toast',
    }),
  )('say why an answer was refused: %s', async (code, row) => {
    const api = await show()
    refuseWith(api, 'answerDatesByLink', code)
    await press('Αποθήκευση απαντήσεων')
    await expectRefusal(code, row)
  })
})

describe('a link to dates that opens nothing', () => {
  it.each(
    refusalsOf('openDates', {
      ...ofAnyCall('alert'),
      validation: 'alert',
      not_found: {
        at: 'alert',
        says: 'Ο σύνδεσμος δεν αναγνωρίζεται. Αντιγράψτε ολόκληρη τη διεύθυνση από το μήνυμα που λάβατε και επικολλήστε την εδώ· αν δεν ανοίγει, ζητήστε νέο σύνδεσμο από τον επιβλέποντα ή την επιβλέπουσα.',
      },
      link_expired: 'alert',
    }),
  )('says why, and what to do: %s', async (code, row) => {
    const api = stubApi()
    refuseWith(api, 'openDates', code)
    renderInApp(<DatesByLink code="of-the-mail" />)
    await expectRefusal(code, row)
  })
})
