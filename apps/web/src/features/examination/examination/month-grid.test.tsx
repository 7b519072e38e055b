import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireDay } from '../../../testing/wire.ts'
import { toEntry } from './examination.mapper.ts'
import { MonthGrid } from './month-grid.tsx'

const examinationOn = (day: string, surname: string) =>
  toEntry({
    examinationID: Number(day.slice(8)),
    thesis: { thesisID: 7, thesisTitle: 'Ανίχνευση ακμών' },
    student: { username: 'student', uName: 'Νίκος', uSurname: surname },
    instructor: { username: 'teacher', uName: 'Άννα', uSurname: 'Βλάχου' },
    startsAt: { ...wireDay(day), date: `${day} 12:00:00.000000` },
    minutes: 30,
    attempt: 1,
    language: 'el',
    isPublic: true,
    revision: 0,
    changedAt: wireDay(day),
    version: 1,
    place: 'Αίθουσα Β2',
    link: null,
    state: 'planned',
  })

it('a month stands in weeks from Monday, each examination in its day', () => {
  stubApi({ role: 'secretary' })
  const examinations = [examinationOn('2026-06-24', 'Λάμπρου'), examinationOn('2026-06-30', 'Παππάς')]
  renderInApp(<MonthGrid first="2026-06-01" examinations={examinations} />)
  const grid = within(screen.getByRole('table', { name: 'Ημερολόγιο του μήνα' }))
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Δευτέρα',
    'Τρίτη',
    'Τετάρτη',
    'Πέμπτη',
    'Παρασκευή',
    'Σάββατο',
    'Κυριακή',
  ])
  const rows = grid.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(5)
  const said = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  )
  expect(said[0]).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  expect(said[3]).toEqual(['22', '23', '2412:00 Νίκος ΛάμπρουΑίθουσα Β2', '25', '26', '27', '28'])
  expect(said[4]).toEqual(['29', '3012:00 Νίκος ΠαππάςΑίθουσα Β2', '', '', '', '', ''])
})
