import type { SystemStatusShown } from '@diatrivi/contract/work/administration/system.schemas'
import { screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type StubbedApi, stubApi } from '../../../testing/api.ts'
import { renderInApp } from '../../../testing/render.tsx'
import AdministratorHome from './administrator-home.tsx'

const at = (date: string) => ({ date, timezone_type: 3, timezone: 'Europe/Athens' }) as const
const GB = 1_000_000_000

const SYSTEM: SystemStatusShown = {
  version: '1.0.0',
  database: { postgresVersion: '18.4', bytes: GB, migrations: 8, pendingMigrations: 0 },
  standbys: [],
  mail: { goesTo: 'server', lastSent: null, outage: null, waiting: 0, givenUp: 0 },
  jobs: [],
  disk: { host: 'one', freeBytes: 9 * GB, totalBytes: 10 * GB },
  backup: { made: at('2999-01-01 04:00:00.000000'), isEncrypted: true, rows: 1, files: 1, lostFiles: 0 },
  processes: [],
}
const MAIL = {
  mailID: 31,
  recipient: 'maria@example.gr',
  kind: 'invitation',
  state: 'given_up',
  tries: 9,
  trouble: 'mailbox_full',
  codes: '452 4.2.2',
  written: at('2026-03-01 10:00:00.000000'),
  nextTry: null,
  givenUp: at('2026-03-04 10:00:00.000000'),
} as const
const SECRETARY = {
  id: 5,
  username: 'grammateia',
  uName: 'Μαρία',
  uSurname: 'Δήμου',
  uEmail: 'maria@example.gr',
  department: { depID: 7, depName: 'Πληροφορικής' },
  isActive: false,
  isDisabled: false,
  version: 1,
} as const

let api: StubbedApi

beforeEach(() => {
  api = stubApi({ role: 'administrator' })
  api.answer('getSystemStatus', SYSTEM)
  api.answer('listMails', [])
  api.answer('listImports', [], { total: 0 })
  api.answer('listInstructors', [])
  api.answer('listSecretaries', [])
  api.answer('listAdministrators', [])
})

async function open() {
  renderInApp(
    <Suspense>
      <AdministratorHome />
    </Suspense>,
  )
  return within(await screen.findByRole('list', { name: 'Τι χρειάζεται προσοχή' }))
}

describe('the home of an administrator', () => {
  it('says that nothing needs attention, with the way to the page of the system', async () => {
    await open()
    expect(screen.getAllByText('Δεν χρειάζεται κάποια ενέργεια.')).not.toHaveLength(0)
    expect(screen.getByRole('link', { name: 'Σύστημα' }).getAttribute('href')).toBe('/dashboard/admin/system')
    expect(screen.getByText('Δεν υπάρχουν εισαγωγές τις τελευταίες 30 ημέρες.')).toBeDefined()
  })

  it('says first what is wrong with the installation', async () => {
    api.answer('getSystemStatus', { ...SYSTEM, backup: null })
    await open()
    expect(screen.getByText('Δεν έχει γίνει ακόμη αντίγραφο ασφαλείας.')).toBeDefined()
  })

  it('counts what is stuck, each count leading to its table', async () => {
    api.answer('getSystemStatus', { ...SYSTEM, mail: { ...SYSTEM.mail, givenUp: 2 } })
    api.answer('listSecretaries', [SECRETARY, { ...SECRETARY, id: 6, isActive: true }])
    const counts = await open()
    await counts.findByText('1')
    expect(counts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2Επιστολές που δεν παραδόθηκαν',
      '0Διδάσκοντες με εκκρεμή πρόσκληση',
      '1Γραμματείς με εκκρεμή πρόσκληση',
      '0Διαχειριστές με εκκρεμή πρόσκληση',
    ])
    const places = counts.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(places.map((place) => place.split('?')[0])).toEqual([
      '/dashboard/admin/mail',
      '/dashboard/admin/users',
      '/dashboard/admin/users/secretaries',
      '/dashboard/admin/users/administrators',
    ])
    expect(new URLSearchParams(places[2]?.split('?')[1]).get('q')).toBe('Εκκρεμεί η πρόσκληση')
  })

  it('says of a mail that did not arrive to whom it went and why', async () => {
    api.answer('listMails', [MAIL, { ...MAIL, mailID: 32, recipient: 'anna@example.gr', state: 'waiting' }])
    await open()
    const mails = within(screen.getByRole('region', { name: 'Επιστολές που δεν παραδόθηκαν' }))
    expect(mails.getAllByRole('listitem')).toHaveLength(1)
    expect(mails.getByText('maria@example.gr')).toBeDefined()
    expect(mails.getByText('Το γραμματοκιβώτιο του παραλήπτη είναι γεμάτο.')).toBeDefined()
    expect(mails.getByRole('link', { name: 'Αλληλογραφία' }).getAttribute('href')).toBe(
      '/dashboard/admin/mail',
    )
  })
})
