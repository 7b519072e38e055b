import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { expectProblems, press } from '../../../testing/form.ts'
import { CONFLICT, expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireDay } from '../../../testing/wire.ts'
import { OutsideMembersSection } from './outside-members-section.tsx'

const NAME = 'Ζωή Καρρά'
const MEMBER = {
  personID: 6,
  uName: 'Ζωή',
  uSurname: 'Καρρά',
  uEmail: 'zoe@example.org',
  rankText: 'Ομότιμη Καθηγήτρια',
  affiliation: 'Πανεπιστήμιο Κρήτης',
  absences: [{ from: wireDay('2098-09-01'), until: wireDay('2099-01-31'), kind: 'leave' as const }],
  sits: 1,
  version: 4,
}

async function open() {
  const api = stubApi({ role: 'secretary' })
  api.answer('listOutsideMembers', [MEMBER])
  renderInApp(<OutsideMembersSection />)
  await screen.findByText(NAME)
  await press(`Απουσίες: ${NAME}`)
  await screen.findByRole('dialog', { name: NAME })
  return { api, save: () => press('Αποθήκευση') }
}

it('members without an account are listed with their absences', async () => {
  stubApi({ role: 'secretary' }).answer('listOutsideMembers', [MEMBER])
  renderInApp(<OutsideMembersSection />)
  await screen.findByText('Ομότιμη Καθηγήτρια · Πανεπιστήμιο Κρήτης')
  expect(screen.getByText('Άδεια: 1/9/2098 – 31/1/2099')).toBeDefined()
})

it('absences are written upon the version that was read', async () => {
  const { api, save } = await open()
  api.answer('setOutsideAbsences', { status: 200 })
  await press('Αφαίρεση: Απουσία 1')
  await save()
  await waitFor(() => expect(api.asked('setOutsideAbsences')).toHaveLength(1))
  expect(api.asked('setOutsideAbsences')[0]).toMatchObject({
    path: expect.stringMatching(/\/6$/),
    version: '"4"',
    body: { absences: [] },
  })
})

it('an absence without its days is not sent', async () => {
  const { api, save } = await open()
  await press('Αφαίρεση: Απουσία 1')
  await press('Προσθήκη απουσίας')
  await save()
  await waitFor(() => expectProblems({ Από: 'Υποχρεωτικό πεδίο', Έως: 'Υποχρεωτικό πεδίο' }))
  expect(api.asked('setOutsideAbsences')).toEqual([])
})

it.each(
  refusalsOf('setOutsideAbsences', {
    ...ofAnySession('alert'),
    validation: 'alert',
    not_found: 'alert',
    version_conflict: CONFLICT,
  }),
)('says why nothing was saved: %s', async (code, row) => {
  const { api, save } = await open()
  refuseWith(api, 'setOutsideAbsences', code)
  await press('Αφαίρεση: Απουσία 1')
  await save()
  await expectRefusal(code, row)
})
