import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { choose, expectProblems, fill, press, valueAt } from '../../../testing/form.ts'
import { CONFLICT, expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireDay } from '../../../testing/wire.ts'
import { StaffScreen } from './staff-screen.tsx'

const NAME = 'Ελένη Βλάχου'
const TITLE = 'Τίτλος στα έγγραφα'
const MEMBER = {
  username: 'evlachou',
  uName: 'Ελένη',
  uSurname: 'Βλάχου',
  uEmail: 'eleni@example.gr',
  rank: 'adjunct',
  formOfAddress: null,
  category: null,
  printTitle: null,
  contractEnd: wireDay('2099-08-31'),
  absences: [{ from: wireDay('2098-09-01'), until: wireDay('2099-01-31'), kind: 'sabbatical' }],
  supervises: 3,
  sits: 5,
  version: 4,
} as const

async function setUp() {
  const api = stubApi({ role: 'secretary' })
  api.answer('listStaff', [{ ...MEMBER, absences: [...MEMBER.absences] }], { total: 1 })
  renderInApp(<StaffScreen />)
  await press(await screen.findByRole('button', { name: `Επεξεργασία στοιχείων: ${NAME}` }).then(nameOf))
  await screen.findByRole('dialog', { name: NAME })
  return { api, save: () => press('Αποθήκευση') }
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? ''

it('whom the office knows is listed with what it has written, and what each has to do', async () => {
  const api = stubApi({ role: 'secretary' })
  api.answer('listStaff', [{ ...MEMBER, absences: [...MEMBER.absences] }], { total: 1 })
  renderInApp(<StaffScreen />)
  await screen.findByRole('link', { name: NAME })
  expect(screen.getByText('31/8/2099')).toBeDefined()
  expect(screen.getByText('Εκπαιδευτική άδεια: 1/9/2098 – 31/1/2099')).toBeDefined()
  expect(screen.getByText('επιβλέπει 3, σε επιτροπές 5')).toBeDefined()
})

it('a department without instructors says who adds them', async () => {
  stubApi({ role: 'secretary' }).answer('listStaff', [], { total: 0 })
  renderInApp(<StaffScreen />)
  await screen.findByText('Το τμήμα δεν έχει ακόμη διδάσκοντες. Φορτώστε τον κατάλογο από αρχείο.')
})

describe('what is kept of an instructor', () => {
  it('is written upon the version that was read', async () => {
    const { api, save } = await setUp()
    api.answer('editStaff', { status: 200 })
    await choose('Κατηγορία', 'Ερευνητής/Ερευνήτρια')
    await fill({ [TITLE]: 'Ερευνήτρια Β΄' })
    await press('Αφαίρεση: Απουσία 1')
    await save()
    await waitFor(() => expect(api.asked('editStaff')).toHaveLength(1))
    expect(api.asked('editStaff')[0]).toMatchObject({
      path: expect.stringMatching(/evlachou$/),
      version: '"4"',
      body: {
        category: 'researcher',
        printTitle: 'Ερευνήτρια Β΄',
        contractEnd: '2099-08-31',
        absences: [],
      },
    })
  })

  it('sends no absence without its days', async () => {
    const { api, save } = await setUp()
    await press('Αφαίρεση: Απουσία 1')
    await press('Προσθήκη απουσίας')
    await save()
    await waitFor(() => expectProblems({ Από: 'Υποχρεωτικό πεδίο', Έως: 'Υποχρεωτικό πεδίο' }))
    expect(api.asked('editStaff')).toEqual([])
  })

  it('says what the API finds wrong with the absences', async () => {
    const { api, save } = await setUp()
    api.refuse('editStaff', 'validation', { fields: { absences: 'Όχι έτσι.' } })
    await fill({ [TITLE]: 'Ερευνήτρια Β΄' })
    await save()
    await screen.findByText('Όχι έτσι.')
  })

  it.each(
    refusalsOf('editStaff', {
      ...ofAnySession('alert'),
      validation: 'alert',
      not_found: 'alert',
      version_conflict: CONFLICT,
    }),
  )('says why nothing was saved and keeps what was typed: %s', async (code, row) => {
    const { api, save } = await setUp()
    refuseWith(api, 'editStaff', code)
    await fill({ [TITLE]: 'Ερευνήτρια Β΄' })
    await save()
    await expectRefusal(code, row)
    expect(valueAt(TITLE)).toBe('Ερευνήτρια Β΄')
  })
})
