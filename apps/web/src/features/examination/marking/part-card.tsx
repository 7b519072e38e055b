import { m } from '../../../paraglide/messages.js'
import { Section } from '../../../shared/ui/section.tsx'
import { PartFields, type PartFieldsProps } from './part-fields.tsx'

/** A part of the sheet, with its weight where there are several. */
export function PartCard(props: PartFieldsProps) {
  const { sheet, index } = props
  const part = sheet.parts[index]
  if (part === undefined) return null
  return (
    <Section
      title={part.label}
      description={sheet.parts.length > 1 ? m.marking_weight({ weight: part.weight }) : undefined}
    >
      <PartFields {...props} />
    </Section>
  )
}
