import { describe, expect, it } from 'vitest'
import { aThesis, aThesisInProgress } from '../../testing/facts.ts'
import { ANNOUNCEMENT, COMPLETION, MINUTES, SHEET, SUMMONS } from '../../testing/invented-papers.ts'
import { comparedFacts } from './compared-facts.ts'
import {
  type IssuingFacts,
  isAboutExamination,
  missingFor,
  type PaperNeed,
  saysMarks,
  THESIS_PAPER_KINDS,
  type ThesisPaperKind,
} from './issuable.ts'
import { type PaperState, paperState } from './paper.ts'

const accepted: IssuingFacts = {
  thesis: aThesisInProgress(),
  hasRulebook: true,
  examination: null,
  isPassed: false,
}
const planned = { ...accepted, examination: { isAhead: true, areMarksOpen: false } }
const held = { ...accepted, examination: { isAhead: false, areMarksOpen: false } }
const opened = { ...accepted, examination: { isAhead: false, areMarksOpen: true } }
const passed = { ...opened, isPassed: true }

describe('a paper of an examination', () => {
  it('is of one attempt, and of an earlier one too where it says marks', () => {
    const about = THESIS_PAPER_KINDS.filter(isAboutExamination)
    expect(about).toEqual(['minutes', 'minutes_blank', 'announcement', 'summons', 'sheet'])
    expect(THESIS_PAPER_KINDS.filter(saysMarks)).toEqual(['minutes', 'sheet'])
  })
})

describe('what a paper lacks', () => {
  it.each<[string, IssuingFacts, Record<ThesisPaperKind, PaperNeed | null>]>([
    [
      'in a department without rules',
      { ...passed, hasRulebook: false },
      {
        application: 'rulebook',
        announcement: 'rulebook',
        minutes_blank: 'rulebook',
        minutes: 'rulebook',
        completion: 'rulebook',
        declaration: 'rulebook',
        summons: 'rulebook',
        sheet: 'rulebook',
      },
    ],
    [
      'of a topic that nobody has',
      { ...accepted, thesis: aThesis() },
      {
        application: 'student',
        announcement: 'student',
        minutes_blank: 'student',
        minutes: 'student',
        completion: 'student',
        declaration: 'student',
        summons: 'student',
        sheet: 'student',
      },
    ],
    [
      'from the acceptance on',
      accepted,
      {
        application: null,
        announcement: 'examination',
        minutes_blank: 'examination',
        minutes: 'examination',
        completion: 'pass',
        declaration: null,
        summons: 'examination',
        sheet: 'examination',
      },
    ],
    [
      'when the examination is planned',
      planned,
      {
        application: null,
        announcement: null,
        minutes_blank: null,
        minutes: 'marks',
        completion: 'pass',
        declaration: null,
        summons: null,
        sheet: 'marks',
      },
    ],
    [
      'when it was held',
      held,
      {
        application: null,
        announcement: 'examination',
        minutes_blank: null,
        minutes: 'marks',
        completion: 'pass',
        declaration: null,
        summons: 'examination',
        sheet: 'marks',
      },
    ],
    [
      'when the marks are open',
      opened,
      {
        application: null,
        announcement: 'examination',
        minutes_blank: null,
        minutes: null,
        completion: 'pass',
        declaration: null,
        summons: 'examination',
        sheet: null,
      },
    ],
    [
      'when it is passed',
      passed,
      {
        application: null,
        announcement: 'examination',
        minutes_blank: null,
        minutes: null,
        completion: null,
        declaration: null,
        summons: 'examination',
        sheet: null,
      },
    ],
  ])('%s', (_when, facts, expected) => {
    const kinds = Object.keys(expected) as ThesisPaperKind[]
    expect(Object.fromEntries(kinds.map((kind) => [kind, missingFor(kind, facts)]))).toEqual(expected)
  })
})

describe('the state of a paper', () => {
  it.each<[PaperState, boolean, boolean, boolean]>([
    ['valid', false, false, false],
    ['outdated', false, false, true],
    ['replaced', false, true, true],
    ['void', true, true, true],
  ])('is %s', (state, isVoid, isReplaced, isOutdated) => {
    expect(paperState({ isVoid, isReplaced, isOutdated })).toBe(state)
  })
})

describe('papers are compared', () => {
  const promoted = <Person extends { rank: string }>(person: Person) => ({ ...person, rank: 'Καθηγητής' })

  it('without the ranks of minutes and certificates, which are those of their day', () => {
    const later = { ...MINUTES, members: MINUTES.members.map(promoted) }
    expect(comparedFacts(later)).toBe(comparedFacts(MINUTES))
    const certificate = { ...COMPLETION, supervisor: promoted(COMPLETION.supervisor) }
    expect(comparedFacts(certificate)).toBe(comparedFacts(COMPLETION))
    const sheet = { ...SHEET, member: promoted(SHEET.member) }
    expect(comparedFacts(sheet)).toBe(comparedFacts(SHEET))
  })

  it('with all else', () => {
    expect(comparedFacts({ ...MINUTES, final: MINUTES.final - 50 })).not.toBe(comparedFacts(MINUTES))
    const elsewhere = { ...ANNOUNCEMENT, examination: { ...ANNOUNCEMENT.examination, place: 'Αίθουσα Γ9' } }
    expect(comparedFacts(elsewhere)).not.toBe(comparedFacts(ANNOUNCEMENT))
    const moved = { ...SUMMONS, examination: { ...SUMMONS.examination, startsAt: '13:00' } } as const
    expect(comparedFacts(moved)).not.toBe(comparedFacts(SUMMONS))
    expect(comparedFacts({ ...SHEET, own: SHEET.own + 50 })).not.toBe(comparedFacts(SHEET))
  })
})
