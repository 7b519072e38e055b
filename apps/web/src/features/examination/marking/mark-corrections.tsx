import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { fullName } from '../../../entities/person/person.ts'
import type { Result } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { toDay } from '../../../shared/format/wire-day.ts'
import { saidMarkText } from './mark-words.ts'

/** What decisions have changed since the opening: what a mark was, what it is, and why. */
export function MarkCorrections({ corrections }: { corrections: Result['markCorrections'] }) {
  if (corrections.length === 0) return null
  return (
    <Box>
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        {m.marking_decided()}
      </Typography>
      <Box component="ul" aria-label={m.marking_decided()} sx={LIST}>
        {corrections.map((correction) => (
          <Correction key={correction.id} correction={correction} />
        ))}
      </Box>
    </Box>
  )
}

function Correction({ correction }: { correction: Result['markCorrections'][number] }) {
  const { decision, correctedAt, reason, before, after, finalBefore, finalAfter } = correction
  return (
    <Box component="li" sx={ITEM}>
      <Typography sx={{ fontWeight: 600 }}>{fullName(correction)}</Typography>
      <Typography>{m.marking_decided_mark(said(before, after))}</Typography>
      <Typography>
        {finalBefore === finalAfter
          ? m.marking_decided_final_same({ final: saidMarkText(finalAfter).mark })
          : m.marking_decided_final(said(finalBefore, finalAfter))}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {m.marking_decided_by({ decision, day: formatDay(toDay(correctedAt)) })}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {reason}
      </Typography>
    </Box>
  )
}

const said = (before: string, after: string) => ({
  before: saidMarkText(before).mark,
  after: saidMarkText(after).mark,
})

const LIST = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 } as const
const ITEM = { borderLeft: 3, borderColor: 'warning.main', pl: 3, overflowWrap: 'break-word' } as const
