import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import EditOutlined from '../../../shared/icons/edit-outlined.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import type { OutsideMember } from './staff.mapper.ts'
import { staffQueries } from './staff.queries.ts'
import { absenceLines } from './staff-words.ts'

const OutsideAbsencesDialog = lazy(() => import('./outside-absences-dialog.tsx'))

/** Members of committees without an account, with their absences; nothing where there are none. */
export function OutsideMembersSection() {
  const [edited, setEdited] = useState<OutsideMember | null>(null)
  const { data: members = [] } = useQuery({ ...staffQueries.outsideMembers(), throwOnError: true })
  if (members.length === 0) return null
  return (
    <Section title={m.staff_outside()} description={m.staff_outside_lead()}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
        {members.map((member) => (
          <Box component="li" key={member.id} sx={ENTRY}>
            <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{fullName(member)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[member.rankText, member.affiliation].join(' · ')}
              </Typography>
              {absenceLines(member, today()).map((line) => (
                <Typography key={line} variant="body2">
                  {line}
                </Typography>
              ))}
            </Box>
            <Button
              startIcon={<EditOutlined aria-hidden />}
              aria-label={m.staff_absences_of({ name: fullName(member) })}
              onClick={() => setEdited(member)}
              sx={NOT_ON_PAPER}
            >
              {m.staff_absences()}
            </Button>
          </Box>
        ))}
      </Box>
      <Suspense>
        {edited && <OutsideAbsencesDialog member={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </Section>
  )
}

const ENTRY = { display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'start' }
