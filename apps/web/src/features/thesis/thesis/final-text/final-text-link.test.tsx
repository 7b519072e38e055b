import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, press } from '../../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { FinalTextLink } from './final-text-link.tsx'

const NAME = 'εργασία.pdf'

function show(finalTextName: string | null = NAME) {
  const api = stubApi({ role: 'student' })
  renderInApp(<FinalTextLink thesis={aThesis({ finalTextName })} />)
  return api
}

describe('the link to the final text', () => {
  it('opens the file with a token for it alone, once', async () => {
    const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const api = show()
    const answer = api.hold('makeDownloadToken')
    await press(NAME)
    expect(button(NAME).disabled).toBe(true)
    answer({ token: 'once' })
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
    const [link] = opened.mock.contexts as HTMLAnchorElement[]
    expect(link?.href).toMatch(/\/v1\/user\/thesis\/7\/attachment\?jwt_token=once$/)
    expect(api.asked('makeDownloadToken')).toMatchObject([{ body: { path: '/v1/user/thesis/7/attachment' } }])
    opened.mockRestore()
  })

  it('is not there where no file was submitted', () => {
    show(null)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each(refusalsOf('makeDownloadToken', { ...ofAnySession('toast'), validation: 'toast' }))(
    'says why the file does not come: %s',
    async (code, row) => {
      const api = show()
      refuseWith(api, 'makeDownloadToken', code)
      await press(NAME)
      await expectRefusal(code, row)
      expect(button(NAME).disabled).toBe(false)
    },
  )
})
