import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { button, expectProblems, fieldAt, fill, press, valueAt } from '../../../testing/form.ts'
import { expectRefusal, ofAnyCall, refusalsOf, refuseWith, sentenceFor } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { BadLink, ResetPasswordForm } from './reset-password-form.tsx'

const [NEW, AGAIN] = ['Νέος κωδικός', 'Επανάληψη κωδικού']
const TYPED = { [NEW]: 'νέο κλειδί', [AGAIN]: 'νέο κλειδί' }

function setUp() {
  const api = stubApi()
  const [onChanged, onBadLink] = [vi.fn(), vi.fn()]
  renderInApp(<ResetPasswordForm token="of-the-link" onChanged={onChanged} onBadLink={onBadLink} />)
  return { api, onChanged, onBadLink, submit: () => press('Αποθήκευση κωδικού') }
}

describe('the form for a new password', () => {
  it.each([
    ['nothing', {}, { [NEW]: 'Ο κωδικός είναι απαραίτητος', [AGAIN]: 'Επαναλάβετε τον κωδικό' }],
    [
      'few characters',
      { [NEW]: 'αβ', [AGAIN]: 'αβ' },
      { [NEW]: 'Ο κωδικός χρειάζεται τουλάχιστον 10 χαρακτήρες.' },
    ],
    ['a difference', { ...TYPED, [AGAIN]: 'άλλο' }, { [AGAIN]: 'Οι κωδικοί που βάλατε δεν ταιριάζουν!' }],
  ])('sends nothing when there is %s and says why', async (_what, typed, problems) => {
    const { api, submit } = setUp()
    await fill(typed)
    await submit()
    await waitFor(() => expectProblems(problems))
    expect(document.activeElement).toBe(fieldAt(Object.keys(problems)[0] ?? ''))
    expect(api.asked('resetPassword')).toEqual([])
  })

  it('sends the password with the token of the link and waits', async () => {
    const { api, submit, onChanged, onBadLink } = setUp()
    const answer = api.hold('resetPassword')
    await fill(TYPED)
    await submit()
    await waitFor(() => expect(button('Γίνεται αποθήκευση…').disabled).toBe(true))
    answer({ state: 0 })
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
    expect(onBadLink).not.toHaveBeenCalled()
    expect(api.asked('resetPassword').map(({ body }) => body)).toEqual([
      { token: 'of-the-link', newpass: 'νέο κλειδί' },
    ])
  })

  it('leads on to a new link when this one is good no longer', async () => {
    const { api, submit, onChanged, onBadLink } = setUp()
    api.answer('resetPassword', { state: 1 })
    await fill(TYPED)
    await submit()
    await waitFor(() => expect(onBadLink).toHaveBeenCalledOnce())
    expect(onChanged).not.toHaveBeenCalled()
  })

  it.each(refusalsOf('resetPassword', { ...ofAnyCall('alert'), validation: 'alert' }))(
    'says why it was refused and keeps what was typed: %s',
    async (code, row) => {
      const { api, submit } = setUp()
      refuseWith(api, 'resetPassword', code)
      await fill(TYPED)
      await submit()
      await expectRefusal(code, row)
      expect([valueAt(NEW), valueAt(AGAIN)]).toEqual(Object.values(TYPED))
    },
  )

  it('says at its field what the API found wrong with the password', async () => {
    const { api, submit } = setUp()
    api.refuse('resetPassword', 'validation', { fields: { newpass: 'Όχι έτσι.' } })
    await fill(TYPED)
    await submit()
    await waitFor(() => expectProblems({ [NEW]: 'Όχι έτσι.' }))
  })

  it('says what is wrong with the token, which is no field of it, and can be sent again', async () => {
    const { api, submit } = setUp()
    api.refuse('resetPassword', 'validation', {
      message: 'Ελέγξτε τα πεδία.',
      fields: { token: 'Όχι έτσι.' },
    })
    await fill(TYPED)
    await submit()
    await sentenceFor('alert', 'Ελέγξτε τα πεδία. Όχι έτσι.')
    await submit()
    await waitFor(() => expect(api.asked('resetPassword')).toHaveLength(2))
  })
})

it('a link that is good no longer leads to a new one, which has the focus', () => {
  renderInApp(<BadLink takesFocus isUnread={false} />)
  expect(screen.getByRole('alert').textContent).toBe('Ο σύνδεσμος έχει λήξει ή έχει ήδη χρησιμοποιηθεί.')
  const link = screen.getByRole('link', { name: 'Ζητήστε νέο σύνδεσμο' })
  expect(document.activeElement).toBe(link)
  expect(link.getAttribute('href')).toBe('/password/forgot')
})

it('a link that could not be read is not taken for an old one, and can be pasted', () => {
  renderInApp(<BadLink takesFocus={false} isUnread />)
  expect(screen.getByRole('alert').textContent).toMatch(/^Ο σύνδεσμος δεν είναι πλήρης\./)
  expect(screen.getByRole('textbox', { name: 'Σύνδεσμος από το μήνυμα' })).toBeDefined()
})
