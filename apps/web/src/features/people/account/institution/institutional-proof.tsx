import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { institutionQueries } from './institution.queries.ts'

interface InstitutionalProofProps {
  ticket: string
  /** What the provider sent the browser back with. */
  returned: string
  onProved: () => unknown
}

/** What follows the sign-in at the provider by which a person who is signed in has shown once more who he or she is. */
export function InstitutionalProof({ ticket, returned, onProved }: InstitutionalProofProps) {
  const { data: step, error, refetch, isFetching } = useQuery(institutionQueries.prove({ ticket, returned }))
  const isProved = step?.step === 'proved'
  useEffect(() => {
    if (isProved) onProved()
  }, [isProved, onProved])

  if (error) {
    return (
      <ErrorState error={error} headingLevel="h2" onRetry={() => void refetch()} isRetrying={isFetching} />
    )
  }
  if (step === undefined || step.step === 'proved') return <ListSkeleton count={1} />
  if (step.step === 'refused') return <Alert severity="warning">{REASONS[step.reason]()}</Alert>
  if (step.step === 'unavailable') return <Alert severity="warning">{m.proof_unavailable()}</Alert>
  return <Alert severity="info">{m.proof_over()}</Alert>
}

const REASONS = {
  provider_refused: m.proof_provider_refused,
  another_person: m.proof_another_person,
  not_fresh: m.proof_not_fresh,
}
