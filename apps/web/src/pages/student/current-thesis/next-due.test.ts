import { describe, expect, it } from 'vitest'
import { toThesis } from '../../../entities/thesis/thesis.mapper.ts'
import { type WireThesis, wireDay, wireList, wireStep, wireThesis } from '../../../testing/wire.ts'
import { isTextEarly, nextDue } from './next-due.ts'

const DONE = { dliStudentOK: 1, stuOKWhen: wireDay('2026-03-02') } as const
const CONFIRMED = { ...DONE, dliInstructorOK: 1, instrOKWhen: wireDay('2026-03-03') } as const

/** A thesis that began on 2 March, with steps of two weeks, told by letters: C confirmed, D done, - untouched. */
function working(letters: string, more: Partial<WireThesis> = {}) {
  const doListItems = [...letters].map((letter, index) =>
    wireStep({
      dliID: 31 + index,
      dliOrder: index + 1,
      dliTitle: `Βήμα ${index + 1}`,
      ...(letter === 'C' ? CONFIRMED : letter === 'D' ? DONE : {}),
    }),
  )
  return toThesis(
    wireThesis({
      state: 'inProgress',
      thesisStartDate: wireDay('2026-03-02'),
      doList: wireList({ doListItems }),
      ...more,
    }),
  )
}

const said = (due: ReturnType<typeof nextDue>) => due?.sentence.replaceAll('\u00a0', ' ') ?? null

describe('what a student does next', () => {
  it.each([
    [
      'the current step, until its planned end',
      working('--'),
      'Επόμενο: Βήμα 1, έως Δευτέρα 16 Μαρτίου 2026, σε 11 ημέρες',
    ],
    ['the step that waits for approval', working('D-'), 'Το βήμα «Βήμα 1» περιμένει έγκριση'],
    ['the final text after the last step', working('CC'), 'Επόμενο: το τελικό κείμενο'],
  ])('is %s', (_what, thesis, sentence) => {
    expect(said(nextDue(thesis, '2026-03-05', true))).toContain(sentence)
  })

  it('leads to the step, and says that it is late', () => {
    expect(nextDue(working('C-'), '2026-03-05', true)).toMatchObject({ targetId: 'step-32', isLate: false })
    expect(nextDue(working('--'), '2026-04-05', true)).toMatchObject({ targetId: 'step-31', isLate: true })
  })

  it.each([
    ['without steps', working('')],
    [
      'with all steps confirmed and the text there',
      working('C', { attachment: { attachFileName: 'text.pdf' } }),
    ],
    ['after the mark', working('C-', { state: 'ended', thesisMark: 8 })],
  ])('is nothing %s', (_when, thesis) => {
    expect(nextDue(thesis, '2026-03-05', true)).toBeNull()
  })

  it('is no final text that may not be handed in', () => {
    expect(nextDue(working('C'), '2026-03-05', false)).toBeNull()
  })
})

it('the text is early while more than one step is open and nothing of it is there', () => {
  expect(isTextEarly(working('C--'))).toBe(true)
  expect(isTextEarly(working('CC-'))).toBe(false)
  expect(isTextEarly(working('---', { thesisAbstract: 'Περίληψη' }))).toBe(false)
})
