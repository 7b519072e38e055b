import { isApiError, isSessionEnd } from '@diatrivi/client/api-error'
import Box from '@mui/material/Box'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Navigate, useLocation, useRevalidator, useRouteError } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { titleOf } from '../../shared/route-module.ts'
import { ErrorState, errorTitle } from '../../shared/ui/error-state.tsx'
import { OpenFrame } from './open-frame.tsx'

/** Where a page has drawn itself anew, by the key of its address: it does so once, and a person is asked from then on. */
let lastRedrawn: string | undefined

/** What React meets where a translator, or another extension of the browser, has moved the nodes of the page. */
function isOfMovedNodes(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}

/** Shown in place of a page that failed: what happened, what to do, a retry. */
export function PageErrorBoundary() {
  const error = useRouteError()
  const revalidator = useRevalidator()
  const { reset } = useQueryErrorResetBoundary()
  const { pathname, search, hash, key } = useLocation()

  const isMissing =
    (isRouteErrorResponse(error) && error.status === 404) || (isApiError(error) && error.status === 404)
  const title = errorTitle(error, isMissing ? 'not-found' : 'failure')
  const [redraws] = useState(() => isOfMovedNodes(error) && lastRedrawn !== key)
  useEffect(() => {
    // The router sets the titles of pages only, and this is no page.
    if (!redraws) document.title = titleOf(title)
  }, [redraws, title])
  useEffect(() => {
    if (!redraws) return
    lastRedrawn = key
    void revalidator.revalidate()
  }, [redraws, key, revalidator])

  if (isSessionEnd(error)) {
    return <Navigate to={paths.signIn({ returnTo: pathname + search + hash, expired: true })} replace />
  }
  if (redraws) return <Box aria-busy sx={{ minHeight: '100vh' }} />
  return (
    <ErrorState
      headingLevel="h1"
      error={error}
      {...(isMissing
        ? { kind: 'not-found', homePath: paths.dashboard() }
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
