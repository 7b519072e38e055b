import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
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

export function StaffTable({ members, onEdit, actions }: StaffListProps) {
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table aria-label={m.staff_staff()}>
        <TableHead>
          <TableRow>
            <TableCell>{m.field_name()}</TableCell>
            <TableCell>{m.staff_category()}</TableCell>
            {onEdit && <TableCell>{m.staff_contract_end()}</TableCell>}
            {onEdit && <TableCell>{m.staff_absences()}</TableCell>}
            <TableCell>{m.staff_load()}</TableCell>
            {onEdit && (
              <TableCell align="right" sx={NOT_ON_PAPER}>
                {m.word_actions()}
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <TableRow key={member.username} sx={{ verticalAlign: 'top' }}>
              <TableCell component="th" scope="row" sx={WIDE}>
                <MemberName member={member} isLink={onEdit !== null} />
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {titleWords(member)}
                </Typography>
              </TableCell>
              <TableCell>{categoryWords(member)}</TableCell>
              {onEdit && (
                <TableCell>{member.contractEnd !== null && formatDay(member.contractEnd)}</TableCell>
              )}
              {onEdit && (
                <TableCell>
                  {absenceLines(member, today()).map((line) => (
                    <Box key={line}>{line}</Box>
                  ))}
                </TableCell>
              )}
              <TableCell>{workWords(member)}</TableCell>
              {onEdit && (
                <TableCell align="right" sx={NOT_ON_PAPER}>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 }}>
                    <EditButton member={member} onEdit={onEdit} />
                    {actions?.(member)}
                  </Box>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

const WIDE = { minWidth: 200, maxWidth: 320 }
