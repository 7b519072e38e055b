import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { press, user } from '../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireDay } from '../../../testing/wire.ts'
import { RegistryScreen } from './registry-screen.tsx'
import { SendButton } from './send-button.tsx'

type Result = Wire<'listRegistryResults'>['response'][number]
type File = Wire<'listRegistryExports'>['response'][number]

const ELENI = { username: 'eleni', uName: 'Ελένη', uSurname: 'Παπαδάκη' }
const KATERINA = { username: 'katerina', uName: 'Κατερίνα', uSurname: 'Μάνου' }

const result = (changes: Partial<Result> = {}): Result => ({
  thesisID: 7,
  thesisTitle: 'Αναγνώριση φωνής',
  student: ELENI,
  registryNumber: '01234',
  mark: '8.50',
  examinedOn: wireDay('2026-06-24'),
  status: 'new',
  changes: [],
  lacks: [],
  sent: null,
  ...changes,
})

const file = (changes: Partial<File> = {}): File => ({
  exportID: 3,
  fileName: 'foititologio-2026-06-30-3.xlsx',
  format: 'xlsx',
  from: null,
  until: null,
  rows: 12,
  new: 10,
  changed: 2,
  fingerprint: 'abcdef0123456789'.repeat(4),
  sentAt: wireDay('2026-06-30'),
  sentBy: KATERINA,
  withdrawnAt: null,
  withdrawnBy: null,
  withdrawalReason: null,
  ...changes,
})

beforeAll(() => import('./send-dialog.tsx'))

interface Shown {
  results?: Result[]
  files?: File[]
  /** On all pages. */
  total?: number
}

function show({ results = [result()], files = [file()], total = results.length }: Shown = {}) {
  const api = stubApi({ role: 'secretary' })
  api.answer('listRegistryResults', results, { total })
  api.answer('listRegistryExports', files, { total: files.length })
  api.answer('makeDownloadToken', { token: 'for-a-minute' })
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href)
  })
  renderInApp(
    <>
      <SendButton />
      <RegistryScreen />
    </>,
  )
  return { api, opened }
}

const theses = () => screen.findByRole('list', { name: 'Ολοκληρωμένες εργασίες' })
const files = () => screen.findByRole('list', { name: 'Αρχεία που ετοιμάστηκαν' })

describe('finished theses', () => {
  it('are shown as the register would be sent them, with what has changed since', async () => {
    const changed = { status: 'changed', changes: ['mark', 'examiners'] } as const
    const sent = { exportID: 3, sentAt: wireDay('2026-06-30') }
    show({
      results: [
        result(),
        result({ thesisID: 8, thesisTitle: 'Γράφοι', ...changed, changes: [...changed.changes], sent }),
      ],
    })
    const list = within(await theses())
    await list.findByText('Νέα')
    expect(list.getByRole('link', { name: 'Αναγνώριση φωνής' })).toBeDefined()
    expect(list.getByText('ΑΜ 01234 · βαθμός 8,5 · εξέταση 24/6/2026')).toBeDefined()
    expect(list.getByText('Με αλλαγές')).toBeDefined()
    expect(list.getByText('Άλλαξαν από την αποστολή: Βαθμός, Επιτροπή και βαθμοί της')).toBeDefined()
  })

  it('that lack something are said beforehand, and what they lack is shown on demand', async () => {
    const lacking = result({ status: 'incomplete', lacks: ['registryNumber'], registryNumber: null })
    const { api } = show({ results: [lacking] })
    await screen.findByText('1 ολοκληρωμένη εργασία δεν μπορεί να σταλεί, επειδή της λείπουν στοιχεία.')
    await press('Τι λείπει')
    await screen.findByText('Λείπει ο αριθμός μητρώου: συμπληρώστε τον στα στοιχεία φοίτησης.')
    expect(screen.getByRole('link', { name: 'Στοιχεία φοίτησης' }).getAttribute('href')).toBe(
      '/dashboard/secretary/students?search=%CE%A0%CE%B1%CF%80%CE%B1%CE%B4%CE%AC%CE%BA%CE%B7',
    )
    const asked = api
      .asked('listRegistryResults')
      .map(({ query }) => new URLSearchParams(query).get('status'))
    expect(asked).toContain('incomplete')
  })

  it('stand on the pages of every table', async () => {
    const { api } = show({ total: 30 })
    await screen.findByText('Σελίδα 1 από 2')
    await press('Επόμενη σελίδα')
    await screen.findByText('Σελίδα 2 από 2')
    await waitFor(() =>
      expect(api.asked('listRegistryResults').at(-1)?.query).toMatchObject({ page: '2', pageSize: '24' }),
    )
  })

  it('that are all sent leave a sentence', async () => {
    show({ results: [], files: [] })
    await screen.findByText('Το φοιτητολόγιο έχει όλες τις ολοκληρωμένες εργασίες όπως είναι τώρα.')
    expect(screen.getByText('Δεν έχει ετοιμαστεί ακόμη αρχείο.')).toBeDefined()
  })
})

describe('a file for the register', () => {
  it('is made in the chosen format, and opened', async () => {
    const { api, opened } = show()
    await press('Νέο αρχείο')
    await user.click(await screen.findByRole('combobox', { name: /Μορφή/ }))
    await user.click(await screen.findByRole('option', { name: 'UniverSIS (JSON)' }))
    await user.click(screen.getByRole('checkbox', { name: 'Και όσες έχουν ήδη σταλεί' }))
    api.answer('exportRegistry', 9)
    await press('Ετοιμασία αρχείου')
    await sentenceFor('toast', 'Το αρχείο ετοιμάστηκε και οι εργασίες του σημειώθηκαν.')
    expect(api.asked('exportRegistry')).toMatchObject([{ body: { format: 'universis', all: true } }])
    await waitFor(() => expect(opened).toHaveLength(1))
    expect(opened[0]).toContain('/v1/secretary/registry/export/9?headings=el')
  })

  it.each(
    refusalsOf('exportRegistry', { ...ofAnySession('alert'), validation: 'alert', nothing_to_send: 'alert' }),
  )('that is not made says why: %s', async (code, row) => {
    const { api } = show()
    await press('Νέο αρχείο')
    await screen.findByRole('dialog')
    refuseWith(api, 'exportRegistry', code)
    await press('Ετοιμασία αρχείου')
    await expectRefusal(code, row)
  })

  it('says what is in it, who made it, and is downloaded again', async () => {
    const { opened } = show({ files: [file({ from: wireDay('2026-06-01'), until: wireDay('2026-06-30') })] })
    const list = within(await files())
    await list.findByText('Εργασίες: 12 · νέες: 10 · με αλλαγές: 2')
    expect(
      list.getByText(/30\/6\/2026 · Κατερίνα Μάνου · ολοκληρώθηκαν 1\/6\/2026 – 30\/6\/2026/),
    ).toBeDefined()
    expect(list.getByText('Αποτύπωμα abcdef012345')).toBeDefined()
    await press('Λήψη του αρχείου foititologio-2026-06-30-3.xlsx')
    await waitFor(() => expect(opened).toHaveLength(1))
  })

  it('is taken back with a reason', async () => {
    const { api } = show()
    await within(await files()).findByText('foititologio-2026-06-30-3.xlsx')
    await press('Ανάκληση του αρχείου foititologio-2026-06-30-3.xlsx')
    await screen.findByRole('dialog')
    await press('Ανάκληση')
    expect(api.asked('withdrawRegistryExport')).toEqual([])
    await user.type(screen.getByRole('textbox', { name: /Αιτιολογία/ }), 'Λάθος μορφή')
    api.answer('withdrawRegistryExport', { status: 200 })
    await press('Ανάκληση')
    await sentenceFor('toast', 'Το αρχείο ανακλήθηκε.')
    expect(api.asked('withdrawRegistryExport')).toMatchObject([
      { path: '/v1/secretary/registry/export/3/withdraw', body: { reason: 'Λάθος μορφή' } },
    ])
  })

  it('that was taken back says by whom and why, and is not taken back again', async () => {
    const withdrawnAt = wireDay('2026-07-01')
    show({ files: [file({ withdrawnAt, withdrawnBy: KATERINA, withdrawalReason: 'Λάθος μορφή' })] })
    await screen.findByText('Ανακλήθηκε 1/7/2026 · Κατερίνα Μάνου: Λάθος μορφή')
    expect(screen.queryByRole('button', { name: /Ανάκληση/ })).toBeNull()
  })

  it.each(
    refusalsOf('withdrawRegistryExport', {
      ...ofAnySession('toast'),
      validation: 'toast',
      not_found: 'toast',
      export_withdrawn: 'toast',
    }),
  )('that is not taken back says why: %s', async (code, row) => {
    const { api } = show()
    await within(await files()).findByText('foititologio-2026-06-30-3.xlsx')
    await press('Ανάκληση του αρχείου foititologio-2026-06-30-3.xlsx')
    await user.type(await screen.findByRole('textbox', { name: /Αιτιολογία/ }), 'Λάθος μορφή')
    refuseWith(api, 'withdrawRegistryExport', code)
    await press('Ανάκληση')
    await expectRefusal(code, row)
  })
})
