import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../testing/api.ts'
import { expectTroubles, fieldAt, fill, press } from '../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith, sentenceFor } from '../../testing/refusals.ts'
import { renderInApp } from '../../testing/render.tsx'
import { TakeOutDialog } from './take-out-dialog.tsx'

const PASSWORD = 'Κωδικός πρόσβασης'

function setUp() {
  const api = stubApi({ role: 'student' })
  const onClose = vi.fn()
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href)
  })
  renderInApp(<TakeOutDialog onClose={onClose} />)
  return { api, onClose, opened, send: () => press('Λήψη') }
}

describe('the form by which a person takes out the own data', () => {
  it('asks for the password', async () => {
    const { api, send } = setUp()
    await send()
    expectTroubles({ [PASSWORD]: 'Ο κωδικός είναι απαραίτητος' })
    expect(api.asked('askForOwnData')).toEqual([])
  })

  it('opens the archive by its link and a token of its own, says so and closes', async () => {
    const { api, send, opened, onClose } = setUp()
    api.answer('askForOwnData', { status: 2, link: 'the-link' })
    api.answer('makeDownloadToken', { token: 'for-a-minute' })
    await fill({ [PASSWORD]: 'το κλειδί' })
    await send()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.asked('askForOwnData').map(({ body }) => body)).toEqual([{ password: 'το κλειδί' }])
    expect(opened.map((href) => new URL(href)).map(({ pathname, search }) => pathname + search)).toEqual([
      '/v1/user/data?link=the-link&jwt_token=for-a-minute',
    ])
    await sentenceFor('toast', 'Η λήψη ξεκίνησε')
  })

  it('says that the password is wrong and goes there', async () => {
    const { api, send, opened, onClose } = setUp()
    api.answer('askForOwnData', { status: 1 })
    await fill({ [PASSWORD]: 'λάθος' })
    await send()
    await screen.findByText('Λάθος κωδικός. Προσπαθήστε ξανά.')
    expect(document.activeElement).toBe(fieldAt(PASSWORD))
    expect([opened, onClose.mock.calls]).toEqual([[], []])
  })

  it.each(refusalsOf('askForOwnData', { ...ofAnySession('alert'), validation: 'alert' }))(
    'says why it was refused: %s',
    async (code, row) => {
      const { api, send, onClose } = setUp()
      refuseWith(api, 'askForOwnData', code)
      await fill({ [PASSWORD]: 'το κλειδί' })
      await send()
      await expectRefusal(code, row)
      expect(onClose).not.toHaveBeenCalled()
    },
  )
})
