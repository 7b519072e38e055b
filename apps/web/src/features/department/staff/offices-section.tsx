import { OFFICE_NAMES } from '@diatrivi/domain/department/staff/office'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { said } from '../../../shared/format/said.ts'
import { Section } from '../../../shared/ui/section.tsx'
import type { Office } from './staff.mapper.ts'
import { staffQueries } from './staff.queries.ts'

interface OfficesSectionProps {
  departmentId: number
  /** For those who may change them. */
  actions?: ReactNode
}

/** Who heads a department, and who coordinates its programmes; the latest first. */
export function OfficesSection({ departmentId, actions }: OfficesSectionProps) {
  const { data: offices } = useSuspenseQuery(staffQueries.offices(departmentId))
  return (
    <Section title={m.staff_offices()} description={m.staff_offices_lead()} actions={actions}>
      {offices.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{m.staff_no_offices()}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
          {offices.map((office) => (
            <Box component="li" key={`${office.person.username} ${office.kind} ${office.from}`}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'break-word' }}>
                {fullName(office.person)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'break-word' }}>
                {officeWords(office)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  )
}

function officeWords({ kind, programme, from, until }: Office): string {
  const days =
    until === null
      ? m.staff_since({ from: formatDay(from) })
      : m.field_from_until({ from: formatDay(from), until: formatDay(until) })
  return [said(OFFICE_NAMES[kind]), programme?.name, days].filter(Boolean).join(' · ')
}
