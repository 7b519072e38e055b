import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, descriptionOf, press } from '../../../../testing/form.ts'
import { INSTRUCTOR, STUDENT } from '../../../../testing/people.ts'
import { answerQuestion } from '../../../../testing/question.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED } from '../../../../testing/wire.ts'
import { DeleteThesisButton } from './delete-thesis-button.tsx'

const DELETE = 'Διαγραφή εργασίας'

function show(thesis = aThesis()) {
  const api = stubApi({ role: 'instructor' })
  const onDeleted = vi.fn()
  renderInApp(<DeleteThesisButton thesis={thesis} viewer={INSTRUCTOR} onDeleted={onDeleted} />)
  return { api, onDeleted }
}

describe('deleting a thesis', () => {
  it('is asked about first, and not done for a person who cancels', async () => {
    const { api } = show()
    await press(DELETE)
    expect(await answerQuestion('Ακύρωση')).toBe(
      'Να διαγραφεί η εργασία «Θέμα»; Διαγράφεται οριστικά, μαζί με τις δηλώσεις ενδιαφέροντος. Η λίστα βημάτων της, αν έχει, μένει στις πρότυπες λίστες σας.',
    )
    expect(api.asked('deleteThesis')).toEqual([])
  })

  it('is sent once, waited for, and says so', async () => {
    const { api, onDeleted } = show()
    const answer = api.hold('deleteThesis')
    await press(DELETE)
    await answerQuestion('Διαγραφή')
    expect(button(DELETE).disabled).toBe(true)
    answer(SAVED)
    await screen.findByText('Η εργασία διαγράφηκε')
    expect(onDeleted).toHaveBeenCalledOnce()
    expect(api.asked('deleteThesis')).toMatchObject([{ path: '/v1/instructor/thesis/7', body: {} }])
  })

  it('is not offered for a thesis that a student has, and says why', async () => {
    show(aThesis({ student: STUDENT, state: 'inProgress' }))
    await press(DELETE)
    expect(descriptionOf(button(DELETE))).toBe('Η εργασία έχει ανατεθεί και δεν διαγράφεται.')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it.each(
    refusalsOf('deleteThesis', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_owner: 'nowhere',
      has_student: 'toast',
    }),
  )('says why it was refused and stays: %s', async (code, row) => {
    const { api, onDeleted } = show()
    refuseWith(api, 'deleteThesis', code)
    await press(DELETE)
    await answerQuestion('Διαγραφή')
    await expectRefusal(code, row)
    expect(onDeleted).not.toHaveBeenCalled()
    expect(button(DELETE).disabled).toBe(false)
  })
})
