import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { toStep } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, press } from '../../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED, wireStep } from '../../../../testing/wire.ts'
import { FinishStepForm } from './finish-step-form.tsx'
import { useStepAction } from './use-step-action.ts'

const FINISH = 'Ολοκλήρωση βήματος'
const DONE = 'Το βήμα ολοκληρώθηκε και περιμένει έγκριση'
const user = userEvent.setup({ delay: null, applyAccept: false })

function Turn() {
  return <FinishStepForm step={toStep(wireStep())} run={useStepAction('heading', 'current')} />
}

function show() {
  const api = stubApi({ role: 'student' })
  const { container } = renderInApp(<Turn />)
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('There is no place for a file.')
  return { api, attach: (name: string) => user.upload(input, new File(['%PDF-1.4'], name)) }
}

describe('finishing a step', () => {
  it('needs no file, is sent once, waited for, and says so', async () => {
    const { api } = show()
    const answer = api.hold('finishStep')
    await press(FINISH)
    expect(button('Γίνεται αποστολή…').disabled).toBe(true)
    answer(SAVED)
    await screen.findByText(DONE)
    expect(api.asked('finishStep')).toMatchObject([{ body: {}, file: null }])
    expect(api.asked('finishStep')[0]?.path).toContain('/31')
  })

  it('takes a file along, with its progress', async () => {
    const { api, attach } = show()
    const answer = api.hold('finishStep')
    await attach('κεφάλαιο.pdf')
    await press(FINISH)
    expect(screen.getByRole('progressbar', { name: 'Μεταφόρτωση του αρχείου' })).toBeDefined()
    answer(SAVED)
    await screen.findByText(DONE)
    expect(api.asked('finishStep').map(({ file }) => file?.name)).toEqual(['κεφάλαιο.pdf'])
  })

  it('can be called off while the file goes up, and keeps the file', async () => {
    const { api, attach } = show()
    api.hold('finishStep')
    await attach('κεφάλαιο.pdf')
    await press(FINISH)
    await press('Ακύρωση')
    await screen.findByText('Η αποστολή ακυρώθηκε· το βήμα δεν άλλαξε')
    expect(screen.getByText(/κεφάλαιο\.pdf/)).toBeDefined()
    expect(button(FINISH).disabled).toBe(false)
  })

  it('sends nothing with a file of a kind that is not taken', async () => {
    const { api, attach } = show()
    await attach('πρόγραμμα.exe')
    await press(FINISH)
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Ο τύπος αρχείου δεν υποστηρίζεται\. Επιτρέπονται: PDF/,
    )
    expect(api.asked('finishStep')).toEqual([])
  })

  it.each(
    refusalsOf('finishStep', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_owner: 'nowhere',
      step_order: 'toast',
      file_too_large: 'alert',
      file_type_not_accepted: 'alert',
      file_locked: 'alert',
    }),
  )('says why it was refused and keeps the file: %s', async (code, row) => {
    const { api, attach } = show()
    refuseWith(api, 'finishStep', code)
    await attach('κεφάλαιο.pdf')
    await press(FINISH)
    await expectRefusal(code, row)
    expect(screen.getByText(/κεφάλαιο\.pdf/)).toBeDefined()
    expect(button(FINISH).disabled).toBe(false)
  })
})
