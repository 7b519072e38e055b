import type { Wire } from '@diatrivi/contract/endpoints'
import { READING_PROBLEMS } from '@diatrivi/domain/work/registry/registry-reading'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { press } from '../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireMoment } from '../../../testing/wire.ts'
import { RegistryReading } from './registry-reading.tsx'

type Reading = Wire<'getRegistryReading'>['response']
type Last = NonNullable<Reading['last']>

const last = (changes: Partial<Last> = {}): Last => ({
  readAt: wireMoment('2026-06-30 04:01'),
  outcome: 'unchanged',
  students: 600,
  unknown: 20,
  ...changes,
})
const reading = (changes: Partial<Reading> = {}): Reading => ({
  isOn: true,
  codes: ['550'],
  isReading: false,
  last: null,
  importID: null,
  ...changes,
})

function show(changes: Partial<Reading> = {}) {
  const api = stubApi({ role: 'secretary' })
  api.answer('getRegistryReading', reading(changes))
  renderInApp(
    <Suspense>
      <RegistryReading />
    </Suspense>,
  )
  return api
}

const button = () => screen.findByRole('button', { name: 'Ανάγνωση από το Φοιτητολόγιο' })

describe('a reading of the student register', () => {
  it('is asked for, and leads to what it has prepared', async () => {
    const api = show()
    await screen.findByText('Δεν έχει γίνει ανάγνωση.')
    const done = reading({ importID: 12, last: last({ outcome: 'prepared' }) })
    api.answer('readRegistry', done)
    await button()
    api.answer('getRegistryReading', done)
    await press('Ανάγνωση από το Φοιτητολόγιο')
    await screen.findByText(/Τελευταία ανάγνωση: .* Υπήρχαν αλλαγές και ετοιμάστηκε εισαγωγή\./)
    expect(api.asked('readRegistry')).toHaveLength(1)
    expect(screen.getByText(/Φοιτητές στο Φοιτητολόγιο: 600\. .*: 20\./)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Δείτε τι θα αλλάξει' }).getAttribute('href')).toBe(
      '/dashboard/secretary/import?import=12',
    )
  })

  it('that changes nothing has no import', async () => {
    show({ last: last() })
    await screen.findByText(/Καμία αλλαγή\./)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each(READING_PROBLEMS)('that failed says why, and what helps: %s', async (outcome) => {
    show({ last: last({ outcome, students: null, unknown: null }) })
    expect((await screen.findByRole('alert')).textContent).toMatch(/\p{L}{4}.*\./u)
    expect((await button()).hasAttribute('disabled')).toBe(false)
  })

  it('waits while another person reads', async () => {
    show({ isReading: true })
    await screen.findByText(/Γίνεται ήδη ανάγνωση/)
    expect((await button()).hasAttribute('disabled')).toBe(true)
  })

  it('needs a department that is linked', async () => {
    show({ codes: [] })
    expect((await screen.findByRole('alert')).textContent).toContain('UNIVERSIS_DEPARTMENTS')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each(refusalsOf('readRegistry', ofAnySession('toast')))(
    'that is refused says why: %s',
    async (code, row) => {
      const api = show()
      await button()
      refuseWith(api, 'readRegistry', code)
      await press('Ανάγνωση από το Φοιτητολόγιο')
      await expectRefusal(code, row)
    },
  )
})
