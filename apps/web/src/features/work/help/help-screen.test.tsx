import type { Role } from '@diatrivi/domain/people/account/role'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { user } from '../../../testing/form.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { loadHelp } from './articles.ts'
import { HelpScreen } from './help-screen.tsx'

async function show({ reader = 'student', address = '/help' }: { reader?: Role; address?: string } = {}) {
  const { articles } = await loadHelp('el')
  renderInApp(<HelpScreen articles={articles} reader={reader} />, address)
}

const field = () => screen.getByRole('searchbox', { name: 'Αναζήτηση στη βοήθεια' })
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

describe('the help', () => {
  it.each([
    [
      'student',
      [
        'Για φοιτητές και φοιτήτριες',
        'Για όλους',
        'Για διδάσκοντες και διδάσκουσες',
        'Για τις γραμματείες',
        'Για τη διαχείριση',
      ],
    ],
    [
      'secretary',
      [
        'Για τις γραμματείες',
        'Για όλους',
        'Για φοιτητές και φοιτήτριες',
        'Για διδάσκοντες και διδάσκουσες',
        'Για τη διαχείριση',
      ],
    ],
    [
      'administrator',
      [
        'Για τη διαχείριση',
        'Για όλους',
        'Για φοιτητές και φοιτήτριες',
        'Για διδάσκοντες και διδάσκουσες',
        'Για τις γραμματείες',
      ],
    ],
  ] as const)('begins with the guide of the %s', async (reader, guides) => {
    await show({ reader })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(guides)
  })

  it('leads to each article by its title', async () => {
    await show()
    const guide = within(screen.getByRole('region', { name: 'Για φοιτητές και φοιτήτριες' }))
    expect(guide.getByRole('link', { name: 'Βρείτε ένα θέμα' }).getAttribute('href')).toBe(
      '/help/find-a-topic',
    )
  })

  it('finds words without their accents and endings, and marks them', async () => {
    await show()
    await user.type(field(), 'ΠΑΡΑΔΩΣΩ βηματος{Enter}')
    expect(names()).toEqual(['Ολοκληρώστε και παραδώστε ένα βήμα'])
    expect(screen.getByRole('status').textContent).toBe('1 οδηγός')
    expect(marks()).toContain('παραδώσ')
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  it('shows what it found in a title before what it found in a text', async () => {
    await show({ address: '/help?search=ενδιαφέρον' })
    expect(names()[0]).toBe('Δηλώστε ενδιαφέρον')
    expect(names().length).toBeGreaterThan(2)
  })

  it('shows of two that are equally near the one for the reader first', async () => {
    await show({ reader: 'administrator', address: '/help?search=βήμα' })
    const administrators = names().indexOf('Βοηθήστε κάποιον που δεν μπορεί να συνδεθεί')
    expect(administrators).toBeGreaterThanOrEqual(0)
    expect(administrators).toBeLessThan(names().indexOf('Υποβάλετε την περίληψη και το τελικό κείμενο'))
  })

  it('says when nothing is found, and shows the guides again without a search', async () => {
    await show({ address: '/help?search=ξιφίας' })
    expect(screen.getByText(/^Κανένας οδηγός δεν έχει όλες αυτές τις λέξεις/)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('0 οδηγοί')
    await user.click(screen.getByRole('button', { name: 'Καθαρισμός' }))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5)
  })
})
