import type { RuleControl } from '../rule-controls.ts'
import { CategoriesField } from './categories-field.tsx'
import { PartsField } from './parts-field.tsx'
import { PassersField } from './passers-field.tsx'
import { ChoiceField, MarkField, NumberField, TextRuleField } from './plain-fields.tsx'
import type { RuleFieldProps } from './rule-field-props.ts'
import { WindowsField } from './windows-field.tsx'

/** The field of one setting. */
export function RuleField({ control, ...props }: RuleFieldProps & { control: RuleControl }) {
  switch (control.kind) {
    case 'number':
      return <NumberField {...props} {...control} />
    case 'mark':
      return <MarkField {...props} mayBeOff={control.mayBeOff} />
    case 'choice':
      return <ChoiceField {...props} values={control.values} />
    case 'text':
      return <TextRuleField {...props} {...control} />
    case 'categories':
      return <CategoriesField {...props} />
    case 'windows':
      return <WindowsField {...props} />
    case 'parts':
      return <PartsField {...props} />
    case 'passers':
      return <PassersField {...props} />
  }
}
