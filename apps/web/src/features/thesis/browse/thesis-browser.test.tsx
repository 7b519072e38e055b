import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { apiSentence, stubApi } from '../../../testing/api.ts'
import { choose, press, user } from '../../../testing/form.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireThesis } from '../../../testing/wire.ts'
import { ThesisBrowser } from './thesis-browser.tsx'

const FILTERS = /^Φίλτρα/

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(async () => {
  await import('./thesis-filter-fields.tsx')
  await import('../../../shared/ui/date-field-picker.tsx')
  await import('../../../shared/ui/tag-field-box.tsx')
})

function show() {
  const api = stubApi({ role: 'student' })
  api.answer('listOpenTheses', [wireThesis()])
  api.answer('listKeywords', [])
  renderInApp(<ThesisBrowser list="open" pathOf={({ id }) => `/${id}`} isOwn={false} empty="Τίποτα" />)
  return api
}

async function openFilters() {
  await user.click(await screen.findByRole('button', { name: FILTERS }))
  await screen.findByRole('combobox', { name: 'Λέξεις-κλειδιά (όλες)' })
}

const lastQuery = (api: ReturnType<typeof show>) => api.asked('listOpenTheses').at(-1)?.query

describe('the filters of the open theses', () => {
  it('hold from «Εφαρμογή» on, in the words of the wire, and are counted and named', async () => {
    const api = show()
    await openFilters()
    await choose('Τρόπος ανάθεσης', 'Άμεση ανάθεση')
    await user.type(screen.getByRole('combobox', { name: 'Λέξεις-κλειδιά (όλες)' }), 'Python{Enter}')
    await user.click(screen.getByLabelText('Όλο το ίδρυμα, όχι μόνο το τμήμα μου'))
    expect(api.asked('listOpenTheses')).toHaveLength(1)
    await press('Εφαρμογή')
    const active = within(await screen.findByRole('list', { name: 'Ενεργά φίλτρα' }))
    expect(active.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Άμεση ανάθεση',
      'Θέματα όλου του ιδρύματος',
      'python',
    ])
    expect(lastQuery(api)).toMatchObject({
      assignType: 'immediate',
      keywords: 'python',
      department: 'all',
      page: '1',
    })
  })

  it('stay as they were when they are closed', async () => {
    const api = show()
    await openFilters()
    await choose('Τρόπος ανάθεσης', 'Άμεση ανάθεση')
    await press('Κλείσιμο')
    expect(screen.queryByRole('list', { name: 'Ενεργά φίλτρα' })).toBeNull()
    expect(api.asked('listOpenTheses')).toHaveLength(1)
  })

  it('say why the list does not come, and ask for it again', async () => {
    const api = stubApi({ role: 'student' })
    api.refuse('listOpenTheses', 'internal')
    renderInApp(<ThesisBrowser list="open" pathOf={({ id }) => `/${id}`} isOwn={false} empty="Τίποτα" />)
    await screen.findByText(apiSentence('internal'))
    api.answer('listOpenTheses', [wireThesis()])
    await press('Προσπαθήστε ξανά')
    await screen.findByText('1 αποτέλεσμα')
  })
})
