import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { user } from '../../../testing/form.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireDay } from '../../../testing/wire.ts'
import { NextWaiting } from './next-waiting.tsx'

const entry = (thesisID: number, step: { dliID: number; dliTitle: string } | null) => ({
  thesisID,
  thesisTitle: `Θέμα ${thesisID}`,
  reason: step === null ? ('newRequest' as const) : ('stepAwaitsReply' as const),
  when: wireDay('2026-03-02'),
  student: null,
  dliID: step?.dliID ?? null,
  dliTitle: step?.dliTitle ?? null,
  place: null,
})
const STEP = { dliID: 12, dliTitle: 'Πείραμα' }

function show(awaiting: ReturnType<typeof entry>[], requests: ReturnType<typeof entry>[]) {
  const api = stubApi({ role: 'instructor' })
  api.answer('listThesesAwaitingAction', awaiting)
  api.answer('listNewRequests', requests)
  const onFollowed = vi.fn()
  renderInApp(<NextWaiting thesisId={7} onFollowed={onFollowed} />)
  return { api, onFollowed }
}

it('leads to the step of the thesis that waits longest, past the one on the screen', async () => {
  const { onFollowed } = show([entry(7, STEP), entry(8, STEP), entry(9, STEP)], [entry(10, null)])
  const link = await screen.findByRole('link', { name: 'Επόμενο: Θέμα 8' })
  expect(link.getAttribute('href')).toBe('/dashboard/instructor/thesis/single/8#step-12')
  await user.click(link)
  expect(onFollowed).toHaveBeenCalledOnce()
})

it('leads to an interest where no step and no mark waits', async () => {
  show([], [entry(7, null), entry(10, null)])
  const link = await screen.findByRole('link', { name: 'Επόμενο: Θέμα 10' })
  expect(link.getAttribute('href')).toBe('/dashboard/instructor/thesis/single/10')
})

it('offers nothing where nothing else waits', async () => {
  const { api } = show([entry(7, STEP)], [])
  await waitFor(() => expect(api.asked('listNewRequests')).toHaveLength(1))
  expect(screen.queryByRole('link')).toBeNull()
})
