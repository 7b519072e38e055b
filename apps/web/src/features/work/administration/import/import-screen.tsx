import Box from '@mui/material/Box'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { withParameters } from '../../../../shared/filters.ts'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { useErrorToast } from '../../../../shared/ui/use-error-toast.ts'
import { useAddressSearch } from '../../../../shared/use-address-search.ts'
import { EarlierImports } from './earlier-imports.tsx'
import type { ImportOffice } from './import.mapper.ts'
import { type ImportSource, type ReadingWish, useStartImport } from './import.mutations.ts'
import { importQueries } from './import.queries.ts'
import { ImportReview } from './import-review.tsx'
import { ImportUpload } from './import-upload.tsx'

const ID = /^[1-9][0-9]{0,9}$/

interface ImportScreenProps {
  office: ImportOffice
  /** Another way in which rows come, beside a file. */
  beside?: ReactNode
}

/** A file, its check, its application: the import that is looked at stands in the address. */
export function ImportScreen({ office, beside }: ImportScreenProps) {
  const [parameters, setParameters] = useAddressSearch()
  const asked = parameters.get('import') ?? ''
  const importId = ID.test(asked) ? Number(asked) : null
  const show = (id: number | null) =>
    setParameters((now) => withParameters(now, { import: id === null ? '' : String(id), show: '', page: '' }))
  /** The file of an import that was read here, so that it can be read in another way too. */
  const [read, setRead] = useState<{ importId: number; source: ImportSource } | null>(null)
  const showRead = (id: number, source: ImportSource) => {
    setRead({ importId: id, source })
    show(id)
  }
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {importId === null ? (
        <>
          <Steps current={0} />
          <ImportUpload
            office={office}
            asked={parameters.get('kind')}
            onRead={({ id }, source) => showRead(id, source)}
          />
          {beside}
          <EarlierImports office={office} />
        </>
      ) : (
        <ImportInSteps
          office={office}
          importId={importId}
          source={read?.importId === importId ? read.source : null}
          onRead={showRead}
          onAnother={() => show(null)}
        />
      )}
    </Box>
  )
}

interface ImportInStepsProps {
  office: ImportOffice
  importId: number
  /** Null where the file is not at hand. */
  source: ImportSource | null
  /** It was read in another way, as an import of its own. */
  onRead: (importId: number, source: ImportSource) => void
  onAnother: () => void
}

function ImportInSteps({ office, importId, source, onRead, onAnother }: ImportInStepsProps) {
  const { mutate, isPending } = useStartImport(office)
  const errorToast = useErrorToast()
  const { data: run, error, refetch, isFetching } = useQuery(importQueries(office).run(importId))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (run === undefined) return <ListSkeleton count={3} />
  const readAgain = (wish: ReadingWish) => {
    if (source === null) return
    mutate(
      { ...source, ...wish },
      { onSuccess: ({ id }) => onRead(id, source), onError: (error) => errorToast(error) },
    )
  }
  return (
    <>
      <Steps current={run.applied === null ? 1 : 3} />
      <ImportReview
        key={run.id}
        run={run}
        onAnother={onAnother}
        onReadAgain={source === null || run.applied !== null ? null : readAgain}
        isReading={isPending}
      />
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
