import { useQuery } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { Definitions } from '../../../shared/ui/definitions.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { recordEntries } from './record-entries.ts'
import { studentRecordQueries } from './student-record.queries.ts'

/** What the office has written about the student who reads; nothing where it has written nothing. */
export function OwnRecord() {
  const { data: record } = useQuery(studentRecordQueries.own())
  if (!record) return null
  return (
    <Section title={m.record_title()} description={m.record_own_help()}>
      <Definitions areShort entries={recordEntries(record)} />
    </Section>
  )
}
