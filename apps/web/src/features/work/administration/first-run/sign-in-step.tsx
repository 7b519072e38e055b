import type { SignInFinding, SignInProvider } from '@diatrivi/domain/people/account/institutional-sign-in'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { FailedCall } from './failed-call.tsx'
import { firstRunQueries, type SignInTrial, useTrySignInProviders } from './first-run.queries.ts'
import { SettingsHint } from './settings-hint.tsx'

const PROVIDER_WORDS: Record<SignInProvider, string> = {
  oidc: 'OpenID Connect',
  saml: 'SAML 2.0',
  cas: 'CAS 3',
}

const FINDING_WORDS: Record<SignInFinding, () => string> = {
  fits: m.first_run_finding_fits,
  no_answer: m.first_run_finding_no_answer,
  not_a_provider: m.first_run_finding_not_a_provider,
  other_issuer: m.first_run_finding_other_issuer,
  no_code_flow: m.first_run_finding_no_code_flow,
  refuses_us: m.first_run_finding_refuses_us,
  other_certificate: m.first_run_finding_other_certificate,
}

/** Whether each provider of the institution answers, and fits what is set. */
export function SignInStep({ onDone }: { onDone: () => void }) {
  const { data: ways, error, refetch, isFetching } = useQuery(firstRunQueries.ways())
  const trial = useTrySignInProviders()
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (ways === undefined) return <ListSkeleton count={1} />
  if (ways.providers.length === 0) {
    return (
      <Alert severity="info">
        <Typography sx={{ fontWeight: 600 }}>{m.first_run_sign_in_none()}</Typography>
        <SettingsHint
          settings={['OIDC_ISSUER', 'SAML_IDP_URL', 'CAS_URL', 'SSO_DOMAINS']}
          guide="docs/guides/single-sign-on.md"
        />
      </Alert>
    )
  }
  const ask = () =>
    onceDone(trial.mutateAsync(), (found) => found.every(({ finding }) => finding === 'fits') && onDone())
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}>
      <Button variant="contained" disabled={trial.isPending} onClick={ask}>
        {trial.isPending ? m.first_run_sign_in_trying() : m.first_run_sign_in_try()}
      </Button>
      <Box role="status" sx={{ width: '100%', display: 'grid', gap: 3 }}>
        {trial.data?.map((one) => (
          <Finding key={one.provider} {...one} />
        ))}
      </Box>
      <FailedCall error={trial.error} />
    </Box>
  )
}

function Finding({ provider, address, finding }: SignInTrial) {
  return (
    <Alert severity={finding === 'fits' ? 'success' : 'error'} role="none">
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {PROVIDER_WORDS[provider]}: {address}
      </Typography>
      <Typography>{FINDING_WORDS[finding]()}</Typography>
    </Alert>
  )
}
