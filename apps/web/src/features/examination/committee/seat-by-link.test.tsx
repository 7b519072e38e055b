import type { Wire } from '@diatrivi/contract/endpoints'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { button, descriptionOf, press, user } from '../../../testing/form.ts'
import { expectRefusal, ofAnyCall, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { SAVED, wireDay, wireMoment } from '../../../testing/wire.ts'
import { SeatByLink } from './seat-by-link.tsx'

type Shown = Wire<'openSeat'>['response']

const SEAT: Shown = {
  thesisTitle: 'Αναγνώριση φωνής',
  student: { uName: 'Ανθή', uSurname: 'Φωτίου' },
  supervisor: { uName: 'Πέτρος', uSurname: 'Βασιλείου' },
  programme: null,
  depName: 'Πληροφορικής',
  person: { uName: 'Ζωή', uSurname: 'Καρρά' },
  role: 'member',
  state: 'invited',
  dueOn: wireDay('2026-03-17'),
  asksNoImpediment: true,
  examination: null,
  textName: null,
}

async function show(seat: Partial<Shown> = {}) {
  const api = stubApi()
  api.answer('openSeat', { ...SEAT, ...seat })
  renderInApp(<SeatByLink code="of-the-mail" />)
  await screen.findByText('Αναγνώριση φωνής')
  return api
}

describe('the invitation of a person without an account', () => {
  it('says what it is about, for whom and until when', async () => {
    const api = await show()
    for (const said of [
      /προς: Ζωή Καρρά/,
      'Ανθή Φωτίου',
      'Πέτρος Βασιλείου',
      'Μέλος',
      /Τρίτη 17 Μαρτίου 2026/,
    ]) {
      expect(screen.getByText(said)).toBeDefined()
    }
    expect(api.asked('openSeat')).toMatchObject([{ body: { code: 'of-the-mail' } }])
    expect(api.asked('answerSeatByLink')).toEqual([])
  })

  it('is accepted with the declaration, and says so', async () => {
    const api = await show()
    await press('Αποδέχομαι')
    expect(descriptionOf(button('Αποδέχομαι'))).toBe(
      'Για να αποδεχτείτε, δηλώστε ότι δεν συντρέχει στο πρόσωπό σας κώλυμα.',
    )
    api.answer('answerSeatByLink', SAVED)
    api.answer('openSeat', { ...SEAT, state: 'accepted' })
    await user.click(screen.getByRole('checkbox', { name: /δεν συντρέχει στο πρόσωπό μου κώλυμα/ }))
    await press('Αποδέχομαι')
    expect((await screen.findByRole('status')).textContent).toBe(
      'Η θέση έχει γίνει αποδεκτή. Σας ευχαριστούμε.',
    )
    expect(screen.queryByRole('button', { name: 'Αποδέχομαι' })).toBeNull()
    expect(api.asked('answerSeatByLink')).toMatchObject([
      { body: { code: 'of-the-mail', accepts: true, noImpediment: true } },
    ])
  })

  it('says before and after the answer that another examination is at that hour', async () => {
    const busy = { startsAt: wireMoment('2026-06-24 12:30'), minutes: 30 }
    const api = await show({ busy })
    const warning = /μετέχετε σε άλλη εξέταση: Τετάρτη 24.Ιουνίου.2026, 12:30/
    expect(screen.getByText(warning)).toBeDefined()
    api.answer('answerSeatByLink', { ...SAVED, busy })
    api.answer('openSeat', { ...SEAT, state: 'accepted' })
    await user.click(screen.getByRole('checkbox', { name: /δεν συντρέχει στο πρόσωπό μου κώλυμα/ }))
    await press('Αποδέχομαι')
    await screen.findByText('Η θέση έχει γίνει αποδεκτή. Σας ευχαριστούμε.')
    expect(screen.getByText(warning)).toBeDefined()
  })

  it('is declined without the declaration', async () => {
    const api = await show()
    api.answer('answerSeatByLink', SAVED)
    api.answer('openSeat', { ...SEAT, state: 'declined' })
    await press('Δεν μπορώ')
    expect((await screen.findByRole('status')).textContent).toBe(
      'Η πρόσκληση δεν έγινε αποδεκτή. Σας ευχαριστούμε για την απάντηση.',
    )
  })

  it('that was answered is read, and takes no second answer', async () => {
    await show({ state: 'accepted' })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(/Για αλλαγή της απάντησης/)).toBeDefined()
  })

  it('that was accepted shows the day that is planned, and gives the thesis', async () => {
    const kept: Blob[] = []
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (blob: Blob) => `blob:${kept.push(blob)}`
        static override revokeObjectURL = () => undefined
      },
    )
    const api = await show({
      state: 'accepted',
      examination: {
        startsAt: {
          date: '2026-06-24 12:00:00.000000',
          timezone_type: 3,
          timezone: 'Europe/Athens',
        },
        minutes: 40,
        place: 'Αίθουσα Β2',
        link: 'https://meet.example.gr/b2',
      },
      textName: 'Κείμενο.pdf',
    })
    expect(screen.getByText(/Τετάρτη 24 Ιουνίου 2026,\s12:00/)).toBeDefined()
    expect(screen.getByText('Αίθουσα Β2')).toBeDefined()
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://meet.example.gr/b2')
    api.answer('readTextByLink', 'Το κείμενο.')
    await press('Τελικό κείμενο: Κείμενο.pdf')
    await vi.waitFor(() => expect(kept).toHaveLength(1))
    expect(api.asked('readTextByLink')).toMatchObject([{ body: { code: 'of-the-mail' } }])
  })

  it('that was accepted before an examination is planned says so', async () => {
    await show({ state: 'accepted' })
    expect(screen.getByText('Δεν έχει οριστεί ακόμη.')).toBeDefined()
  })

  it.each(
    refusalsOf('readTextByLink', {
      ...ofAnyCall('toast'),
      validation: 'toast',
      not_found: 'toast',
      link_expired: 'toast',
    }),
  )('says why the thesis is not given: %s', async (code, row) => {
    const api = await show({ state: 'accepted', textName: 'Κείμενο.pdf' })
    refuseWith(api, 'readTextByLink', code)
    await press('Τελικό κείμενο: Κείμενο.pdf')
    await expectRefusal(code, row)
  })

  it.each(
    refusalsOf('answerSeatByLink', {
      ...ofAnyCall('alert'),
      validation: 'alert',
      not_found: 'alert',
      link_expired: 'alert',
      link_used: {
        at: 'alert',
        says: 'Με αυτόν τον σύνδεσμο έχει ήδη δοθεί απάντηση. Αν δεν απαντήσατε εσείς, ενημερώστε τον επιβλέποντα ή την επιβλέπουσα.',
      },
      seat_answered: 'alert',
      impediment: 'alert',
    }),
  )('says why the answer was refused: %s', async (code, row) => {
    const api = await show()
    refuseWith(api, 'answerSeatByLink', code)
    await press('Δεν μπορώ')
    await expectRefusal(code, row)
  })
})

describe('a link that opens nothing', () => {
  it.each(
    refusalsOf('openSeat', {
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
    refuseWith(api, 'openSeat', code)
    renderInApp(<SeatByLink code="of-the-mail" />)
    await expectRefusal(code, row)
  })
})
