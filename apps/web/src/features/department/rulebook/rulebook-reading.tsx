import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { formatDayLong } from '../../../shared/format/dates.ts'
import { Section } from '../../../shared/ui/section.tsx'
import type { Rulebook, WholeRulebook } from './rulebook.mapper.ts'
import { RulebookProse } from './rulebook-prose.tsx'

/** A book that is published, in sentences. */
export function RulebookReading({ book }: { book: WholeRulebook }) {
  return (
    <Section title={m.rulebook_meaning()} description={m.rulebook_reading_lead()}>
      <RulebookProse rules={book.rules} headingLevel="h3" />
    </Section>
  )
}

/** From when a book is in force, for what, and by which decision. */
export function RulebookLead({ book }: { book: Rulebook }) {
  const { programme, decisionReference } = book
  return (
    <Typography component="span">
      {[
        m.rulebook_in_force_on({ day: formatDayLong(book.inForceFrom) }),
        programme?.name ?? m.rulebook_all_programmes(),
        decisionReference,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  )
}
