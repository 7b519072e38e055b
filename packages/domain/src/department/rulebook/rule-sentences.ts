import type { Rules } from './rules.ts'

export type RuleGroup = keyof Rules

/** A sentence for each rule, said where it is not the usual one. */
export type RuleSentences = {
  [Group in RuleGroup]: { [Key in keyof Rules[Group]]: (value: Rules[Group][Key]) => string }
}
