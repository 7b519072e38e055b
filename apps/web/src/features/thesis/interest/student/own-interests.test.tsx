import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toThesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { stubApi } from '../../../../testing/api.ts'
import { STUDENT } from '../../../../testing/people.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireDay, wireThesis } from '../../../../testing/wire.ts'
import { OwnInterests } from './own-interests.tsx'

it('leads a student without an interest to the open theses', () => {
  stubApi({ role: 'student' })
  renderInApp(<OwnInterests current={{ thesis: null, interests: [] }} viewer={STUDENT} />)
  expect(screen.getByText(/^Δεν έχετε ακόμη εργασία\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Δείτε τις διαθέσιμες εργασίες' }).getAttribute('href')).toBe(
    '/dashboard/student/theses/open',
  )
})

it('says until when others may still declare interest in what the student wants', () => {
  stubApi({ role: 'student' })
  const thesis = toThesis(wireThesis({ thesisIntDeadline: wireDay('2999-03-07') }))
  const interests = [{ thesis, priority: 1, answeredPositively: false }]
  renderInApp(<OwnInterests current={{ thesis: null, interests }} viewer={STUDENT} />)
  expect(screen.getByText(/^Προθεσμία δηλώσεων: .* 7 Μαρτίου 2999, σε/)).toBeDefined()
})
