import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type StubbedApi, stubApi } from '../../../testing/api.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireMoment, wireThesis } from '../../../testing/wire.ts'
import DepartmentHome from './department-home.tsx'

const STUDENT = { username: 'nlamprou', uName: 'Νίκος', uSurname: 'Λάμπρου', uEmail: 'nikos@example.gr' }

/** A department in which nothing waits, and nothing is there. */
function answerEmpty(api: StubbedApi) {
  api.answer('listDepartmentTheses', [], { total: 0 })
  api.answer('listExaminations', [])
  api.answer('listCommittees', [], { total: 0 })
  api.answer('listDepartmentPapers', [], { total: 0 })
  api.answer('listStudents', [], { total: 0 })
  api.answer('listStaff', [], { total: 0 })
  api.answer('listRulebooks', [])
}

function asSecretary() {
  const api = stubApi({ role: 'secretary' })
  answerEmpty(api)
  api.answer('listMinutesDue', [])
  return api
}

const counts = async () => {
  const list = within(await screen.findByRole('list', { name: 'Τι χρειάζεται προσοχή' }))
  return list.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('the home of a secretary', () => {
  it('offers the four first steps in an empty department, each with its page, and no counts', async () => {
    asSecretary()
    renderInApp(<DepartmentHome departmentId={7} />)
    const steps = within(await screen.findByRole('region', { name: 'Πρώτα βήματα' }))
    expect(steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Η πρώτη μέρα της γραμματείας', '/help/first-day'],
      ['Φοιτητές', '/dashboard/secretary/import?kind=records'],
      ['Διδάσκοντες', '/dashboard/secretary/import?kind=instructors'],
      ['Κανονισμός', '/dashboard/secretary/rulebooks'],
      ['Θέματα', '/dashboard/secretary/import?kind=topics'],
    ])
    expect(screen.queryByRole('list', { name: 'Τι χρειάζεται προσοχή' })).toBeNull()
    expect(steps.queryByText('έγινε')).toBeNull()
  })

  it('ticks a step that is done', async () => {
    asSecretary().answer('listStudents', [{ ...STUDENT, pendingID: null, record: null, thesis: null }], {
      total: 1,
    })
    renderInApp(<DepartmentHome departmentId={7} />)
    const steps = within(await screen.findByRole('region', { name: 'Πρώτα βήματα' }))
    const done = steps.getAllByRole('listitem').filter((step) => within(step).queryByText('έγινε') !== null)
    expect(done.map((step) => within(step).getByRole('link').textContent)).toEqual(['Φοιτητές'])
  })

  it('counts what needs attention, each count leading to its list, once the department works', async () => {
    const api = asSecretary()
    api.answer('listDepartmentTheses', [], { total: 4 })
    api.answer('listStudents', [], { total: 90 })
    api.answer('listStaff', [], { total: 12 })
    api.answer('listCommittees', [], { total: 3 })
    api.answer('listMinutesDue', [{ thesisID: 7, thesisTitle: 'Θέμα', student: null }])
    renderInApp(<DepartmentHome departmentId={7} />)
    await screen.findByText('4')
    expect(await counts()).toEqual([
      '4Καθυστερημένες εργασίες',
      '0Εξετάσεις μέσα στην εβδομάδα',
      '1Πρακτικά προς έκδοση',
      '3Επιτροπές χωρίς όλα τα μέλη',
      '0Έγγραφα χωρίς υπογραφή',
    ])
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/secretary/timeline',
      '/dashboard/secretary/theses?standing=late&sort=late',
      '/dashboard/secretary/examinations',
      '/dashboard/secretary/papers',
      '/dashboard/secretary/committees?state=incomplete',
      '/dashboard/secretary/papers?state=unsigned',
    ])
    expect(screen.queryByRole('region', { name: 'Πρώτα βήματα' })).toBeNull()
    expect(api.asked('listDepartmentTheses').map(({ query }) => query.standing)).toContain('late')
  })

  it('says who is late and who is examined, below the counts', async () => {
    const api = asSecretary()
    api.answer('listDepartmentTheses', [wireThesis({ thesisID: 4, thesisTitle: 'Θόρυβος' })], { total: 1 })
    api.answer('listStudents', [], { total: 90 })
    api.answer('listExaminations', [
      {
        examinationID: 3,
        thesis: { thesisID: 7, thesisTitle: 'Δίκτυα' },
        student: STUDENT,
        instructor: { ...STUDENT, username: 'mandreadou', uName: 'Μαρία', uSurname: 'Ανδρεάδου' },
        attempt: 1,
        startsAt: wireMoment('2026-03-11 17:00'),
        minutes: 30,
        place: 'Αίθουσα Β2',
        link: null,
        state: 'planned',
        isPublic: true,
        language: 'el',
        revision: 0,
        version: 1,
        changedAt: wireMoment('2026-11-01 10:00'),
      },
    ])
    renderInApp(<DepartmentHome departmentId={7} />)
    const late = within(await screen.findByRole('region', { name: 'Καθυστερημένες εργασίες' }))
    expect(late.getByRole('link', { name: 'Θόρυβος' }).getAttribute('href')).toBe('/thesis/4')
    const week = within(await screen.findByRole('region', { name: 'Εξετάσεις μέσα στην εβδομάδα' }))
    expect(week.getByRole('listitem').textContent?.replaceAll('\u00a0', ' ')).toBe(
      'ΔίκτυαΤετάρτη 11 Μαρτίου 2026, 17:00 · αύριο · Αίθουσα Β2Νίκος Λάμπρου · Επίβλεψη: Μαρία Ανδρεάδου',
    )
  })

  it('is read by the head of the department without the steps and without what the office alone issues', async () => {
    const api = stubApi({ role: 'instructor' })
    answerEmpty(api)
    api.answer('listDepartmentTheses', [wireThesis()], { total: 1 })
    renderInApp(<DepartmentHome departmentId={7} />)
    await screen.findByText('1')
    expect(await counts()).toHaveLength(4)
    expect(screen.queryByRole('region', { name: 'Πρώτα βήματα' })).toBeNull()
  })
})
