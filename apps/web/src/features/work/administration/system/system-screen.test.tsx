import type { SystemStatusShown } from '@diatrivi/contract/work/administration/system.schemas'
import { focusManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { setClock } from '../../../../shared/format/clock.ts'
import { stubApi } from '../../../../testing/api.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SystemScreen } from './system-screen.tsx'

const at = (date: string) =>
  ({ date: `${date}:00.000000`, timezone_type: 3, timezone: 'Europe/Athens' }) as const

const HEALTHY: SystemStatusShown = {
  version: '0.1.0',
  database: { postgresVersion: '18.4', bytes: 2_900_000_000, migrations: 19, pendingMigrations: 0 },
  standbys: [{ name: 'second', state: 'streaming', behindSeconds: 0.2 }],
  mail: { goesTo: 'server', lastSent: at('2026-03-10 10:58'), outage: null, waiting: 2, givenUp: 1 },
  jobs: [
    {
      name: 'upkeep',
      started: at('2026-03-10 10:29'),
      ended: at('2026-03-10 10:30'),
      everySeconds: 3_600,
      failure: null,
      lastSuccess: at('2026-03-10 10:30'),
    },
  ],
  disk: { host: 'api-1', freeBytes: 40_000_000_000, totalBytes: 120_000_000_000 },
  backup: { made: at('2026-03-10 03:00'), isEncrypted: true, rows: 12_000, files: 340, lostFiles: 0 },
  processes: [
    { host: 'api-1', pid: 4711, version: '0.1.0', started: at('2026-03-09 08:00'), leadsJobs: true },
    { host: 'api-2', pid: 17, version: '0.1.0', started: at('2026-03-09 08:01'), leadsJobs: false },
  ],
}
const [UPKEEP] = HEALTHY.jobs as [SystemStatusShown['jobs'][number]]
const [FIRST] = HEALTHY.processes as [SystemStatusShown['processes'][number]]
const FINE = 'Δεν χρειάζεται κάποια ενέργεια.'

// The page reads itself anew every fifteen seconds, which a busy machine takes for a test; one out of sight does not.
beforeAll(() => focusManager.setFocused(false))
afterAll(() => focusManager.setFocused(undefined))
beforeEach(() => setClock(new Date('2026-03-10T09:00:00Z')))

async function shown(change: Partial<SystemStatusShown> = {}) {
  const api = stubApi({ role: 'administrator' })
  api.answer('getSystemStatus', { ...HEALTHY, ...change })
  renderInApp(
    <Suspense>
      <SystemScreen />
    </Suspense>,
  )
  await screen.findByRole('heading', { name: 'Εγκατάσταση' })
  return api
}

describe('the page of the system', () => {
  it('says what runs where, and that nothing is to be done', async () => {
    await shown()
    expect(screen.getByRole('status').textContent).toBe(FINE)
    for (const text of [
      'PostgreSQL 18.4, 2,9 GB',
      'ενημερωμένη (19)',
      'second, streaming, 0,2 δευτ. πίσω',
      '40 GB ελεύθερα από 120 GB (api-1)',
      '10/3/2026, 03:00: 12.000 εγγραφές, 340 αρχεία, κρυπτογραφημένο',
      'Οι επιστολές φεύγουν κανονικά.',
      '2 / 1',
      'έκδοση 0.1.0, από 9/3/2026, 08:00, εκτελεί τις περιοδικές εργασίες',
      'έκδοση 0.1.0, από 9/3/2026, 08:01',
      'Διαγραφή όσων έληξαν',
      'Ολοκληρώθηκε',
    ]) {
      expect(screen.getByText(text)).toBeDefined()
    }
  })

  it('is read again by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => {
      vi.useRealTimers()
      focusManager.setFocused(false)
    })
    focusManager.setFocused(true)
    const api = await shown()
    expect(api.asked('getSystemStatus')).toHaveLength(1)
    api.answer('getSystemStatus', { ...HEALTHY, backup: null })
    await vi.advanceTimersByTimeAsync(15_000)
    await screen.findByText('Δεν έχει γίνει ακόμη αντίγραφο ασφαλείας.')
  })

  it('shows a job of a newer process by the name that it has there', async () => {
    await shown({ jobs: [{ ...UPKEEP, name: 'tidying' }] })
    expect(screen.getByText('tidying')).toBeDefined()
  })

  it.each<[string, Partial<SystemStatusShown>]>([
    [
      'Καμία επιστολή δεν φεύγει από τις 10/3/2026,\u00a010:00.',
      {
        mail: {
          ...HEALTHY.mail,
          outage: { since: at('2026-03-10 10:00'), trouble: 'no_answer', codes: 'X' },
        },
      },
    ],
    ['Η τελευταία εκτέλεση απέτυχε: Διαγραφή όσων έληξαν.', { jobs: [{ ...UPKEEP, failure: 'ENOSPC' }] }],
    [
      'Δεν έχει εκτελεστεί στην ώρα της: Διαγραφή όσων έληξαν.',
      { jobs: [{ ...UPKEEP, ended: at('2026-03-10 07:49') }] },
    ],
    ['Δεν έχει γίνει ακόμη αντίγραφο ασφαλείας.', { backup: null }],
    [
      'Το τελευταίο αντίγραφο ασφαλείας είναι παλαιότερο από δύο ημέρες.',
      { backup: { made: at('2026-03-08 10:59'), isEncrypted: true, rows: 1, files: 1, lostFiles: 0 } },
    ],
    [
      'Από το τελευταίο αντίγραφο ασφαλείας λείπουν αρχεία.',
      { backup: { made: at('2026-03-10 03:00'), isEncrypted: true, rows: 1, files: 1, lostFiles: 2 } },
    ],
    ['Ο δίσκος έχει σχεδόν γεμίσει.', { disk: { host: 'api-1', freeBytes: 4, totalBytes: 100 } }],
    [
      'Η βάση δεδομένων δεν έχει ακόμη τη μορφή αυτής της έκδοσης: επανεκκινήστε την εφαρμογή.',
      { database: { ...HEALTHY.database, pendingMigrations: 1 } },
    ],
    [
      'Τρέχουν διεργασίες διαφορετικών εκδόσεων.',
      { processes: [FIRST, { ...FIRST, pid: 5, version: '0.2.0' }] },
    ],
  ])('asks for attention: %s', async (sentence, change) => {
    await shown(change)
    const list = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(list).toEqual([sentence])
  })
})
