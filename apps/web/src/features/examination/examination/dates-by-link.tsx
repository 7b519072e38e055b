import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../entities/person/person.ts'
import { LinkError } from '../../../entities/signed-link/link-error.tsx'
import { linkedEntries } from '../../../entities/signed-link/linked-entries.ts'
import { m } from '../../../paraglide/messages.js'
import { Definitions } from '../../../shared/ui/definitions.tsx'
import { READING_WIDTH } from '../../../shared/ui/measures.ts'
import { DateAnswers } from './date-answers.tsx'
import { useAnswerDatesByLink } from './examination.mutations.ts'
import { examinationQueries } from './examination.queries.ts'

/** Which of the offered dates suit a member without an account. */
export function DatesByLink({ code }: { code: string }) {
  const { data, error, refetch } = useQuery(examinationQueries.byLink(code))
  const answer = useAnswerDatesByLink(code)
  if (error) return <LinkError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton variant="rounded" height={280} />
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: READING_WIDTH }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{m.link_for({ name: fullName(data.person) })}</Typography>
      <Definitions entries={linkedEntries(data)} />
      {data.isOver || data.options.length === 0 ? (
        <Alert severity="info" role="status">
          {m.examination_link_over()}
        </Alert>
      ) : (
        <Box>
          <Typography>{m.examination_link_text()}</Typography>
          <DateAnswers
            options={data.options}
            isPending={answer.isPending}
            onAnswer={(answers) => answer.mutate(answers)}
          />
        </Box>
      )}
    </Box>
  )
}
