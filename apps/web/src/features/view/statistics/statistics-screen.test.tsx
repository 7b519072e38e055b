import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { setClock } from '../../../shared/format/clock.ts'
import { press, user } from '../../../testing/form.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { toStatistics } from './statistics.mapper.ts'
import { StatisticsScreen } from './statistics-screen.tsx'
import { useStatisticsChoice } from './use-statistics-choice.ts'
import { YearSelect } from './year-select.tsx'

const NOTHING = { count: 0, quartiles: null }
const HIDDEN = { count: null, quartiles: null }
const OPEN = { count: 8, quartiles: { first: 1, median: 2.5, third: 4 } }

const STATISTICS: Wire<'getStatistics'>['response'] = {
  at: { date: '2026-03-10 11:05:00.000000', timezone_type: 3, timezone: 'Europe/Athens' },
  year: 2025,
  smallestGroup: null,
  theses: { ungiven: 12, inProgress: 1250, ended: 3 },
  students: { without: 7, inProgress: 5, ended: 3 },
  years: [
    {
      year: 2025,
      assigned: 20,
      publicationToAssignment: { count: 18, quartiles: { first: 10, median: 20.5, third: 41 } },
      ended: 8,
      assignmentToMark: NOTHING,
      onTime: { of: 8, part: 6 },
    },
  ],
  departments: [],
  load: { open: OPEN, inProgress: OPEN, ended: OPEN },
  instructors: [],
}

const show = (change: Partial<Wire<'getStatistics'>['response']> = {}) =>
  renderInApp(<StatisticsScreen statistics={toStatistics({ ...STATISTICS, ...change })} />)

/** Unfolds a table, and says the words of each row, its headings first. */
async function rowsOf(title: string): Promise<string[][]> {
  await press(`Πίνακας: ${title}`)
  const table = screen.getByRole('table', { name: title })
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''))
}

/** The files that the page saves from now on. */
function keepFiles(): Blob[] {
  const kept: Blob[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => `blob:${kept.push(blob)}`
      static override revokeObjectURL = () => undefined
    },
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return kept
}

/** A page of figures, of which those of another year are different ones. */
function FiguresOfYear() {
  const { choice, shown, choose } = useStatisticsChoice()
  const ungiven = shown.year === 2025 ? 12 : 34
  return (
    <>
      <YearSelect year={choice.year} onChange={(year) => choose({ year })} />
      <StatisticsScreen
        statistics={toStatistics({ ...STATISTICS, theses: { ...STATISTICS.theses, ungiven } })}
      />
    </>
  )
}

describe('a figure of the statistics', () => {
  it('is a table with headings, and says what it counts', async () => {
    show()
    expect(await rowsOf('Εργασίες ανά κατάσταση')).toEqual([
      ['Κατάσταση', 'Εργασίες'],
      ['Προς ανάθεση', '12'],
      ['Σε εξέλιξη', '1.250'],
      ['Ολοκληρωμένες', '3'],
    ])
    screen.getByText(/^Πόσες εργασίες βρίσκονται τώρα σε κάθε κατάσταση/)
  })

  it('shows quartiles, a share, and a dash where there is nothing', async () => {
    show()
    expect((await rowsOf('Από τη δημοσίευση έως την ανάθεση'))[1]).toEqual([
      '2025–26',
      '18',
      '10',
      '20,5',
      '41',
    ])
    expect((await rowsOf('Από την ανάθεση έως τον βαθμό'))[1]).toEqual(['2025–26', '0', '–', '–', '–'])
    expect((await rowsOf('Εμπρόθεσμες ολοκληρώσεις'))[1]).toEqual(['2025–26', '8', '6', '75%'])
  })

  it('says when it was counted', () => {
    show()
    screen.getByText(/^Υπολογίστηκαν 10\/3\/2026,\s11:05/)
    expect(screen.queryByText(/ώστε να μην αναγνωρίζεται κανείς/)).toBeNull()
  })

  it('shows that a number is hidden, and why', async () => {
    const [year] = STATISTICS.years
    if (year === undefined) throw new Error('The statistics of the test have a year.')
    const hidden = { ...year, ended: null, onTime: { of: null, part: null }, assignmentToMark: HIDDEN }
    show({ smallestGroup: 5, years: [hidden] })
    expect((await rowsOf('Αναθέσεις και ολοκληρώσεις ανά έτος'))[1]).toEqual(['2025–26', '20', 'κρυφό'])
    expect((await rowsOf('Εμπρόθεσμες ολοκληρώσεις'))[1]).toEqual(['2025–26', 'κρυφό', 'κρυφό', 'κρυφό'])
    expect((await rowsOf('Από την ανάθεση έως τον βαθμό'))[1]).toEqual([
      '2025–26',
      'κρυφό',
      'κρυφό',
      'κρυφό',
      'κρυφό',
    ])
    screen.getByText(/^Όπου μετρούν λιγότερα από 5 άτομα/)
    // In eight cells, and in the three charts that would draw them.
    expect(screen.getAllByText('κρυφό')).toHaveLength(11)
  })

  it('names departments and instructors only where there are some', async () => {
    const { unmount } = show()
    expect(screen.queryByRole('button', { name: 'Πίνακας: Σύγκριση τμημάτων' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Πίνακας: Φόρτος κάθε διδάσκοντα' })).toBeNull()
    unmount()
    const instructor = { username: 'gpapas', uName: 'Γιώργος', uSurname: 'Παπάς' }
    show({ instructors: [{ instructor, open: 1, inProgress: 2, ended: 3 }] })
    expect((await rowsOf('Φόρτος κάθε διδάσκοντα'))[1]).toEqual(['Γιώργος Παπάς', '1', '2', '3'])
  })

  it('compares departments, those in which something has happened first', async () => {
    const nothing = { ungiven: 0, inProgress: 0, ended: 0, onTime: { of: 0, part: 0 } }
    const department = (depID: number, depName: string, ungiven: number) => ({
      ...nothing,
      depID,
      depName,
      instName: 'ΕΚΠΑ',
      ungiven,
    })
    show({ departments: [department(1, 'Αρχαίο', 0), department(2, 'Νέο', 3)] })
    const rows = await rowsOf('Σύγκριση τμημάτων')
    expect(rows.slice(1).map(([name]) => name)).toEqual(['Νέο, ΕΚΠΑ', 'Αρχαίο, ΕΚΠΑ'])
  })

  it('is saved as a file that says the same', async () => {
    const kept = keepFiles()
    show({ smallestGroup: 5, theses: { ungiven: 1250, inProgress: null, ended: 0 } })
    await press('Εξαγωγή: Εργασίες ανά κατάσταση')
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await waitFor(() => expect(kept).toHaveLength(1))
    const text = (await kept[0]?.text()) ?? ''
    expect(text.split('\r\n')).toEqual([
      '"Κατάσταση";"Εργασίες"',
      '"Προς ανάθεση";"1250"',
      '"Σε εξέλιξη";"κρυφό"',
      '"Ολοκληρωμένες";"0"',
      '',
    ])
  })

  it('is not saved before the figures of what is chosen have come', async () => {
    setClock(new Date('2026-03-10T09:05:00Z'))
    const kept = keepFiles()
    const figures = Promise.withResolvers<null>()
    renderInApp(<FiguresOfYear />, '/', ({ request }) =>
      request.url.includes('year') ? figures.promise : null,
    )
    await user.click(await screen.findByRole('combobox', { name: 'Ακαδημαϊκό έτος' }))
    await user.click(await screen.findByRole('option', { name: '2024–25' }))
    const button = screen.getByRole('button', { name: 'Εξαγωγή: Εργασίες ανά κατάσταση' })
    expect(button).toHaveProperty('disabled', true)

    figures.resolve(null)
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    await user.click(button)
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await waitFor(() => expect(kept).toHaveLength(1))
    expect(await kept[0]?.text()).toContain('"Προς ανάθεση";"34"')
  })
})
