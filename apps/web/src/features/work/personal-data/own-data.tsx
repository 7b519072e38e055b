import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import DeleteOutlined from '../../../shared/icons/delete-outlined.tsx'
import DownloadOutlined from '../../../shared/icons/download-outlined.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { ReasonedButton } from '../../../shared/ui/reasoned-button.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { actionIn, type OwnAction } from './own-action.ts'
import { type OwnDeletion, personalDataQueries } from './personal-data.queries.ts'

const TakeOutDialog = lazy(() =>
  import('./take-out-dialog.tsx').then((module) => ({ default: module.TakeOutDialog })),
)
const DeleteAccountDialog = lazy(() =>
  import('./delete-account-dialog.tsx').then((module) => ({ default: module.DeleteAccountDialog })),
)

/** What a person may ask for of all that is kept about him or her, and how he or she goes. */
export function OwnData() {
  const { data: deletion, error, refetch, isFetching } = useQuery(personalDataQueries.deletion())
  const [parameters, setParameters] = useSearchParams()
  // A person who comes back from the institution goes on where he or she left.
  const [act, setAction] = useState<OwnAction | null>(actionIn(parameters))
  const close = () => {
    setAction(null)
    if (actionIn(parameters) !== null) setParameters({}, { replace: true, preventScrollReset: true })
  }
  return (
    <Section title={m.personal_data_title()} description={m.personal_data_help()}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'start' }}>
        <Button startIcon={<DownloadOutlined />} onClick={() => setAction('takeOut')}>
          {m.personal_data_take_out()}
        </Button>
        {deletion && (
          <ReasonedButton
            startIcon={<DeleteOutlined />}
            color="error"
            reason={reasonNotTo(deletion)}
            onClick={() => setAction('delete')}
          >
            {m.personal_data_delete()}
          </ReasonedButton>
        )}
      </Box>
      {!deletion && error && (
        <ErrorState error={error} headingLevel="h3" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      <Suspense>
        {act === 'takeOut' && <TakeOutDialog onClose={close} />}
        {act === 'delete' && deletion && deletion.refusal === null && (
          <DeleteAccountDialog deletion={deletion} onClose={close} />
        )}
      </Suspense>
    </Section>
  )
}

function reasonNotTo({ refusal }: OwnDeletion): string | null {
  if (refusal === null) return null
  return refusal === 'own_account' ? m.personal_data_administrator() : m.refusals_has_unfinished_theses()
}
