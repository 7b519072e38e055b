import { isApiError } from '@diatrivi/client/api-error'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../api/error-message.ts'
import { isFailedPart } from '../api/failed-parts.ts'
import { NO_ANSWER } from './measures.ts'
import { StateDrawing } from './state-drawing.tsx'

interface ErrorStateProps {
  error: unknown
  kind?: 'failure' | 'not-found'
  onRetry?: () => void
  isRetrying?: boolean
  /** Where a page that does not exist sends people. */
  homePath?: string
  headingLevel?: 'h1' | 'h2' | 'h3'
}

/** An error: what happened, what to do about it, and the button that does it. */
export function ErrorState({
  error,
  kind = 'failure',
  onRetry,
  isRetrying,
  homePath,
  headingLevel = 'h2',
}: ErrorStateProps) {
  const isIncomplete = isFailedPart(error)
  return (
    <Box
      {...(headingLevel === 'h1' && isApiError(error) && error.status === 0 && { [NO_ANSWER]: '' })}
      sx={{ display: 'grid', justifyItems: 'center', gap: 3, py: { xs: 8, md: 12 }, textAlign: 'center' }}
    >
      <StateDrawing name={kind === 'not-found' ? 'lost' : 'broken'} />
      <Typography variant={headingLevel === 'h1' ? 'h1' : 'h2'} component={headingLevel} tabIndex={-1}>
        {errorTitle(error, kind)}
      </Typography>
      <Typography
        role={kind === 'failure' ? 'alert' : undefined}
        sx={{ maxWidth: '52ch', color: 'text.secondary' }}
      >
        {kind === 'not-found' ? m.errors_not_found() : errorMessage(error)}
      </Typography>
      {onRetry && (
        <Button
          variant="contained"
          onClick={isIncomplete ? () => window.location.reload() : onRetry}
          disabled={isRetrying === true}
          sx={{ mt: 2 }}
        >
          {retryLabel(isRetrying === true, isIncomplete)}
        </Button>
      )}
      {homePath && (
        <Button component={Link} to={homePath} variant="contained" sx={{ mt: 2 }}>
          {m.errors_go_home()}
        </Button>
      )}
    </Box>
  )
}

/** What happened, in a few words. */
export function errorTitle(error: unknown, kind: 'failure' | 'not-found'): string {
  if (kind === 'not-found') return m.errors_not_found_title()
  if (isFailedPart(error)) return m.errors_incomplete_title()
  if (isApiError(error) && error.status === 0)
    return navigator.onLine ? m.errors_unavailable_title() : m.errors_offline_title()
  if (isApiError(error) && [502, 503, 504].includes(error.status)) return m.errors_unavailable_title()
  return m.errors_title()
}

function retryLabel(isRetrying: boolean, isIncomplete: boolean): string {
  if (isRetrying) return m.control_loading()
  return isIncomplete ? m.errors_reload() : m.control_retry()
}
