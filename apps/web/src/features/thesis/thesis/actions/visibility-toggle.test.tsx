import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, press } from '../../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED } from '../../../../testing/wire.ts'
import { VisibilityToggle } from './visibility-toggle.tsx'

function show({ isPublic = false } = {}) {
  const api = stubApi({ role: 'student' })
  renderInApp(<VisibilityToggle thesis={aThesis({ publicByStudent: isPublic })} />)
  return api
}

const chosen = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent?.trim())

describe('who sees the thesis', () => {
  it.each([
    [
      'Δημόσια',
      false,
      '/v1/student/thesis/7/visibility/1',
      'Τη βλέπουν όλοι οι συνδεδεμένοι χρήστες. Ο βαθμός δεν εμφανίζεται ποτέ σε τρίτους.',
    ],
    [
      'Ιδιωτική',
      true,
      '/v1/student/thesis/7/visibility/0',
      'Τη βλέπετε εσείς, ο επιβλέπων ή η επιβλέπουσα, η Γραμματεία, η διοίκηση του Τμήματος και οι διαχειριστές.',
    ],
  ])('becomes «%s» at once, is sent and told', async (choice, isPublic, path, meaning) => {
    const api = show({ isPublic })
    const answer = api.hold('setThesisVisibility')
    await press(choice)
    expect(chosen()).toEqual([choice])
    expect(screen.getByText(meaning)).toBeDefined()
    answer(SAVED)
    await screen.findByText('Η ορατότητα άλλαξε')
    expect(api.asked('setThesisVisibility')).toMatchObject([{ path, body: {} }])
  })

  it('is not sent when it is so already', async () => {
    const api = show()
    await press('Ιδιωτική')
    expect(chosen()).toEqual(['Ιδιωτική'])
    expect(api.asked('setThesisVisibility')).toEqual([])
  })

  it.each(
    refusalsOf('setThesisVisibility', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_owner: 'nowhere',
    }),
  )('is again as it was when it is refused, and says why: %s', async (code, row) => {
    const api = show()
    refuseWith(api, 'setThesisVisibility', code)
    await press('Δημόσια')
    await expectRefusal(code, row)
    expect(button('Ιδιωτική').getAttribute('aria-pressed')).toBe('true')
  })
})
