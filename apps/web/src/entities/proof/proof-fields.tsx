import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../../shared/api/error-message.ts'
import { formatClock } from '../../shared/format/dates.ts'
import { FormPasswordField } from '../../shared/forms/form-fields.tsx'
import SchoolOutlined from '../../shared/icons/school-outlined.tsx'
import { type ProofWays, useProveAtInstitution } from './proof.queries.ts'

interface ProofFieldsProps {
  /** Undefined while they are asked for, and where there is no answer: the password then. */
  ways: ProofWays | undefined
  /** Where the person goes on who comes back from the institution. */
  returnTo: string
  /** The last try was refused. */
  isWrong: boolean
}

/** The password, or a sign-in at the institution in its place. */
export function ProofFields({ ways, returnTo, isWrong }: ProofFieldsProps) {
  const leave = useProveAtInstitution(returnTo)
  if (ways?.until) {
    return <Alert severity="success">{m.proof_given({ until: formatClock(ways.until) })}</Alert>
  }
  const { hasPassword = true, providers = [] } = ways ?? {}
  return (
    <>
      {hasPassword && (
        <FormPasswordField
          name="password"
          label={m.control_password()}
          autoComplete="current-password"
          required={m.control_password_required()}
          autoFocus
        />
      )}
      {providers.length > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {hasPassword ? m.proof_instead() : m.proof_at_institution()}
        </Typography>
      )}
      {providers.map(({ provider, label }) => (
        <Button
          key={provider}
          variant="outlined"
          startIcon={<SchoolOutlined aria-hidden />}
          disabled={leave.isPending}
          onClick={() => leave.mutate(provider)}
        >
          {label ?? m.institution_sign_in()}
        </Button>
      ))}
      {!hasPassword && providers.length === 0 && <Alert severity="info">{m.proof_none()}</Alert>}
      {leave.data === 'unavailable' && <Alert severity="warning">{m.proof_unavailable()}</Alert>}
      {leave.data === 'not-kept' && <Alert severity="warning">{m.institution_not_kept()}</Alert>}
      {leave.error && <Alert severity="error">{errorMessage(leave.error)}</Alert>}
      {isWrong && (
        <Alert severity="warning">{hasPassword ? m.control_wrong_password() : m.proof_over()}</Alert>
      )}
    </>
  )
}
