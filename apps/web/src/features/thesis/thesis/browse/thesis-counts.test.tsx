import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { user } from '../../../../testing/form.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireThesis } from '../../../../testing/wire.ts'
import { ThesisBrowser } from './thesis-browser.tsx'
import { ThesisListTabs } from './thesis-list-tabs.tsx'

const COUNTS = { ungiven: 12, inProgress: 5, ended: 3, awaiting: 2, late: 1, onTime: 4 }

function stub() {
  const api = stubApi({ role: 'instructor' })
  api.answer('countTheses', COUNTS)
  api.answer('listThesesInProgress', [wireThesis()])
  return api
}

describe('the numbers of theses', () => {
  it('stand beside the lists of an instructor', async () => {
    stub()
    renderInApp(<ThesisListTabs list="ungiven" />)
    await screen.findByRole('link', { name: 'Σε εξέλιξη 5' })
    expect(screen.getByRole('link', { name: 'Προς ανάθεση 12' }).getAttribute('aria-current')).toBe('page')
    screen.getByRole('link', { name: 'Ολοκληρωμένες 3' })
  })

  it('are those of what is searched for, which goes with the reader to the other lists', async () => {
    const api = stub()
    renderInApp(<ThesisListTabs list="ungiven" />, '/?search=δίκτυα&assignType=immediate')
    const link = await screen.findByRole('link', { name: 'Σε εξέλιξη 5' })
    expect(api.asked('countTheses').at(-1)?.query).toEqual({ search: 'δίκτυα' })
    const { search } = new URL((link as HTMLAnchorElement).href)
    expect([...new URLSearchParams(search)]).toEqual([['search', 'δίκτυα']])
  })

  it('narrow the theses in progress when they are pressed, and widen them again', async () => {
    const api = stub()
    renderInApp(
      <ThesisBrowser list="inProgress" pathOf={({ id }) => `/${id}`} isOwn empty="Τίποτα" />,
      '/?search=δίκτυα&page=2',
    )
    const group = within(await screen.findByRole('group', { name: 'Κατάσταση' }))
    const late = await group.findByRole('button', { name: 'Καθυστερημένες 1' })
    expect(api.asked('countTheses').at(-1)?.query).toEqual({ search: 'δίκτυα' })
    await user.click(late)
    expect(late.getAttribute('aria-pressed')).toBe('true')
    const lastQuery = () => api.asked('listThesesInProgress').at(-1)?.query
    await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'δίκτυα', standing: 'late', page: '1' }))
    await user.click(late)
    expect(late.getAttribute('aria-pressed')).toBe('false')
    await waitFor(() => expect(lastQuery()).not.toHaveProperty('standing'))
    expect(api.asked('countTheses')).toHaveLength(1)
  })
})
