import type { RuleName } from '@diatrivi/domain/department/rulebook/describe-rules'

/** What the field of every setting is given. */
export interface RuleFieldProps {
  rule: RuleName
  label: string
}
