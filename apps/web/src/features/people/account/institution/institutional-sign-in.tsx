import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { providerMark } from '../../../../shared/api/provider-mark.ts'
import type { SessionFacts } from '../../../../shared/api/session.ts'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { SecondStep } from '../second-step/second-step.tsx'
import { beginSession } from '../sign-in.mutations.ts'
import type { InstitutionalStep } from './institution.mapper.ts'
import { institutionQueries } from './institution.queries.ts'
import { LinkForm } from './link-form.tsx'
import { RegisterByInstitutionForm } from './register-by-institution-form.tsx'

interface InstitutionalSignInProps {
  ticket: string
  /** What the provider sent the browser back with. */
  returned: string
  onSignedIn: (facts: SessionFacts) => unknown
}

/** What follows the sign-in at the provider, until the person is in. */
export function InstitutionalSignIn({ ticket, returned, onSignedIn }: InstitutionalSignInProps) {
  const first = useQuery(institutionQueries.finish({ ticket, returned }))
  const [later, setLater] = useState<InstitutionalStep | null>(null)
  const step = later ?? first.data
  const isIn = useRef(false)

  useEffect(() => {
    if (step?.kind !== 'signed-in' || isIn.current) return
    isIn.current = true
    beginSession(step)
    providerMark.keep()
    onSignedIn(step.facts)
  }, [step, onSignedIn])

  if (first.error) {
    return (
      <ErrorState
        error={first.error}
        headingLevel="h2"
        onRetry={() => void first.refetch()}
        isRetrying={first.isFetching}
      />
    )
  }
  if (step === undefined || step.kind === 'signed-in') return <ListSkeleton count={1} />
  const over = () => setLater({ kind: 'over' })
  switch (step.kind) {
    case 'password':
      return <LinkForm ticket={ticket} email={step.email} isWrong={step.isWrong} onStep={setLater} />
    case 'register':
      return <RegisterByInstitutionForm ticket={ticket} person={step.person} onStep={setLater} />
    case 'second-step':
      return (
        <SecondStep
          challenge={step.challenge}
          ways={step.ways}
          onSignedIn={(facts) => {
            providerMark.keep()
            onSignedIn(facts)
          }}
          onOver={over}
          onBack={over}
        />
      )
    case 'refused':
      return <Alert severity="warning">{REASONS[step.reason]()}</Alert>
    case 'unavailable':
      return <Alert severity="warning">{m.institution_unavailable()}</Alert>
    case 'over':
      return <Alert severity="info">{m.institution_over()}</Alert>
  }
}

const REASONS = {
  provider_refused: m.institution_provider_refused,
  address_not_verified: m.institution_address_not_verified,
  address_linked: m.institution_address_linked,
  not_a_student: m.institution_not_a_student,
}
