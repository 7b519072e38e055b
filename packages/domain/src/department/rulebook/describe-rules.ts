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
  return withStrictness(changedRules(USUAL_RULES, rules)).map((name) => ({
    ...name,
    sentence: describeRule(rules, name, language),
  }))
}

/** The rule that says how others of its group are meant, by the group: whether they are only pointed out, or who is named. */
const STRICTNESS: Partial<Record<RuleGroup, { key: string; of: readonly string[] }>> = {
  eligibility: {
    key: 'mode',
    of: ['minSemester', 'minCourses', 'maxOwedCourses', 'minCoursesPercent', 'minEcts'],
  } satisfies StrictnessOf<'eligibility'>,
  load: { key: 'mode', of: ['maxInProgress', 'maxNewPerYear'] } satisfies StrictnessOf<'load'>,
  examination: { key: 'windowMode', of: ['windows'] } satisfies StrictnessOf<'examination'>,
  catalogue: { key: 'studentNames', of: ['isPublic'] } satisfies StrictnessOf<'catalogue'>,
}
type StrictnessOf<Group extends RuleGroup> = {
  key: keyof Rules[Group]
  of: readonly (keyof Rules[Group])[]
}

/** What a book asks is said with how it is meant, also where that is the usual. */
function withStrictness(changed: readonly RuleName[]): RuleName[] {
  const isNamed = (group: RuleGroup, keys: readonly string[]) =>
    changed.some((name) => name.group === group && keys.includes(name.key))
  return changed.flatMap((name) => {
    const strictness = STRICTNESS[name.group]
    if (strictness === undefined || !strictness.of.includes(name.key)) return [name]
    const { group } = name
    const isLast = changed.findLast((one) => one.group === group && strictness.of.includes(one.key)) === name
    return isLast && !isNamed(group, [strictness.key]) ? [name, { group, key: strictness.key }] : [name]
  })
}

/** What a book says of one thing, also where it is the usual. */
export function describeRule(rules: Rules, { group, key }: RuleName, language: Language): string {
  const sentences: Record<string, (value: never) => string> = SENTENCES[language][group]
  const values: Record<string, unknown> = { ...rules[group] }
  return sentences[key]?.(values[key] as never) ?? ''
}

/** What two books say of one thing that they say differently. Of lists the entries that stand in one of them alone. */
export function compareRule(
  before: Rules,
  after: Rules,
  { group, key }: RuleName,
  language: Language,
): { before: string; after: string } {
  const values = [before, after].map((rules) =>
    new Map<string, unknown>(Object.entries(rules[group])).get(key),
  )
  const [own, others] = values
  const [left, come] = [without(own, others), without(others, own)]
  const say = (rules: Rules, value: unknown) =>
    describeRule({ ...rules, [group]: { ...rules[group], [key]: value } }, { group, key }, language)
  return { before: say(before, left), after: say(after, come) }
}

/** A list without what the other has too; what is no list, or would be empty, as it is. */
function without(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value
  const rest = value.filter((one) => !other.some((its) => isSame(one, its)))
  return rest.length === 0 ? value : rest
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
