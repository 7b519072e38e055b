import { expect, it } from 'vitest'
import { USUAL_MARKING } from '../../department/rulebook/marking-rules.ts'
import { partMeans } from './part-means.ts'

const rules = {
  ...USUAL_MARKING,
  parts: [
    { key: 'text', label: 'Κείμενο', weight: 70, by: 'supervisor', criteria: [] },
    { key: 'talk', label: 'Παρουσίαση', weight: 30, by: 'everyone', criteria: [] },
  ],
} as const

it('minutes name the mean of each part, of those who mark it', () => {
  const marks = [
    { seat: 'supervisor', parts: { text: 900, talk: 900 } },
    { seat: 'member', parts: { talk: 800 } },
    { seat: 'member', parts: { talk: 850 } },
  ] as const
  expect(partMeans(marks, rules)).toEqual([
    { label: 'Κείμενο', weight: 70, mark: 900 },
    { label: 'Παρουσίαση', weight: 30, mark: 850 },
  ])
})

it('minutes name no parts where the thesis is marked as a whole', () => {
  expect(partMeans([{ seat: 'supervisor', parts: { whole: 900 } }], USUAL_MARKING)).toEqual([])
})
