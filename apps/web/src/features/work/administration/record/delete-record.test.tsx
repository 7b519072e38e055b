import { screen, waitFor } from '@testing-library/react'
import { type ReactElement, Suspense } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { press } from '../../../../testing/form.ts'
import {
  everyRefusalOf,
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireDepartment, wireInstitution, wireInstructor } from '../../../../testing/wire.ts'
import { DepartmentsScreen } from '../departments/departments-screen.tsx'
import { InstitutionsScreen } from '../institutions/institutions-screen.tsx'
import { InstructorsScreen } from '../users/instructors-screen.tsx'

const shared = { ...ofAnySession('toast'), not_found: 'toast' } as const
const REFUSALS = {
  deleteInstitution: everyRefusalOf('deleteInstitution', { ...shared, has_departments: 'toast' }),
  deleteDepartment: refusalsOf('deleteDepartment', { ...shared, has_users: 'toast', has_papers: 'toast' }),
  deleteUser: refusalsOf('deleteUser', {
    ...shared,
    has_theses: 'toast',
    has_seats: 'toast',
    own_account: 'toast',
  }),
}
type Deletion = keyof typeof REFUSALS

/** What a record is called in its question, and the end of the address that deletes it. */
const RECORDS: Record<Deletion, { screen: ReactElement; name: string; question: RegExp; path: RegExp }> = {
  deleteInstitution: {
    screen: <InstitutionsScreen />,
    name: 'Ιόνιο',
    question: /^Να διαγραφεί το ίδρυμα «Ιόνιο»;/,
    path: /\/2$/,
  },
  deleteDepartment: {
    screen: <DepartmentsScreen imagesOf={({ name }) => <p>Οι εικόνες: {name}</p>} />,
    name: 'Πληροφορικής, Ιόνιο Πανεπιστήμιο',
    question: /^Να διαγραφεί το τμήμα «Πληροφορικής, Ιόνιο Πανεπιστήμιο»; Διαγράφονται και οι εικόνες/,
    path: /\/7$/,
  },
  deleteUser: {
    screen: <InstructorsScreen />,
    name: 'Άννα Καρρά',
    question: /^Να διαγραφεί ο λογαριασμός «Άννα Καρρά»;/,
    path: /\/akarra$/,
  },
}
const DELETIONS = Object.keys(RECORDS) as Deletion[]

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(() =>
  Promise.all([
    import('../../../../shared/ui/confirm-dialog.tsx'),
    import('../departments/department-images-dialog.tsx'),
  ]),
)

async function setUp(deletion: Deletion) {
  const record = RECORDS[deletion]
  const api = stubApi({ role: 'administrator' })
  api.answer('listInstitutions', [wireInstitution({ instName: 'Ιόνιο' })])
  api.answer('listDepartments', [wireDepartment()])
  api.answer('listInstructors', [wireInstructor()])
  renderInApp(<Suspense>{record.screen}</Suspense>)
  await screen.findByRole('button', { name: `Διαγραφή: ${record.name}` })
  return { api, ...record }
}

async function askToDelete(name: string) {
  await press(`Διαγραφή: ${name}`)
  await screen.findByRole('alertdialog', { name: 'Είστε βέβαιοι;' })
}

describe('deleting a record', () => {
  it.each(DELETIONS)('asks first, deletes and says so: %s', async (deletion) => {
    const { api, name, question, path } = await setUp(deletion)
    api.answer(deletion, { status: 200 })
    await askToDelete(name)
    expect(screen.getByText(question)).toBeDefined()
    expect(api.asked(deletion)).toEqual([])
    await press('Διαγραφή')
    await sentenceFor('toast', `Διαγράφηκε: ${name}`)
    expect(api.asked(deletion)).toMatchObject([{ path: expect.stringMatching(path) }])
  })

  it.each(DELETIONS)('is left when the question is answered with no: %s', async (deletion) => {
    const { api, name } = await setUp(deletion)
    await askToDelete(name)
    await press('Ακύρωση')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.asked(deletion)).toEqual([])
  })

  it.each(
    DELETIONS.flatMap((deletion) => REFUSALS[deletion].map(([code, row]) => ({ deletion, code, row }))),
  )('says why it was refused and keeps the record: $deletion, $code', async ({ deletion, code, row }) => {
    const { api, name } = await setUp(deletion)
    refuseWith(api, deletion, code)
    await askToDelete(name)
    await press('Διαγραφή')
    await expectRefusal(code, row)
    await screen.findByRole('button', { name: `Διαγραφή: ${name}` })
  })

  it('is not offered for an institution that has departments', async () => {
    const api = stubApi({ role: 'administrator' })
    api.answer('listInstitutions', [wireInstitution({ instName: 'Ιόνιο', departments: [wireDepartment()] })])
    renderInApp(
      <Suspense>
        <InstitutionsScreen />
      </Suspense>,
    )
    await screen.findByText('Το ίδρυμα έχει τμήματα και δεν διαγράφεται.')
    expect(screen.queryByRole('button', { name: 'Διαγραφή: Ιόνιο' })).toBeNull()
  })
})

it('the images of a department open above the list and close', async () => {
  await setUp('deleteDepartment')
  await press('Εικόνες εξωφύλλου: Πληροφορικής, Ιόνιο Πανεπιστήμιο')
  await screen.findByRole('dialog', { name: 'Εικόνες εξωφύλλου' })
  expect(screen.getByText('Οι εικόνες: Πληροφορικής')).toBeDefined()
  await press('Κλείσιμο')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
