import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Profile } from '../../../entities/viewer/profile.mapper.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { ProfileFacts } from './profile-facts.tsx'

const ADMINISTRATOR: Profile = {
  username: 'eleni',
  firstName: 'Ελένη',
  surname: 'Ρήγα',
  email: 'eleni@example.gr',
  pendingEmail: null,
  role: 'administrator',
  rank: null,
  formOfAddress: null,
  isPublic: false,
  cvName: null,
  keywords: [],
  department: null,
  offices: [],
  version: 1,
}

const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])

it('an administrator, who belongs to no department, reads name and role', () => {
  renderInApp(<ProfileFacts profile={ADMINISTRATOR} />)
  expect(facts()).toEqual([
    ['Όνομα χρήστη', 'eleni'],
    ['Ιδιότητα', 'Διαχειριστής/Διαχειρίστρια'],
  ])
})

it('an instructor reads rank, department and institution too', () => {
  const department = { id: 7, name: 'Πληροφορικής', institutionId: 1, institutionName: 'ΕΚΠΑ' }
  renderInApp(
    <ProfileFacts profile={{ ...ADMINISTRATOR, role: 'instructor', rank: 'assistant', department }} />,
  )
  expect(facts().slice(2)).toEqual([
    ['Βαθμίδα', 'Επίκουρος Καθηγητής/Επίκουρη Καθηγήτρια'],
    ['Τμήμα', 'Πληροφορικής'],
    ['Ίδρυμα', 'ΕΚΠΑ'],
  ])
})

it.each([
  ['mr', 'Διδάσκων', 'Επίκουρος Καθηγητής'],
  ['ms', 'Διδάσκουσα', 'Επίκουρη Καθηγήτρια'],
] as const)('a person who chose %s is read of as «%s» and «%s»', (formOfAddress, role, rank) => {
  const profile = { ...ADMINISTRATOR, role: 'instructor', rank: 'assistant', formOfAddress } as const
  renderInApp(<ProfileFacts profile={profile} />)
  expect(facts().slice(1)).toEqual([
    ['Ιδιότητα', role],
    ['Βαθμίδα', rank],
  ])
})
