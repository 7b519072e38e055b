import type { Language } from '../shared/language.ts'
import { ENGLISH } from './english.ts'
import { GREEK } from './greek.ts'
import type { RuleGroup, RuleSentences } from './rule-sentences.ts'
import { type Rules, USUAL_RULES } from './rules.ts'

export interface DescribedRule {
  group: RuleGroup
  key: string
  sentence: string
}

const SENTENCES: Readonly<Record<Language, RuleSentences>> = { el: GREEK, en: ENGLISH }

/** What a book asks beyond the usual flow, in the order of a thesis's life. Empty where it asks nothing. */
export function describeRules(rules: Rules, language: Language): DescribedRule[] {
  return (Object.keys(USUAL_RULES) as RuleGroup[]).flatMap((group) => {
    const usual = new Map(Object.entries(USUAL_RULES[group]))
    const sentences: Record<string, (value: never) => string> = SENTENCES[language][group]
    return Object.entries(rules[group])
      .filter(([key, value]) => !isSame(value, usual.get(key)))
      .map(([key, value]) => ({ group, key, sentence: sentences[key]?.(value as never) ?? '' }))
  })
}

/** Rules are numbers, words, and lists and records of these. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
