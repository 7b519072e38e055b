import type { Role } from '@diatrivi/domain/people/account/role'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { press } from '../../../testing/form.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { ArticleScreen } from './article-screen.tsx'
import { loadHelp } from './articles.ts'
import { readArticle } from './read-article.ts'

async function show(name: string, reader: Role = 'student', language: 'el' | 'en' = 'el') {
  const help = await loadHelp(language)
  const article = help.articles.find((one) => one.name === name)
  if (article === undefined) throw new Error(`There is no article ${name}.`)
  renderInApp(<ArticleScreen article={article} help={help} reader={reader} />)
}

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('an article has its title, its steps and what follows them', async () => {
  await show('hand-in-a-step')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ολοκληρώστε και παραδώστε ένα βήμα')
  const [steps] = screen.getAllByRole('list')
  expect(within(steps as HTMLElement).getAllByRole('listitem')).toHaveLength(3)
  expect(steps?.tagName).toBe('OL')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Τι γίνεται μετά',
    'Τι μπορεί να μη γίνει δεκτό',
  ])
})

it('its links lead to pages, to other articles and back', async () => {
  await show('hand-in-a-step')
  expect(addressOf('Η εργασία μου')).toBe('/dashboard/student/thesis/current')
  expect(addressOf('συζήτηση')).toBe('/help/talk-about-a-step')
  expect(addressOf('Επόμενος οδηγός: Συζητήστε για ένα βήμα')).toBe('/help/talk-about-a-step')
  expect(addressOf('Βοήθεια: Για φοιτητές και φοιτήτριες')).toBe('/help')
})

it('a page of another role is named and no link', async () => {
  await show('hand-in-a-step', 'instructor')
  expect(screen.queryByRole('link', { name: 'Η εργασία μου' })).toBeNull()
  expect(screen.getByText(/Ανοίξτε τη σελίδα Η εργασία μου/)).toBeTruthy()
})

it.each([
  ['student', '/dashboard/student/profile'],
  ['administrator', '/dashboard/admin/profile'],
] as const)('the own profile is that of the %s', async (reader, address) => {
  await show('own-data', reader)
  expect(addressOf('Προφίλ')).toBe(address)
})

it('the last article of a guide has none behind it', async () => {
  await show('student-profile')
  expect(screen.queryByRole('link', { name: /^Επόμενος οδηγός/ })).toBeNull()
})

it('a picture is told in words, keeps its room and comes when it is in sight', async () => {
  await show('hand-in-a-step', 'student', 'en')
  const picture = screen.getByRole('img')
  expect(picture.getAttribute('alt')).toBe('The next step, with the file and the button to finish it')
  expect(picture.getAttribute('src')).toContain('pictures/en/hand-in-a-step')
  expect(picture.getAttribute('loading')).toBe('lazy')
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1080', '810'])
})

it('HTML in an article is no element', async () => {
  const article = readArticle('# One\n\nTwo.\n\n<img src="x" onerror="harm()">\n\n- a <b>word</b>', {
    name: 'find-a-topic',
    guide: 'student',
  })
  const help = { articles: [article], pictureAt: () => undefined }
  renderInApp(<ArticleScreen article={article} help={help} reader="student" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(document.querySelector('b')).toBeNull()
})

it('an article is printed by its button', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await show('notices')
  await press('Εκτύπωση')
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})
