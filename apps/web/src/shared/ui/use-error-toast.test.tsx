import { ApiError } from '@diatrivi/client/api-error'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { useErrorToast } from './use-error-toast.ts'

beforeAll(() => import('./toast-bar.tsx'))

function FailingAction({ error }: { error: unknown }) {
  const errorToast = useErrorToast()
  return (
    <button type="button" onClick={() => errorToast(error)}>
      Action
    </button>
  )
}

/** Every action is tried, one after the other. */
async function failWith(...errors: ApiError[]) {
  renderInApp(
    <div>
      {errors.map((error) => (
        <FailingAction key={error.code} error={error} />
      ))}
    </div>,
  )
  for (const act of screen.getAllByRole('button', { name: 'Action' })) await userEvent.click(act)
}

const INVALID = new ApiError({
  status: 400,
  code: 'validation',
  message: 'Please look again.',
  fields: { mark: 'Mark from 1 to 10.', reason: 'Give a reason.' },
})

describe('the message of an action that failed', () => {
  it('says what the API found wrong with each field', async () => {
    await failWith(INVALID)
    const message = await screen.findByRole('alert')
    expect(message.textContent).toBe('Please look again. Mark from 1 to 10. Give a reason.')
  })

  it.each([
    [401, 'session_expired'],
    [403, 'not_owner'],
  ] as const)('is not shown where a dialog says it: %i', async (status, code) => {
    await failWith(INVALID, new ApiError({ status, code, message: 'Said by the dialog.' }))
    // The message of a later act would have taken the place of this one.
    const message = await screen.findByRole('alert')
    expect(message.textContent).toContain('Please look again.')
  })
})
