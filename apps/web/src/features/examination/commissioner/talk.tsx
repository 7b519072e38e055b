import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { CommissionerPart } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import VisibilityOutlined from '../../../shared/icons/visibility-outlined.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { useWriteToFirm } from './commissioner.mutations.ts'
import { commissionerQueries } from './commissioner.queries.ts'
import { TalkForm, TalkList } from './talk-parts.tsx'

interface TalkProps {
  thesisId: number
  mayComment: CommissionerPart['may']['comment']
  /** Whether the mentor can read it now. */
  isHeard: boolean
}

/** What student, supervisor and mentor say to each other: apart from the conversations about steps, and marked as such. */
export function Talk({ thesisId, mayComment, isHeard }: TalkProps) {
  const id = useId()
  const { data, error, refetch } = useQuery(commissionerQueries.talk(thesisId))
  const write = useWriteToFirm(thesisId)
  return (
    <Box component="section" aria-labelledby={id} sx={FRAME}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="subtitle1" component="h3" id={id}>
          {m.commissioner_talk()}
        </Typography>
        <StatusChip size="small" tone="accent" icon={<VisibilityOutlined />} label={m.commissioner_seen()} />
      </Box>
      {data === undefined ? (
        error === null ? (
          <TextSkeleton count={3} />
        ) : (
          <ErrorState error={error} headingLevel="h3" onRetry={() => void refetch()} />
        )
      ) : (
        <TalkList comments={data} />
      )}
      {mayComment === true && (
        <>
          <Alert severity={isHeard ? 'info' : 'warning'}>
            {isHeard ? m.commissioner_seen_text() : m.commissioner_unheard()}
          </Alert>
          <TalkForm
            label={m.commissioner_comment()}
            isPending={write.isPending}
            onSend={(text) => write.mutateAsync(text)}
          />
        </>
      )}
    </Box>
  )
}

const FRAME = {
  mt: 5,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  p: { xs: 3, sm: 4 },
  borderRadius: 1,
  bgcolor: 'background.default',
}
