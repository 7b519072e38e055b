import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { button, press, user, valueAt } from '../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import CalendarDialog from './calendar-dialog.tsx'

type Feed = Wire<'getFeed'>['response']['feed']

const at = (date: string) => ({ date, timezone_type: 3, timezone: 'Europe/Athens' }) as const
const FEED: NonNullable<Feed> = {
  createdAt: at('2026-03-01 10:00:00.000000'),
  lastReadAt: at('2026-03-09 21:15:00.000000'),
  steps: true,
}
const URL = 'https://theses.example.org/api/v1/public/calendar/secret'
const ADDRESS = 'Διεύθυνση ημερολογίου'
const CREATE = 'Δημιουργία διεύθυνσης'
const STEPS = 'Και η εκτιμώμενη ολοκλήρωση των βημάτων'

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(() => import('../../../shared/ui/confirm-dialog.tsx'))

async function setUp(feed: Feed) {
  const api = stubApi({ role: 'student' })
  api.answer('getFeed', { feed })
  renderInApp(<CalendarDialog hasSteps onClose={vi.fn()} />)
  await screen.findByLabelText(STEPS)
  return api
}
const steps = () => screen.getByLabelText<HTMLInputElement>(STEPS)

describe('the calendar of a person without an address', () => {
  it('has no steps to choose for an office', async () => {
    stubApi({ role: 'secretary' }).answer('getFeed', { feed: null })
    renderInApp(<CalendarDialog hasSteps={false} onClose={vi.fn()} />)
    await screen.findByRole('button', { name: CREATE })
    expect(screen.queryByLabelText(STEPS)).toBeNull()
    expect(screen.getByText(/δείχνει τις εξετάσεις του τμήματος/)).toBeDefined()
  })

  it('says what it is and where it is put, and has nothing to end', async () => {
    await setUp(null)
    expect(screen.getByText(/Ημερολόγιο Google/)).toBeDefined()
    expect(screen.getByText(/ώρες αργότερα/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Κατάργηση' })).toBeNull()
  })

  it('gets one as chosen, once, and shows it this once with both ways to take it along', async () => {
    const api = await setUp(null)
    const answer = api.hold('createFeed')
    await user.click(steps())
    await press(CREATE)
    expect(button(CREATE).disabled).toBe(true)
    api.answer('getFeed', { feed: { ...FEED, lastReadAt: null, steps: false } })
    answer({ status: 200, url: URL })
    await screen.findByLabelText(ADDRESS)
    expect(valueAt(ADDRESS)).toBe(URL)
    expect(screen.getByText(/Εμφανίζεται μόνο τώρα/)).toBeDefined()
    expect(screen.getByRole('link', { name: /ημερολόγιο της συσκευής/ }).getAttribute('href')).toBe(
      URL.replace('https:', 'webcal:'),
    )
    await screen.findByText(/Κανένα ημερολόγιο δεν την έχει διαβάσει/)
    expect(steps().checked).toBe(false)
    expect(screen.queryByText(/δεν εμφανίζεται ξανά/)).toBeNull()
    expect(api.asked('createFeed').map(({ body }) => body)).toEqual([{ steps: false }])
  })

  it.each(refusalsOf('createFeed', { ...ofAnySession('toast'), validation: 'toast' }))(
    'reads why it was refused: %s',
    async (code, row) => {
      const api = await setUp(null)
      refuseWith(api, 'createFeed', code)
      await press(CREATE)
      await expectRefusal(code, row)
      expect(screen.queryByLabelText(ADDRESS)).toBeNull()
    },
  )
})

describe('the calendar of a person with an address', () => {
  it('says when it was made and read, and that it is not shown again', async () => {
    await setUp(FEED)
    expect(screen.getByText(/Έχετε διεύθυνση από 1\/3\/2026, 10:00/)).toBeDefined()
    expect(screen.getByText(/τη διάβασε τελευταία 9\/3\/2026, 21:15/)).toBeDefined()
    expect(screen.getByText(/δεν εμφανίζεται ξανά/)).toBeDefined()
    expect(screen.queryByLabelText(ADDRESS)).toBeNull()
  })

  it('is given another after a question, which says that the one before ends', async () => {
    const api = await setUp(FEED)
    api.answer('createFeed', { status: 200, url: URL })
    await press('Νέα διεύθυνση')
    await screen.findByText(/Η προηγούμενη διεύθυνση παύει να ισχύει/)
    expect(api.asked('createFeed')).toEqual([])
    const [yes] = screen.getAllByRole('button', { name: 'Νέα διεύθυνση' }).slice(-1)
    if (yes !== undefined) await user.click(yes)
    await screen.findByLabelText(ADDRESS)
    expect(valueAt(ADDRESS)).toBe(URL)
    expect(api.asked('createFeed').map(({ body }) => body)).toEqual([{ steps: true }])
  })

  it('loses it after a question', async () => {
    const api = await setUp(FEED)
    api.answer('revokeFeed', { status: 200 })
    await press('Κατάργηση')
    await screen.findByText(/Τα ημερολόγια που την έχουν δεν βλέπουν πια/)
    api.answer('getFeed', { feed: null })
    const [yes] = screen.getAllByRole('button', { name: 'Κατάργηση' }).slice(-1)
    if (yes !== undefined) await user.click(yes)
    await sentenceFor('toast', 'Η διεύθυνση καταργήθηκε')
    await waitFor(() => expect(button(CREATE).disabled).toBe(false))
    expect(api.asked('revokeFeed')).toHaveLength(1)
  })

  it('chooses whether the steps are in it, and the address stays', async () => {
    const api = await setUp(FEED)
    api.answer('editFeed', { status: 200 })
    api.answer('getFeed', { feed: { ...FEED, steps: false } })
    await user.click(steps())
    await waitFor(() => expect(steps().checked).toBe(false))
    expect(api.asked('editFeed').map(({ body }) => body)).toEqual([{ steps: false }])
    expect(api.asked('createFeed')).toEqual([])
  })

  it.each(refusalsOf('editFeed', { ...ofAnySession('toast'), validation: 'toast', not_found: 'toast' }))(
    'reads why the choice was refused: %s',
    async (code, row) => {
      const api = await setUp(FEED)
      refuseWith(api, 'editFeed', code)
      await user.click(steps())
      await expectRefusal(code, row)
      expect(steps().checked).toBe(true)
    },
  )
})
