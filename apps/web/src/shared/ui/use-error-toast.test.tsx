import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { ApiError } from '../api/api-error.ts'
import { useErrorToast } from './use-error-toast.ts'

beforeAll(() => import('./toast-bar.tsx'))

function FailingAct({ error }: { error: unknown }) {
  const errorToast = useErrorToast()
  return (
    <button type="button" onClick={() => errorToast(error)}>
      Act
    </button>
  )
}

async function messageOf(error: ApiError) {
  renderInApp(<FailingAct error={error} />)
  await userEvent.click(screen.getByRole('button', { name: 'Act' }))
  return screen.queryByRole('alert')?.textContent ?? null
}

describe('the message of an act that failed', () => {
  it('says what the API found wrong with each field', async () => {
    const fields = { mark: 'Mark from 1 to 10.', reason: 'Give a reason.' }
    const error = new ApiError({ status: 400, code: 'validation', message: 'Please look again.', fields })
    expect(await messageOf(error)).toBe('Please look again. Mark from 1 to 10. Give a reason.')
  })

  it('is not shown when the session has ended, because a dialog says so', async () => {
    const error = new ApiError({ status: 401, code: 'session_expired', message: 'The session has ended.' })
    expect(await messageOf(error)).toBeNull()
  })
})
