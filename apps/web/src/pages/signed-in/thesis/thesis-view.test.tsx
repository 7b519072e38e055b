import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { type WireThesis, wireDay, wireList, wireThesis } from '../../../testing/wire.ts'
import { ThesisView } from './thesis-view.tsx'

const LIST = wireList({ thesisID: { thesisID: 7, thesisTitle: 'Θέμα' } })
const OF_A_STUDENT = {
  state: 'inProgress',
  student: { username: 'student', uName: 'Νίκος', uSurname: 'Λάμπρου', uEmail: null },
  thesisIsPublicByStu: 1,
  thesisStartDate: wireDay('2026-03-01'),
} as const
const NO_LIST = /δεν έχει λίστα βημάτων/

/** The page as another instructor reads it. */
async function showToColleague(thesis: Partial<WireThesis>) {
  const api = stubApi({ role: 'instructor' })
  api.answer('getThesis', [wireThesis(thesis)])
  api.answer('getInstructorProfile', {
    username: 'colleague',
    uName: 'Πέτρος',
    uSurname: 'Μάνος',
    uEmail: 'petros@example.gr',
    uEmailPending: null,
    uIsPublic: true,
    cvFilename: null,
    keywords: [],
    user_type: 'ins',
    instrRank: 'professor',
    formOfAddress: null,
    department: { depID: 1, depName: 'Πληροφορικής', instID: 1, instName: 'ΕΚΠΑ' },
    version: 1,
  })
  renderInApp(
    <Suspense>
      <ThesisView thesisId={7} />
    </Suspense>,
  )
  await screen.findByRole('region', { name: 'Στοιχεία' })
}

// Nothing is laid out here, so that no size changes.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
})

it('shows a colleague the steps of a topic', async () => {
  await showToColleague({ doList: LIST })
  expect(screen.getByText('1. Βιβλιογραφία')).toBeDefined()
  expect(screen.queryByText(NO_LIST)).toBeNull()
})

it('says nothing of the list of a thesis in progress to a colleague, who is not sent it', async () => {
  await showToColleague({ ...OF_A_STUDENT, doList: null })
  expect(screen.queryByText(NO_LIST)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Βήματα' })).toBeNull()
})
