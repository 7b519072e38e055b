import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, descriptionOf, fill, press } from '../../../../testing/form.ts'
import { answerQuestion } from '../../../../testing/question.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED, wireThesis } from '../../../../testing/wire.ts'
import { PositiveAnswer } from './positive-answer.tsx'

const ACCEPT = 'Αποδοχή ανάθεσης'
const DECLINE = 'Απόρριψη ανάθεσης'

function show(acceptRefusal: string | null = null, asksTitleEn = false) {
  const api = stubApi({ role: 'student' })
  api.answer('getEligibility', { mode: null, asksTitleEn, students: [] })
  renderInApp(<PositiveAnswer thesis={aThesis()} acceptRefusal={acceptRefusal} />)
  return api
}

describe('accepting a positive answer', () => {
  it('is asked about first', async () => {
    const api = show()
    await press(ACCEPT)
    expect(await answerQuestion('Ακύρωση')).toBe(
      'Αναλαμβάνετε την εργασία «Θέμα»; Η εργασία γίνεται δική σας και όλες οι άλλες δηλώσεις σας ακυρώνονται.',
    )
    expect(api.asked('acceptAssignment')).toEqual([])
  })

  it('is sent once, holds back the other answer meanwhile, and is notified', async () => {
    const api = show()
    const answer = api.hold('acceptAssignment')
    await press(ACCEPT)
    await answerQuestion('Αποδοχή')
    expect([button(ACCEPT).disabled, button(DECLINE).disabled]).toEqual([true, true])
    answer(wireThesis())
    await screen.findByText('Η εργασία ανατέθηκε')
    expect(api.asked('acceptAssignment')).toMatchObject([
      { path: '/v1/student/preferedThesis/assign/7', body: {} },
    ])
  })

  it('sends the title in English where the rules ask for one', async () => {
    const api = show(null, true)
    api.answer('acceptAssignment', wireThesis())
    await screen.findByLabelText('Τίτλος στα αγγλικά')
    await fill({ 'Τίτλος στα αγγλικά': ' Network security ' })
    await press(ACCEPT)
    await answerQuestion('Αποδοχή')
    await screen.findByText('Η εργασία ανατέθηκε')
    expect(api.asked('acceptAssignment')).toMatchObject([{ body: { titleEn: 'Network security' } }])
  })

  it('asks for no title in English by itself', async () => {
    const api = show()
    await waitFor(() => expect(api.asked('getEligibility')).toHaveLength(1))
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('says why it cannot be', async () => {
    show('Έχετε ήδη εργασία σε εξέλιξη.')
    await press(ACCEPT)
    expect(descriptionOf(button(ACCEPT))).toBe('Έχετε ήδη εργασία σε εξέλιξη.')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it.each(
    refusalsOf('acceptAssignment', {
      ...ofAnySession('toast'),
      validation: 'toast',
      not_found: 'toast',
      not_interested: 'toast',
      not_assigned: 'toast',
      has_thesis: 'toast',
      already_accepted: 'toast',
      not_eligible: 'toast',
      record_missing: 'toast',
    }),
  )('says why it was refused: %s', async (code, row) => {
    const api = show()
    refuseWith(api, 'acceptAssignment', code)
    await press(ACCEPT)
    await answerQuestion('Αποδοχή')
    await expectRefusal(code, row)
    expect(button(ACCEPT).disabled).toBe(false)
  })
})

describe('declining a positive answer', () => {
  it('is asked about first', async () => {
    const api = show()
    await press(DECLINE)
    expect(await answerQuestion('Ακύρωση')).toBe(
      'Να απορριφθεί η ανάθεση της εργασίας «Θέμα»; Η δήλωσή σας θα διαγραφεί και η εργασία μπορεί να ανατεθεί σε άλλο πρόσωπο.',
    )
    expect(api.asked('withdrawInterest')).toEqual([])
  })

  it('is sent once, holds back the other answer meanwhile, and is notified', async () => {
    const api = show()
    const answer = api.hold('withdrawInterest')
    await press(DECLINE)
    await answerQuestion('Απόρριψη')
    expect([button(ACCEPT).disabled, button(DECLINE).disabled]).toEqual([true, true])
    answer(SAVED)
    await screen.findByText('Η ανάθεση απορρίφθηκε')
    expect(api.asked('withdrawInterest')).toMatchObject([{ path: '/v1/student/preferedThesis/7', body: {} }])
  })

  it.each(
    refusalsOf('withdrawInterest', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_interested: 'toast',
      already_accepted: 'toast',
    }),
  )('says why it was refused: %s', async (code, row) => {
    const api = show()
    refuseWith(api, 'withdrawInterest', code)
    await press(DECLINE)
    await answerQuestion('Απόρριψη')
    await expectRefusal(code, row)
    expect(button(DECLINE).disabled).toBe(false)
  })
})
