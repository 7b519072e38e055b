import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { session } from '../../../shared/api/session.ts'
import { paths } from '../../../shared/paths.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { ListSkeleton } from '../../../shared/ui/skeletons.tsx'
import type { FactorAction } from './factor-dialog.tsx'
import { FactorList } from './factor-list.tsx'
import { FactorSign } from './factor-sign.tsx'
import { isSetUp } from './second-factor.mapper.ts'
import { secondFactorQueries } from './second-factor.queries.ts'

const FactorDialog = lazy(() =>
  import('./factor-dialog.tsx').then((module) => ({ default: module.FactorDialog })),
)

/** What the sign-in asks for after the password, and how that is changed. */
export function OwnSecondFactor() {
  const { data: factor, error, refetch, isFetching } = useQuery(secondFactorQueries.own())
  const [act, setAction] = useState<FactorAction | null>(null)
  const setUpAgain = useSetUpAgain()
  return (
    <Section
      title={m.second_factor_title()}
      description={m.second_factor_help()}
      actions={factor && <FactorSign isOn={isSetUp(factor)} />}
    >
      {factor ? (
        <FactorList factor={factor} onAction={setAction} />
      ) : error ? (
        <ErrorState error={error} headingLevel="h3" onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <ListSkeleton count={2} />
      )}
      {factor && act && (
        <Suspense>
          <FactorDialog act={act} factor={factor} onClose={() => setAction(null)} onMustSetUp={setUpAgain} />
        </Suspense>
      )}
    </Section>
  )
}

/** From now on the API refuses everything else. */
function useSetUpAgain() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return () => {
    const { facts } = session.get()
    if (facts) session.learn({ ...facts, mustSetUpSecondFactor: true })
    void navigate(paths.setUpSecondFactor(pathname))
  }
}
