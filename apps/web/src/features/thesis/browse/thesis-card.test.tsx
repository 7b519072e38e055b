import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Thesis } from '../../../entities/thesis/thesis.mapper.ts'
import { aThesis } from '../../../testing/a-thesis.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { ThesisCard } from './thesis-card.tsx'

const STUDENT = { username: 'g.papas', firstName: 'Γιώργος', surname: 'Παπάς', email: 'papas@example.gr' }

function show(thesis: Partial<Thesis>, { isOwn = true } = {}) {
  renderInApp(<ThesisCard thesis={aThesis(thesis)} today="2026-03-10" to="/thesis/7" isOwn={isOwn} />)
}

describe('the card of a thesis', () => {
  it.each([
    ['its instructor', true],
    ['students', false],
  ])('tells %s by when it is to be completed, as long as it is not given', (_whom, isOwn) => {
    show({ intendedEnd: '2027-03-07' }, { isOwn })
    expect(screen.getByText('Επιθυμητή ημερομηνία ολοκλήρωσης: 7/3/2027')).toBeDefined()
  })

  it.each([
    ['in progress', { state: 'inProgress', student: STUDENT, intendedEnd: '2027-03-07' }],
    ['without that date', { intendedEnd: null }],
  ] as const)('has no such line when it is %s', (_when, thesis) => {
    show(thesis)
    expect(screen.queryByText(/Επιθυμητή ημερομηνία/)).toBeNull()
  })

  it.each([
    ['in progress', { state: 'inProgress', student: STUDENT }],
    ['ended', { state: 'ended', student: STUDENT, mark: 9, endDate: '2026-03-01' }],
  ] as const)('leads its instructor to the profile of the student when it is %s', (_when, thesis) => {
    show(thesis)
    expect(screen.getByRole('link', { name: 'Γιώργος Παπάς' }).getAttribute('href')).toBe(
      '/dashboard/instructor/profile/preview/g.papas',
    )
  })
})
