import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import type { z } from 'zod'
import type { RulesView } from './rules.schemas.ts'

/** The same rules with lists of their own: those of the domain are not to be written to. */
export function rulesOnWire(rules: Rules): z.infer<typeof RulesView> {
  const { committee, examination, marking } = rules
  return {
    ...rules,
    committee: { ...committee, categories: [...committee.categories] },
    examination: { ...examination, windows: [...examination.windows] },
    marking: {
      ...marking,
      parts: marking.parts.map((part) => ({ ...part, criteria: [...part.criteria] })),
    },
  }
}
