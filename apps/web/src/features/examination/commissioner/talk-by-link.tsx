import { PHASE_WORDS } from '@diatrivi/domain/view/process/phase-words'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../entities/person/person.ts'
import { LinkError } from '../../../entities/signed-link/link-error.tsx'
import { linkedEntries } from '../../../entities/signed-link/linked-entries.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDayOfWeek } from '../../../shared/format/dates.ts'
import { said } from '../../../shared/format/said.ts'
import { Definitions } from '../../../shared/ui/definitions.tsx'
import { READING_WIDTH } from '../../../shared/ui/measures.ts'
import { useWriteByLink } from './commissioner.mutations.ts'
import { commissionerQueries } from './commissioner.queries.ts'
import { TalkForm, TalkList } from './talk-parts.tsx'

/** What the mentor of a firm reads and writes, without an account. */
export function TalkByLink({ code }: { code: string }) {
  const { data, error, refetch } = useQuery(commissionerQueries.byLink(code))
  const write = useWriteByLink(code)
  if (error) return <LinkError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton variant="rounded" height={280} />
  const entries = [
    ...linkedEntries(data),
    { term: m.commissioner_firm(), value: data.firm },
    { term: m.commissioner_stage(), value: said(PHASE_WORDS[data.phase]) },
    { term: m.commissioner_until(), value: formatDayOfWeek(data.until) },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: READING_WIDTH }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{m.link_for({ name: fullName(data.person) })}</Typography>
      <Definitions entries={entries} />
      <Typography variant="h2">{m.commissioner_talk()}</Typography>
      <TalkList comments={data.comments} />
      <Alert severity="info">{m.commissioner_by_link_readers()}</Alert>
      <TalkForm
        label={m.commissioner_by_link_comment()}
        isPending={write.isPending}
        onSend={(text) => write.mutateAsync(text)}
      />
    </Box>
  )
}
