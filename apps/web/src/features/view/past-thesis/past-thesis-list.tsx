import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { markText } from '../../../entities/thesis/thesis-mark.ts'
import { m } from '../../../paraglide/messages.js'
import HistoryOutlined from '../../../shared/icons/history-outlined.tsx'
import WorkspacePremiumOutlined from '../../../shared/icons/workspace-premium-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { WHOLE_CARD } from '../../../shared/ui/sx.ts'
import { pastPeriod } from './past-period.ts'
import type { PastThesis } from './past-thesis.mapper.ts'

interface PastThesisListProps {
  theses: readonly PastThesis[]
  headingLevel: 'h2' | 'h3'
}

/** The student's earlier theses, the newest end first; each links to what can still be read of it. */
export function PastThesisList({ theses, headingLevel }: PastThesisListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
      {theses.map((thesis) => (
        <Box component="li" key={keyOf(thesis)} sx={{ minWidth: 0 }}>
          <PastThesisCard thesis={thesis} headingLevel={headingLevel} />
        </Box>
      ))}
    </Box>
  )
}

function PastThesisCard({ thesis, headingLevel }: { thesis: PastThesis; headingLevel: 'h2' | 'h3' }) {
  const period = pastPeriod(thesis)
  return (
    <Card
      component="article"
      sx={{ position: 'relative', p: { xs: 4, sm: 5 }, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <EndingChip thesis={thesis} />
      <Typography
        variant="h3"
        component={headingLevel}
        sx={{ overflowWrap: 'break-word', textWrap: 'pretty', maxWidth: '60ch' }}
      >
        <Link component={RouterLink} to={placeOf(thesis)} underline="hover" color="inherit" sx={WHOLE_CARD}>
          {thesis.title}
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'break-word' }}>
        {m.word_supervisor_named({ name: fullName(thesis.instructor) })}
      </Typography>
      {period && (
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {period}
        </Typography>
      )}
    </Card>
  )
}

/** A student may have been released twice from the same thesis, and have it again. */
const keyOf = ({ id, released }: PastThesis) => `${id}-${released?.assignmentId ?? 'marked'}`

function placeOf({ id, released }: PastThesis): string {
  return released === null ? paths.student.thesis(id) : paths.student.pastThesis(released.assignmentId)
}

/** How it ended: the rosette of a mark, or the sign of a release. */
function EndingChip({ thesis: { givenMark } }: { thesis: Pick<PastThesis, 'givenMark'> }) {
  return givenMark === null ? (
    <StatusChip tone="muted" icon={<HistoryOutlined />} label={m.past_released()} />
  ) : (
    <StatusChip
      tone="success"
      icon={<WorkspacePremiumOutlined />}
      label={m.word_mark_of({ mark: markText(givenMark) })}
    />
  )
}
