import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import type { Route } from './+types/reset-password-page.ts'
import { clientLoader } from './reset-password-page.tsx'

const open = (search: string) =>
  clientLoader({
    request: new Request(`http://localhost/password/reset${search}`),
  } as Route.ClientLoaderArgs)

describe('the page behind the link for a password', () => {
  it.each([
    ['still holds', 0, 'of-the-link'],
    ['is good no longer', 1, null],
  ] as const)('asks whether its link %s before it is drawn', async (_what, state, token) => {
    const api = stubApi()
    api.answer('checkPasswordLink', { state })
    expect(await open('?token=of-the-link')).toEqual({ token, isUnread: false })
    expect(api.asked('checkPasswordLink').map(({ body }) => body)).toEqual([{ token: 'of-the-link' }])
  })

  it.each(['', '?token='])('asks nothing without a token (%j)', async (search) => {
    stubApi()
    expect(await open(search)).toEqual({ token: null, isUnread: true })
  })

  it('takes no link for a dead one because the API cannot be asked', async () => {
    const api = stubApi()
    api.refuse('checkPasswordLink', 'too_many_attempts')
    await expect(open('?token=of-the-link')).rejects.toMatchObject({ code: 'too_many_attempts' })
  })
})
