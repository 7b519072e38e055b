import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRule, describeRules } from './describe-rules.ts'
import { PRESET_RULES, PRESETS } from './presets.ts'
import { ruleBookFor, statusOf } from './rule-book.ts'
import type { RuleGroup } from './rule-sentences.ts'
import { type Rules, USUAL_RULES } from './rules.ts'

const [MAY, JUNE, JULY] = ['Μάιος', 'Ιούνιος', 'Ιούλιος'].map((label, index) => ({
  label,
  from: `0${index + 5}-01`,
  until: `0${index + 5}-30`,
}))

describe('the book that a thesis begins with', () => {
  const PROGRAMME = 7
  const book = (id: number, programmeId: number | null, inForceFrom: `${number}-${number}-${number}`) => ({
    id,
    programmeId,
    inForceFrom,
    isPublished: true,
  })
  const [OLD, NEW, OF_PROGRAMME] = [
    book(1, null, '2025-09-01'),
    book(2, null, '2026-09-01'),
    book(3, PROGRAMME, '2026-01-01'),
  ]
  const DRAFT = { ...book(4, null, '2024-09-01'), isPublished: false }
  const BOOKS = [OLD, NEW, OF_PROGRAMME, DRAFT]

  it.each([
    ['before all', null, '2025-08-31', null],
    ['on the day of force', null, '2025-09-01', 1],
    ['on the last day of the old', null, '2026-08-31', 1],
    ['on the first of the new', null, '2026-09-01', 2],
    ['of a programme with a book of its own', PROGRAMME, '2026-09-01', 3],
    ['of that programme, before its book', PROGRAMME, '2025-12-31', 1],
    ['of another programme', 8, '2026-09-01', 2],
  ] as const)('%s', (_what, programmeId, day, expected) => {
    expect(ruleBookFor(BOOKS, programmeId, day)?.id ?? null).toBe(expected)
  })

  it('is none where none is published', () => {
    expect(ruleBookFor([DRAFT], null, '2026-09-01')).toBeNull()
  })
})

describe('a book on the line of time', () => {
  const book = (id: number, inForceFrom: `${number}-${number}-${number}`, isPublished = true) => ({
    id,
    programmeId: null,
    inForceFrom,
    isPublished,
  })
  const BOOKS = [
    book(1, '2024-09-01'),
    book(2, '2025-09-01'),
    book(3, '2026-09-01'),
    book(4, '2025-09-01', false),
    { ...book(5, '2025-12-01'), programmeId: 7 },
  ]

  it.each([
    [1, 'former'],
    [2, 'in_force'],
    [3, 'coming'],
    [4, 'draft'],
    [5, 'in_force'],
  ] as const)('stands, as book %i: %s', (id, status) => {
    const [one] = BOOKS.filter((book) => book.id === id)
    expect(one && statusOf(one, BOOKS, '2026-03-10')).toBe(status)
  })
})

describe('a book in words', () => {
  it.each(PRESETS)('says what the preset %s asks', (preset) => {
    const sentences = (language: 'el' | 'en') =>
      describeRules(PRESET_RULES[preset], language).map(({ sentence }) => sentence)
    expect(sentences('el')).toMatchSnapshot()
    expect(sentences('en')).toMatchSnapshot()
  })

  /** Another value for each rule, so that each can be changed alone. */
  const OTHER: Rules = {
    eligibility: {
      minSemester: 8,
      minCourses: 30,
      maxOwedCourses: 5,
      minCoursesPercent: 75,
      minEcts: 180,
      mode: 'refuse',
    },
    load: { maxInProgress: 1, maxNewPerYear: 5, mode: 'warn' },
    topic: { students: 2, company: 'allowed' },
    committee: {
      size: 5,
      categories: ['faculty'],
      minFaculty: 3,
      maxOutside: 2,
      substitutes: 2,
      proposedBy: 'student',
      answer: 'appointed',
      answerDays: 10,
      noImpediment: false,
    },
    examination: {
      windows: [{ label: 'Ιούνιος', from: '06-01', until: '06-30' }],
      windowMode: 'refuse',
      minMonths: 1,
      noticeDays: 1,
      textDays: 15,
      minutes: 45,
      hasPresentation: false,
      needsAllSteps: false,
      isPublic: false,
      quorum: 2,
      attempts: 1,
      retryDays: 60,
    },
    marking: {
      parts: [{ key: 'text', label: 'Κείμενο', weight: 40, by: 'members', criteria: [] }],
      memberStep: 25,
      finalStep: 10,
      pass: 550,
      minPassers: { count: 1, at: 500 },
      roundingMayPass: true,
      spread: 200,
    },
    papers: {
      headerLines: 'Πανεπιστήμιο Πατρών\nΠολυτεχνική Σχολή\nΤμήμα Μηχανικών Η/Υ και Πληροφορικής',
      legalBasis: 'τον Κανονισμό Σπουδών του Τμήματος',
      signerOffice: 'Ο Διευθυντής του ΠΜΣ',
      place: 'Ρίο',
      declaration: 'Δηλώνω ότι η εργασία είναι δική μου. '.repeat(5).trim(),
      attachFacts: false,
    },
    catalogue: { isPublic: true, studentNames: 'none', hasPresentations: true, isHarvested: true },
  }
  const KEYS = (Object.keys(OTHER) as RuleGroup[]).flatMap((group) =>
    Object.keys(OTHER[group]).map((key) => ({ group, key })),
  )

  function changed(keys: readonly { group: RuleGroup; key: string }[]): Rules {
    const groups = (Object.keys(USUAL_RULES) as RuleGroup[]).map((group) => {
      const others = Object.entries(OTHER[group]).filter(([key]) =>
        keys.some((one) => one.group === group && one.key === key),
      )
      return [group, { ...USUAL_RULES[group], ...Object.fromEntries(others) }]
    })
    return Object.fromEntries(groups) as Rules
  }

  /** By a rule that can be meant in several ways, the rule that says which. */
  const strictnessOf = ({ group, key }: { group: RuleGroup; key: string }) => {
    if (group === 'examination') return key === 'windows' && 'windowMode'
    if (group === 'catalogue') return key === 'isPublic' && 'studentNames'
    return (group === 'eligibility' || group === 'load') && key !== 'mode' && 'mode'
  }

  it('names each rule that is not the usual one once, with its strictness, and no other', () => {
    fc.assert(
      fc.property(fc.subarray(KEYS), fc.constantFrom('el', 'en'), (keys, language) => {
        const described = describeRules(changed(keys), language)
        const said = new Set(keys.map(({ group, key }) => `${group}.${key}`))
        for (const name of keys) {
          const strictness = strictnessOf(name)
          if (strictness) said.add(`${name.group}.${strictness}`)
        }
        const names = described.map(({ group, key }) => `${group}.${key}`)
        expect(names.toSorted()).toEqual([...said].toSorted())
        expect(described.filter(({ sentence }) => !sentence.endsWith('.'))).toEqual([])
      }),
    )
  })

  it.each([
    ['el', 'Κείμενο με συντελεστή 40 (τα άλλα μέλη· κριτήρια: Δομή με συντελεστή 2, Γλώσσα με συντελεστή 1)'],
    ['en', 'Κείμενο with weight 40 (the other members; criteria: Δομή with weight 2, Γλώσσα with weight 1)'],
  ] as const)('tells the criteria of a part in %s', (language, said) => {
    const criteria = [
      { key: 'a', label: 'Δομή', weight: 2 },
      { key: 'b', label: 'Γλώσσα', weight: 1 },
    ]
    const parts = OTHER.marking.parts.map((part) => ({ ...part, criteria }))
    const rules = { ...USUAL_RULES, marking: { ...USUAL_RULES.marking, parts } }
    expect(describeRules(rules, language)[0]?.sentence).toContain(said)
  })

  it.each([
    ['a number', { minutes: 30 }, { minutes: 45 }, 'minutes', ['30', '45']],
    ['lists', { windows: [JUNE, MAY] }, { windows: [JUNE, JULY] }, 'windows', ['Μάιος', 'Ιούλιος']],
    ['a list that grows', { windows: [JUNE] }, { windows: [JUNE, JULY] }, 'windows', ['Ιούνιος', 'Ιούλιος']],
    ['a list that begins', { windows: [] }, { windows: [JULY] }, 'windows', ['όλο τον χρόνο', 'Ιούλιος']],
  ])('says of %s what differs, and no more', (_what, one, other, key, [before, after]) => {
    const rules = (change: object) => ({
      ...USUAL_RULES,
      examination: { ...USUAL_RULES.examination, ...change },
    })
    const said = compareRule(rules(one), rules(other), { group: 'examination', key }, 'el')
    expect([said.before, said.after]).toEqual([
      expect.stringContaining(before ?? ''),
      expect.stringContaining(after ?? ''),
    ])
    expect(`${said.before}${said.after}`.match(/Ιούνιος/g) ?? []).toHaveLength(before === 'Ιούνιος' ? 1 : 0)
  })

  it('has a sentence of its own for every rule, whichever way it was changed', () => {
    for (const language of ['el', 'en'] as const) {
      const there = describeRules(changed(KEYS), language).map(({ sentence }) => sentence)
      expect(new Set(there).size).toBe(KEYS.length)
      expect(there.join(' ')).not.toMatch(/undefined|null|NaN/)
      expect({ language, there }).toMatchSnapshot()
    }
  })
})
