import { describe, expect, it } from 'vitest'
import { aMarkedThesis, aThesis, aThesisInProgress } from '../testing/facts.ts'
import { overlaysOf, phaseOf } from './phase.ts'

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
    const facts = { thesis, areAllStepsConfirmed, isCommitteeComplete }
    expect([phaseOf(facts), overlaysOf(facts)]).toEqual([phase, overlays])
  })
})
