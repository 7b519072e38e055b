import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, press } from '../../../../testing/form.ts'
import { INSTRUCTOR, STUDENT } from '../../../../testing/people.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireDay } from '../../../../testing/wire.ts'
import { OfferAgain } from './offer-again.tsx'

const OFFER = 'Διάθεση ξανά'
const MARKED = aThesis({ state: 'ended', student: STUDENT, mark: 9 })

function show(thesis = MARKED, history: 'released' | 'thesis_created' = 'thesis_created') {
  const api = stubApi({ role: 'instructor' })
  api.answer('getThesisHistory', [{ when: wireDay('2026-03-01'), who: null, what: history, details: {} }])
  const onOffered = vi.fn()
  renderInApp(<OfferAgain thesis={thesis} viewer={INSTRUCTOR} onOffered={onOffered} />)
  return { api, onOffered }
}

describe('offering a topic again', () => {
  it('is sent once, waited for, and says so, and goes on with the new thesis', async () => {
    const { api, onOffered } = show()
    const answer = api.hold('offerThesisAgain')
    await press(OFFER)
    expect(button(OFFER).disabled).toBe(true)
    answer(12)
    await screen.findByText('Η νέα εργασία δημιουργήθηκε. Είναι ιδιωτική, ώστε να τη δείτε πρώτα.')
    expect(onOffered).toHaveBeenCalledExactlyOnceWith(12)
    expect(api.asked('offerThesisAgain')).toMatchObject([{ path: '/v1/instructor/thesis/7/offer-again' }])
  })

  it('is possible for a topic that a student gave up', async () => {
    show(aThesis(), 'released')
    expect(await screen.findByRole('button', { name: OFFER })).toBeDefined()
  })

  it('is not there for a topic that nobody has had', async () => {
    const { api } = show(aThesis())
    await vi.waitFor(() => expect(api.asked('getThesisHistory')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull()
  })

  it.each(
    refusalsOf('offerThesisAgain', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_owner: 'nowhere',
      not_over: 'toast',
    }),
  )('says why it was refused and stays: %s', async (code, row) => {
    const { api, onOffered } = show()
    refuseWith(api, 'offerThesisAgain', code)
    await press(OFFER)
    await expectRefusal(code, row)
    expect(onOffered).not.toHaveBeenCalled()
    expect(button(OFFER).disabled).toBe(false)
  })
})
