import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useInstallationFact } from '../../shared/api/installation.ts'
import { paths } from '../../shared/paths.ts'
import { TOUCH } from '../../shared/ui/measures.ts'
import { LONE_LINK, NOT_ON_PAPER } from '../../shared/ui/sx.ts'

export function Footer() {
  const operator = useInstallationFact('operator')
  return (
    <Box component="footer" sx={{ py: 6, fontSize: '0.9375rem', color: 'text.secondary', ...NOT_ON_PAPER }}>
      <Box
        component="nav"
        aria-label={m.shell_footer()}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 6,
          rowGap: 2,
          [TOUCH]: { rowGap: 6 },
          '& a': LONE_LINK,
        }}
      >
        <Link component={RouterLink} to={paths.accessibility()} color="inherit">
          {m.shell_accessibility()}
        </Link>
        <Link component={RouterLink} to={paths.privacy()} color="inherit">
          {m.shell_privacy()}
        </Link>
      </Box>
      {operator !== null && <Box sx={{ mt: 3 }}>{operator}</Box>}
    </Box>
  )
}
