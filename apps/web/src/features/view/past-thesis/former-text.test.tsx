import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { button, press } from '../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { FormerText } from './former-text.tsx'
import type { ReleasedThesis } from './past-thesis.mapper.ts'

const DOWNLOAD = 'Λήψη του αρχείου «μισό.pdf»'
const THESIS: ReleasedThesis = {
  id: 7,
  title: 'Θέμα',
  instructor: { username: 'supervisor', firstName: 'Άννα', surname: 'Καρρά' },
  startDate: '2026-01-10',
  endDate: '2026-03-01',
  givenMark: null,
  released: {
    assignmentId: 4,
    reason: 'Διακοπή',
    abstract: 'Με δυο λόγια',
    finalTextName: 'μισό.pdf',
    listId: null,
  },
}

function show(released: Partial<ReleasedThesis['released']> = {}) {
  const api = stubApi({ role: 'student' })
  renderInApp(<FormerText thesis={{ ...THESIS, released: { ...THESIS.released, ...released } }} />)
  return api
}

describe('what was handed in before the end of an assignment', () => {
  it('is read, and its file is opened with a token for it alone', async () => {
    const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const api = show()
    const answer = api.hold('makeDownloadToken')
    expect(screen.getByText('Με δυο λόγια')).toBeDefined()
    await press(DOWNLOAD)
    expect(button(DOWNLOAD).disabled).toBe(true)
    answer({ token: 'once' })
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
    const [link] = opened.mock.contexts as HTMLAnchorElement[]
    expect(link?.href).toMatch(/\/v1\/user\/thesis\/7\/attachment\?assignment=4&jwt_token=once$/)
    expect(api.asked('makeDownloadToken')).toMatchObject([{ body: { path: '/v1/user/thesis/7/attachment' } }])
    opened.mockRestore()
  })

  it('leaves no place where nothing was handed in', () => {
    show({ abstract: null, finalTextName: null })
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it.each(refusalsOf('makeDownloadToken', { ...ofAnySession('toast'), validation: 'toast' }))(
    'says why its file does not come: %s',
    async (code, row) => {
      const api = show()
      refuseWith(api, 'makeDownloadToken', code)
      await press(DOWNLOAD)
      await expectRefusal(code, row)
      expect(button(DOWNLOAD).disabled).toBe(false)
    },
  )
})
