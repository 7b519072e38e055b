import type { Wire } from '@diatrivi/contract/endpoints'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { CatalogueLink } from './catalogue-link.tsx'

const SECRETARY: Wire<'getSecretaryProfile'>['response'] = {
  username: 'secretary',
  uName: 'Ελένη',
  uSurname: 'Παππά',
  uEmail: 'secretary@example.gr',
  uEmailPending: null,
  uIsPublic: false,
  cvFilename: null,
  keywords: [],
  user_type: 'sec',
  instrRank: null,
  formOfAddress: null,
  department: { depID: 7, depName: 'Πληροφορικής', instID: 1, instName: 'ΕΚΠΑ' },
  version: 1,
}

function show(departments: number[]) {
  const api = stubApi({ role: 'secretary' })
  api.answer('getSecretaryProfile', SECRETARY)
  api.answer(
    'listPublicDepartments',
    departments.map((depID) => ({
      ...{ depID, depName: 'Τμήμα', instName: 'ΕΚΠΑ', hasPresentations: false, isHarvested: false },
    })),
  )
  renderInApp(<CatalogueLink />)
  return api
}

it('leads to the public pages of the own department', async () => {
  show([3, 7])
  const link = await screen.findByRole('link', { name: 'Δημόσιος κατάλογος' })
  expect(link.getAttribute('href')).toBe('/public/department/7/topics')
})

it('is not there where the department has none', async () => {
  const api = show([3])
  await expect.poll(() => api.asked('listPublicDepartments')).toHaveLength(1)
  expect(screen.queryByRole('link')).toBeNull()
})
