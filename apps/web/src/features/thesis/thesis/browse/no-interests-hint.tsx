import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { paths } from '../../../../shared/paths.ts'

/** Tells a student who wants the topics by fit that there is nothing yet that they could fit. */
export function NoInterestsHint() {
  return (
    <Alert severity="info" role="status" sx={{ mb: 4 }}>
      {m.thesis_list_fit_hint()}{' '}
      <Link component={RouterLink} to={paths.student.profile()}>
        {m.thesis_list_fit_hint_link()}
      </Link>
    </Alert>
  )
}
