import type { ProfileView } from '@diatrivi/contract/view/profile/profile.schemas'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../testing/api.ts'
import { renderInApp } from '../../testing/render.tsx'
import { SideMenu } from './side-menu.tsx'

const PROFILE: ProfileView = {
  username: 'evlachou',
  uName: 'Ελένη',
  uSurname: 'Βλάχου',
  uEmail: 'eleni@example.gr',
  uEmailPending: null,
  uIsPublic: true,
  cvFilename: null,
  keywords: [],
  user_type: 'ins',
  instrRank: 'professor',
  formOfAddress: null,
  department: { depID: 1, depName: 'Πληροφορικής', instID: 1, instName: 'ΕΚΠΑ' },
  version: 1,
}

function show(offices: ProfileView['offices']) {
  const api = stubApi({ role: 'instructor' })
  api.answer('listOwnSeats', [])
  api.answer('listSeatsWithoutAccount', [])
  api.answer('getNotificationOverview', { total: 0 })
  api.answer('getInstructorProfile', { ...PROFILE, ...(offices && { offices }) })
  renderInApp(<SideMenu audience="instructor" />)
  return api
}

it('has the pages of the department for an instructor who holds an office of it', async () => {
  show(['deputy'])
  const pages = within(await screen.findByRole('list', { name: 'Τμήμα' })).getAllByRole('link')
  expect(pages.map(({ textContent }) => textContent)).toEqual([
    'Εργασίες',
    'Χρονοδιάγραμμα',
    'Φοιτητές',
    'Επιτροπές',
    'Διδάσκοντες',
    'Εξετάσεις',
    'Έγγραφα',
    'Κανονισμοί',
  ])
})

it('has no page of the department for an instructor without an office', async () => {
  const api = show(undefined)
  await expect.poll(() => api.asked('getInstructorProfile')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Εργασίες' })).toBeDefined()
  expect(screen.queryByText('Τμήμα')).toBeNull()
})
