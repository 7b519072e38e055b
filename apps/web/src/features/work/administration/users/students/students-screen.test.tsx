import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../../testing/api.ts'
import { press } from '../../../../../testing/form.ts'
import { renderInApp } from '../../../../../testing/render.tsx'
import { StudentsScreen } from './students-screen.tsx'

const MARIA = {
  id: 7,
  username: 'maria',
  uName: 'Μαρία',
  uSurname: 'Ανδρεάδου',
  uEmail: 'maria@uni.example',
  department: { depID: 1, depName: 'Τμήμα Πληροφορικής' },
  isActive: false,
  isDisabled: false,
  registryNumber: 'Π0042',
}
const ACCESS = {
  username: 'maria',
  uName: 'Μαρία',
  uSurname: 'Ανδρεάδου',
  user_type: 'stu',
  isActive: false,
  disabledSince: null,
  sessions: 0,
  hasSecondFactor: false,
} as const

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(() => import('../../../../../shared/ui/confirm-dialog.tsx'))

async function setUp() {
  const api = stubApi({ role: 'administrator' })
  api.answer('listStudentAccounts', [MARIA])
  api.answer('getAccountAccess', ACCESS)
  renderInApp(
    <Suspense>
      <StudentsScreen />
    </Suspense>,
  )
  await screen.findByRole('table', { name: 'Πίνακας φοιτητών' })
  return api
}

describe('the students of all departments', () => {
  it('are shown with department, number and what their account waits for', async () => {
    await setUp()
    const list = within(screen.getByRole('table', { name: 'Πίνακας φοιτητών' }))
    for (const text of ['Μαρία', 'Ανδρεάδου', 'maria', 'Π0042', 'Τμήμα Πληροφορικής', 'Χωρίς επιβεβαίωση'])
      list.getByText(text)
  })

  it('are searched by the API, also where the page has no such row', async () => {
    const api = await setUp()
    api.answer('listStudentAccounts', [])
    const search = screen.getByRole('searchbox', { name: 'Όνομα, e-mail, όνομα χρήστη ή αριθμός μητρώου' })
    await userEvent.type(search, 'παπαδ')
    expect(await screen.findByText('Καμία εγγραφή δεν ταιριάζει με την αναζήτηση.')).toBeDefined()
    expect(api.asked('listStudentAccounts').at(-1)?.query).toMatchObject({ search: 'παπαδ', page: '1' })
    expect(screen.getByRole('searchbox')).toBe(search)
  })

  it('are opened, so that one is let in no longer or signed out', async () => {
    await setUp()
    await press('Προβολή προσώπου: Μαρία Ανδρεάδου')
    const person = within(await screen.findByRole('region', { name: 'Μαρία Ανδρεάδου' }))
    person.getByRole('button', { name: 'Απενεργοποίηση λογαριασμού' })
  })
})
