import { NOTIFIED } from '@diatrivi/domain/people/account/role'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { renderInApp } from '../../../testing/render.tsx'
import NoticesPage from './notices-page.tsx'

it('says that administrators get no notices, and asks for none', () => {
  stubApi({ role: 'administrator' })
  renderInApp(<NoticesPage />)
  expect(screen.getByText(/οι λογαριασμοί διαχείρισης δεν λαμβάνουν/)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

it.each(NOTIFIED)('offers the calendar to those who have dates: %s', (role) => {
  const api = stubApi({ role })
  api.answer('listNotices', [], { total: 0 })
  api.answer('countUnreadNotices', { unread: 0 })
  renderInApp(<NoticesPage />)
  expect(screen.getByRole('button', { name: 'Στο ημερολόγιό μου' })).toBeDefined()
})
