import { compareRule } from '@diatrivi/domain/department/rulebook/describe-rules'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../../entities/person/person.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { formatDay } from '../../../../shared/format/dates.ts'
import { paths } from '../../../../shared/paths.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import type { RehearsedThesis } from '../rulebook.mapper.ts'

interface RehearsalTableProps {
  theses: readonly RehearsedThesis[]
  /** The rules of the book that was tried. */
  rules: Rules
}

/** What a decision would change for theses in progress. Publishing changes none of them. */
export function RehearsalTable({ theses, rules }: RehearsalTableProps) {
  const title = m.rulebook_rehearsal()
  return (
    <Box sx={{ mt: 6 }}>
      <Section title={title} description={m.rulebook_rehearsal_lead({ count: theses.length })}>
        {theses.length === 0 ? (
          <EmptyState text={m.rulebook_rehearsal_empty()} isSmall />
        ) : (
          <Box role="group" aria-label={title} tabIndex={0} sx={{ overflow: 'auto', maxHeight: 560 }}>
            <Table size="small" stickyHeader aria-label={title}>
              <TableHead>
                <TableRow>
                  <TableCell>{m.field_thesis()}</TableCell>
                  <TableCell>{m.rulebook_rehearsal_change()}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {theses.map((thesis) => (
                  <TableRow key={thesis.id} sx={{ verticalAlign: 'top' }}>
                    <TableCell component="th" scope="row" sx={{ minWidth: 180 }}>
                      <Link component={RouterLink} to={paths.thesis(thesis.id)}>
                        {thesis.title}
                      </Link>
                      <br />
                      {fullName(thesis.student)} · {fullName(thesis.instructor)}
                    </TableCell>
                    <TableCell sx={{ minWidth: 220 }}>
                      <Changes thesis={thesis} rules={rules} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
      </Section>
    </Box>
  )
}

function Changes({ thesis, rules }: { thesis: RehearsedThesis; rules: Rules }) {
  const { changes, earliestExamination: day, membersLacking, rulesToday } = thesis
  if (changes.length === 0 && day === null && membersLacking === null) return m.rulebook_rehearsal_same()
  return (
    <Box component="ul" sx={{ m: 0, pl: 4 }}>
      {membersLacking !== null && (
        <Box component="li" sx={{ fontWeight: 600 }}>
          {m.rulebook_rehearsal_committee({ count: membersLacking })}
        </Box>
      )}
      {day !== null && (
        <li>
          {m.rulebook_rehearsal_examination({ before: formatDay(day.before), after: formatDay(day.after) })}
        </li>
      )}
      {changes.map((name) => {
        const { before, after } = compareRule(rulesToday, rules, name, getLocale())
        return (
          <li key={`${name.group}.${name.key}`}>
            {after}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {m.rulebook_rehearsal_today({ rule: before })}
            </Typography>
          </li>
        )
      })}
    </Box>
  )
}
