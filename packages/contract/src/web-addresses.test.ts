import { describe, expect, it } from 'vitest'
import { ownProfilePath, PAGES, pagePath, readStepAnchor, stepAnchor } from './web-addresses.ts'

describe('the path of a page', () => {
  it('has its parameters, encoded once', () => {
    expect(pagePath(PAGES.thesis, { thesisId: 7 })).toBe('/thesis/7')
    expect(pagePath(PAGES.confirmEmail, { email: 'mia+dyo@uni.gr' })).toBe(
      '/authenticateEmail/mia%2Bdyo%40uni.gr',
    )
  })

  it('has no parameter that may be left out', () => {
    expect(pagePath(PAGES.student.profile)).toBe('/dashboard/student/profile')
    expect(ownProfilePath('instructor')).toBe('/dashboard/instructor/profile')
    expect(ownProfilePath('administrator')).toBe('/dashboard/admin/profile')
  })
})

it.each(['.', ',', '/', '>', '%3E', ')'])('the anchor of a step is read with «%s» behind it', (behind) => {
  expect(readStepAnchor(`#step-12${behind}`)).toEqual({ stepId: 12, part: 'step' })
})

it.each(['#step-12a', '#step-0', '#step', 'step-12', ''])('the anchor of a step is not «%s»', (hash) => {
  expect(readStepAnchor(hash)).toBeNull()
})

it('the anchor of a step is read as it is written', () => {
  expect(readStepAnchor(`#${stepAnchor(12, 'conversation')}`)).toEqual({ stepId: 12, part: 'conversation' })
})
