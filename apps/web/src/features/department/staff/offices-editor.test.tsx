import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '../../../shared/format/clock.ts'
import { stubApi } from '../../../testing/api.ts'
import { choose, press, problemAt } from '../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireDay } from '../../../testing/wire.ts'
import { OfficesEditor } from './offices-editor.tsx'

beforeEach(() => setClock(new Date('2026-03-10T09:00:00Z')))

const PERSON = { username: 'evlachou', uName: 'Ελένη', uSurname: 'Βλάχου' }
const HEAD = {
  officeID: 41,
  person: PERSON,
  kind: 'head',
  programme: null,
  from: wireDay('2024-09-01'),
  until: wireDay('2026-08-31'),
} as const

function setUp(offices: readonly (typeof HEAD)[] = [HEAD]) {
  const api = stubApi({ role: 'administrator' })
  api.answer('listOffices', [...offices])
  api.answer('listInstructors', [
    {
      ...PERSON,
      uEmail: 'eleni@example.gr',
      rank: 'professor',
      department: { depID: 7, depName: 'Τμήμα', institution: { instID: 1, instName: 'Ίδρυμα' } },
      isActive: true,
      version: 1,
    } as never,
  ])
  renderInApp(<OfficesEditor departmentId={7} programmes={[{ id: 5, name: 'ΠΜΣ Πληροφορική' }]} />)
  return api
}

async function open() {
  await screen.findByRole('region', { name: 'Αξιώματα' })
  await press('Ορισμός αξιωμάτων')
  await screen.findByRole('dialog', { name: 'Αξιώματα' })
}

it('who holds an office stands with the days of the term', async () => {
  setUp()
  await screen.findByText('Ελένη Βλάχου')
  expect(screen.getByText('Πρόεδρος του Τμήματος · 1/9/2024 – 31/8/2026')).toBeDefined()
})

it('a department without offices says so', async () => {
  setUp([])
  await screen.findByText('Δεν έχουν οριστεί αξιώματα.')
})

describe('the form of the offices', () => {
  it('sends all of them, a coordinator with the programme', async () => {
    const api = setUp([])
    api.answer('setOffices', { status: 200 })
    await open()
    await press('Προσθήκη θητείας')
    await choose('Όνομα', 'Ελένη Βλάχου')
    await choose('Αξίωμα', 'Υπεύθυνος/Υπεύθυνη προγράμματος')
    await choose('Πρόγραμμα σπουδών', 'ΠΜΣ Πληροφορική')
    await press('Αποθήκευση')
    await waitFor(() => expect(api.asked('setOffices')).toHaveLength(1))
    expect(api.asked('setOffices')[0]?.body).toEqual({
      offices: [
        { username: 'evlachou', kind: 'coordinator', programmeID: 5, from: '2026-03-10', until: null },
      ],
    })
  })

  it.each([
    ['of the newest office', [HEAD], '"42"'],
    ['of none', [], '"1"'],
  ] as const)('is based on the version %s', async (_of, offices, version) => {
    const api = setUp(offices)
    api.answer('setOffices', { status: 200 })
    await open()
    await press('Αποθήκευση')
    await waitFor(() => expect(api.asked('setOffices')).toMatchObject([{ version }]))
  })

  it('asks for a person and sends nothing', async () => {
    const api = setUp([])
    await open()
    await press('Προσθήκη θητείας')
    await press('Αποθήκευση')
    await waitFor(() => expect(problemAt('Όνομα')).toBe('Υποχρεωτικό πεδίο'))
    expect(api.asked('setOffices')).toEqual([])
  })

  it('says at its field which term makes two heads', async () => {
    const api = setUp()
    api.refuse('setOffices', 'validation', { fields: { 'offices.0.from': 'Δύο Πρόεδροι.' } })
    await open()
    await press('Αποθήκευση')
    await waitFor(() => expect(problemAt('Από')).toContain('Δύο Πρόεδροι.'))
  })

  it.each(
    refusalsOf('setOffices', {
      ...ofAnySession('alert'),
      validation: 'alert',
      not_found: 'alert',
      version_conflict: 'alert',
    }),
  )('says why nothing was saved: %s', async (code, row) => {
    const api = setUp()
    await open()
    refuseWith(api, 'setOffices', code)
    await press('Αποθήκευση')
    await expectRefusal(code, row)
  })
})
