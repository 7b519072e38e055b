import Box from '@mui/material/Box'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { withParameters } from '../../../../shared/filters.ts'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import type { ImportOffice } from './import.mapper.ts'
import { importQueries } from './import.queries.ts'
import { ImportReview } from './import-review.tsx'
import { ImportUpload } from './import-upload.tsx'

const ID = /^[1-9][0-9]{0,9}$/

/** A file, its check, its application: the import that is looked at stands in the address. */
export function ImportScreen({ office }: { office: ImportOffice }) {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('import') ?? ''
  const importId = ID.test(asked) ? Number(asked) : null
  const show = (id: number | null) =>
    setParameters((before) => withParameters(before, { import: id === null ? '' : String(id) }))
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {importId === null ? (
        <>
          <Steps current={0} />
          <ImportUpload office={office} asked={parameters.get('kind')} onRead={({ id }) => show(id)} />
          <EarlierImports office={office} />
        </>
      ) : (
        <ImportInSteps office={office} importId={importId} onAnother={() => show(null)} />
      )}
    </Box>
  )
}

interface ImportInStepsProps {
  office: ImportOffice
  importId: number
  onAnother: () => void
}

function ImportInSteps({ office, importId, onAnother }: ImportInStepsProps) {
  const { data: run, error, refetch, isFetching } = useQuery(importQueries(office).run(importId))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (run === undefined) return <ListSkeleton count={3} />
  return (
    <>
      <Steps current={run.applied === null ? 1 : 3} />
      <ImportReview key={run.id} run={run} onAnother={onAnother} />
    </>
  )
}

/** Beyond the last one when all is done. */
function Steps({ current }: { current: number }) {
  const labels = [m.import_step_file(), m.import_step_check(), m.import_step_apply()]
  return (
    <Stepper component="ol" activeStep={current} aria-label={m.import_steps()} sx={{ p: 0, m: 0 }}>
      {labels.map((label, index) => (
        <Step component="li" key={label} aria-current={index === current ? 'step' : undefined}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}
