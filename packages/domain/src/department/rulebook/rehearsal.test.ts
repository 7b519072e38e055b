import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../../shared/dates.ts'
import { PRESET_RULES } from './presets.ts'
import { rehearse } from './rehearsal.ts'
import type { RuleBook } from './rule-book.ts'
import { type Rules, USUAL_RULES } from './rules.ts'

const TODAY = '2026-03-10'
const PROGRAMME = 7
const aBook = (rules: Rules, change: Partial<RuleBook> = {}): RuleBook => ({
  id: 5,
  programmeId: null,
  inForceFrom: '2026-09-01',
  isPublished: false,
  rules,
  ...change,
})
const aThesis = (change: object = {}) => ({
  id: 1,
  programmeId: null as number | null,
  startDate: '2026-02-01' as IsoDate | null,
  rules: USUAL_RULES,
  ...change,
})
const keysOf = (book: RuleBook, thesis = aThesis()) =>
  rehearse(book, [], [thesis], TODAY)[0]?.changes.map(({ group, key }) => `${group}.${key}`)

describe('a book tried on theses that run', () => {
  it('changes nothing where it says what holds already', () => {
    expect(rehearse(aBook(USUAL_RULES), [], [aThesis()], TODAY)).toEqual([
      { thesisId: 1, changes: [], earliestExamination: null },
    ])
  })

  it('takes fields in another order for the same, as a database gives them back', () => {
    const [part] = USUAL_RULES.marking.parts
    const turned = Object.fromEntries(Object.entries(part ?? {}).toReversed())
    const marking = { ...USUAL_RULES.marking, parts: [turned] } as unknown as Rules['marking']
    expect(keysOf(aBook({ ...USUAL_RULES, marking }))).toEqual([])
  })

  it('names what differs from the rules that the thesis began with, and not how it began', () => {
    const { bachelor, master } = PRESET_RULES
    expect(keysOf(aBook(bachelor))).toEqual([
      'committee.size',
      'committee.answer',
      'examination.minMonths',
      'examination.noticeDays',
      'examination.textDays',
      'examination.minutes',
    ])
    expect(keysOf(aBook(master), aThesis({ rules: master }))).toEqual([])
  })

  it.each([
    ['committee', { committee: { ...USUAL_RULES.committee, size: 3 as const } }, ['committee.size']],
    ['examination', { examination: { ...USUAL_RULES.examination, minutes: 45 } }, ['examination.minutes']],
    ['papers', { papers: { ...USUAL_RULES.papers, place: 'Καλλιθέα' } }, ['papers.place']],
    ['topic', { topic: { students: 2, company: 'off' as const } }, []],
    [
      'topic, by the commissioner that it allows',
      { topic: { students: 1, company: 'allowed' as const } },
      [],
    ],
    [
      'catalogue',
      { catalogue: { ...USUAL_RULES.catalogue, isPublic: true, studentNames: 'full' as const } },
      [],
    ],
    ['load', { load: { ...USUAL_RULES.load, maxInProgress: 5 } }, []],
    ['eligibility', { eligibility: { ...USUAL_RULES.eligibility, minEcts: 180 } }, []],
  ])('names what differs in the rules about %s, if that is still ahead', (_group, change, named) => {
    expect(keysOf(aBook({ ...USUAL_RULES, ...change }))).toEqual(named)
  })

  it.each([
    ['a thesis of last month', '2026-02-01', { before: TODAY, after: '2026-05-01' }],
    ['a thesis of last year', '2025-02-01', null],
    ['a thesis without a start', null, null],
  ] as const)('moves the earliest examination of %s or not', (_which, startDate, expected) => {
    const [{ earliestExamination } = {}] = rehearse(
      aBook(PRESET_RULES.master),
      [],
      [aThesis({ startDate })],
      TODAY,
    )
    expect(earliestExamination).toEqual(expected)
  })

  it('leaves out theses of a programme with a book of its own', () => {
    const own = { id: 6, programmeId: PROGRAMME, inForceFrom: '2025-09-01', isPublished: true } as const
    const theses = [aThesis({ id: 1 }), aThesis({ id: 2, programmeId: PROGRAMME })]
    const concerned = (book: RuleBook, published: (typeof own)[]) =>
      rehearse(book, published, theses, TODAY).map(({ thesisId }) => thesisId)
    expect(concerned(aBook(USUAL_RULES), [own])).toEqual([1])
    expect(concerned(aBook(USUAL_RULES), [])).toEqual([1, 2])
    expect(concerned(aBook(USUAL_RULES, { programmeId: PROGRAMME }), [own])).toEqual([2])
  })
})
