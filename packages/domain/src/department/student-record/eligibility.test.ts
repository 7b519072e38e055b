import { describe, expect, it } from 'vitest'
import { type Rules, USUAL_RULES } from '../rulebook/rules.ts'
import { eligibility, type StudentRecord, whyNotEligible } from './eligibility.ts'
import { conditionNames, lackingWords } from './eligibility-words.ts'

const TODAY = '2026-11-23'
const RECORD: StudentRecord = {
  semester: 8,
  coursesPassed: 26,
  coursesOwed: 4,
  ects: 180,
  asOf: '2026-10-01',
}

const failed = (rules: Partial<Rules['eligibility']>, record: StudentRecord | null = RECORD) =>
  eligibility(record, { ...USUAL_RULES.eligibility, ...rules }, TODAY).failed

describe('a student', () => {
  it.each([
    ['of whom nothing is asked', {}, []],
    ['who has reached everything', { minSemester: 8, minCourses: 26, maxOwedCourses: 4, minEcts: 180 }, []],
    ['in a lower semester', { minSemester: 9 }, [{ condition: 'semester', wanted: 9, found: 8 }]],
    ['with too few courses', { minCourses: 28 }, [{ condition: 'courses', wanted: 28, found: 26 }]],
    ['who owes too many', { maxOwedCourses: 3 }, [{ condition: 'owedCourses', wanted: 3, found: 4 }]],
    [
      'with 86.67 % of the courses, of whom 87 are asked',
      { minCoursesPercent: 87 },
      [{ condition: 'coursesPercent', wanted: 87, found: 86 }],
    ],
    ['with just enough of them', { minCoursesPercent: 86 }, []],
    ['with too few credits', { minEcts: 181 }, [{ condition: 'ects', wanted: 181, found: 180 }]],
    [
      'who lacks several things',
      { minSemester: 9, minEcts: 240 },
      [
        { condition: 'semester', wanted: 9, found: 8 },
        { condition: 'ects', wanted: 240, found: 180 },
      ],
    ],
  ] as const)('%s', (_who, rules, expected) => {
    expect(failed(rules)).toEqual(expected)
  })

  it('without a record fails what is asked and nothing else', () => {
    expect(failed({ minCourses: 28 }, null)).toEqual([{ condition: 'courses', wanted: 28, found: null }])
    expect(failed({}, null)).toEqual([])
  })

  it('whose record says no courses has no share of them', () => {
    const none = { ...RECORD, coursesPassed: 0, coursesOwed: 0 }
    expect(failed({ minCoursesPercent: 1 }, none)).toEqual([
      { condition: 'coursesPercent', wanted: 1, found: null },
    ])
  })
})

describe('a record', () => {
  it.each([
    ['2026-07-26', null],
    ['2026-07-25', '2026-07-25'],
  ] as const)('of %s is relied upon for 120 days', (asOf, staleSince) => {
    expect(eligibility({ ...RECORD, asOf }, USUAL_RULES.eligibility, TODAY).staleSince).toBe(staleSince)
  })
})

describe('taking on a thesis', () => {
  const asked = { ...USUAL_RULES.eligibility, minCourses: 28 }
  it.each([
    ['is refused where the rules are strict', { ...asked, mode: 'refuse' }, RECORD, 'not_eligible'],
    ['is refused without a record', { ...asked, mode: 'refuse' }, null, 'record_missing'],
    ['is not refused where it is only pointed out', { ...asked, mode: 'warn' }, null, undefined],
    [
      'is not refused without a record of which nothing is asked',
      { ...USUAL_RULES.eligibility, mode: 'refuse' },
      null,
      undefined,
    ],
    [
      'is not refused to a student who has enough',
      { ...asked, minCourses: 26, mode: 'refuse' },
      RECORD,
      undefined,
    ],
  ] as const)('%s', (_what, rules, record, refusal) => {
    expect(whyNotEligible(record, rules, TODAY)?.refusal).toBe(refusal)
  })
})

describe('what a student lacks is said', () => {
  const lacking = eligibility(
    { ...RECORD, ects: null, asOf: '2026-07-01' },
    { ...USUAL_RULES.eligibility, minCourses: 28, maxOwedCourses: 3, minCoursesPercent: 90, minEcts: 240 },
    TODAY,
  )
  it.each([
    [
      'el',
      'μαθήματα: 26 από 28· οφειλόμενα μαθήματα: 4 (επιτρέπονται έως 3)· ποσοστό μαθημάτων: 86% από 90%· ECTS: άγνωστο (χρειάζεται 240)· στοιχεία της 1/7/2026',
    ],
    [
      'en',
      'courses: 26 of 28; courses owed: 4 (up to 3 are allowed); share of the courses: 86% of 90%; ECTS: unknown (240 needed); record of 1/7/2026',
    ],
  ] as const)('with numbers and the day of an old record, in %s', (language, words) => {
    expect(lackingWords(lacking, language)).toBe(words)
  })

  it('without numbers to whom the record is not shown', () => {
    expect(conditionNames(['courses', 'ects'], 'el')).toBe('μαθήματα, ECTS')
  })
})
