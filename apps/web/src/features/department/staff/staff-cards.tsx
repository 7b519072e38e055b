import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { Definitions } from '../../../shared/ui/definitions.tsx'
import { EditButton } from './edit-button.tsx'
import { MemberName } from './member-name.tsx'
import type { StaffMember } from './staff.mapper.ts'
import { absenceLines, categoryWords, titleWords, workWords } from './staff-words.ts'

interface StaffListProps {
  members: readonly StaffMember[]
  /** Null for a person who only reads, and learns neither absences nor ends of contracts. */
  onEdit: ((member: StaffMember) => void) | null
  actions?: ((member: StaffMember) => ReactNode) | undefined
}

export function StaffCards({ members, onEdit, actions }: StaffListProps) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
      {members.map((member) => (
        <Card component="li" key={member.username} sx={{ p: 5, display: 'grid', gap: 3 }}>
          <Box>
            <Typography component="h2" variant="h3">
              <MemberName member={member} isLink={onEdit !== null} />
            </Typography>
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {titleWords(member)}
            </Typography>
          </Box>
          <Definitions entries={entriesOf(member)} />
          {onEdit && <EditButton member={member} onEdit={onEdit} />}
          {onEdit && actions?.(member)}
        </Card>
      ))}
    </Box>
  )
}

function entriesOf(member: StaffMember) {
  const { contractEnd } = member
  return [
    { term: m.staff_category(), value: categoryWords(member) },
    { term: m.staff_contract_end(), value: contractEnd === null ? '' : formatDay(contractEnd) },
    { term: m.staff_absences(), value: absenceLines(member, today()).join(' · ') },
    { term: m.staff_load(), value: workWords(member) },
  ].filter(({ value }) => value !== '')
}
