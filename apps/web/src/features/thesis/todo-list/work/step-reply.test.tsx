import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toStep } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, descriptionOf, fill, press, user, valueAt } from '../../../../testing/form.ts'
import { answerQuestion } from '../../../../testing/question.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED, wireStep } from '../../../../testing/wire.ts'
import { CancelAcceptanceButton } from './cancel-acceptance-button.tsx'
import { StepReply } from './step-reply.tsx'
import { useStepAction } from './use-step-action.ts'

const STEP = toStep(wireStep())
const ACCEPT = 'Έγκριση βήματος'
const RETURN = 'Επιστροφή για διόρθωση'
const REASON = 'Τι χρειάζεται να διορθωθεί'
const CANCEL = 'Ανάκληση έγκρισης'

/** What every action of the instructor may be refused with. */
const ACTION = {
  ...ofAnySession('toast'),
  not_found: 'toast',
  not_owner: 'nowhere',
  step_order: 'toast',
} as const

function Reply({ reason }: { reason: string | null }) {
  return <StepReply step={STEP} reason={reason} run={useStepAction('heading', 'awaitingInstructor')} />
}

function Cancel({ reason }: { reason: string | null }) {
  return <CancelAcceptanceButton step={STEP} reason={reason} run={useStepAction('heading', 'confirmed')} />
}

function showReply(reason: string | null = null) {
  const api = stubApi({ role: 'instructor' })
  renderInApp(<Reply reason={reason} />)
  return api
}

function showCancel(reason: string | null = null) {
  const api = stubApi({ role: 'instructor' })
  renderInApp(<Cancel reason={reason} />)
  return api
}

describe('accepting a step', () => {
  it('is sent once, holds back the return meanwhile, and is notified', async () => {
    const api = showReply()
    const answer = api.hold('acceptStep')
    await press(ACCEPT)
    expect([button(ACCEPT).disabled, button(RETURN).disabled]).toEqual([true, true])
    answer(SAVED)
    await screen.findByText('Το βήμα εγκρίθηκε')
    expect(api.asked('acceptStep').map(({ body }) => body)).toEqual([{}])
    expect(api.asked('acceptStep')[0]?.path).toContain('/31')
  })

  it('says why it is not the time for it', async () => {
    showReply('Το βήμα δεν έχει ολοκληρωθεί ακόμη.')
    await press(ACCEPT)
    expect(descriptionOf(button(ACCEPT))).toBe('Το βήμα δεν έχει ολοκληρωθεί ακόμη.')
  })

  it.each(refusalsOf('acceptStep', ACTION))('says why it was refused: %s', async (code, row) => {
    const api = showReply()
    refuseWith(api, 'acceptStep', code)
    await press(ACCEPT)
    await expectRefusal(code, row)
    expect(button(ACCEPT).disabled).toBe(false)
  })
})

describe('returning a step', () => {
  async function open() {
    const api = showReply()
    await press(RETURN)
    await screen.findByRole('dialog', { name: RETURN })
    return api
  }

  /** The button of the dialog; the one behind it has the same name. */
  const submit = () =>
    within(screen.getByRole('dialog', { name: RETURN })).getByRole<HTMLButtonElement>('button', {
      name: RETURN,
    })

  it.each([
    ['with its reason, without the spaces around it', ' Λείπουν πηγές ', 'Λείπουν πηγές'],
    ['without a reason', '', ''],
  ])('is sent once %s, waited for, told, and closes', async (_how, typed, reason) => {
    const api = await open()
    const answer = api.hold('returnStep')
    await fill({ [REASON]: typed })
    await user.click(submit())
    expect(submit().disabled).toBe(true)
    answer(SAVED)
    await screen.findByText('Το βήμα επιστράφηκε για διόρθωση')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.asked('returnStep').map(({ body }) => body)).toEqual([{ reason }])
  })

  it.each(refusalsOf('returnStep', { ...ACTION, validation: 'toast' }))(
    'says why it was refused, stays open and keeps the reason: %s',
    async (code, row) => {
      const api = await open()
      refuseWith(api, 'returnStep', code)
      await fill({ [REASON]: 'Λείπουν πηγές' })
      await user.click(submit())
      await expectRefusal(code, row)
      expect(valueAt(REASON)).toBe('Λείπουν πηγές')
    },
  )
})

describe('taking an acceptance back', () => {
  it('is asked about first', async () => {
    const api = showCancel()
    await press(CANCEL)
    expect(await answerQuestion('Ακύρωση')).toBe(
      'Να ανακληθεί η έγκριση του βήματος «Βιβλιογραφία»; Θα περιμένει ξανά την έγκρισή σας και το επόμενο θα κλειδώσει.',
    )
    expect(api.asked('cancelStepAcceptance')).toEqual([])
  })

  it('is sent once, waited for, and says so', async () => {
    const api = showCancel()
    const answer = api.hold('cancelStepAcceptance')
    await press(CANCEL)
    await answerQuestion('Ανάκληση')
    expect(button(CANCEL).disabled).toBe(true)
    answer(SAVED)
    await screen.findByText('Η έγκριση ανακλήθηκε')
    expect(api.asked('cancelStepAcceptance')).toHaveLength(1)
  })

  it('says why it cannot be', async () => {
    showCancel('Ανακαλείται μόνο η τελευταία έγκριση, όσο δεν έχει ολοκληρωθεί το επόμενο βήμα.')
    await press(CANCEL)
    expect(descriptionOf(button(CANCEL))).toBe(
      'Ανακαλείται μόνο η τελευταία έγκριση, όσο δεν έχει ολοκληρωθεί το επόμενο βήμα.',
    )
  })

  it.each(refusalsOf('cancelStepAcceptance', ACTION))('says why it was refused: %s', async (code, row) => {
    const api = showCancel()
    refuseWith(api, 'cancelStepAcceptance', code)
    await press(CANCEL)
    await answerQuestion('Ανάκληση')
    await expectRefusal(code, row)
    expect(button(CANCEL).disabled).toBe(false)
  })
})
