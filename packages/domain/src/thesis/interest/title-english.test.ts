import { expect, it } from 'vitest'
import { PRESET_RULES } from '../../department/rulebook/presets.ts'
import { asksForTitleEnglish } from './title-english.ts'

const { usual, integrated_master: examined } = PRESET_RULES

it.each([
  ['the plain flow', null, null, false],
  ['rules without a committee', usual, null, false],
  ['rules with a committee', examined, null, true],
  ['a topic that has one', examined, 'Title', false],
])('asks under %s', (_name, rules, titleEnglish, isAsked) => {
  expect(asksForTitleEnglish({ titleEnglish }, rules)).toBe(isAsked)
})
