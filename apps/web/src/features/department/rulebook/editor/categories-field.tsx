import { STAFF_CATEGORIES, type StaffCategory } from '@diatrivi/domain/department/rulebook/rules'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useField } from '../../../../shared/forms/form-fields.tsx'
import { CATEGORY_WORDS } from '../rulebook-words.ts'
import { FieldGroup } from './field-group.tsx'
import type { RuleFieldProps } from './rule-field-props.ts'
import { useRuleHint } from './rule-hint.tsx'

/** Who may sit in a committee, in the order in which they are always named. */
export function CategoriesField({ rule, label }: RuleFieldProps) {
  const { field, problem } = useField({ name: `rules.${rule.group}.${rule.key}` })
  const hint = useRuleHint(rule, field.value, { saysValue: false })
  const chosen: readonly StaffCategory[] = field.value
  const toggle = (category: StaffCategory) =>
    field.onChange(
      STAFF_CATEGORIES.filter((one) => (one === category ? !chosen.includes(one) : chosen.includes(one))),
    )
  return (
    <FieldGroup label={label} problem={problem} hint={hint}>
      <FormGroup>
        {STAFF_CATEGORIES.map((category) => (
          <FormControlLabel
            key={category}
            label={CATEGORY_WORDS[category]()}
            control={<Checkbox checked={chosen.includes(category)} onChange={() => toggle(category)} />}
          />
        ))}
      </FormGroup>
    </FieldGroup>
  )
}
