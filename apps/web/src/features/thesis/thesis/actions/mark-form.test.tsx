import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, descriptionOf, expectProblems, fill, press, valueAt } from '../../../../testing/form.ts'
import { answerQuestion } from '../../../../testing/question.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFieldsOf,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED } from '../../../../testing/wire.ts'
import { MarkForm } from './mark-form.tsx'

const MARK = 'Βαθμός'
const ENTER = 'Καταχώριση βαθμού'

function show() {
  const api = stubApi({ role: 'instructor' })
  renderInApp(<MarkForm thesis={aThesis()} decision={{ allowed: true }} />)
  return api
}

async function enter(mark: string) {
  await fill({ [MARK]: mark })
  await press(ENTER)
}

describe('the form of the mark', () => {
  it.each(['', '0', '11', '7,5', 'άριστα'])('takes no mark such as «%s», and sends nothing', async (mark) => {
    const api = show()
    await enter(mark)
    expectProblems({ [MARK]: 'Ο βαθμός είναι ακέραιος από 1 έως 10.' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(api.asked('markThesis')).toEqual([])
  })

  it('shows at the mark what the API finds wrong with it', async () => {
    const api = show()
    const { fields, problems } = wrongFieldsOf('markThesis', { mark: MARK })
    api.refuse('markThesis', 'validation', { fields })
    await enter('8')
    await answerQuestion(ENTER)
    await waitFor(() => expectProblems(problems))
  })

  it('asks first, and sends nothing for a person who cancels', async () => {
    const api = show()
    await enter('8')
    const asked = await answerQuestion('Ακύρωση')
    expect(asked).toBe(
      'Να βαθμολογηθεί η εργασία με 8/10; Η εργασία ολοκληρώνεται και δεν μπορεί πια να αλλάξει.',
    )
    expect(api.asked('markThesis')).toEqual([])
  })

  it('sends the mark once, waits for the answer, and says that it was entered', async () => {
    const api = show()
    const answer = api.hold('markThesis')
    await enter('8')
    await answerQuestion(ENTER)
    expect(button(ENTER).disabled).toBe(true)
    answer(SAVED)
    await screen.findByText('Η εργασία βαθμολογήθηκε')
    expect(api.asked('markThesis')).toMatchObject([
      { path: '/v1/instructor/thesis/7/mark', body: { mark: 8 } },
    ])
  })

  it('says why the thesis may not be marked yet, and shows no field', async () => {
    stubApi({ role: 'instructor' })
    renderInApp(<MarkForm thesis={aThesis()} decision={{ allowed: false, reason: 'not_ready' }} />)
    expect(descriptionOf(button(ENTER))).toBe(
      'Η εργασία βαθμολογείται αφού εγκριθούν όλα τα βήματα της λίστας της.',
    )
    expect(screen.queryByLabelText(MARK)).toBeNull()
    await press(ENTER)
  })

  it.each(
    refusalsOf('markThesis', {
      ...ofAnySession('toast'),
      validation: 'toast',
      not_found: 'toast',
      not_owner: 'nowhere',
      marked_by_committee: 'toast',
      not_ready: 'toast',
    }),
  )('says why it was refused and keeps the mark: %s', async (code, row) => {
    const api = show()
    refuseWith(api, 'markThesis', code)
    await enter('8')
    await answerQuestion(ENTER)
    await expectRefusal(code, row)
    expect(valueAt(MARK)).toBe('8')
  })
})
