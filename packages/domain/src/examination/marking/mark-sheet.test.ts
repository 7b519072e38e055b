import { describe, expect, it } from 'vitest'
import { type MarkingRules, USUAL_MARKING } from '../../department/rulebook/marking-rules.ts'
import { type GivenPart, marksOfSheet, sheetFaults, sheetOf } from './mark-sheet.ts'

const RULES: MarkingRules = {
  ...USUAL_MARKING,
  parts: [
    { key: 'content', label: 'Περιεχόμενο', weight: 70, by: 'supervisor', criteria: [] },
    {
      key: 'text',
      label: 'Κείμενο',
      weight: 30,
      by: 'everyone',
      criteria: [
        { key: 'depth', label: 'Βάθος', weight: 2 },
        { key: 'language', label: 'Γλώσσα', weight: 1 },
      ],
    },
  ],
}
const content = (mark: number | null): GivenPart => ({ key: 'content', mark, criteria: [] })
const text = (depth: number | null, language: number | null): GivenPart => ({
  key: 'text',
  mark: null,
  criteria: [
    { key: 'depth', mark: depth },
    { key: 'language', mark: language },
  ],
})

describe('a mark sheet', () => {
  it.each([
    ['that is whole', [content(850), text(900, 800)], true, {}],
    ['that is not begun, as a draft', [content(null), text(null, null)], false, {}],
    ['that says nothing, as a draft', [], false, {}],
    [
      'between two steps',
      [content(825), text(900, 801)],
      false,
      { 'parts.0.mark': 'mark_step', 'parts.1.criteria.1.mark': 'mark_step' },
    ],
    ['above ten', [content(1050)], false, { 'parts.0.mark': 'mark_step' }],
    ['below nought', [content(-50)], false, { 'parts.0.mark': 'mark_step' }],
    [
      'that is sealed with gaps',
      [content(null), text(900, null)],
      true,
      { 'parts.0.mark': 'required', 'parts.1.criteria.1.mark': 'required' },
    ],
    ['that is sealed without a part', [content(850)], true, { parts: 'required' }],
    [
      'with a part of nobody',
      [{ key: 'style', mark: 800, criteria: [] }],
      false,
      { 'parts.0.key': 'invalid' },
    ],
    ['with a part twice', [content(800), content(900)], false, { 'parts.1.key': 'invalid' }],
    [
      'with one mark for what has criteria',
      [{ ...text(900, 800), mark: 900 }],
      false,
      { 'parts.0.mark': 'invalid' },
    ],
    ['without a criterion', [{ ...text(900, 800), criteria: [] }], false, { 'parts.0.criteria': 'invalid' }],
  ] as const)('%s', (_what, sheet, isSealed, faults) => {
    expect(sheetFaults(sheet, 'supervisor', RULES, { isSealed })).toEqual(faults)
  })

  it('has no part that the seat does not mark', () => {
    const faults = sheetFaults([content(850)], 'member', RULES, { isSealed: false })
    expect(faults).toEqual({ 'parts.0.key': 'invalid' })
  })

  it('is kept by keys and read back as it was, gaps too', () => {
    const sheet = [content(850), text(900, null)]
    const marks = marksOfSheet(sheet)
    expect(marks).toEqual({ content: 850, text: { depth: 900 } })
    expect(sheetOf('supervisor', RULES, marks)).toEqual(sheet)
    expect(sheetOf('member', RULES, {})).toEqual([text(null, null)])
  })
})
