import { describe, expect, it } from 'vitest'
import {
  ANNOUNCEMENT,
  COMPLETION,
  CORRECTED_MINUTES,
  DECLARATION,
  MINUTES,
  SHEET,
  SUPERVISION,
} from '../../testing/invented-papers.ts'
import type { PaperFacts } from './paper-facts.ts'
import { type PaperPlace, placeOf } from './paper-place.ts'

const [supervised] = SUPERVISION.theses
const [part] = SHEET.parts
const [correction] = CORRECTED_MINUTES.markCorrections ?? []
if (supervised === undefined || part === undefined || correction === undefined) throw new Error('empty paper')

describe('the place of a letter in a paper', () => {
  it.each<[PaperPlace, PaperFacts]>([
    ['student', { ...MINUTES, student: { ...MINUTES.student, name: 'Wang 王' } }],
    ['student', { ...SUPERVISION, theses: [{ ...supervised, studentInitials: '王.' }] }],
    ['title', { ...MINUTES, thesis: { ...MINUTES.thesis, title: 'Το γράμμα 王' } }],
    ['title', { ...SUPERVISION, theses: [{ ...supervised, title: '王' }] }],
    ['title_english', { ...ANNOUNCEMENT, thesis: { ...ANNOUNCEMENT.thesis, titleEnglish: '王' } }],
    ['programme', { ...COMPLETION, thesis: { ...COMPLETION.thesis, programme: '王' } }],
    ['people', { ...MINUTES, members: [{ ...MINUTES.members[0], name: '王' }] } as PaperFacts],
    ['people', { ...COMPLETION, head: '王' }],
    ['examination', { ...MINUTES, examination: { ...MINUTES.examination, place: '王' } }],
    ['decision', { ...MINUTES, committeeDecision: '王' }],
    ['marks', { ...SHEET, parts: [{ ...part, label: '王' }] }],
    ['correction', { ...MINUTES, markCorrections: [{ ...correction, reason: '王' }] }],
    ['department', { ...MINUTES, issuer: { ...MINUTES.issuer, city: '王' } }],
    ['rulebook', { ...DECLARATION, text: '王' }],
  ])('is the %s', (place, facts) => {
    expect(placeOf(facts, ['王'])).toBe(place)
  })

  it('is found whatever its case, because heads of papers are in capitals', () => {
    const facts = { ...MINUTES, issuer: { ...MINUTES.issuer, lines: ['ƙ'] } }
    expect(placeOf(facts, ['Ƙ'])).toBe('department')
  })
})
