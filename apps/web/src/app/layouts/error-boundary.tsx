import { isApiError, isSessionEnd } from '@diatrivi/client/api-error'
import Box from '@mui/material/Box'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRouteErrorResponse, Navigate, useLocation, useRevalidator, useRouteError } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { titleOf } from '../../shared/route-module.ts'
import { ErrorState, errorTitle } from '../../shared/ui/error-state.tsx'
import { OpenFrame } from './open-frame.tsx'

/** Shown in place of a page that failed: what happened, what to do, a retry. */
export function PageErrorBoundary() {
  const error = useRouteError()
  const revalidator = useRevalidator()
  const { reset } = useQueryErrorResetBoundary()
  const { pathname, search, hash } = useLocation()

  const isMissing =
    (isRouteErrorResponse(error) && error.status === 404) || (isApiError(error) && error.status === 404)
  const title = errorTitle(error, isMissing ? 'not-found' : 'failure')
  // The router sets the titles of pages only, and this is no page.
  useEffect(() => {
    document.title = titleOf(title)
  }, [title])

  if (isSessionEnd(error)) {
    return <Navigate to={paths.signIn({ returnTo: pathname + search + hash, expired: true })} replace />
  }
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

/** Catches errors outside every frame. */
export function RootErrorBoundary() {
  return (
    <OpenFrame>
      <Box sx={{ py: 8 }}>
        <PageErrorBoundary />
      </Box>
    </OpenFrame>
  )
}
