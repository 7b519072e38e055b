import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '../../../../shared/format/clock.ts'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, descriptionOf, press } from '../../../../testing/form.ts'
import { STUDENT } from '../../../../testing/people.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED } from '../../../../testing/wire.ts'
import type { OwnInterest } from '../current-thesis.mapper.ts'
import { OwnInterestList } from './own-interest-list.tsx'

const interest = (id: number, title: string, more: Partial<OwnInterest> = {}): OwnInterest => ({
  thesis: aThesis({ id, title }),
  priority: id,
  answeredPositively: false,
  ...more,
})

function show(interests = [interest(1, 'Άλφα'), interest(2, 'Βήτα'), interest(3, 'Γάμμα')]) {
  const api = stubApi({ role: 'student' })
  renderInApp(
    <OwnInterestList interests={interests} current={{ thesis: null, interests }} viewer={STUDENT} />,
  )
  return api
}

const order = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

beforeEach(() => setClock(new Date('2026-03-05T10:00:00Z')))

describe('interests that share a priority', () => {
  const NUMBER = 'Αρίθμηση 1, 2, 3… με αυτή τη σειρά'
  const shared = (more: Partial<OwnInterest> = {}) => [
    interest(1, 'Άλφα', { priority: 2, ...more }),
    interest(2, 'Βήτα'),
    interest(3, 'Γάμμα'),
  ]

  it('are offered 1, 2, 3 in the order in which they stand, by one call', async () => {
    const api = show(shared())
    api.answer('reorderInterests', SAVED)
    expect(screen.getByText(/έχουν την ίδια σειρά προτίμησης/)).toBeDefined()
    await press(NUMBER)
    await screen.findByText('Οι δηλώσεις αριθμήθηκαν')
    expect(api.asked('reorderInterests').map(({ body }) => body)).toEqual([{ theses: [1, 2, 3] }])
  })

  it('say why one of them keeps its priority', async () => {
    const api = show(shared({ thesis: aThesis({ id: 1, title: 'Άλφα', interestDeadline: '2026-03-04' }) }))
    expect(descriptionOf(button(NUMBER))).toBe('Η προθεσμία δήλωσης ενδιαφέροντος έχει λήξει.')
    await press(NUMBER)
    expect(api.asked('reorderInterests')).toEqual([])
  })

  it('are no matter where each has its own', () => {
    show()
    expect(screen.queryByRole('button', { name: NUMBER })).toBeNull()
  })
})

describe('the order of interests', () => {
  it('changes at once, is spoken, and is sent whole', async () => {
    const api = show()
    api.hold('reorderInterests')
    await press('Μετακίνηση κάτω: Άλφα')
    expect(order()).toEqual(['Βήτα', 'Άλφα', 'Γάμμα'])
    expect(screen.getByText('«Άλφα»: θέση 2 από 3')).toBeDefined()
    await waitFor(() =>
      expect(api.asked('reorderInterests')).toMatchObject([
        { path: '/v1/student/preferedThesis/order', body: { theses: [2, 1, 3] } },
      ]),
    )
  })

  it('is changed by the mouse only where it may be changed', () => {
    const locked = { thesis: aThesis({ id: 1, title: 'Άλφα', interestDeadline: '2026-03-04' }) }
    show([interest(1, 'Άλφα', locked), interest(2, 'Βήτα'), interest(3, 'Γάμμα')])
    const isDraggable = (item: HTMLElement) => item.querySelector('[draggable="true"]') !== null
    expect(screen.getAllByRole('listitem').map(isDraggable)).toEqual([false, true, true])
  })

  it('goes no further than its ends', async () => {
    const api = show()
    await press('Μετακίνηση πάνω: Άλφα')
    await press('Μετακίνηση κάτω: Γάμμα')
    expect(order()).toEqual(['Άλφα', 'Βήτα', 'Γάμμα'])
    expect(api.asked('reorderInterests')).toEqual([])
  })

  it('stays while a positive answer waits', () => {
    show([interest(1, 'Άλφα', { answeredPositively: true }), interest(2, 'Βήτα')])
    expect(button('Μετακίνηση κάτω: Άλφα').getAttribute('aria-disabled')).toBe('true')
  })

  it.each(
    refusalsOf('reorderInterests', {
      ...ofAnySession('toast'),
      validation: 'toast',
      not_found: 'toast',
      not_interested: 'toast',
      has_thesis: 'toast',
      answer_pending: 'toast',
      deadline_passed: 'toast',
      not_open: 'toast',
    }),
  )('is again as it was when it is refused, and says why: %s', async (code, row) => {
    const api = show()
    refuseWith(api, 'reorderInterests', code)
    await press('Μετακίνηση κάτω: Άλφα')
    await expectRefusal(code, row)
    await waitFor(() => expect(order()).toEqual(['Άλφα', 'Βήτα', 'Γάμμα']))
  })
})
