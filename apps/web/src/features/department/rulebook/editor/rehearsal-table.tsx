import { compareRule } from '@diatrivi/domain/department/rulebook/describe-rules'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { fullName } from '../../../../entities/person/person.ts'
import { ThesisLink } from '../../../../entities/thesis/thesis-link.tsx'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { formatDay } from '../../../../shared/format/dates.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { PlainTable } from '../../../../shared/ui/plain-table.tsx'
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
          <PlainTable label={title} maxHeight={560}>
            <thead>
              <tr>
                <th scope="col">{m.field_thesis()}</th>
                <th scope="col">{m.rulebook_rehearsal_change()}</th>
              </tr>
            </thead>
            <tbody>
              {theses.map((thesis) => (
                <tr key={thesis.id}>
                  <Box component="th" scope="row" sx={{ minWidth: 180 }}>
                    <ThesisLink thesis={thesis} />
                    <br />
                    {fullName(thesis.student)} · {fullName(thesis.instructor)}
                  </Box>
                  <Box component="td" sx={{ minWidth: 220 }}>
                    <Changes thesis={thesis} rules={rules} />
                  </Box>
                </tr>
              ))}
            </tbody>
          </PlainTable>
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
