import { describe, expect, it } from 'vitest'
import { allConfirmed } from '../../shared/confirmations.ts'
import { steps } from '../../testing/facts.ts'
import {
  ATTACHMENT_MAX_BYTES,
  currentStepIndex,
  isInOrder,
  LISTS_PER_PAGE,
  STEP_DESCRIPTION_MAX,
  STEP_TITLE_MAX,
  stepState,
} from './step.ts'

const statesOf = (letters: string) => [...letters].map((_, index) => stepState(steps(letters), index))

describe('the current step', () => {
  it.each([
    ['', null],
    ['---', 0],
    ['D--', 0],
    ['CC-', 2],
    ['C-D', 1],
    ['CCC', null],
  ])('of %s is %j: the first one not confirmed by both', (letters, index) => {
    expect(currentStepIndex(steps(letters))).toBe(index)
  })
})

describe('how steps stand', () => {
  it.each([
    ['---', ['current', 'locked', 'locked']],
    ['D--', ['awaitingInstructor', 'locked', 'locked']],
    ['C--', ['confirmed', 'current', 'locked']],
    ['CD-', ['confirmed', 'awaitingInstructor', 'locked']],
    ['CCC', ['confirmed', 'confirmed', 'confirmed']],
    ['C-D', ['confirmed', 'current', 'locked']],
  ])('%s', (letters, states) => {
    expect(statesOf(letters)).toEqual(states)
  })

  it('distinguishes a returned step from one that was never finished', () => {
    expect(stepState(steps('C-'), 1, true)).toBe('returned')
  })

  it('forgets the return once the student has finished the step again', () => {
    expect(stepState(steps('CD'), 1, true)).toBe('awaitingInstructor')
  })

  it('cannot be asked of a step that is not there', () => {
    expect(() => stepState(steps('C-'), 2)).toThrow(RangeError)
  })
})

describe('the steps of a list', () => {
  it.each([
    ['', true],
    ['---', true],
    ['CC-', true],
    ['CCC', true],
    ['D--', true],
    ['CD-', true],
    ['-C-', false],
    ['CDC', false],
    ['C-D', false],
    ['CDD', false],
  ])('%s are in order: %j', (letters, inOrder) => {
    expect(isInOrder(steps(letters))).toBe(inOrder)
  })

  it.each([
    ['CC', true],
    ['CD', false],
    ['', false],
  ])('%s are all confirmed, and there is one: %j', (letters, all) => {
    expect(allConfirmed(steps(letters))).toBe(all)
  })
})

it('the limits of steps and lists are those of the regulation', () => {
  expect({ STEP_TITLE_MAX, STEP_DESCRIPTION_MAX, ATTACHMENT_MAX_BYTES, LISTS_PER_PAGE }).toEqual({
    STEP_TITLE_MAX: 64,
    STEP_DESCRIPTION_MAX: 512,
    ATTACHMENT_MAX_BYTES: 25_000_000,
    LISTS_PER_PAGE: 8,
  })
})
