import { ApiError } from '@diatrivi/client/api-error'
import { expect, it } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { ErrorState } from './error-state.tsx'
import { NO_ANSWER } from './measures.ts'

const UNANSWERED = new ApiError({ status: 0, code: 'offline', message: 'Ο διακομιστής δεν απαντά.' })
const REFUSED = new ApiError({ status: 403, code: 'wrong_role', message: 'Δεν επιτρέπεται.' })

it.each([
  ['a page without an answer', UNANSWERED, 'h1', true],
  ['a list without an answer, beside which the bar says that what was typed stays', UNANSWERED, 'h2', false],
  ['a page that is refused', REFUSED, 'h1', false],
] as const)('the bar above it is silent for %s: %s', (_what, error, headingLevel, isSilent) => {
  const { container } = renderInApp(<ErrorState error={error} headingLevel={headingLevel} />)
  expect(container.querySelector(`[${NO_ANSWER}]`) !== null).toBe(isSilent)
})
