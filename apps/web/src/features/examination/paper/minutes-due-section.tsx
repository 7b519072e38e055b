import { PAPERS_AT_ONCE_MAX } from '@diatrivi/contract/limits'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { paths } from '../../../shared/paths.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { useIssueMinutes } from './paper.mutations.ts'
import { paperQueries } from './paper.queries.ts'
import { OneFileButtons, useOneFile } from './paper-selection.tsx'

/** Theses whose marks are known and which have no minutes: one button issues all of them and brings them to be printed. */
export function MinutesDueSection() {
  const { data } = useQuery(paperQueries.minutesDue())
  const issuing = useIssueMinutes()
  const file = useOneFile()
  const due = data ?? []
  const refused = issuing.data?.filter(({ refusal }) => refusal !== null) ?? []
  const [first] = refused
  const issued = papersOf(issuing.data ?? [])
  const issueAll = () =>
    onceDone(issuing.mutateAsync(due.slice(0, PAPERS_AT_ONCE_MAX).map(({ id }) => id)), (outcomes) => {
      const papers = papersOf(outcomes)
      if (papers.length > 0) file(papers, 'pdf')
    })
  return (
    <>
      <Box role="status" sx={{ display: 'grid', gap: 3, mb: 4 }}>
        {issued.length > 0 && (
          <Alert severity="success">
            {m.paper_due_done({ count: issued.length })}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
              <OneFileButtons paperIds={issued} />
            </Box>
          </Alert>
        )}
        {first?.refusal && (
          <Alert severity="warning">
            {m.paper_due_refused({ count: refused.length, message: first.refusal.message })}
          </Alert>
        )}
        <FormAlert error={issuing.error} />
      </Box>
      {due.length > 0 && (
        <Box sx={{ mb: 6 }}>
          <Section title={m.paper_due_title({ count: due.length })} description={m.paper_due_text()}>
            <Box
              component="ul"
              aria-label={m.paper_due_list()}
              sx={{ m: 0, pl: 5, overflowWrap: 'anywhere' }}
            >
              {due.map(({ id, title, student }) => (
                <Typography component="li" key={id}>
                  {student && <span>{`${fullName(student)} · `}</span>}
                  <Link component={RouterLink} to={paths.thesis(id)}>
                    {title}
                  </Link>
                </Typography>
              ))}
            </Box>
            <Button variant="contained" loading={issuing.isPending} onClick={issueAll} sx={{ mt: 4 }}>
              {m.paper_due_issue()}
            </Button>
          </Section>
        </Box>
      )}
    </>
  )
}

const papersOf = (outcomes: readonly { paperId: number | null }[]) =>
  outcomes.flatMap(({ paperId }) => paperId ?? [])
