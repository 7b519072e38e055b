import type { Wire } from '@diatrivi/contract/endpoints'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toProcess } from '../../../entities/process/process.mapper.ts'
import { stubApi } from '../../../testing/api.ts'
import { button, descriptionOf, press, user } from '../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { SAVED, wireDay, wireMoment } from '../../../testing/wire.ts'
import { wireProcess } from '../../../testing/wire-process.ts'
import { OwnSeatPanel } from './own-seat-panel.tsx'

type OwnSeat = Wire<'listOwnSeats'>['response'][number]

const [, SECOND] = toProcess(wireProcess()).committee?.seats ?? []
if (SECOND === undefined) throw new Error('The committee has a second seat.')
const INVITED = { ...SECOND, role: 'member', state: 'invited', dueOn: wireDay('2026-03-17') } as const

const OWN: OwnSeat = {
  seatID: INVITED.id,
  role: 'member',
  state: 'invited',
  dueOn: INVITED.dueOn,
  asksNoImpediment: true,
  thesis: { thesisID: 7, thesisTitle: 'Θέμα' },
  student: null,
  instructor: { username: 'vasileiou', uName: 'Πέτρος', uSurname: 'Βασιλείου' },
  examination: null,
  owesMark: false,
}

describe('who is invited', () => {
  const startsAt = wireMoment('2026-06-24 12:30')

  function show(more: Partial<OwnSeat> = {}) {
    const api = stubApi({ role: 'instructor' })
    api.answer('listOwnSeats', [{ ...OWN, ...more }])
    renderInApp(<OwnSeatPanel seat={INVITED} asksNoImpediment />)
    return api
  }

  it('is warned of another examination at that hour, before and after accepting', async () => {
    const busy = { startsAt, minutes: 30 }
    const api = show({ busy })
    const warning = /μετέχετε σε άλλη εξέταση: Τετάρτη 24.Ιουνίου.2026, 12:30\.$/
    await screen.findByText(warning)
    api.answer('answerSeat', { ...SAVED, busy })
    await user.click(screen.getByRole('checkbox', { name: /δεν συντρέχει στο πρόσωπό μου κώλυμα/ }))
    await press('Αποδέχομαι')
    await screen.findByText(/^Η συμμετοχή σας καταχωρίστηκε\. Την ώρα .* 12:30\.$/)
  })

  it('declares that nothing makes him or her partial, and accepts', async () => {
    const api = show()
    await press('Αποδέχομαι')
    expect(descriptionOf(button('Αποδέχομαι'))).toBe(
      'Για να αποδεχτείτε, δηλώστε ότι δεν συντρέχει στο πρόσωπό σας κώλυμα.',
    )
    api.answer('answerSeat', SAVED)
    await user.click(screen.getByRole('checkbox', { name: /δεν συντρέχει στο πρόσωπό μου κώλυμα/ }))
    await press('Αποδέχομαι')
    await screen.findByText('Η συμμετοχή σας καταχωρίστηκε')
    expect(api.asked('answerSeat')).toMatchObject([{ body: { accepts: true, noImpediment: true } }])
  })

  it('declines without the declaration', async () => {
    const api = show()
    api.answer('answerSeat', SAVED)
    await press('Δεν μπορώ')
    await screen.findByText('Η απάντησή σας καταχωρίστηκε')
    expect(api.asked('answerSeat')).toMatchObject([{ body: { accepts: false } }])
  })

  it.each(
    refusalsOf('answerSeat', {
      ...ofAnySession('toast'),
      validation: 'toast',
      not_found: 'toast',
      seat_answered: 'toast',
      impediment: 'toast',
    }),
  )('says why the answer was refused: %s', async (code, row) => {
    const api = show()
    refuseWith(api, 'answerSeat', code)
    await press('Δεν μπορώ')
    await expectRefusal(code, row)
  })
})
