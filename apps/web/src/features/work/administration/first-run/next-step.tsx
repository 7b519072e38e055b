import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { paths } from '../../../../shared/paths.ts'
import { LONE_LINK } from '../../../../shared/ui/sx.ts'

/** What most installations do next, each with its page. */
export function NextStep() {
  const entries = [
    [m.first_run_next_secretary, m.first_run_next_secretary_text, paths.administrator.secretaries()],
    [m.first_run_next_import, m.first_run_next_import_text, paths.administrator.import()],
    [m.first_run_next_instructors, m.first_run_next_instructors_text, paths.administrator.users()],
    [m.first_run_next_departments, m.first_run_next_departments_text, paths.administrator.departments()],
    [m.first_run_next_profile, m.first_run_next_profile_text, paths.administrator.profile()],
    [m.first_run_next_system, m.first_run_next_system_text, paths.administrator.system()],
  ] as const
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
      {entries.map(([label, text, to]) => (
        <li key={to}>
          <Link component={RouterLink} to={to} sx={LONE_LINK}>
            {label()}
          </Link>
          <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{text()}</Typography>
        </li>
      ))}
    </Box>
  )
}
