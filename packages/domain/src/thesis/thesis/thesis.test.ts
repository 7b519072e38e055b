import { describe, expect, it } from 'vitest'
import { aMarkedThesis, aThesis, aThesisInProgress } from '../../testing/facts.ts'
import { HIGHEST_MARK, isMark, LOWEST_MARK } from './mark.ts'
import { offeredAgain, shared, THESES_PER_PAGE, THESIS_TITLE_MAX, thesisState } from './thesis.ts'

describe('the state of a thesis', () => {
  it.each([
    ['ungiven', 'without a student', aThesis()],
    ['inProgress', 'with a student and no mark', aThesisInProgress()],
    ['ended', 'with a mark', aMarkedThesis()],
  ])('is %s %s', (state, _when, thesis) => {
    expect(thesisState(thesis)).toBe(state)
  })
})

it('a topic that is offered again keeps its words, and is private and without dates', () => {
  const words = {
    title: 'Θέμα',
    titleEnglish: 'Topic',
    description: '<p>Κείμενο</p>',
    assignmentType: 'onDeadline',
    textLanguage: 'en',
  } as const
  const day = '2026-03-01'
  const dates = { interestDeadline: day, startDate: day, intendedEnd: day } as const
  expect(offeredAgain({ ...words, ...dates, publicByInstructor: true })).toEqual({
    ...words,
    publicByInstructor: false,
    interestDeadline: null,
    startDate: null,
    intendedEnd: null,
  })
})

it('a topic that another student shares keeps its words and the day on which both are to be done', () => {
  const topic = {
    title: 'Θέμα',
    titleEnglish: 'Topic',
    description: '<p>Κείμενο</p>',
    assignmentType: 'onDeadline',
    textLanguage: 'el',
    publicByInstructor: true,
    interestDeadline: '2026-03-01',
    startDate: '2026-03-02',
    intendedEnd: '2026-12-01',
  } as const
  expect(shared(topic)).toEqual({
    ...topic,
    assignmentType: 'immediate',
    publicByInstructor: false,
    interestDeadline: null,
    startDate: null,
  })
})

describe('a mark', () => {
  it.each([1, 5, 10])('is %d', (value) => {
    expect(isMark(value)).toBe(true)
  })

  it.each([0, 11, -1, 8.5, Number.NaN, Number.POSITIVE_INFINITY])('is not %d', (value) => {
    expect(isMark(value)).toBe(false)
  })
})

it('the limits of theses are those of the regulation', () => {
  expect({ THESIS_TITLE_MAX, THESES_PER_PAGE, LOWEST_MARK, HIGHEST_MARK }).toEqual({
    THESIS_TITLE_MAX: 255,
    THESES_PER_PAGE: 6,
    LOWEST_MARK: 1,
    HIGHEST_MARK: 10,
  })
})
