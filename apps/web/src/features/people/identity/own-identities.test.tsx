import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { press, user } from '../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { OwnIdentities } from './own-identities.tsx'

const IDENTITY = {
  identityID: 7,
  issuer: 'https://login.hua.gr',
  linkedAt: { date: '2026-03-01 10:00:00.000000', timezone_type: 3, timezone: 'Europe/Athens' },
} as const

async function setUp() {
  const api = stubApi({ role: 'student' })
  api.answer('listIdentities', [IDENTITY])
  renderInApp(<OwnIdentities />)
  await screen.findByText('https://login.hua.gr')
  return api
}

async function unlink() {
  await press('Αποσύνδεση λογαριασμού')
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Αποσύνδεση λογαριασμού' }))
}

describe('the accounts of the institution', () => {
  it('are not spoken of where there are none', async () => {
    const api = stubApi({ role: 'student' })
    api.answer('listIdentities', [])
    renderInApp(<OwnIdentities />)
    await waitFor(() => expect(api.asked('listIdentities')).toHaveLength(1))
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('are unlinked after a question', async () => {
    const api = await setUp()
    api.answer('unlinkIdentity', { status: 200 })
    await unlink()
    await waitFor(() =>
      expect(api.asked('unlinkIdentity').map(({ path }) => path)).toEqual(['/v1/user/identity/7']),
    )
  })

  it.each(
    refusalsOf('unlinkIdentity', { ...ofAnySession('toast'), not_found: 'toast', last_way_in: 'toast' }),
  )('stay, and it is said why: %s', async (code, row) => {
    const api = await setUp()
    refuseWith(api, 'unlinkIdentity', code)
    await unlink()
    await expectRefusal(code, row)
  })
})
