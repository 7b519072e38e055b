import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import AccessTimeOutlined from '../../../shared/icons/access-time-outlined.tsx'
import FlagOutlined from '../../../shared/icons/flag-outlined.tsx'
import { WHOLE_CARD } from '../../../shared/ui/sx.ts'
import type { NextDue } from './next-due.ts'

/** What is next, in one line that leads to where it is done. */
export function NextDueLine({ due }: { due: NextDue }) {
  const { sentence, targetId, isLate } = due
  const Icon = isLate ? AccessTimeOutlined : FlagOutlined
  return (
    <Box sx={{ ...LINE, bgcolor: isLate ? 'error.tint' : 'primary.tint' }}>
      <Icon aria-hidden sx={{ color: isLate ? 'error.main' : 'primary.main' }} />
      <Link component={RouterLink} to={`#${targetId}`} replace sx={{ ...WORDS, ...WHOLE_CARD }}>
        {sentence}
      </Link>
    </Box>
  )
}

const LINE = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  alignItems: 'center',
  px: 4,
  py: 3,
  borderRadius: 2,
} as const
const WORDS = { color: 'text.primary', fontWeight: 600, overflowWrap: 'break-word' } as const
