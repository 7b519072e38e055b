import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toThesis } from '../../../entities/thesis/thesis.mapper.ts'
import { stubApi } from '../../../testing/api.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { type WireThesis, wireThesis } from '../../../testing/wire.ts'
import { FittingTopics } from './fitting-topics.tsx'

const topic = (id: number, words: string[]): WireThesis =>
  wireThesis({ thesisID: id, thesisTitle: `Θέμα ${id}`, fit: { topic: words, instructor: [] } })

function show(theses: WireThesis[], declared: WireThesis[] = []) {
  const api = stubApi({ role: 'student' })
  api.answer('listOpenTheses', theses, { total: theses.length })
  const interests = declared.map((wire) => ({
    thesis: toThesis(wire),
    priority: 1,
    answeredPositively: false,
  }))
  renderInApp(<FittingTopics interests={interests} />)
  return api
}

describe('the topics that fit a student', () => {
  it('are the three best, with what they meet and the way to all', async () => {
    const api = show([1, 2, 3, 4].map((id) => topic(id, ['sql'])))
    const list = within(await screen.findByRole('list', { name: 'Θέματα που σας ταιριάζουν' }))
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Θέμα 1',
      'Θέμα 2',
      'Θέμα 3',
    ])
    expect(list.getAllByText('Στο θέμα: sql')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Όλα, ταιριαστά πρώτα' }).getAttribute('href')).toBe(
      '/dashboard/student/theses/open?sort=fit',
    )
    expect(api.asked('listOpenTheses')[0]?.query).toMatchObject({ sort: 'fit' })
  })

  it('leave out what meets nothing, and what has the interest of the student already', async () => {
    const api = show([topic(1, ['sql']), topic(2, [])], [topic(1, ['sql'])])
    await waitFor(() => expect(api.asked('listOpenTheses')).toHaveLength(1))
    expect(screen.queryByRole('region')).toBeNull()
  })
})
