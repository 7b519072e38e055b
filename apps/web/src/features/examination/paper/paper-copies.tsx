import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { download } from '../../../shared/api/download.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { useAction } from '../../../shared/ui/use-action.ts'
import type { Paper } from './paper.mapper.ts'

/** The signed copies that came home. */
export function PaperCopies({ paper: { returns, signers } }: { paper: Pick<Paper, 'returns' | 'signers'> }) {
  const run = useAction()
  if (returns.length === 0) return null
  return (
    <Box component="ul" aria-label={m.paper_copies()} sx={{ gridColumn: '1 / -1', m: 0, pl: 5 }}>
      {returns.map(({ id: returnId, name, signatures, returnedAt, acceptedOutdated }) => (
        <li key={returnId}>
          <Button
            size="small"
            variant="text"
            aria-label={m.paper_copy_named({ name })}
            onClick={() => void run(() => download('downloadSignedPaper', { params: { returnId } }))}
            sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
          >
            {name}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[
              formatDay(toDay(returnedAt)),
              signatures !== null &&
                signatures > 0 &&
                m.paper_copy_signatures({ count: signatures, signers }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {acceptedOutdated && (
            <Typography variant="body2">{m.paper_copy_reason({ reason: acceptedOutdated })}</Typography>
          )}
        </li>
      ))}
    </Box>
  )
}
