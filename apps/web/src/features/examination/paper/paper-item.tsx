import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Paper } from './paper.mapper.ts'
import { PaperActions } from './paper-actions.tsx'
import { PaperCopies } from './paper-copies.tsx'
import { PaperChip, PaperRemarks, titleOf, whenIssued } from './paper-words.tsx'

/** One paper of a thesis: what it is, how it stands, its files, and what the reader can do with it. */
export function PaperItem({ paper }: { paper: Paper }) {
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{titleOf(paper)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {whenIssued(paper)}
        </Typography>
        <PaperRemarks paper={paper} />
      </Box>
      <PaperChip paper={paper} />
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <PaperActions paper={paper} />
      </Box>
      <PaperCopies paper={paper} />
    </Box>
  )
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 3,
  rowGap: 2,
  alignItems: 'start',
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const
