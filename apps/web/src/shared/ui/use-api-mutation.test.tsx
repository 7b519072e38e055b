import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../testing/api.ts'
import { press } from '../../testing/form.ts'
import { expectRefusal, refuseWith, sentenceFor } from '../../testing/refusals.ts'
import { renderInApp } from '../../testing/render.tsx'
import { SAVED, wireDay } from '../../testing/wire.ts'
import { call } from '../api/client.ts'
import { onceDone } from '../api/once-done.ts'
import { useApiMutation } from './use-api-mutation.ts'

type Options = Pick<
  Parameters<typeof useApiMutation<void, unknown>>[0],
  'done' | 'refused' | 'refreshAfterRefusal'
>

const refresh = vi.fn()
const goOn = vi.fn()

function Reader({ onGone, ...options }: Options & { onGone: () => void }) {
  const read = useApiMutation({
    mutationFn: () => call('readAllNotices'),
    refresh: () => refresh(),
    ...options,
  })
  return (
    <button
      type="button"
      onClick={() => {
        onceDone(read.mutateAsync(), goOn)
        onGone()
      }}
    >
      Read
    </button>
  )
}

/** The button is gone as soon as it was pressed. */
function OneReader(options: Options) {
  const [isThere, setThere] = useState(true)
  return isThere ? <Reader {...options} onGone={() => setThere(false)} /> : null
}

function show(options: Options = {}) {
  refresh.mockClear()
  goOn.mockClear()
  const api = stubApi({ role: 'student' })
  renderInApp(<OneReader {...options} />)
  return api
}

describe('a mutation', () => {
  it('says that it is done and refetches, also when its button is gone by then', async () => {
    const api = show({ done: () => 'All read' })
    api.answer('readAllNotices', SAVED)
    await press('Read')
    await sentenceFor('toast', 'All read')
    expect(refresh).toHaveBeenCalledOnce()
    await waitFor(() => expect(goOn).toHaveBeenCalledOnce())
  })

  it('says who is mailed later', async () => {
    const api = show({ done: () => 'All read' })
    const heldMails = [{ name: 'Zoe', reason: 'just_mailed' as const, mailedAt: wireDay('2026-03-10') }]
    api.answer('readAllNotices', { ...SAVED, heldMails } as typeof SAVED)
    await press('Read')
    await screen.findByText(/^All read\. .*Zoe/)
  })

  it('takes the change back as long as its message stays', async () => {
    const undo = vi.fn(async () => undefined)
    const api = show({ done: () => ({ message: 'All read', undo }) })
    api.answer('readAllNotices', SAVED)
    await press('Read')
    await screen.findByText('All read')
    await press('Αναίρεση')
    await screen.findByText('Η ενέργεια αναιρέθηκε')
    expect(undo).toHaveBeenCalledOnce()
    expect(refresh).toHaveBeenCalledTimes(2)
  })
})

describe('a mutation that is refused', () => {
  it('is an error: nothing goes on, and nothing is refetched', async () => {
    const api = show({ done: () => 'All read', refused: 'message' })
    refuseWith(api, 'readAllNotices', 'internal')
    await press('Read')
    await expectRefusal('internal', 'toast')
    expect(goOn).not.toHaveBeenCalled()
    expect(refresh).not.toHaveBeenCalled()
  })

  it('refetches where another person was mostly faster', async () => {
    const api = show({ refused: 'message', refreshAfterRefusal: true })
    refuseWith(api, 'readAllNotices', 'not_found')
    await press('Read')
    await expectRefusal('not_found', 'toast')
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('says nothing where a form does', async () => {
    const refused = vi.fn()
    const api = show({ refused })
    refuseWith(api, 'readAllNotices', 'not_found')
    await press('Read')
    await waitFor(() => expect(refused).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
