import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { STUDENT } from '../../../../testing/people.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { OwnInterests } from './own-interests.tsx'

it('leads a student without an interest to the open theses', () => {
  stubApi({ role: 'student' })
  renderInApp(<OwnInterests current={{ thesis: null, interests: [] }} viewer={STUDENT} />)
  expect(screen.getByText(/^Δεν έχετε ακόμη εργασία\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Δείτε τις διαθέσιμες εργασίες' }).getAttribute('href')).toBe(
    '/dashboard/student/theses/open',
  )
})
