import type { TimelineThesis } from '@diatrivi/contract/view/timeline/timeline.schemas'
import type { WireDate } from '@diatrivi/contract/wire-dates'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { NO_BREAK } from '../../../shared/format/numbers.ts'
import { apiSentence, stubApi } from '../../../testing/api.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { TimelineScreen } from './timeline-screen.tsx'

const day = (date: IsoDate): WireDate => ({
  date: `${date} 00:00:00.000000`,
  timezone_type: 3,
  timezone: 'Europe/Athens',
})

/** In work, with two of five steps confirmed. */
const wire = (thesisID: number, facts: Partial<TimelineThesis> = {}): TimelineThesis => ({
  thesisID,
  thesisTitle: `Θέμα ${thesisID}`,
  student: { username: 'nlamprou', uName: 'Νίκος', uSurname: 'Λάμπρου' },
  instructor: { username: 'mariap', uName: 'Μαρία', uSurname: 'Παππά' },
  start: day('2026-03-01'),
  intendedEnd: day('2026-12-01'),
  plannedEnd: day('2026-11-20'),
  expectedEnd: day('2026-11-25'),
  confirmedUntil: day('2026-05-01'),
  progress: { confirmed: 2, steps: 5 },
  late: null,
  examination: null,
  ...facts,
})

const LATE = { late: { days: 12, isForecast: false } }

const titles = async () =>
  within(await screen.findByRole('list', { name: 'Χρονοδιάγραμμα εργασιών' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** The words of a row; a fact is broken at no blank. */
const wordsOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title })
  const row = link.closest('li')
  if (row === null) throw new Error('A thesis is an item of a list.')
  return (row.textContent ?? '').replaceAll(NO_BREAK, ' ')
}

describe('the timeline of an instructor', () => {
  it('says in words what each bar shows, the latest thesis first', async () => {
    const examination = { startsAt: day('2026-06-24'), state: 'planned' } as const
    stubApi({ role: 'instructor' }).answer('getTimeline', [
      wire(1, { phase: 'examPlanned', examination }),
      wire(2, LATE),
      wire(3, { late: { days: 1, isForecast: true } }),
    ])
    renderInApp(<TimelineScreen page="own" />)
    expect(await titles()).toEqual(['Θέμα 2', 'Θέμα 3', 'Θέμα 1'])
    expect(await wordsOf('Θέμα 1')).toContain('Ορίστηκε εξέταση · 2 από 5 βήματα · Λήξη 1/12/2026')
    expect(await wordsOf('Θέμα 1')).toContain('Εξέταση 24/6/2026')
    expect(await wordsOf('Θέμα 2')).toContain('Καθυστερεί 12 ημέρες')
    expect(await wordsOf('Θέμα 3')).toContain('Θα καθυστερήσει 1 ημέρα')
  })

  it('says of a row without a start or without steps that it has none', async () => {
    const none = { start: null, intendedEnd: null, plannedEnd: null, expectedEnd: null, confirmedUntil: null }
    stubApi({ role: 'instructor' }).answer('getTimeline', [
      wire(1, { ...none, progress: { confirmed: 0, steps: 0 } }),
    ])
    renderInApp(<TimelineScreen page="own" />)
    expect(await wordsOf('Θέμα 1')).toContain('Δεν έχει οριστεί έναρξη · Δεν έχει βήματα')
  })

  it('has one row that takes the focus, which the arrows move', async () => {
    stubApi({ role: 'instructor' }).answer('getTimeline', [wire(1), wire(2), wire(3)])
    renderInApp(<TimelineScreen page="own" />)
    const link = await screen.findByRole('link', { name: 'Θέμα 1' })
    link.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Θέμα 2' }))
    await userEvent.keyboard('{End}{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Θέμα 3' }))
    expect(screen.getAllByRole('link').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
    await userEvent.keyboard('{Home}{ArrowUp}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Θέμα 1' }))
  })

  it('is the same as a table', async () => {
    stubApi({ role: 'instructor' }).answer('getTimeline', [wire(1, LATE)])
    renderInApp(<TimelineScreen page="own" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Ως πίνακας' }))
    const row = screen.getByRole('row', { name: /Θέμα 1/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Νίκος Λάμπρου',
      'Μαρία Παππά',
      'Σε εξέλιξη',
      '1/3/2026',
      '20/11/2026',
      '25/11/2026',
      '1/12/2026',
      '2 από 5 βήματα',
      'Καθυστερεί 12 ημέρες',
      '–',
    ])
  })

  it.each([
    ['', 'Καμία εργασία σε εξέλιξη.'],
    ['?scope=seats', 'Καμία εργασία σε εξέλιξη στις επιτροπές σας.'],
    ['?late=1', 'Καμία εργασία δεν ταιριάζει με τα φίλτρα.'],
  ])('says at %j that there is none', async (search, sentence) => {
    stubApi({ role: 'instructor' }).answer('getTimeline', [])
    renderInApp(<TimelineScreen page="own" />, `/${search}`)
    await screen.findByText(sentence)
  })

  it('asks for the first rows of many, which say how many there are, and then for all', async () => {
    const api = stubApi({ role: 'instructor' })
    api.answer('getTimeline', [wire(1)], { total: 2 })
    renderInApp(<TimelineScreen page="own" />)
    expect(await titles()).toEqual(['Θέμα 1'])
    screen.getByText('2 εργασίες')
    await waitFor(() =>
      expect(api.asked('getTimeline').map(({ query }) => query)).toEqual([
        { scope: 'mine', page: '1', pageSize: '100' },
        { scope: 'mine' },
      ]),
    )
  })

  it('says why it does not come, and asks for it again', async () => {
    const api = stubApi({ role: 'instructor' })
    api.refuse('getTimeline', 'internal')
    renderInApp(<TimelineScreen page="own" />)
    await screen.findByText(apiSentence('internal'))
    api.answer('getTimeline', [wire(1)])
    await userEvent.click(screen.getByRole('button', { name: 'Προσπαθήστε ξανά' }))
    expect(await titles()).toEqual(['Θέμα 1'])
  })
})

describe('the timeline of a department', () => {
  it('asks for the department with the filters of the address, and groups by supervisor', async () => {
    const api = stubApi({ role: 'secretary' })
    const other = { username: 'gpapas', uName: 'Γιώργος', uSurname: 'Παπάς' }
    api.answer('getTimeline', [wire(1), wire(2, { instructor: other }), wire(3)])
    renderInApp(<TimelineScreen page="department" />, '/?phase=inWork&instructor=παπ&late=1&group=instructor')
    const headings = await screen.findAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Μαρία Παππά · 2 εργασίες',
      'Γιώργος Παπάς · 1 εργασία',
    ])
    expect(api.asked('getTimeline')[0]?.query).toEqual({
      scope: 'department',
      phase: 'inWork',
      instructor: 'παπ',
      late: '1',
      page: '1',
      pageSize: '100',
    })
  })
})
