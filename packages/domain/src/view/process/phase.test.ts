import { describe, expect, it } from 'vitest'
import { aMarkedThesis, aThesis, aThesisInProgress } from '../../testing/facts.ts'
import { type ExaminationStatus, overlaysOf, phaseOf } from './phase.ts'

const PLANNED: ExaminationStatus = {
  state: 'planned',
  outcome: null,
  areCorrectionsAccepted: false,
  hasFailed: false,
  attempts: 0,
}
const HELD = { ...PLANNED, state: 'held', attempts: 1 } as const
const FAILED = { ...HELD, outcome: 'failed', hasFailed: true } as const

describe('a thesis in the process of its department', () => {
  it.each([
    ['a topic', aThesis(), false, null, 'offered', []],
    ['in work', aThesisInProgress(), false, true, 'inWork', []],
    [
      'in work without a committee that is asked for',
      aThesisInProgress(),
      false,
      false,
      'inWork',
      ['committeeIncomplete'],
    ],
    ['with all steps confirmed', aThesisInProgress(), true, true, 'readyForExam', []],
    ['with its mark', aMarkedThesis(), true, false, 'closed', []],
  ] as const)('%s', (_what, thesis, areAllStepsConfirmed, isCommitteeComplete, phase, overlays) => {
    const facts = { thesis, areAllStepsConfirmed, isCommitteeComplete, attempts: 2, examination: null }
    expect([phaseOf(facts), overlaysOf(facts)]).toEqual([phase, overlays])
  })

  it.each([
    ['is planned', PLANNED, true, 'examPlanned', []],
    ['is announced', { ...PLANNED, state: 'announced' as const }, true, 'examPlanned', []],
    ['is planned while a member has left', PLANNED, false, 'examPlanned', ['committeeIncomplete']],
    ['was held', HELD, true, 'marking', []],
    ['was held, and a member has left since', HELD, false, 'marking', []],
    ['asks for corrections', { ...HELD, outcome: 'corrections' as const }, true, 'corrections', []],
    [
      'asked for corrections, which are accepted',
      { ...HELD, outcome: 'corrections' as const, areCorrectionsAccepted: true },
      true,
      'completing',
      [],
    ],
    ['was passed', { ...HELD, outcome: 'passed' as const }, true, 'completing', []],
    ['failed', FAILED, true, 'readyForExam', ['failedOnce']],
    ['failed, and a member has left', FAILED, false, 'readyForExam', ['committeeIncomplete', 'failedOnce']],
    ['is the second', { ...PLANNED, hasFailed: true, attempts: 1 }, true, 'examPlanned', ['failedOnce']],
    [
      'was the last, and is being marked',
      { ...HELD, hasFailed: true, attempts: 2 },
      true,
      'marking',
      ['failedOnce'],
    ],
    ['was the last, and failed', { ...FAILED, attempts: 2 }, true, 'readyForExam', ['attemptsUsed']],
    [
      'was the last, and failed, and a member has left',
      { ...FAILED, attempts: 2 },
      false,
      'readyForExam',
      ['attemptsUsed'],
    ],
  ])('whose examination %s', (_what, examination, isCommitteeComplete, phase, overlays) => {
    const facts = {
      thesis: aThesisInProgress(),
      areAllStepsConfirmed: true,
      isCommitteeComplete,
      attempts: 2,
      examination,
    }
    expect([phaseOf(facts), overlaysOf(facts)]).toEqual([phase, overlays])
  })
})
