import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { errorMessage } from '../../../../shared/api/error-message.ts'
import SchoolOutlined from '../../../../shared/icons/school-outlined.tsx'
import { paths } from '../../../../shared/paths.ts'
import { useLeaveForInstitution } from './institution.mutations.ts'
import { institutionQueries } from './institution.queries.ts'

/** Beside the form of the password: the ways by the institution, where there are any. */
export function InstitutionalWays({ returnTo }: { returnTo: string | null }) {
  const { data: ways } = useQuery(institutionQueries.ways())
  const leave = useLeaveForInstitution(returnTo)
  // No account can sign in yet.
  if (ways?.first_run) return <Navigate to={paths.firstRun()} replace />
  if (ways === undefined || ways.providers.length === 0) return null
  const isMain = ways.local === 'administrators'
  return (
    <Box sx={{ display: 'grid', gap: 4, mt: 6 }}>
      <Divider aria-hidden>{m.institution_or()}</Divider>
      {isMain && <Typography sx={{ color: 'text.secondary' }}>{m.institution_only()}</Typography>}
      {ways.providers.map(({ provider, label }) => (
        <Button
          key={provider}
          size="large"
          variant={isMain ? 'contained' : 'outlined'}
          startIcon={<SchoolOutlined aria-hidden />}
          disabled={leave.isPending}
          onClick={() => leave.mutate(provider)}
        >
          {label ?? m.institution_sign_in()}
        </Button>
      ))}
      {leave.data === 'unavailable' && <Alert severity="warning">{m.institution_unavailable()}</Alert>}
      {leave.data === 'not-kept' && <Alert severity="warning">{m.institution_not_kept()}</Alert>}
      {leave.error && <Alert severity="error">{errorMessage(leave.error)}</Alert>}
    </Box>
  )
}
