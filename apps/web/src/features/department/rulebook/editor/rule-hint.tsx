import { describeRule, type RuleName } from '@diatrivi/domain/department/rulebook/describe-rules'
import { type Rules, USUAL_RULES } from '@diatrivi/domain/department/rulebook/rules'
import { createContext, useContext } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'

/** The rules that theses begin with today; null where the department has no book in force. */
export const RulesInForce = createContext<Rules | null>(null)

/** What a setting says with a value, which is the usual one while a number is missing. */
export function sentenceOf({ group, key }: RuleName, value: unknown): string {
  const usual: Record<string, unknown> = { ...USUAL_RULES[group] }
  const rules = { ...USUAL_RULES, [group]: { ...usual, [key]: value ?? usual[key] } }
  return describeRule(rules, { group, key }, getLocale())
}

/** What the setting means now, what it is by default, and what holds today where that is something else. */
export function useRuleHint(name: RuleName, value: unknown, { saysValue }: { saysValue: boolean }): string[] {
  const inForce = useContext(RulesInForce)
  const said = sentenceOf(name, value)
  const usual = sentenceOf(name, valueIn(USUAL_RULES, name))
  const today = inForce === null ? usual : sentenceOf(name, valueIn(inForce, name))
  return [
    ...(saysValue ? [said] : []),
    said === usual ? m.rulebook_is_default() : m.rulebook_default({ sentence: usual }),
    ...(today === usual
      ? []
      : [said === today ? m.rulebook_as_today() : m.rulebook_today({ sentence: today })]),
  ]
}

function valueIn(rules: Rules, { group, key }: RuleName): unknown {
  const values: Record<string, unknown> = { ...rules[group] }
  return values[key]
}
