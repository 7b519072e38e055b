import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { ThesisHead, ThesisText } from './thesis-article.tsx'
import { ThesisFactsList } from './thesis-facts.tsx'

it.each([
  ['its instructor', true],
  ['other readers', false],
])('a topic says to %s how it is assigned, once', (_who, isOwn) => {
  renderInApp(<ThesisHead thesis={aThesis()} today="2026-03-05" isOwn={isOwn} cover="whole" />)
  expect(screen.getAllByText('Άμεση ανάθεση')).toHaveLength(1)
})

const STUDENT = { username: 'g.papas', firstName: 'Γιώργος', surname: 'Παπάς' }

it.each([
  ['leads a reader who may see it to the profile of the student', true],
  ['says the name alone to others', false],
])('a thesis %s', (_what, isStudentsProfileOpen) => {
  const thesis = aThesis({ state: 'inProgress', student: STUDENT, isStudentsProfileOpen })
  renderInApp(<ThesisFactsList thesis={thesis} today="2026-03-05" />)
  expect(screen.getByText('Γιώργος Παπάς').closest('a') !== null).toBe(isStudentsProfileOpen)
})

it('a topic names to a student the interests that it fits, and marks those of its own', () => {
  const thesis = aThesis({ keywords: ['java', 'python'], fit: { topic: ['python'], instructor: ['sql'] } })
  renderInApp(
    <>
      <ThesisHead thesis={thesis} today="2026-03-05" isOwn={false} cover="whole" />
      <ThesisText thesis={thesis} isFolded={false} />
    </>,
  )
  expect(screen.getByText('Ταιριάζει σε 2 από τα ενδιαφέροντά σας')).toBeDefined()
  expect(screen.getByText('Στο θέμα: python')).toBeDefined()
  expect(screen.getByText('Κοινά με την επίβλεψη: sql')).toBeDefined()
  const chips = within(screen.getByRole('list', { name: 'Λέξεις-κλειδιά' })).getAllByRole('listitem')
  expect(chips.map(({ textContent }) => textContent)).toEqual(['java', 'python (στα ενδιαφέροντά σας)'])
})

it.each([
  ['begins with a part of its text once it is worked on', true, 1],
  ['shows its whole text while it is offered', false, 0],
])('a topic %s', (_what, isFolded, buttons) => {
  renderInApp(
    <ThesisText thesis={aThesis({ description: `<p>${'Λέξη '.repeat(80)}</p>` })} isFolded={isFolded} />,
  )
  expect(screen.queryAllByRole('button', { name: 'Περισσότερα' })).toHaveLength(buttons)
})
