import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { toTodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { setClock } from '../../../../shared/format/clock.ts'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { stubApi } from '../../../../testing/api.ts'
import { descriptionOf, user } from '../../../../testing/form.ts'
import { STUDENT } from '../../../../testing/people.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireList, wireStep } from '../../../../testing/wire.ts'
import { StepsPanel } from './steps-panel.tsx'

const CONFIRMED = { dliStudentOK: 1, dliInstructorOK: 1 } as const
const FINISH = 'Ολοκλήρωση βήματος'

const WITHDRAW = 'Ανάκληση ολοκλήρωσης'

function show(second: Parameters<typeof wireStep>[0] = {}) {
  const api = stubApi({ role: 'student' })
  const list = toTodoList(
    wireList({
      thesisID: { thesisID: 7, thesisTitle: 'Θέμα' },
      doListItems: [
        wireStep({ dliID: 31, dliOrder: 1, dliTitle: 'Βιβλιογραφία', ...CONFIRMED }),
        wireStep({ dliID: 32, dliOrder: 2, dliTitle: 'Πείραμα', ...second }),
        wireStep({ dliID: 33, dliOrder: 3, dliTitle: 'Συγγραφή' }),
      ],
    }),
  )
  const thesis = aThesis({ state: 'inProgress', student: STUDENT, list })
  renderInApp(<StepsPanel thesis={thesis} viewer={STUDENT} conversation={() => null} />)
  return api
}

const stepOf = (title: string) => {
  const step = screen.getByRole('heading', { name: new RegExp(title) }).closest('li')
  if (step === null) throw new Error(`«${title}» is no step.`)
  return step
}
const finishIn = (title: string) => within(stepOf(title)).queryByRole('button', { name: FINISH })

beforeEach(() => setClock(new Date('2026-03-05T10:00:00Z')))

it('shows a student where each step stands, and opens the current one alone', () => {
  show()
  expect(stepOf('Βιβλιογραφία').textContent).toContain('Εγκρίθηκε')
  expect(stepOf('Πείραμα').textContent).toContain('Τρέχον βήμα')
  expect(stepOf('Συγγραφή').textContent).toContain('Κλειδωμένο')
  expect(screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Πείραμα'),
  ])
  expect(finishIn('Πείραμα')?.getAttribute('aria-disabled')).not.toBe('true')
})

it('says in a locked step what opens it, and sends nothing from there', async () => {
  const api = show()
  await user.click(within(stepOf('Συγγραφή')).getByRole('button', { name: /Συγγραφή/ }))
  const finish = finishIn('Συγγραφή') as HTMLElement
  expect(finish.getAttribute('aria-disabled')).toBe('true')
  expect(descriptionOf(finish)).toBe('Το βήμα ανοίγει μόλις εγκριθεί το προηγούμενο.')
  await user.click(finish)
  expect(api.asked('finishStep')).toEqual([])
})

it('lets a finished step be taken back, until it was read', () => {
  show({ dliStudentOK: 1, unread: true })
  const step = within(stepOf('Πείραμα'))
  expect(step.getByRole('button', { name: WITHDRAW }).getAttribute('aria-disabled')).not.toBe('true')
  expect(finishIn('Πείραμα')).toBeNull()
})

it('says of one that was read why it cannot be taken back', () => {
  show({ dliStudentOK: 1, unread: false })
  const withdraw = within(stepOf('Πείραμα')).getByRole('button', { name: WITHDRAW })
  expect(withdraw.getAttribute('aria-disabled')).toBe('true')
  expect(descriptionOf(withdraw)).toBe(
    'Η ολοκλήρωση του βήματος έχει ήδη διαβαστεί και δεν ανακαλείται. Γράψτε ένα σχόλιο στο βήμα.',
  )
})

it('has nothing to do in a step that was approved', async () => {
  show()
  await user.click(within(stepOf('Βιβλιογραφία')).getByRole('button', { name: /Βιβλιογραφία/ }))
  expect(finishIn('Βιβλιογραφία')).toBeNull()
})
