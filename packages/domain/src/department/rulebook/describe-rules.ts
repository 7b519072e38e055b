import type { Language } from '../../shared/language.ts'
import { ENGLISH } from './english.ts'
import { GREEK } from './greek.ts'
import type { RuleGroup, RuleSentences } from './rule-sentences.ts'
import { type Rules, USUAL_RULES } from './rules.ts'

/** Names one rule of a book. */
export interface RuleName {
  group: RuleGroup
  key: string
}

export interface DescribedRule extends RuleName {
  sentence: string
}

const SENTENCES: Readonly<Record<Language, RuleSentences>> = { el: GREEK, en: ENGLISH }

/** What a book asks beyond the usual flow, in the order of a thesis's life. Empty where it asks nothing. */
export function describeRules(rules: Rules, language: Language): DescribedRule[] {
  return changedRules(USUAL_RULES, rules).map((name) => ({
    ...name,
    sentence: describeRule(rules, name, language),
  }))
}

/** What a book says of one thing, also where it is the usual. */
export function describeRule(rules: Rules, { group, key }: RuleName, language: Language): string {
  const sentences: Record<string, (value: never) => string> = SENTENCES[language][group]
  const values: Record<string, unknown> = { ...rules[group] }
  return sentences[key]?.(values[key] as never) ?? ''
}

/** What another book says differently, in the order of a thesis's life. */
export function changedRules(before: Rules, after: Rules): RuleName[] {
  return (Object.keys(USUAL_RULES) as RuleGroup[]).flatMap((group) => {
    const former = new Map(Object.entries(before[group]))
    return Object.entries(after[group])
      .filter(([key, value]) => !isSame(value, former.get(key)))
      .map(([key]) => ({ group, key }))
  })
}

/** Rules are numbers, words, and lists and records of these; a database keeps the fields of a record in its own order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOneOrder) === JSON.stringify(other, inOneOrder)
}

function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
