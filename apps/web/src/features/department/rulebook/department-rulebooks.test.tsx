import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { m } from '../../../paraglide/messages.js'
import { stubApi } from '../../../testing/api.ts'
import { expectProblems, press } from '../../../testing/form.ts'
import { wrongFields } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { DepartmentRulebooks } from './department-rulebooks.tsx'

const PROGRAMME = {
  programmeID: 5,
  depID: 7,
  name: 'ΠΜΣ Πληροφορική',
  nameEn: 'MSc Informatics',
  level: 'second',
  kind: 'master',
  ects: 30,
  courseCode: 'ΠΛΗ-900',
  version: 3,
} as const

async function setUp(programmes: readonly (typeof PROGRAMME)[]) {
  const api = stubApi({ role: 'secretary' })
  api.answer('listRulebooks', [])
  api.answer('listProgrammes', [...programmes])
  renderInApp(<DepartmentRulebooks departmentId={7} pathOf={String} />)
  const section = within(await screen.findByRole('region', { name: 'Προγράμματα σπουδών' }))
  return { api, section }
}

it('a department without programmes says what that means, and offers to add one', async () => {
  const { section } = await setUp([])
  expect(section.getByText('Δεν έχει προστεθεί πρόγραμμα· οι κανονισμοί αφορούν όλο το τμήμα.')).toBeDefined()
  await press('Νέο πρόγραμμα')
  await screen.findByRole('dialog', { name: 'Νέο πρόγραμμα' })
})

it('programmes stand beside the books with all that is known of them, and open for a change', async () => {
  const { section } = await setUp([PROGRAMME])
  expect(section.getByText('MSc Informatics')).toBeDefined()
  expect(
    section.getByText(
      'Δεύτερος (μεταπτυχιακές σπουδές) · Μεταπτυχιακή διπλωματική εργασία · 30 ECTS · Κωδικός ΠΛΗ-900',
    ),
  ).toBeDefined()
  await press('Επεξεργασία προγράμματος: ΠΜΣ Πληροφορική')
  await screen.findByRole('dialog', { name: 'Επεξεργασία προγράμματος' })
})

it('a new book may be of one of them', async () => {
  await setUp([PROGRAMME])
  await press('Νέος κανονισμός')
  await screen.findByRole('combobox', { name: /Πρόγραμμα σπουδών/ })
})

it('a new book shows at each field what the API finds wrong with it', async () => {
  const { api } = await setUp([PROGRAMME])
  await press('Νέος κανονισμός')
  await screen.findByRole('combobox', { name: /Πρόγραμμα σπουδών/ })
  const { fields, problems } = wrongFields({
    title: m.word_title(),
    inForceFrom: m.rulebook_in_force_from(),
    programmeID: m.rulebook_programme(),
    from: m.rulebook_from(),
  })
  api.refuse('draftRulebook', 'validation', { fields })
  await press(m.rulebook_draft())
  await waitFor(() => expectProblems(problems))
})
