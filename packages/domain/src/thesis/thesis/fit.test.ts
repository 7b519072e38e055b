import { describe, expect, it } from 'vitest'
import { compareFits, type Fit, fitOf } from './fit.ts'

const OWN = ['python', 'sql', 'δίκτυα']

describe('the fit of a topic for a student', () => {
  it.each([
    ['counts what the topic carries', OWN, ['sql', 'python', 'java'], [], ['python', 'sql'], []],
    ['counts what only the instructor carries', OWN, ['java'], ['δίκτυα', 'sql'], [], ['sql', 'δίκτυα']],
    ['counts for the topic what both carry', OWN, ['sql'], ['sql', 'δίκτυα'], ['sql'], ['δίκτυα']],
    ['leaves out what only the others carry', OWN, ['java'], ['java', 'prolog'], [], []],
    ['is empty for a student without keywords', [], ['sql'], ['sql'], [], []],
    ['is empty where nobody carries any', OWN, [], [], [], []],
    ['takes a part of a word for another word', ['sql'], ['nosql'], ['sql server'], [], []],
  ])('%s', (_rule, keywords, topic, instructor, ofTopic, ofInstructor) => {
    expect(fitOf(keywords, { topic, instructor })).toEqual({ topic: ofTopic, instructor: ofInstructor })
  })
})

describe('the order of topics by fit', () => {
  const aFit = (topic: number, instructor: number): Fit => ({
    topic: OWN.slice(0, topic),
    instructor: OWN.slice(0, instructor),
  })

  it.each([
    ['more of the topic before less', aFit(2, 0), aFit(1, 0)],
    ['one of the topic before all of the instructor', aFit(1, 0), aFit(0, 3)],
    ['of equal topics more of the instructor before less', aFit(1, 2), aFit(1, 1)],
    ['anything before nothing', aFit(0, 1), aFit(0, 0)],
  ])('has %s', (_rule, first, second) => {
    expect(compareFits(first, second)).toBeLessThan(0)
    expect(compareFits(second, first)).toBeGreaterThan(0)
  })

  it('does not tell equal ones apart, whose order is by age', () => {
    expect(compareFits(aFit(2, 1), aFit(2, 1))).toBe(0)
  })
})
