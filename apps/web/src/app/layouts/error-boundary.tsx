import Box from '@mui/material/Box'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { isRouteErrorResponse, Navigate, useLocation, useRevalidator, useRouteError } from 'react-router'
import { isApiError } from '../../shared/api/api-error.ts'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { paths } from '../paths.ts'
import { OpenFrame } from './open-frame.tsx'

/** What a page shows instead of itself: what happened, what to do, a retry. */
export function PageErrorBoundary() {
  const error = useRouteError()
  const revalidator = useRevalidator()
  const { reset } = useQueryErrorResetBoundary()
  const { pathname, search } = useLocation()

  if (isApiError(error) && error.status === 401) {
    return <Navigate to={paths.signIn({ returnTo: pathname + search, expired: true })} replace />
  }
  const isMissing =
    (isRouteErrorResponse(error) && error.status === 404) || (isApiError(error) && error.status === 404)
  return (
    <ErrorState
      headingLevel="h1"
      error={error}
      {...(isMissing
        ? { kind: 'not-found', homePath: paths.home() }
        : {
            onRetry: () => {
              reset()
              void revalidator.revalidate()
            },
            isRetrying: revalidator.state === 'loading',
          })}
    />
  )
}

/** The last net, where no frame is known. */
export function RootErrorBoundary() {
  return (
    <OpenFrame>
      <Box sx={{ py: 8 }}>
        <PageErrorBoundary />
      </Box>
    </OpenFrame>
  )
}
