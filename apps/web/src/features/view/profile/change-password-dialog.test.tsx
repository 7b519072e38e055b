import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import {
  button,
  descriptionOf,
  expectProblems,
  fieldAt,
  fill,
  press,
  valueAt,
} from '../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
  wrongFieldsOf,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'

const [OLD, NEW, AGAIN] = ['Τρέχων κωδικός', 'Νέος κωδικός', 'Επανάληψη κωδικού']
const OWNER = { username: 'maria', email: 'maria@uoc.gr', firstName: 'Μαρία', surname: 'Καστρινάκη' }
const TYPED = { [OLD]: 'παλιό κλειδί', [NEW]: 'νέο κλειδί', [AGAIN]: 'νέο κλειδί' }

function setUp() {
  const api = stubApi({ role: 'student' })
  const onClose = vi.fn()
  renderInApp(<ChangePasswordDialog owner={OWNER} onClose={onClose} />)
  return { api, onClose, save: () => press(/Αποθήκευση/) }
}

const kept = () => [OLD, NEW, AGAIN].map(valueAt)

describe('the form that changes a password', () => {
  it.each([
    ['Συμπληρώστε και τα τρία πεδία.', { ...TYPED, [OLD]: '' }, {}],
    [
      'Διορθώστε τον νέο κωδικό.',
      { ...TYPED, [NEW]: 'αβ', [AGAIN]: 'αβ' },
      { [NEW]: 'Ο κωδικός χρειάζεται τουλάχιστον 10 χαρακτήρες.' },
    ],
    [
      'Διορθώστε τον νέο κωδικό.',
      { ...TYPED, [NEW]: 'kastrinaki 26', [AGAIN]: 'kastrinaki 26' },
      {
        [NEW]:
          'Ο κωδικός δεν μπορεί να περιέχει το όνομά σας, το όνομα χρήστη ή την ηλεκτρονική σας διεύθυνση.',
      },
    ],
    [
      'Διορθώστε τον νέο κωδικό.',
      { ...TYPED, [AGAIN]: 'άλλο' },
      { [AGAIN]: 'Οι κωδικοί που βάλατε δεν ταιριάζουν!' },
    ],
  ])('sends nothing and says beside the button: %s', async (reason, typed, problems) => {
    const { api, save } = setUp()
    await fill(typed)
    expectProblems(problems)
    expect(descriptionOf(button(/Αποθήκευση/))).toBe(reason)
    await save()
    expect(api.asked('changePassword')).toEqual([])
  })

  it('sends both passwords once, says that it changed and closes', async () => {
    const { api, save, onClose } = setUp()
    const answer = api.hold('changePassword')
    await fill(TYPED)
    await save()
    expect(await screen.findByText('Γίνεται αποθήκευση…')).toHaveProperty('disabled', true)
    answer({ state: 0 })
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.asked('changePassword').map(({ body }) => body)).toEqual([
      { oldpass: 'παλιό κλειδί', newpass: 'νέο κλειδί' },
    ])
    await screen.findByText('Ο κωδικός άλλαξε')
  })

  it('says that the old password is wrong, goes there and keeps what was typed', async () => {
    const { api, save, onClose } = setUp()
    api.answer('changePassword', { state: 1 })
    await fill(TYPED)
    await save()
    await sentenceFor('toast', 'Λάθος κωδικός. Προσπαθήστε ξανά.')
    expect(document.activeElement).toBe(fieldAt(OLD))
    expect(kept()).toEqual(Object.values(TYPED))
    expect(onClose).not.toHaveBeenCalled()
  })

  it.each(refusalsOf('changePassword', { ...ofAnySession('alert'), validation: 'alert' }))(
    'says why it was refused and keeps what was typed: %s',
    async (code, row) => {
      const { api, save, onClose } = setUp()
      refuseWith(api, 'changePassword', code)
      await fill(TYPED)
      await save()
      await expectRefusal(code, row)
      expect(kept()).toEqual(Object.values(TYPED))
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it('says at each field what the API found wrong with it', async () => {
    const { fields, problems } = wrongFieldsOf('changePassword', { oldpass: OLD, newpass: NEW })
    const { api, save } = setUp()
    api.refuse('changePassword', 'validation', { fields })
    await fill(TYPED)
    await save()
    await waitFor(() => expectProblems(problems))
  })
})
